import { useAdminWords } from '../use-admin-words.ts';
import styles from './claims.module.css';
import { ClaimsList, openClaims } from './claims-list.tsx';
import { useClaims } from './use-claims.ts';

/** Unreviewed claims on the overview, collapsed, with their number. */
export function UnansweredClaims() {
  const { claims: say } = useAdminWords();
  const state = useClaims();
  const names = state.content ? openClaims(state.content) : [];
  if (names.length === 0) return null;
  return (
    <details className={styles.first}>
      <summary>
        <h2>{say.title}</h2>
        <b className="num">{names.length}</b>
      </summary>
      <p className="muted">{say.text}</p>
      <ClaimsList state={state} names={names} />
    </details>
  );
}
