import { useQuery } from '@tanstack/react-query';
import { listAdminOrders } from '../../../contracts/admin-orders.ts';
import { call } from '../../http/api.ts';
import { TabBadge } from '../tab-badge.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { liveOrders } from './order-stream.ts';

/** The live number of pending orders beside the tab's name. Empty after a failure: the next change refetches it. */
export function PendingOrdersBadge() {
  const { overview } = useAdminWords();
  const { data } = useQuery({
    queryKey: [...liveOrders, 'pending'],
    queryFn: ({ signal }) => call(listAdminOrders, { status: 'pending', limit: 1 }, { signal }),
    meta: { isBackground: true },
  });
  const count = data?.page.counts.pending ?? 0;
  return <TabBadge count={count} label={overview.pending(count)} />;
}
