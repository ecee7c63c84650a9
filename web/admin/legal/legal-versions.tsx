import type { AnswerOf } from '../../../contracts/endpoint.ts';
import { formatDay } from '../../../contracts/language.ts';
import type { LegalPage, LegalText, listLegalVersions } from '../../../contracts/legal.ts';
import { useLanguage, usePath } from '../../i18n/language.tsx';
import { useSession } from '../../session/session.ts';
import card from '../card.module.css';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './legal.module.css';

type LegalVersionsProps = {
  page: LegalPage;
  versions: AnswerOf<typeof listLegalVersions>;
  /** The current version, which may have been published after the others were loaded. */
  current: LegalText;
};

/** All published versions, newest first, each with a link to its public page. */
export function LegalVersions({ page, versions, current }: LegalVersionsProps) {
  const { legal: say } = useAdminWords();
  const language = useLanguage();
  const path = usePath();
  const user = useSession((session) => session.user);
  const isNew = current.version > (versions[0]?.version ?? 0);
  const all = isNew ? [{ ...current, user }, ...versions] : versions;
  return (
    <section className={`${card.form} ${styles.part}`} aria-labelledby="versions">
      <h2 id="versions">{say.versions}</h2>
      <ul className={styles.versions}>
        {all.map(({ version, published_at, user }) => (
          <li key={version}>
            <span>
              {say.version(version, formatDay(published_at, language))}{' '}
              <span className="muted">
                {user ? <bdi>{user.name}</bdi> : version === 1 ? say.byShop : null}
              </span>
            </span>
            <a
              className="link"
              href={path(`/${page}?version=${version}`)}
              target="_blank"
              rel="noreferrer"
              aria-label={say.lookNamed(version)}
            >
              {say.look}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
