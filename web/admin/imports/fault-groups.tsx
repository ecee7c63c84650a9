import { Fragment } from 'react';
import type { FaultGroup } from '../../../contracts/imports.ts';
import card from '../card.module.css';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './imports.module.css';
import { useReasonOf } from './use-reason-of.ts';

/** As many are told of at once, the others in a fold, but one alone is not folded; what else is wrong stands with its lines. */
const maxOpen = 3;
const maxGroups = 12;
const maxLines = 8;

/** What is to be put right in the file: each column with what to do and the lines it is about, instead of line by line. */
export function FaultGroups({ faults }: { faults: FaultGroup[] }) {
  const words = useAdminWords().imports;
  const reasonOf = useReasonOf();
  const groups = mergeGroups(faults, reasonOf);
  if (groups.length === 0) return null;
  const open = groups.length === maxOpen + 1 ? groups.length : maxOpen;
  const others = groups.slice(open, maxGroups);
  return (
    <section className={`${card.card} ${styles.faults}`}>
      <h2>{words.faultsTitle}</h2>
      <Groups groups={groups.slice(0, open)} />
      {others.length > 0 && (
        <details className={card.fold}>
          <summary>{words.otherFaults(groups.length - open)}</summary>
          <Groups groups={others} />
          {groups.length > maxGroups && (
            <p className="muted">{words.moreFaults(groups.length - maxGroups)}</p>
          )}
        </details>
      )}
    </section>
  );
}

function Groups({ groups }: { groups: Told[] }) {
  const words = useAdminWords().imports;
  return (
    <ul>
      {groups.map(({ column, reason, count, lines, categories }) => (
        <li key={`${column} ${reason}`}>
          <p>
            <b>{column ? words.fields[column] : words.wholeLine}:</b> {reason}
          </p>
          {categories && (
            <p>
              {categories.map(({ value, count: products }, place) => (
                <Fragment key={value}>
                  {place > 0 && ' · '}
                  <bdi>{value}</bdi> ({products})
                </Fragment>
              ))}
            </p>
          )}
          <p className="muted num">{words.inLines(lines, count - lines.length)}</p>
        </li>
      ))}
    </ul>
  );
}

type Told = Omit<FaultGroup, 'code'> & { reason: string };

/** Faults of a column that ask for the same are one; that of most lines comes first, of as many that of the first line. */
function mergeGroups(faults: FaultGroup[], reasonOf: (code: string) => string): Told[] {
  const groups = new Map<string, Told>();
  for (const { column, code, count, lines, categories } of faults) {
    const reason = reasonOf(code);
    const key = `${column} ${reason}`;
    const same = groups.get(key);
    groups.set(key, {
      ...{ column, reason, count: count + (same?.count ?? 0) },
      ...(categories && { categories }),
      lines: [...lines, ...(same?.lines ?? [])].sort((one, other) => one - other).slice(0, maxLines),
    });
  }
  return [...groups.values()].sort(
    (one, other) => other.count - one.count || (one.lines[0] ?? 0) - (other.lines[0] ?? 0),
  );
}
