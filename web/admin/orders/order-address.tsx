import type { AdminOrder } from '../../../contracts/admin-orders.ts';
import { useContent } from '../../content/shop-content.tsx';
import { useLanguage } from '../../i18n/language.tsx';
import { AddressLine } from '../../orders/address-line.tsx';

/**
 * Where an order goes, in the reader's words. One that is picked up has the shop's address in its own language; the reader's is shown
 * as long as the shop is still there.
 */
export function OrderAddress({ order }: { order: Pick<AdminOrder, 'shipping_address' | 'delivery'> }) {
  const language = useLanguage();
  const { pickup } = useContent();
  const { shipping_address: to, delivery } = order;
  const isStillThere = delivery.method === 'pickup' && [pickup.en, pickup.ar].includes(to.street);
  const street = (isStillThere && pickup[language]) || to.street;
  return <AddressLine of={{ shipping_address: { ...to, street }, delivery }} />;
}
