import { Link, useParams } from 'react-router';
import { listAdminCategories } from '../../../contracts/catalogue.ts';
import { call, describeError } from '../../api.ts';
import { usePath, useWords } from '../../i18n/language.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyShelf } from '../../ui/empty-shelf.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PrivateHead } from '../../ui/page-head.tsx';
import { useLoaded } from '../../use-loaded.ts';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './categories.module.css';
import { CategoryForm } from './category-form.tsx';

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
      <Link className={`link ${styles.back}`} to={path('/admin/categories')}>
        <Icon name="back" flip />
        {say.back}
      </Link>
      <h1 className={styles.heading}>{title}</h1>
      {id ? <Existing key={id} id={id} /> : <CategoryForm category={null} />}
    </>
  );
}

function Existing({ id }: { id: string }) {
  const words = useWords();
  const { categories: say } = useAdminWords();
  const path = usePath();
  const loaded = useLoaded(id, (signal) => call(listAdminCategories, {}, { signal }));
  if (loaded.status === 'loading') return <p role="status">{say.loading}</p>;
  if (loaded.status === 'failed') {
    return (
      <div className={styles.failed}>
        <Alert>
          {say.failed} {describeError(loaded.error, words)}
        </Alert>
        <Button size="sm" variant="line" onClick={loaded.retry}>
          {say.retry}
        </Button>
      </div>
    );
  }
  const category = loaded.value.find((one) => one.id === id);
  if (category) return <CategoryForm category={category} />;
  return (
    <EmptyShelf
      title={say.missing}
      action={<ButtonLink to={path('/admin/categories')}>{say.back}</ButtonLink>}
    />
  );
}
