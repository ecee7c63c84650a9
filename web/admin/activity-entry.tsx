import { Link } from 'react-router';
import type { Activity } from '../../contracts/activity.ts';
import type { Language } from '../../contracts/language.ts';
import { fromQirsh } from '../../contracts/money.ts';
import { formatMoment } from '../i18n/format-moment.ts';
import { useLanguage, usePath } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './activity.module.css';
import { type Change, changesOf } from './activity-changes.ts';
import { pathOfSubject } from './activity-path.ts';
import { ActivityValue } from './activity-value.tsx';
import card from './card.module.css';
import { describeChange } from './prices/price-values.ts';
import { useAdminWords } from './use-admin-words.ts';

type ActivityEntryProps = {
  entry: Activity;
  categories: Map<string, string>;
  onUndo: () => void;
};

/** An entry of the activity log: actor, action, time, differences, and the undo button. */
export function ActivityEntry({ entry, categories, onUndo }: ActivityEntryProps) {
  const { activity, prices } = useAdminWords();
  const language = useLanguage();
  const brief = briefOf(entry, prices, language);
  const order = Object.keys(activity.fields);
  const changes = changesOf(entry).toSorted(
    (one, other) => order.indexOf(one.field) - order.indexOf(other.field),
  );
  const name = nameOf(entry, language);
  const title = titleOf(entry, activity);
  const isUpdate = entry.before !== null && entry.after !== null;
  const shown = changes.length > 0 && (
    <Changes changes={changes} categories={categories} isUpdate={isUpdate} isPickup={entry.is_pickup} />
  );
  const isShort = isUpdate && changes.length <= 2;
  return (
    <li className={styles.entry} id={`activity-${entry.id}`} data-undone={entry.undone || undefined}>
      <div className={styles.what}>
        <h2>
          {name ? (
            <>
              {title}: <SubjectLink entry={entry}>{name}</SubjectLink>
            </>
          ) : (
            <SubjectLink entry={entry}>{title}</SubjectLink>
          )}
        </h2>
        {brief && <p>{brief}</p>}
        <p className="muted">
          {entry.user ? <bdi>{entry.user.name}</bdi> : activity.somebodyGone} ·{' '}
          <time className="num" dateTime={entry.at}>
            {formatMoment(entry.at, language)}
          </time>
        </p>
      </div>
      {isShort && shown}
      {shown && !isShort && (
        <details className={`${card.fold} ${styles.details}`}>
          <summary>{activity.details}</summary>
          {shown}
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
            aria-label={activity.undoNamed([title, name].filter(Boolean).join(', '))}
            onClick={onUndo}
          >
            {activity.undo}
          </Button>
        )}
      </div>
    </li>
  );
}

/** The title of an entry: its action. */
export function titleOf(
  { action, undoes, after }: Activity,
  say: ReturnType<typeof useAdminWords>['activity'],
) {
  if (action === 'import.apply' && undoes !== null) return say.importUndone;
  if (action === 'price.plan' && after === null) return say.planCancelled;
  return say.actions[action];
}

/** The summary of a price change: how many and in which direction; the details list the prices. */
function briefOf(
  { action, after }: Activity,
  say: ReturnType<typeof useAdminWords>['prices'],
  language: Language,
): string | null {
  if (!['price.change', 'price.plan'].includes(action) || typeof after?.changed !== 'number') return null;
  const { percent, amountQirsh } = after as { percent?: number; amountQirsh?: number };
  const change = { percent, amount: fromQirsh(amountQirsh ?? 0) };
  const how = (percent ?? amountQirsh) && describeChange(change, say, language);
  return [say.countPrices(after.changed, null), how].filter(Boolean).join(' · ');
}

/** The text links to the subject's page, if it has one. */
function SubjectLink({ entry, children }: { entry: Activity; children: string }) {
  const path = usePath();
  const to = pathOfSubject(entry);
  const text = <bdi>{children}</bdi>;
  if (to === null) return text;
  return (
    <Link className="link" to={path(to)}>
      {text}
    </Link>
  );
}

/** Name of the changed resource; empty when the action's text names it. */
export const nameOf = ({ action, subject }: Activity, language: Language): string =>
  withoutName.has(action) ? '' : subject[language];

const withoutName: ReadonlySet<string> = new Set([
  'fee.update',
  'content.update',
  'content.banner',
  'category.order',
  'collection.order',
  'area.times',
  'area.order',
  'area.abroad',
  'payment.settings',
  'coupon.stamps',
  // The sender's name is not stored, as the log outlives the message.
  'message.answer',
  'message.delete',
]);

type ChangesProps = {
  changes: Change[];
  categories: Map<string, string>;
  /** True for an update (before and after differ); a creation or deletion only shows its values. */
  isUpdate: boolean;
  isPickup: boolean | undefined;
};

function Changes({ changes, categories, isUpdate, isPickup }: ChangesProps) {
  const { activity } = useAdminWords();
  const show = (field: string, value: unknown) => (
    <ActivityValue field={field} value={value} categories={categories} isPickup={isPickup} />
  );
  return (
    <dl className={styles.changes}>
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{activity.fields[field] ?? field}</dt>
          <dd>
            {isUpdate ? (
              <>
                <del>
                  <span className="visually-hidden">{activity.before}: </span>
                  {show(field, before)}
                </del>
                <Icon name="arrow" flip />
                <ins>
                  <span className="visually-hidden">{activity.after}: </span>
                  {show(field, after)}
                </ins>
              </>
            ) : (
              show(field, after ?? before)
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
