import type { AdminOrder } from '../../../contracts/admin-orders.ts';
import { useContent } from '../../content/shop-content.tsx';
import { useLanguage } from '../../i18n/language.tsx';
import { AddressLine } from '../../orders/address-line.tsx';

/**
 * The address of an order in the reader's language. A pickup order has the shop's address in the order's language; the
 * reader's is shown as long as the shop has not moved.
 */
export function OrderAddress({ order }: { order: Pick<AdminOrder, 'shipping_address' | 'delivery'> }) {
  const language = useLanguage();
  const { pickup } = useContent();
  const { shipping_address: to, delivery } = order;
  const isStillThere = delivery.method === 'pickup' && [pickup.en, pickup.ar].includes(to.street);
  const street = (isStillThere && pickup[language]) || to.street;
  return <AddressLine of={{ shipping_address: { ...to, street }, delivery }} />;
}
