import { createHash, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { couponKey } from '../../contracts/coupon-key.ts';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import { wholePin } from '../../contracts/map-link.ts';
import type { placeOrder as contract, OpenedOrder } from '../../contracts/orders.ts';
import { type Context, requireActor } from '../context.ts';
import { violatesForeignKey } from '../database/database-errors.ts';
import { makeUuid } from '../database/uuid.ts';
import { ShopError } from '../errors.ts';
import { limitOf, tooManyRequests } from '../rate-limits/limit-rates.ts';
import { contentFrom } from '../settings/content.ts';
import { hashPhone } from './link-secret.ts';
import { readOpenedOrder } from './list-orders.ts';
import { orders } from './order.table.ts';
import { relaySoon } from './order-outbox.ts';
import { orderView } from './order-view.ts';
import { payToOf } from './pay-to.ts';
import { type Outcome, placeInBatch, type WantedOrder } from './place-order-batch.ts';
import { whatsappLinks } from './whatsapp-links.ts';

type Input = ParsedInputOf<typeof contract>;
type Placed = Extract<Outcome, { kind: 'placed' }>;

/**
 * Places an order at the catalogue's prices. Idempotent: the same key and body return the first order again; another
 * body is refused with `idempotency_conflict`. Refuses as `decideOrder` does, and `too_many_requests`.
 */
export async function placeOrder(context: Context, input: Input): Promise<OpenedOrder> {
  const { user } = requireActor(context);
  const limit = limitOf(context, 'order', user.id);
  const orderer = { userId: user.id, guestKeyHash: null, linkHash: null, limit };
  return placeWanted(context, { ...wantedOf(context, input), ...orderer });
}

/** Places an order for a customer or a guest. */
export async function placeWanted(context: Context, wanted: WantedOrder): Promise<OpenedOrder> {
  const outcome = await placeInBatch(context.db, wanted).catch((error: unknown) => {
    // A concurrent transaction deleted the account.
    throw violatesForeignKey(error) ? new ShopError('session_expired') : error;
  });
  switch (outcome.kind) {
    case 'placed':
      context.vitals.ordersPlaced += 1;
      relaySoon(context);
      return viewOf(context, wanted, outcome);
    case 'limited':
      throw tooManyRequests(outcome.end - Date.now());
    case 'replayed':
    case 'refused': {
      // A double tap: the first request may have won meanwhile, and its order is the answer even if its prices would be
      // refused now.
      const first = await findReplayed(context, wanted);
      if (first) return first;
      if (outcome.kind === 'refused') throw new ShopError(outcome.code, { details: outcome.details });
      throw new Error('the order that was sent before did not come back');
    }
  }
}

/** The parts of an order that come from its input, without the customer. */
export function wantedOf(
  context: Context,
  input: WantedOrder['input'] & Input,
): Omit<WantedOrder, 'userId' | 'guestKeyHash' | 'linkHash' | 'limit'> {
  const { customer_name: customerName, customer_email: customerEmail, shipping_address: address } = input;
  const { accepted: _, ...order } = input;
  const { street, city, country, phone = '' } = address;
  const createdAt = context.now();
  return {
    id: makeUuid(createdAt),
    idempotencyKey: context.idempotencyKey || randomUUID(),
    // The accepted legal versions are not part of the hash: a new text between two attempts does not make a different order.
    bodyHash: createHash('sha256').update(JSON.stringify(order)).digest('base64url'),
    customerName,
    customerEmail,
    street,
    city,
    country,
    phone,
    ...addressDetailsOf(address),
    ...preferencesOf(input),
    language: input.language ?? 'en',
    createdAt,
    ...couponFieldsOf(context, input.coupon?.code, phone),
    input,
  };
}

/** The keys by which a coupon is found, and a customer who has used it is recognised; `phone` is E.164, or empty. */
export const couponFieldsOf = (
  { config }: Pick<Context, 'config'>,
  code: string | undefined,
  phone: string,
) => ({
  couponKey: code ? couponKey(code) : null,
  phoneHash: code && phone ? hashPhone(config, phone) : null,
});

/** Details that help a driver to find the door. */
function addressDetailsOf({ building = '', floor = '', landmark = '', ...rest }: Input['shipping_address']) {
  const { driver_note: driverNote = '', latitude, longitude } = rest;
  return { building, floor, landmark, driverNote, ...wholePin(latitude, longitude) };
}

function preferencesOf({ if_missing: ifMissing = 'ask', note = '', gift }: Input) {
  return { ifMissing, note, gift: gift ? giftOf(gift) : null };
}

const giftOf = ({
  name,
  phone = '',
  card = '',
  hide_prices = false,
  no_call = false,
}: NonNullable<Input['gift']>) => ({ name, phone, card, hide_prices, no_call });

function viewOf(
  { config }: Context,
  wanted: WantedOrder,
  { number, accepted, content, payments }: Placed,
): OpenedOrder {
  const items = accepted.lines.map(({ product, quantity }, position) => ({
    ...product,
    position,
    productId: product.id,
    quantity,
    reason: '',
  }));
  const unpaid = { status: 'pending' as const, paidQirsh: 0, refundedQirsh: 0, waivedQirsh: 0 };
  const row = { ...wanted, ...accepted, ...unpaid, number, revision: 1, proposedRevision: null };
  const order = orderView(row, { items, proposed: null });
  return {
    ...order,
    ...whatsappLinks(config, contentFrom(config, content), row, order),
    pay_to: payToOf(row, payments),
  };
}

/** The order that was placed before with the same key, at its prices. */
async function findReplayed(context: Context, wanted: WantedOrder): Promise<OpenedOrder | null> {
  const [row] = await context.db
    .select({ bodyHash: orders.bodyHash })
    .from(orders)
    .where(byIdempotencyKey(wanted));
  if (!row) return null;
  if (row.bodyHash !== wanted.bodyHash) throw new ShopError('idempotency_conflict');
  return readOpenedOrder(context, context.db, byIdempotencyKey(wanted));
}

const byIdempotencyKey = ({ userId, guestKeyHash, idempotencyKey }: WantedOrder) =>
  and(
    userId === null ? eq(orders.guestKeyHash, guestKeyHash ?? '') : eq(orders.userId, userId),
    eq(orders.idempotencyKey, idempotencyKey),
  );
