import styles from './tab-badge.module.css';

/** The number of items waiting behind a tab, beside its name; nothing for none. `label` is for screen readers. */
export function TabBadge({ count, label }: { count: number; label: string }) {
  if (count === 0) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
