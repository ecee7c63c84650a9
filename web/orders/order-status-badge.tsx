import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { StatusBadge } from '../ui/status-badge.tsx';

/** A status that these words do not know is shown as it came. */
export function OrderStatusBadge({ status }: { status: string }) {
  const { orders } = useCustomerWords();
  return <StatusBadge status={status}>{orders.statuses[status] ?? <bdi>{status}</bdi>}</StatusBadge>;
}
