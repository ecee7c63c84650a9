import { TabBadge } from '../tab-badge.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { useUnreadCount } from './use-unread-count.ts';

/** How many messages wait to be read, beside the tab's name; nothing when there is none. */
export function UnreadBadge() {
  const { messages } = useAdminWords();
  const count = useUnreadCount();
  return <TabBadge count={count} label={messages.unread(count)} />;
}
