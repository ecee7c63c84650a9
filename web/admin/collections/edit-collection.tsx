import { Link, useParams } from 'react-router';
import { PrivateHead } from '../../content/page-head.tsx';
import { usePath, useWords } from '../../i18n/language.tsx';
import { useFetched } from '../../session/use-fetched.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { BackLink } from '../back-link.tsx';
import { EmptyList } from '../empty-list.tsx';
import { PageTitle } from '../page-title.tsx';
import { Pending } from '../pending.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { CollectionForm } from './collection-form.tsx';
import { collectionsQuery } from './collection-queries.ts';

/** `/admin/collections/new` and `/admin/collections/<id>`. */
export default function EditCollection() {
  const { shell } = useWords();
  const { collections: say } = useAdminWords();
  const path = usePath();
  const { id } = useParams();
  const title = id ? say.editTitle : say.newTitle;
  return (
    <>
      <PrivateHead page="admin" title={shell.title(title)} />
      <BackLink to={path('/admin/collections')}>{say.back}</BackLink>
      <PageTitle title={title} />
      {id ? <Existing key={id} id={id} /> : <CollectionForm collection={null} />}
    </>
  );
}

function Existing({ id }: { id: string }) {
  const { collections: say } = useAdminWords();
  const path = usePath();
  const loaded = useFetched(collectionsQuery, { forForm: true });
  if (!loaded.data) return <Pending loaded={loaded} say={say} />;
  const collection = loaded.data.find((one) => one.id === id);
  if (collection)
    return (
      <>
        {collection.shown && (
          <p>
            <Link className="link" to={path(`/collections/${collection.slug}`)}>
              {say.see}
            </Link>
          </p>
        )}
        <CollectionForm collection={collection} />
      </>
    );
  return (
    <EmptyList
      title={say.missing}
      action={<ButtonLink to={path('/admin/collections')}>{say.back}</ButtonLink>}
    />
  );
}
