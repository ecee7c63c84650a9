import { TabBadge } from '../tab-badge.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { useUnreadCount } from './use-unread-count.ts';

/** The number of unread messages beside the tab's name; nothing for none. */
export function UnreadBadge() {
  const { messages } = useAdminWords();
  const count = useUnreadCount();
  return <TabBadge count={count} label={messages.unread(count)} />;
}
