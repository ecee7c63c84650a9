import type { AdminOrder } from '../../../contracts/admin-orders.ts';
import { addressParts } from '../../../contracts/write-address.ts';

/** A map search finds a place best by its names as typed, with the shop's names in the script of the street. */
export function mapSearchLink({
  shipping_address: to,
  delivery,
}: Pick<AdminOrder, 'shipping_address' | 'delivery'>): string {
  const language = /\p{Script=Arabic}/u.test(to.street) ? 'ar' : 'en';
  const query = addressParts(to, delivery.area?.name ?? null, language).join(', ');
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}
