import type { Order } from '../../contracts/orders.ts';
import { addressParts, type WrittenPlace } from '../../contracts/write-address.ts';

/** On one line, with the comma and the words of the script in which it was typed. Of a proposed change it is the place alone. */
export function addressOf(order: {
  shipping_address: WrittenPlace;
  delivery?: Pick<Order['delivery'], 'area'>;
}): string {
  const { shipping_address: to, delivery } = order;
  const isArabic = /\p{Script=Arabic}/u.test(to.street);
  return addressParts(to, delivery?.area?.name ?? null, isArabic ? 'ar' : 'en').join(isArabic ? '، ' : ', ');
}
