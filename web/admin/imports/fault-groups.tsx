import { Fragment } from 'react';
import type { FaultGroup } from '../../../contracts/imports.ts';
import card from '../card.module.css';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './imports.module.css';
import { useReasonOf } from './use-reason-of.ts';

/** How many groups are shown before the rest is collapsed (unless it is only one); other faults are shown with their lines. */
const maxOpen = 3;
const maxGroups = 12;
const maxLines = 8;

/** What to correct in the file, by column and reason with the affected lines, instead of line by line. */
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

/** Merges faults of a column with the same remedy; the most frequent comes first, ties by first line. */
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
