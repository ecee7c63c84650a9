import { Link } from 'react-router';
import { listImports, type ProductImport } from '../../../contracts/imports.ts';
import { call } from '../../http/api.ts';
import { formatMoment } from '../../i18n/format-moment.ts';
import { useLanguage, usePath } from '../../i18n/language.tsx';
import { useFetched } from '../../session/use-fetched.ts';
import card from '../card.module.css';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './imports.module.css';

/** The stored imports, for review and undo. */
export function EarlierImports() {
  const words = useAdminWords().imports;
  const { data: imports = [] } = useFetched({
    queryKey: ['imports'],
    queryFn: ({ signal }) => call(listImports, {}, { signal }),
  });
  if (imports.length === 0) return null;
  return (
    <section className={`${card.form} ${styles.earlier}`}>
      <h2>{words.earlier}</h2>
      <ul>
        {imports.map((one) => (
          <EarlierImport key={one.id} one={one} />
        ))}
      </ul>
    </section>
  );
}

function EarlierImport({ one }: { one: ProductImport }) {
  const words = useAdminWords().imports;
  const path = usePath();
  const language = useLanguage();
  return (
    <li>
      <Link to={path(`/admin/products/import?id=${one.id}`)}>
        <bdi>{one.file}</bdi>
      </Link>
      <span>{words.states[one.state]}</span>
      <time dateTime={one.created_at}>{formatMoment(one.created_at, language)}</time>
    </li>
  );
}
