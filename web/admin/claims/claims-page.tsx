import { claimNames } from '../../../contracts/content.ts';
import { PrivateHead } from '../../content/page-head.tsx';
import { usePath, useWords } from '../../i18n/language.tsx';
import { BackLink } from '../back-link.tsx';
import { Pending } from '../pending.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './claims.module.css';
import { ClaimsList } from './claims-list.tsx';
import { useClaims } from './use-claims.ts';

/** Every claim of the shop, whether it has been answered or not. */
export default function ClaimsPage() {
  const { shell } = useWords();
  const { claims: say } = useAdminWords();
  const path = usePath();
  const state = useClaims();
  return (
    <>
      <PrivateHead page="admin" title={shell.title(say.title)} />
      <BackLink to={path('/admin/settings')}>{say.back}</BackLink>
      <h1 className={styles.heading}>{say.title}</h1>
      <p className={`muted ${styles.intro}`}>{say.pageText}</p>
      {!state.content && <Pending loaded={state.loaded} say={say} />}
      <ClaimsList state={state} names={claimNames} />
    </>
  );
}
