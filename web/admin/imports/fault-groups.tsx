import type { FaultGroup } from '../../../contracts/imports.ts';
import card from '../card.module.css';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './imports.module.css';
import { useReasonOf } from './use-reason-of.ts';

/** As many are told of at once; what else is wrong stands with its lines. */
const maxGroups = 6;
const maxLines = 8;

/** What is to be put right in the file: each column with what to do and the lines it is about, instead of line by line. */
export function FaultGroups({ faults }: { faults: FaultGroup[] }) {
  const words = useAdminWords().imports;
  const reasonOf = useReasonOf();
  const groups = mergeGroups(faults, reasonOf);
  if (groups.length === 0) return null;
  return (
    <section className={`${card.card} ${styles.faults}`}>
      <h2>{words.faultsTitle}</h2>
      <ul>
        {groups.slice(0, maxGroups).map(({ column, reason, count, lines }) => (
          <li key={`${column} ${reason}`}>
            <p>
              <b>{column ? words.fields[column] : words.wholeLine}:</b> {reason}
            </p>
            <p className="muted num">{words.inLines(lines, count - lines.length)}</p>
          </li>
        ))}
      </ul>
      {groups.length > maxGroups && <p className="muted">{words.moreFaults(groups.length - maxGroups)}</p>}
    </section>
  );
}

type Told = Omit<FaultGroup, 'code'> & { reason: string };

/** Faults of a column that ask for the same are one. */
function mergeGroups(faults: FaultGroup[], reasonOf: (code: string) => string): Told[] {
  const groups = new Map<string, Told>();
  for (const { column, code, count, lines } of faults) {
    const reason = reasonOf(code);
    const key = `${column} ${reason}`;
    const same = groups.get(key);
    groups.set(key, {
      ...{ column, reason, count: count + (same?.count ?? 0) },
      lines: [...lines, ...(same?.lines ?? [])].sort((one, other) => one - other).slice(0, maxLines),
    });
  }
  return [...groups.values()].sort((one, other) => other.count - one.count);
}
