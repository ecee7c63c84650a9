import { Link } from 'react-router';
import { type AdminCollection, sortCollections } from '../../../contracts/collections.ts';
import { PrivateHead } from '../../content/page-head.tsx';
import { callRecorded } from '../../http/api.ts';
import { useLanguage, usePath, useWords } from '../../i18n/language.tsx';
import { useFetched } from '../../session/use-fetched.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DottedLine } from '../../ui/dotted-line.tsx';
import { BackLink } from '../back-link.tsx';
import { EmptyList } from '../empty-list.tsx';
import rows from '../list.module.css';
import { PageTitle } from '../page-title.tsx';
import { Pending } from '../pending.tsx';
import { PlaceButtons } from '../place-buttons.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { useMove } from '../use-move.ts';
import { collectionsKey, collectionsQuery } from './collection-queries.ts';
import styles from './collections.module.css';

/** `/admin/collections`: the collections, in their order on the home page. */
export default function Collections() {
  const { shell } = useWords();
  const { categories, collections: say } = useAdminWords();
  const path = usePath();
  const loaded = useFetched(collectionsQuery);
  const { data: list } = loaded;
  const move = useMove({
    queryKey: collectionsKey,
    sort: (ids) => callRecorded(sortCollections, { ids }),
    say: say.moved,
  });
  return (
    <>
      <PrivateHead page="admin" title={shell.title(say.title)} />
      <BackLink to={path('/admin/categories')}>{categories.back}</BackLink>
      <PageTitle isOfList title={say.title} text={say.intro}>
        <ButtonLink size="sm" to={path('/admin/collections/new')}>
          {say.add}
        </ButtonLink>
      </PageTitle>
      <Pending loaded={loaded} say={say} isKept={list !== undefined} />
      {list?.length === 0 && <EmptyList title={say.empty} text={say.emptyText} />}
      {list && list.length > 0 && (
        <ol className={`${rows.list} ${styles.list}`}>
          {list.map((collection, place) => (
            <Row
              key={collection.id}
              collection={collection}
              place={place}
              count={list.length}
              onMove={(to) => move(list, place, to)}
            />
          ))}
        </ol>
      )}
    </>
  );
}

type RowProps = {
  collection: AdminCollection;
  place: number;
  count: number;
  onMove: (to: number) => void;
};

function Row({ collection, place, count, onMove }: RowProps) {
  const { collections: say } = useAdminWords();
  const language = useLanguage();
  const path = usePath();
  const { id, shown, on_home, products } = collection;
  const name = collection.name[language];
  const facts = [say.count(products.length), shown ? on_home && say.onHomeMark : say.hidden];
  return (
    <li className={styles.row}>
      <span className={styles.names}>
        <Link to={path(`/admin/collections/${id}`)}>
          <bdi>{name}</bdi>
        </Link>
        <small className="muted">
          <DottedLine parts={facts} />
        </small>
      </span>
      <PlaceButtons say={say} name={name} place={place} count={count} onMove={onMove} />
    </li>
  );
}
