import { createHash, randomUUID } from 'node:crypto';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import { type ErrorDetail, fieldErrors } from '../../contracts/error.ts';
import { type placeOrder as contract, maximumQuantity, type Order } from '../../contracts/orders.ts';
import { listAdminsToTell } from '../accounts/list-admins.ts';
import { products } from '../catalogue/product.table.ts';
import { type Context, requireActor } from '../context.ts';
import { breaksReference } from '../database/faults.ts';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import { isUuid } from '../database/uuid.ts';
import { ShopError } from '../errors.ts';
import { limitRate } from '../http/rate-limit.ts';
import { readDeliveryFee } from '../settings/delivery-fee.ts';
import { announceOrder } from './follow-orders.ts';
import { readOrders } from './list-orders.ts';
import { orderItems, orders } from './order.table.ts';
import { type PricedOrder, priceOrder } from './price-order.ts';

type Input = ParsedInputOf<typeof contract>;

/**
 * Saves an order of the signed-in user at the catalogue's prices. The same idempotency key with the same body answers
 * the first order again; with another body it is refused.
 */
export async function placeOrder(context: Context, input: Input): Promise<Order> {
  const { user } = requireActor(context);
  const key = context.idempotencyKey || randomUUID();
  const bodyHash = createHash('sha256').update(JSON.stringify(input)).digest('base64url');
  const sentBefore = () => findSentBefore(context, user.id, key, bodyHash);

  const first = await sentBefore();
  if (first) return first;
  await limitRate(context, 'order', user.id);
  const sent = { userId: user.id, idempotencyKey: key, bodyHash };
  const id = await inTransaction(context.db, (db) => insertOrder(context, db, sent, input)).catch(
    async (refusal: unknown) => {
      // A retry that lost the race may find that prices moved after the first was in: then the first is the answer.
      if (refusal instanceof ShopError && (await sentBefore())) return null;
      // The account was deleted at the same moment.
      throw breaksReference(refusal) ? new ShopError('session_expired') : refusal;
    },
  );
  const [saved] = id ? await readOrders(context, context.db, eq(orders.id, id)) : [await sentBefore()];
  if (!saved) throw new Error('the saved order did not come back');
  return saved;
}

type Sent = { userId: string; idempotencyKey: string; bodyHash: string };

/** Prices and saves the order; null when the same key has just been saved by a second tap, whose order is the answer. */
async function insertOrder(context: Context, db: Queries, sent: Sent, input: Input): Promise<string | null> {
  const ids = input.items.map((item) => item.product_id);
  const catalogue = await lockPrices(db, ids);
  const deliveryFeeQirsh = await readDeliveryFee(db);
  const { lines, subtotalQirsh, totalQirsh } = priceOrder(input.items, catalogue, deliveryFeeQirsh);
  const merged = mergeLines(lines);
  const [order] = await db
    .insert(orders)
    .values({
      ...sent,
      ...input.shipping_address,
      customerName: input.customer_name,
      customerEmail: input.customer_email,
      language: input.language ?? 'en',
      subtotalQirsh,
      deliveryFeeQirsh,
      totalQirsh,
      createdAt: context.now(),
    })
    .onConflictDoNothing({ target: [orders.userId, orders.idempotencyKey] })
    .returning({ id: orders.id });
  if (!order) return null;
  await db.insert(orderItems).values(
    merged.map(({ product, quantity }, position) => ({
      orderId: order.id,
      position,
      productId: product.id,
      nameEn: product.nameEn,
      nameAr: product.nameAr,
      priceQirsh: product.priceQirsh,
      quantity,
      image: product.image,
    })),
  );
  await context.jobs.enqueue(db, { mail: 'order-received', orderId: order.id });
  for (const userId of await listAdminsToTell(db)) {
    await context.jobs.enqueue(db, { mail: 'seller-order', orderId: order.id, userId });
  }
  await announceOrder(db, { id: order.id, userId: sent.userId }, 'placed');
  return order.id;
}

async function findSentBefore(
  context: Context,
  userId: string,
  key: string,
  bodyHash: string,
): Promise<Order | undefined> {
  const mine = and(eq(orders.userId, userId), eq(orders.idempotencyKey, key));
  const [row] = await context.db.select({ bodyHash: orders.bodyHash }).from(orders).where(mine);
  if (!row) return undefined;
  if (row.bodyHash !== bodyHash) throw new ShopError('idempotency_conflict');
  const [order] = await readOrders(context, context.db, mine);
  return order;
}

/** A product that was sent on several lines is one line of the order, and no larger than one line may be. */
function mergeLines(lines: PricedOrder['lines']): PricedOrder['lines'] {
  const merged = new Map<string, PricedOrder['lines'][number]>();
  const details: ErrorDetail[] = [];
  for (const [position, line] of lines.entries()) {
    const quantity = (merged.get(line.product.id)?.quantity ?? 0) + line.quantity;
    merged.set(line.product.id, { ...line, quantity });
    if (quantity > maximumQuantity) {
      const path = `items.${position}.quantity`;
      details.push({ path, message: fieldErrors.quantity_invalid, code: 'quantity_invalid' });
    }
  }
  if (details.length > 0) throw new ShopError('validation_failed', { details });
  return [...merged.values()];
}

/** Reads the products and holds them until the order is in, so that no price moves in between. */
const lockPrices = (db: Queries, ids: string[]) =>
  db
    .select()
    .from(products)
    .where(inArray(products.id, ids.filter(isUuid)))
    .orderBy(asc(products.id))
    .for('share');
