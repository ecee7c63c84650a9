import type { Activity } from '../../contracts/activity.ts';
import { type Language, localeOf } from '../../contracts/language.ts';
import { useLanguage } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './activity.module.css';
import { type Change, changesOf } from './activity-changes.ts';
import { ActivityValue } from './activity-value.tsx';
import { useAdminWords } from './use-admin-words.ts';

type ActivityEntryProps = {
  entry: Activity;
  categories: Map<string, string>;
  onUndo: () => void;
};

/** Who did what when, what it changed, and the button that takes it back. */
export function ActivityEntry({ entry, categories, onUndo }: ActivityEntryProps) {
  const { activity } = useAdminWords();
  const language = useLanguage();
  const order = Object.keys(activity.fields);
  const changes = changesOf(entry).toSorted(
    (one, other) => order.indexOf(one.field) - order.indexOf(other.field),
  );
  const name = nameOf(entry, language);
  const isUpdate = entry.before !== null && entry.after !== null;
  return (
    <li className={styles.entry} id={`activity-${entry.id}`} data-undone={entry.undone || undefined}>
      <div className={styles.what}>
        <h2>
          {activity.actions[entry.action]}
          {name && ': '}
          {name && <bdi>{name}</bdi>}
        </h2>
        <p className="muted">
          {entry.user ? <bdi>{entry.user.name}</bdi> : activity.somebodyGone} · <Moment at={entry.at} />
        </p>
      </div>
      {changes.length > 0 && isUpdate && <Changes changes={changes} categories={categories} />}
      {changes.length > 0 && !isUpdate && (
        <details className={styles.details}>
          <summary>{activity.details}</summary>
          <Facts changes={changes} categories={categories} />
        </details>
      )}
      <div className={styles.foot}>
        {entry.undone && <p className={styles.mark}>{activity.undone}</p>}
        {entry.undoes !== null && (
          <p className={styles.mark}>
            <a className="link" href={`#activity-${entry.undoes}`}>
              {activity.undoing}
            </a>
          </p>
        )}
        {entry.undoable && (
          <Button
            size="sm"
            variant="line"
            aria-label={activity.undoNamed([activity.actions[entry.action], name].filter(Boolean).join(', '))}
            onClick={onUndo}
          >
            {activity.undo}
          </Button>
        )}
      </div>
    </li>
  );
}

/** What people call the thing; nothing where the deed names it already. */
export const nameOf = ({ action, subject }: Activity, language: Language): string =>
  action === 'fee.update' || action === 'content.update' ? '' : subject[language];

type ChangesProps = { changes: Change[]; categories: Map<string, string> };

function Changes({ changes, categories }: ChangesProps) {
  const { activity } = useAdminWords();
  return (
    <dl className={styles.changes}>
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{activity.fields[field] ?? field}</dt>
          <dd>
            <del>
              <span className="visually-hidden">{activity.before}: </span>
              <ActivityValue field={field} value={before} categories={categories} />
            </del>
            <Icon name="arrow" flip />
            <ins>
              <span className="visually-hidden">{activity.after}: </span>
              <ActivityValue field={field} value={after} categories={categories} />
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What a thing was when it came or went. */
function Facts({ changes, categories }: ChangesProps) {
  const { activity } = useAdminWords();
  return (
    <dl className={styles.changes}>
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{activity.fields[field] ?? field}</dt>
          <dd>
            <ActivityValue field={field} value={after ?? before} categories={categories} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Moment({ at }: { at: string }) {
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Asia/Amman',
  });
  return <time dateTime={at}>{format.format(new Date(at))}</time>;
}
