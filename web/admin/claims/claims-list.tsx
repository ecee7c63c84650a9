import { useRef } from 'react';
import { type ClaimName, claimNames } from '../../../contracts/content.ts';
import type { EditedContent } from '../../../contracts/settings.ts';
import rows from '../list.module.css';
import { useAdminWords } from '../use-admin-words.ts';
import { useUndo } from '../use-undo.ts';
import { ClaimRow } from './claim-row.tsx';
import { isShown, readClaim } from './claim-values.ts';
import styles from './claims.module.css';
import type { useClaims } from './use-claims.ts';

/** Claims to review: shown to shoppers, but not confirmed by the owner. */
export const openClaims = (content: EditedContent): ClaimName[] =>
  claimNames.filter((name) => !content.answered.includes(name) && isShown(readClaim(content, name)));

type ClaimsListProps = { state: ReturnType<typeof useClaims>; names: readonly ClaimName[] };

/** Claims with their actions; each action offers undo in a toast. */
export function ClaimsList({ state, names }: ClaimsListProps) {
  const { content, counted, answer, reload } = state;
  const { claims: say } = useAdminWords();
  const { offerUndo } = useUndo();
  const list = useRef<HTMLUListElement>(null);
  if (!content) return null;
  return (
    <ul ref={list} className={`${rows.list} ${styles.list}`} aria-label={say.title} tabIndex={-1}>
      {names.map((name) => (
        <ClaimRow
          key={name}
          name={name}
          value={readClaim(content, name)}
          isAnswered={content.answered.includes(name)}
          counted={counted}
          onAnswer={async (text, value) => {
            const activity = await answer(name, value);
            // Focus management: the pressed button may have been removed with its row.
            list.current?.focus();
            offerUndo({ activity, subject: 'content', text, onUndone: reload });
          }}
        />
      ))}
    </ul>
  );
}
