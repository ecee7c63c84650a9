import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { listAdminCategories } from '../../../contracts/categories.ts';
import { PrivateHead } from '../../content/page-head.tsx';
import { call } from '../../http/api.ts';
import { usePath, useWords } from '../../i18n/language.tsx';
import { useFetched } from '../../session/use-fetched.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { BackLink } from '../back-link.tsx';
import { EmptyList } from '../empty-list.tsx';
import { PageTitle } from '../page-title.tsx';
import { Pending } from '../pending.tsx';
import { removeTabDraft, useDraftKey } from '../tab-draft.ts';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './categories.module.css';
import { CategoryForm } from './category-form.tsx';
import { CategoryPins, type ChangedPins } from './category-pins.tsx';

/** `/admin/categories/new` and `/admin/categories/<id>`. */
export default function EditCategory() {
  const { shell } = useWords();
  const { categories: say } = useAdminWords();
  const path = usePath();
  const { id } = useParams();
  const title = id ? say.editTitle : say.newTitle;
  return (
    <>
      <PrivateHead page="admin" title={shell.title(title)} />
      <BackLink to={path('/admin/categories')}>{say.back}</BackLink>
      <PageTitle title={title} />
      {id ? <Existing key={id} id={id} /> : <CategoryForm category={null} />}
    </>
  );
}

function Existing({ id }: { id: string }) {
  const { categories: say } = useAdminWords();
  const path = usePath();
  const loaded = useFetched(
    { queryKey: ['admin categories'], queryFn: ({ signal }) => call(listAdminCategories, {}, { signal }) },
    { forForm: true },
  );
  const pinsKey = useDraftKey(`pins ${id}`);
  const [changedPins, setChangedPins] = useState<ChangedPins | null>(null);
  if (!loaded.data) return <Pending loaded={loaded} say={say} />;
  const category = loaded.data.find((one) => one.id === id);
  if (category)
    return (
      <>
        {category.products > 0 && (
          <p className={styles.products}>
            <Link className="link" to={`${path('/admin/products')}?category=${category.slug}`}>
              {say.count(category.products)}
            </Link>
          </p>
        )}
        <CategoryForm
          category={category}
          pins={changedPins}
          beside={{ isChanged: changedPins !== null, drop: () => removeTabDraft(pinsKey) }}
        >
          <CategoryPins category={category} draftKey={pinsKey} onChanged={setChangedPins} />
        </CategoryForm>
      </>
    );
  return (
    <EmptyList
      title={say.missing}
      action={<ButtonLink to={path('/admin/categories')}>{say.back}</ButtonLink>}
    />
  );
}
