import type { AnswerOf, ParsedInputOf } from '../../contracts/endpoint.ts';
import type { placeGuestOrder as contract } from '../../contracts/guest-orders.ts';
import { hashToken } from '../accounts/token.ts';
import type { Context } from '../context.ts';
import { limitOf, limitRates } from '../rate-limits/limit-rates.ts';
import { orderToken } from './order-link.ts';
import { placeWanted, wantedOf } from './place-order.ts';

/**
 * Places an order without an account, like `placeOrder`; refuses `guests_not_allowed`, too. Idempotency keys are scoped
 * to the browser's key. The order belongs to no account, whatever its email and phone.
 */
export async function placeGuestOrder(
  context: Context,
  input: ParsedInputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  await limitRates(context, [
    limitOf(context, 'guestOrderFromAddress', context.clientAddress),
    limitOf(context, 'guestOrderOfPhone', input.shipping_address.phone),
  ]);
  const wanted = wantedOf(context, input);
  const order = await placeWanted(context, {
    ...wanted,
    userId: null,
    guestKeyHash: hashToken(input.guest_key),
    linkHash: hashToken(orderToken(context.config, wanted.id)),
    limit: null,
  });
  // For a retry (same idempotency key) this is the token of the order that the first request placed.
  return { ...order, token: orderToken(context.config, order.id) };
}
