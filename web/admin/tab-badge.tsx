import styles from './tab-badge.module.css';

/** How many things wait behind a tab, beside its name; nothing when there is none. `label` is what screen readers say. */
export function TabBadge({ count, label }: { count: number; label: string }) {
  if (count === 0) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
