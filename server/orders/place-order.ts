import { createHash, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import type { placeOrder as contract, Order } from '../../contracts/orders.ts';
import { type Context, requireActor } from '../context.ts';
import { breaksReference } from '../database/database-errors.ts';
import { isUuid, makeUuid } from '../database/uuid.ts';
import { ShopError } from '../errors.ts';
import { limitOf, refuseTries } from '../rate-limits/limit-rates.ts';
import { contentFrom } from '../settings/content.ts';
import { readOrders } from './list-orders.ts';
import { orders } from './order.table.ts';
import { relaySoon } from './order-outbox.ts';
import { orderView } from './order-view.ts';
import { priceOrder, refuseOrder } from './price-order.ts';
import { type WantedOrder, type Written, writeOrder } from './write-orders.ts';

type Input = ParsedInputOf<typeof contract>;

/**
 * Places an order at the catalogue's prices. Idempotent: the same key and body answer the first order again, another
 * body is refused. Refuses what `refuseOrder` says, and `too_many_requests`.
 */
export async function placeOrder(context: Context, input: Input): Promise<Order> {
  const wanted = wantedOf(context, input);
  const written = await writeOrder(context.db, wanted).catch((error: unknown) => {
    // A concurrent transaction has deleted the account.
    throw breaksReference(error) ? new ShopError('session_expired') : error;
  });
  if (written.number !== null) {
    context.vitals.ordersPlaced += 1;
    relaySoon(context);
    return viewOf(context, wanted, written, written.number);
  }
  if (written.sentBefore !== null) return readSentBefore(context, wanted, written.sentBefore);
  refuseTries(wanted.limit, written.tries ?? 0, written.triesEnd ?? 0);
  // A double tap: the concurrent first request has won the unique key. Its order is the answer, even if prices moved
  // since.
  const first = await findSentBefore(context, wanted);
  if (first) return first;
  refuseOrder(input.items, [...written.shelf.values()]);
  throw new Error('an order was not saved, and nothing speaks against it');
}

function wantedOf(context: Context, input: Input): WantedOrder {
  const { user } = requireActor(context);
  const {
    customer_name: customerName,
    customer_email: customerEmail,
    shipping_address: address,
    items,
  } = input;
  const { accepted, ...order } = input;
  const { street, city, country, phone = '' } = address;
  const priced = priceOrder(items);
  const productIds = items.map((item) => item.product_id).filter(isProductId);
  const isSound = priced !== null && productIds.length === items.length;
  const createdAt = context.now();
  return {
    id: makeUuid(createdAt),
    userId: user.id,
    idempotencyKey: context.idempotencyKey || randomUUID(),
    // The accepted legal versions are not hashed: a new text between two tries makes no other order.
    bodyHash: createHash('sha256').update(JSON.stringify(order)).digest('base64url'),
    limit: limitOf(context, 'order', user.id),
    customerName,
    customerEmail,
    street,
    city,
    country,
    phone,
    language: input.language ?? 'en',
    subtotalQirsh: isSound ? priced.subtotalQirsh : 0,
    terms: accepted?.terms ?? null,
    privacy: accepted?.privacy ?? null,
    createdAt,
    lines: isSound ? priced.lines : [],
    productIds,
    isSound,
  };
}

/** As the catalogue writes them. */
const isProductId = (id: string): boolean => isUuid(id) && id === id.toLowerCase();

function viewOf({ config }: Context, wanted: WantedOrder, written: Written, number: number): Order {
  const { deliveryFeeQirsh, shelf } = written;
  const items = wanted.lines.map(({ productId, quantity, priceQirsh }) => {
    const product = shelf.get(productId);
    if (!product) throw new Error('a product of a saved order did not come back');
    const { nameEn, nameAr, weight, image } = product;
    return { productId, nameEn, nameAr, weight, image, quantity, priceQirsh };
  });
  const totalQirsh = wanted.subtotalQirsh + deliveryFeeQirsh;
  const row = { ...wanted, number, status: 'pending' as const, deliveryFeeQirsh, totalQirsh };
  return orderView(config, contentFrom(config, written.content), row, items);
}

async function findSentBefore(context: Context, wanted: WantedOrder): Promise<Order | undefined> {
  const [row] = await context.db.select({ bodyHash: orders.bodyHash }).from(orders).where(isOf(wanted));
  return row && readSentBefore(context, wanted, row.bodyHash);
}

async function readSentBefore(context: Context, wanted: WantedOrder, bodyHash: string): Promise<Order> {
  if (bodyHash !== wanted.bodyHash) throw new ShopError('idempotency_conflict');
  const [order] = await readOrders(context, context.db, isOf(wanted));
  if (!order) throw new Error('the order that was sent before did not come back');
  return order;
}

const isOf = ({ userId, idempotencyKey }: WantedOrder) =>
  and(eq(orders.userId, userId), eq(orders.idempotencyKey, idempotencyKey));
