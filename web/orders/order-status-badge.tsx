import { nameOfStatus } from '../../contracts/order-words.ts';
import type { DeliveryMethod } from '../../contracts/orders.ts';
import { useLanguage } from '../i18n/language.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';

type OrderStatusBadgeProps = { status: string; method?: DeliveryMethod };

/** An unknown status is shown unchanged. */
export function OrderStatusBadge({ status, method = 'delivery' }: OrderStatusBadgeProps) {
  const language = useLanguage();
  return (
    <StatusBadge status={status}>
      <bdi>{nameOfStatus(status, method, language)}</bdi>
    </StatusBadge>
  );
}
