import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { type DeliveryArea, sortDeliveryAreas } from '../../../contracts/delivery-areas.ts';
import { findAreas } from '../../../contracts/find-areas.ts';
import { PrivateHead } from '../../content/page-head.tsx';
import { callRecorded } from '../../http/api.ts';
import { usePath, useWords } from '../../i18n/language.tsx';
import { useFetched } from '../../session/use-fetched.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { BackLink } from '../back-link.tsx';
import { DeliveryFee } from '../delivery-fee.tsx';
import { EmptyList } from '../empty-list.tsx';
import { fromList } from '../list-address.ts';
import { PageTitle } from '../page-title.tsx';
import { Pending } from '../pending.tsx';
import { SearchBox } from '../search-box.tsx';
import { readTabDraft, useDraftKey } from '../tab-draft.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useMove } from '../use-move.ts';
import { AddAreas } from './add-areas.tsx';
import { AreaForm } from './area-form.tsx';
import { AreaList } from './area-list.tsx';
import { areasQuery } from './area-queries.ts';
import styles from './delivery.module.css';

/** The open dialog: the list to choose from, or the form of an area or a new one. */
type Open = { add: true } | { edit: DeliveryArea | null; typedFee?: string };

/** The dialog with unsaved changes. */
function unsavedOf(key: string, areas: DeliveryArea[]): Open | null {
  const hasDraft = (form: string) => readTabDraft(`${key}:${form}`) !== null;
  if (hasDraft('many')) return { add: true };
  if (hasDraft('new')) return { edit: null };
  const edit = areas.find(({ id }) => hasDraft(id));
  return edit ? { edit } : null;
}

/** The delivery areas with their fees. */
export default function Delivery() {
  const { shell } = useWords();
  const { abroad, delivery: say, deliveryTimes, settings } = useAdminWords();
  const path = usePath();
  const loaded = useFetched(areasQuery);
  const [open, setOpen] = useState<Open | null>(null);
  const [text, setText] = useState('');
  const move = useMove({
    queryKey: areasQuery.queryKey,
    sort: (ids) => callRecorded(sortDeliveryAreas, { ids }),
    say: say.moved,
  });
  const areas = loaded.data;
  const isLoaded = areas !== undefined;
  const draftsKey = useDraftKey('area');
  // After a reload, an unsaved dialog opens again with what was typed. Only once: it is closed only by saving or discarding.
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the areas as they are loaded first.
  useEffect(() => {
    if (areas) setOpen(unsavedOf(draftsKey, areas));
  }, [isLoaded]);
  const found = findAreas(areas ?? [], text);
  const withoutFee = areas?.filter(({ fee }) => fee === null).length ?? 0;
  const close = () => setOpen(null);
  return (
    <>
      <PrivateHead page="admin" title={shell.title(say.title)} />
      <BackLink to={path('/admin/settings')}>{settings.back}</BackLink>
      <PageTitle title={say.title} text={say.intro}>
        <Button size="sm" disabled={!areas} onClick={() => setOpen({ add: true })}>
          {say.add}
        </Button>
      </PageTitle>
      <nav className={styles.more} aria-label={say.more}>
        <Link className="link" to={path('/admin/delivery-times')} state={fromList}>
          {deliveryTimes.open}
        </Link>
        <Link className="link" to={path('/admin/delivery-abroad')} state={fromList}>
          {abroad.open}
        </Link>
      </nav>
      <DeliveryFee />
      <Pending loaded={loaded} say={say} isKept={areas !== undefined} />
      {areas?.length === 0 && <EmptyList title={say.empty} text={say.emptyText} />}
      {areas && areas.length > 0 && (
        <div className={styles.page}>
          {withoutFee > 0 && <Alert>{say.withoutFee(withoutFee)}</Alert>}
          <SearchBox label={say.find} placeholder={say.findHint} value={text} onSearch={setText} />
          <p className="muted" role="status">
            {found.length > 0 ? say.count(found.length) : say.none}
          </p>
          <AreaList
            areas={found}
            onMove={text ? undefined : (from, to) => move(areas, from, to)}
            onEdit={(edit) => setOpen({ edit })}
          />
        </div>
      )}
      {open && 'add' in open && (
        <AddAreas areas={areas ?? []} onClose={close} onEdit={(edit) => setOpen({ edit })} />
      )}
      {open && 'edit' in open && (
        <AreaForm
          key={open.edit?.id ?? 'new'}
          area={open.edit}
          areas={areas ?? []}
          typedFee={open.typedFee}
          onEdit={(edit, typedFee) => setOpen({ edit, typedFee })}
          onClose={close}
        />
      )}
    </>
  );
}
