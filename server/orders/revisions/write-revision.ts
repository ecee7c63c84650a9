import { and, asc, eq, sql } from 'drizzle-orm';
import { violatesCheck } from '../../database/database-errors.ts';
import type { Queries } from '../../database/queries.ts';
import { ShopError } from '../../errors.ts';
import { moveGoods } from '../../stock/move-goods.ts';
import { orderItems, orderRevisions, orders } from '../order.table.ts';
import { announceOrder } from '../order-events.ts';
import type { Contents, DecidedRevision, RevisedLine } from './decide-revision.ts';
import type { LockedOrder } from './lock-order.ts';
import { addressOfRow, columnsOf, wholeAddress } from './revise-address.ts';

/** The author, time and explanation of a revision. */
export type RevisionNote = {
  createdBy: string | null;
  createdAt: Date;
  reason: string;
  isReturn?: boolean;
};

/**
 * `restock` is false for a return and its undo: returned goods are not restocked automatically; the seller counts what
 * can be sold again.
 */
type StockEffect = { restock: boolean };

/** The lines of one revision. */
async function readLines(db: Queries, orderId: string, revision: number): Promise<RevisedLine[]> {
  const rows = await db
    .select()
    .from(orderItems)
    .where(and(eq(orderItems.orderId, orderId), eq(orderItems.revision, revision)))
    .orderBy(asc(orderItems.position));
  return rows.map(({ orderId: _, revision: __, ...line }) => line);
}

/** The contents of the accepted revision of a locked order. */
export const readContents = async (db: Queries, order: LockedOrder): Promise<Contents> => ({
  lines: await readLines(db, order.id, order.revision),
  discountQirsh: order.discountQirsh,
  deliveryFeeQirsh: order.deliveryFeeQirsh,
  feePending: order.feePending,
  address: addressOfRow(order),
});

/** The contents of a revision of a changed order. */
export async function readRevision(db: Queries, order: LockedOrder, number: number): Promise<Contents> {
  const [row] = await db
    .select()
    .from(orderRevisions)
    .where(and(eq(orderRevisions.orderId, order.id), eq(orderRevisions.number, number)));
  if (!row) throw new Error('a revision is gone');
  const address = wholeAddress(row.address, addressOfRow(order));
  const { discountQirsh, deliveryFeeQirsh, feePending } = row;
  const lines = await readLines(db, order.id, number);
  return { lines, discountQirsh, deliveryFeeQirsh, feePending, address };
}

/** The number of the last revision, and a position that no line has had. */
export async function readLast(db: Queries, { id, revision }: LockedOrder) {
  const { rows } = await db.execute<{ last: number | null; position: number }>(sql`
    select (select max(number)::int from order_revisions where order_id = ${id}) as last,
      (select coalesce(max(position), -1)::int + 1 from order_items where order_id = ${id}) as position`);
  return { last: rows[0]?.last ?? revision, nextPosition: rows[0]?.position ?? 0 };
}

/**
 * Writes the next revision of a locked order, superseding an open proposal; returns its number. Refuses `stock_short`
 * and `slot_full`.
 */
export async function writeRevision(
  db: Queries,
  order: LockedOrder,
  { lines, address, state, ...decided }: DecidedRevision,
  note: RevisionNote,
  { restock }: StockEffect = { restock: !note.isReturn },
): Promise<number> {
  const { id } = order;
  await writeFirst(db, order);
  const number = (await readLast(db, order)).last + 1;
  await supersede(db, id, 'proposed');
  if (state === 'accepted') await supersede(db, id, 'accepted');
  const sums = pickSums(decided);
  const byCustomer = note.createdBy === null;
  await db
    .insert(orderRevisions)
    .values({ orderId: id, number, base: order.revision, state, byCustomer, ...note, address, ...sums });
  // Empty when all goods of a delivered order came back.
  if (lines.length > 0)
    await db.insert(orderItems).values(lines.map((line) => ({ orderId: id, revision: number, ...line })));
  if (state === 'accepted') {
    const { createdBy: by, createdAt: at } = note;
    if (restock) await moveGoods(db, { orderId: id, from: order.revision, to: number, by, at });
    await setContents(db, id, { revision: number, ...sums, ...columnsOf(address) });
  } else await db.update(orders).set({ proposedRevision: number }).where(eq(orders.id, id));
  await announceOrder(db, order);
  return number;
}

