import type * as z from 'zod/mini';
import type * as schemas from './order-preferences.schemas.ts';
import type { Order } from './orders.ts';

/** What the seller does when something of the order is missing. */
export const substitutionPolicies = ['ask', 'replace', 'leave_out'] as const;
export type SubstitutionPolicy = (typeof substitutionPolicies)[number];

/** An order that is sent to another person. Texts that were not given are empty. */
export type Gift = z.output<typeof schemas.giftSchema>;

type Called = Pick<Order, 'customer_name' | 'gift'> & { shipping_address: { phone: string } };

/** Whom the driver calls: for a gift the recipient, unless the buyer asked not to or gave no phone number for them. */
export function deliveryContact({ customer_name, shipping_address, gift }: Called): {
  name: string;
  phone: string;
} {
  if (gift?.phone && !gift.no_call) return gift;
  return { name: customer_name, phone: shipping_address.phone };
}
