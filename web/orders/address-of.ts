import type { Order } from '../../contracts/orders.ts';

/** On one line, with the comma of the script in which it was typed. */
export function addressOf({
  shipping_address: { street, city, country },
}: Pick<Order, 'shipping_address'>): string {
  const isArabic = /\p{Script=Arabic}/u.test(street);
  return [street, city, country].filter(Boolean).join(isArabic ? '، ' : ', ');
}