/**
 * Makes the open proposal of a locked order its accepted revision; `by` is who accepted it, null for the customer.
 * Refuses `stock_short` and `slot_full`.
 */
export async function acceptRevision(
  db: Queries,
  order: LockedOrder,
  number: number,
  { by, at }: { by: string | null; at: Date },
): Promise<void> {
  const { id } = order;
  await supersede(db, id, 'accepted');
  const [row] = await db
    .update(orderRevisions)
    .set({ state: 'accepted', answeredAt: at })
    .where(and(eq(orderRevisions.orderId, id), eq(orderRevisions.number, number)))
    .returning();
  if (!row) throw new Error('a proposal has no revision');
  const sums = pickSums(row);
  const address = columnsOf(wholeAddress(row.address, addressOfRow(order)));
  await moveGoods(db, { orderId: id, from: order.revision, to: number, by, at });
  await setContents(db, id, { revision: number, ...sums, ...address });
  await announceOrder(db, order);
}

/** Whether a revision is a return. */
export async function isReturn(db: Queries, id: string, number: number): Promise<boolean> {
  const condition = and(eq(orderRevisions.orderId, id), eq(orderRevisions.number, number));
  const [row] = await db.select({ isReturn: orderRevisions.isReturn }).from(orderRevisions).where(condition);
  return row?.isReturn ?? false;
}

/** Voids a return that another revision has undone, and with it the credit note. */
export async function voidReturn(db: Queries, id: string, number: number): Promise<void> {
  const condition = and(eq(orderRevisions.orderId, id), eq(orderRevisions.number, number));
  await db.update(orderRevisions).set({ state: 'declined' }).where(condition);
}

/** Ends the open proposal of a locked order, which stays as it is: declined by the customer, else superseded. */
export async function endProposal(
  db: Queries,
  order: Pick<LockedOrder, 'id' | 'userId'>,
  answer: { state: 'declined'; answeredAt: Date } | { state: 'superseded' },
): Promise<void> {
  const isOpenOne = and(eq(orderRevisions.orderId, order.id), eq(orderRevisions.state, 'proposed'));
  await db.update(orderRevisions).set(answer).where(isOpenOne);
  await db.update(orders).set({ proposedRevision: null }).where(eq(orders.id, order.id));
  await announceOrder(db, order);
}

/** At the first change, stores the order as placed as its first accepted revision. */
async function writeFirst(db: Queries, order: LockedOrder): Promise<void> {
  const { id: orderId, revision: number, createdAt } = order;
  const first = {
    orderId,
    number,
    state: 'accepted' as const,
    byCustomer: true,
    createdAt,
    address: addressOfRow(order),
  };
  await db
    .insert(orderRevisions)
    .values({ ...first, ...pickSums(order) })
    .onConflictDoNothing();
}

async function supersede(db: Queries, orderId: string, state: 'accepted' | 'proposed'): Promise<void> {
  const isCurrent = and(eq(orderRevisions.orderId, orderId), eq(orderRevisions.state, state));
  await db.update(orderRevisions).set({ state: 'superseded' }).where(isCurrent);
}

type Sums = Pick<
  LockedOrder,
  'subtotalQirsh' | 'discountQirsh' | 'deliveryFeeQirsh' | 'feePending' | 'totalQirsh'
>;

/** The columns that orders and their revisions have in common. */
const pickSums = ({
  subtotalQirsh,
  discountQirsh,
  deliveryFeeQirsh,
  feePending,
  totalQirsh,
}: Sums): Sums => ({
  subtotalQirsh,
  discountQirsh,
  deliveryFeeQirsh,
  feePending,
  totalQirsh,
});

type Accepted = { revision: number } & Sums & ReturnType<typeof columnsOf>;

/** Copies the accepted revision to the order's row; triggers update sums and counts. Refuses `slot_full`. */
async function setContents(db: Queries, id: string, contents: Accepted): Promise<void> {
  await db
    .update(orders)
    .set({ ...contents, proposedRevision: null })
    .where(eq(orders.id, id))
    .catch((error: unknown) => {
      throw violatesCheck(error, 'slot_capacity') ? new ShopError('slot_full') : error;
    });
  await db.update(orders).set({ searchVector: sql`order_search_vector(orders)` }).where(eq(orders.id, id));
}
