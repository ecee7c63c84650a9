import { useAdminWords } from '../use-admin-words.ts';
import styles from './unread-badge.module.css';
import { useUnreadCount } from './use-unread-count.ts';

/** How many messages wait to be read, beside the tab's name; nothing when there is none. */
export function UnreadBadge() {
  const { messages } = useAdminWords();
  const count = useUnreadCount();
  if (count === 0) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">{messages.unread(count)}</span>
    </span>
  );
}
