import { Link } from 'react-router';
import type { ProductImport } from '../../../contracts/imports.ts';
import { useLanguage, usePath } from '../../i18n/language.tsx';
import { Alert } from '../../ui/alert.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './imports.module.css';

/** Says that an import was undone, and names the products that were skipped because they were edited since. */
export function Undone({ value: { counts, skipped } }: { value: ProductImport }) {
  const words = useAdminWords().imports;
  const language = useLanguage();
  const path = usePath();
  if (!skipped || skipped.total === 0) return <Alert tone="ok">{words.undone}</Alert>;
  const { total, products } = skipped;
  return (
    <>
      <Alert tone="ok">{words.undoneBut(counts.add + counts.change - total, total)}</Alert>
      <ul className={styles.leftOut}>
        {products.map(({ id, name }) => (
          <li key={id}>
            <Link to={path(`/admin/products/${id}`)} dir="auto">
              {name[language]}
            </Link>
          </li>
        ))}
        {total > products.length && <li>{words.andMore(total - products.length)}</li>}
      </ul>
    </>
  );
}
