import { useSearchParams } from 'react-router';
import { PrivateHead } from '../../content/page-head.tsx';
import { useWords } from '../../i18n/language.tsx';
import { BackLink } from '../back-link.tsx';
import { PageTitle } from '../page-title.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { ChooseFile } from './choose-file.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import { ExportProducts } from './export-products.tsx';
import { ImportView } from './import-view.tsx';
import styles from './imports.module.css';

/** Import and export of products. Each import has its own address, so that it can be left and reopened. */
export default function ImportPage() {
  const { shell } = useWords();
  const words = useAdminWords().imports;
  const [query] = useSearchParams();
  const id = query.get('id');
  return (
    <>
      <PrivateHead page="admin" title={shell.title(words.title)} />
      <BackLink to="/admin/products">{words.back}</BackLink>
      <PageTitle title={words.title} />
      {id ? (
        <ImportView key={id} id={id} />
      ) : (
        <div className={styles.start}>
          <ChooseFile />
          <ExportProducts />
          <EarlierImports />
        </div>
      )}
    </>
  );
}
