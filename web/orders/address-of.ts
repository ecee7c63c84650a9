import type { Order } from '../../contracts/orders.ts';
import { addressParts, type WrittenPlace } from '../../contracts/write-address.ts';

/** Of a proposed change it is the place alone. */
export type Addressed = { shipping_address: WrittenPlace; delivery?: Pick<Order['delivery'], 'area'> };

const isArabic = ({ street }: WrittenPlace): boolean => /\p{Script=Arabic}/u.test(street);

/** The parts of an address, with the words of the script in which its street was typed. */
export const partsOf = ({ shipping_address: to, delivery }: Addressed): string[] =>
  addressParts(to, delivery?.area?.name ?? null, isArabic(to) ? 'ar' : 'en');
