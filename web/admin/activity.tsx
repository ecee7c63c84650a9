import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Activity, kinds, listActors } from '../../contracts/activity.ts';
import type { AnswerOf } from '../../contracts/endpoint.ts';
import { PrivateHead } from '../content/page-head.tsx';
import { call } from '../http/api.ts';
import { useLanguage, useWords } from '../i18n/language.tsx';
import { useFetched } from '../session/use-fetched.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { useChangeQuery, withParameters } from '../ui/use-change-query.ts';
import styles from './activity.module.css';
import { ActivityEntry, nameOf, titleOf } from './activity-entry.tsx';
import { EmptyList } from './empty-list.tsx';
import { ListFilters } from './list-filters.tsx';
import { useKnownFilters } from './list-query.ts';
import { PageTitle } from './page-title.tsx';
import { Pending } from './pending.tsx';
import { daysOf, type Period, readPeriod, usePeriodFields, writePeriod } from './period.ts';
import { useCategories } from './products/use-categories.ts';
import { useActivity } from './use-activity.ts';
import { useAdminWords } from './use-admin-words.ts';
import { useCountText } from './use-count-text.ts';
import { useUndo } from './use-undo.ts';

/** The activity log (audit log) of the admin area, with undo. */
export default function ActivityPage() {
  const words = useWords();
  const admin = useAdminWords();
  const { activity } = admin;
  const countText = useCountText();
  const [query] = useSearchParams();
  const change = useChangeQuery();
  const kind = kinds.find((one) => one === query.get('kind'));
  const { data: people } = useFetched({
    queryKey: ['actors'],
    queryFn: ({ signal }) => call(listActors, {}, { signal }),
  });
  const asked = query.get('user');
  const isKnown = people?.some(({ id }) => id === asked) ?? true;
  const user = (isKnown && asked) || undefined;
  const period = readPeriod(query);
  useKnownFilters({ kind, user, ...writePeriod(period) });
  const { list, isCurrent, isFetching, fetched, more } = useActivity({
    action: kind,
    user,
    ...daysOf(period),
  });
  const isNarrowed = Boolean(kind || user || period.period !== 'always');
  const categories = useCategoryNames();
  const [undoing, setUndoing] = useState<Activity | null>(null);
  return (
    <>
      <PrivateHead page="admin" title={words.shell.title(activity.heading)} />
      <PageTitle title={activity.heading} text={activity.intro} />
      <Filters
        kind={kind ?? ''}
        user={user ?? ''}
        people={people ?? []}
        period={period}
        onChange={(changes) =>
          change((current) => {
            const next = withParameters(current, changes);
            // Days are of a custom period alone.
            for (const [name, value] of Object.entries(writePeriod(readPeriod(next))))
              if (!value) next.delete(name);
            return next;
          })
        }
      />
      <Pending loaded={fetched} say={activity} isKept={list !== undefined} />
      {list?.items.length === 0 && <EmptyList title={isNarrowed ? activity.emptyFiltered : activity.empty} />}
      {list && list.items.length > 0 && (
        <>
          <ul className={styles.entries} aria-busy={isFetching}>
            {list.items.map((entry) => (
              <ActivityEntry
                key={entry.id}
                entry={entry}
                categories={categories}
                onUndo={() => setUndoing(entry)}
              />
            ))}
          </ul>
          <div className={styles.more}>
            <p className="muted">{activity.count(list.items.length, countText(list.page))}</p>
            {more.failure && <Alert>{more.failure}</Alert>}
            {list.page.cursor && isCurrent && (
              <Button variant="line" busy={more.isBusy} onClick={more.start}>
                {activity.loadMore}
              </Button>
            )}
          </div>
        </>
      )}
      <UndoQuestion
        entry={undoing}
        onClose={() => setUndoing(null)}
        onUndone={async () => void (await fetched.refetch())}
      />
    </>
  );
}

type FiltersProps = {
  kind: string;
  user: string;
  people: AnswerOf<typeof listActors>;
  period: Period;
  onChange: (changes: Record<string, string>) => void;
};

function Filters({ kind, user, people, period, onChange }: FiltersProps) {
  const { activity } = useAdminWords();
  return (
    <ListFilters
      fields={[
        {
          name: 'kind',
          label: activity.kind,
          value: kind,
          options: [['', activity.allKinds], ...kinds.map((one) => [one, activity.kinds[one]] as const)],
        },
        {
          name: 'user',
          label: activity.person,
          value: user,
          options: [['', activity.everybody], ...people.map(({ id, name }) => [id, name] as const)],
        },
        ...usePeriodFields(period),
      ]}
      onChange={onChange}
    />
  );
}

function useCategoryNames(): Map<string, string> {
  const language = useLanguage();
  const { data: categories = [] } = useCategories();
  return new Map(categories.map(({ id, name }) => [id, name[language]]));
}

type UndoQuestionProps = {
  entry: Activity | null;
  onClose: () => void;
  onUndone: () => Promise<void>;
};

function UndoQuestion({ entry, onClose, onUndone }: UndoQuestionProps) {
  const { shell } = useWords();
  const admin = useAdminWords();
  const { activity } = admin;
  const language = useLanguage();
  const { undo } = useUndo();
  const [isBusy, setBusy] = useState(false);
  const confirm = async (asked: Activity) => {
    setBusy(true);
    const undoing = await undo(asked.id);
    // A refusal means a conflict with another administrator's undo: the list is stale in any case, so it is reloaded.
    await onUndone();
    setBusy(false);
    onClose();
    if (undoing) window.scrollTo({ top: 0 });
  };
  return (
    <Modal
      open={entry !== null}
      onClose={onClose}
      title={activity.undoQuestion}
      closeLabel={shell.close}
      width="narrow"
      busy={isBusy}
      foot={
        <>
          <Button variant="line" disabled={isBusy} onClick={onClose}>
            {admin.cancel}
          </Button>
          <Button busy={isBusy} onClick={() => entry && void confirm(entry)}>
            {activity.undo}
          </Button>
        </>
      }
    >
      {entry && (
        <p>
          <b>{titleOf(entry, activity)}</b>
          {nameOf(entry, language) && (
            <>
              : <bdi>{nameOf(entry, language)}</bdi>
            </>
          )}
        </p>
      )}
      <p className="muted">{activity.undoText}</p>
      {entry?.action === 'order.status' && <p className="muted">{activity.undoMails}</p>}
    </Modal>
  );
}
