import { formatDay } from '../../../contracts/language.ts';
import { listLegalPages } from '../../../contracts/legal.ts';
import { PrivateHead } from '../../content/page-head.tsx';
import { call } from '../../http/api.ts';
import { useLanguage, usePath, useWords } from '../../i18n/language.tsx';
import { useFetched } from '../../session/use-fetched.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { BackLink } from '../back-link.tsx';
import list from '../list.module.css';
import { PageTitle } from '../page-title.tsx';
import { Pending } from '../pending.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './legal.module.css';

/** The three legal pages with their current version. */
export default function LegalPages() {
  const { legal: titles, shell } = useWords();
  const { legal: say } = useAdminWords();
  const language = useLanguage();
  const path = usePath();
  const loaded = useFetched({
    queryKey: ['legal pages'],
    queryFn: ({ signal }) => call(listLegalPages, {}, { signal }),
  });
  return (
    <>
      <PrivateHead page="admin" title={shell.title(say.title)} />
      <BackLink to={path('/admin/settings')}>{say.back}</BackLink>
      <PageTitle title={say.title} text={say.text} />
      <Pending loaded={loaded} say={say} />
      {loaded.data && (
        <ul className={`${list.list} ${styles.list}`}>
          {loaded.data.map(({ page, version, published_at }) => (
            <li key={page}>
              <div>
                <h2>{titles.titles[page]}</h2>
                <p className="muted">{say.version(version, formatDay(published_at, language))}</p>
              </div>
              <ButtonLink
                size="sm"
                variant="line"
                to={path(`/admin/legal/${page}`)}
                aria-label={`${say.edit}: ${titles.titles[page]}`}
              >
                {say.edit}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
