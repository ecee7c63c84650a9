import { randomUUID } from 'node:crypto';
import { and, eq, gt, or } from 'drizzle-orm';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import { fieldErrors } from '../../contracts/error.ts';
import type { Bilingual } from '../../contracts/language.ts';
import { type moveStock as contract, maxPieces, type ProductStock } from '../../contracts/stock.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { type Context, requireActor } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import { ShopError } from '../errors.ts';
import { readStock } from './get-stock.ts';
import { findProduct, lockLevel } from './lock-level.ts';
import { stockLevels, stockMovements } from './stock.table.ts';

/**
 * Adds received pieces to a counted product, or removes unsellable ones. Idempotent by its key per product. Refuses
 * `not_found` while the product is not counted, and `stock_short` where more would be removed than there are.
 */
export async function moveStock(
  context: Context,
  { id, kind, quantity, note = '' }: ParsedInputOf<typeof contract>,
): Promise<ProductStock> {
  const idempotencyKey = context.idempotencyKey || randomUUID();
  return inTransaction(context.db, async (db) => {
    const product = await findProduct(db, id);
    const level = await lockLevel(db, id);
    if (!level) throw new ShopError('not_found');
    if (!(await isReplay(db, id, idempotencyKey))) {
      const change = kind === 'wasted' ? -quantity : quantity;
      if (level.left + change > maxPieces) {
        const details = [{ path: 'quantity', message: fieldErrors.moved_invalid, code: 'moved_invalid' }];
        throw new ShopError('validation_failed', { details });
      }
      await addMovement(
        context,
        db,
        { ...product, left: level.left },
        { kind, quantity: change, note, idempotencyKey },
      );
    }
    return readStock(db, product);
  });
}

/** The level is locked, so that two attempts wait for each other. */
async function isReplay(db: Queries, productId: string, key: string): Promise<boolean> {
  const condition = and(eq(stockMovements.productId, productId), eq(stockMovements.idempotencyKey, key));
  const [first] = await db.select({ id: stockMovements.id }).from(stockMovements).where(condition);
  if (!first) return false;
  const isReversal = eq(stockMovements.reverses, first.id);
  const [reversal] = await db.select({ id: stockMovements.id }).from(stockMovements).where(isReversal);
  // It was undone since: answering "recorded" would lose pieces that arrive again.
  if (reversal) throw new ShopError('changed_meanwhile');
  return true;
}

/** The movement in an activity entry; `before` is null where it started the counting. */
export type StockChange = { id: string; before: object | null; after: { id: number } };

type NewMovement = Pick<
  typeof stockMovements.$inferInsert,
  'kind' | 'quantity' | 'note' | 'idempotencyKey' | 'reverses'
>;

/** `isCounted` is false where the entry starts the counting. */
type Stocked = { id: string; subject: Bilingual; left: number; isCounted?: boolean };

/** Adds an administrator's movement for a product whose level is locked, with its activity entry. Refuses `stock_short`. */
export async function addMovement(
  context: Context,
  db: Queries,
  { id, subject, left, isCounted = true }: Stocked,
  movement: NewMovement,
  undoes?: number,
): Promise<void> {
  if (left + movement.quantity < 0) throw new ShopError('stock_short');
  const { user } = requireActor(context);
  const values = { ...movement, productId: id, recordedBy: user.id, recordedAt: context.now() };
  const [added] = await db.insert(stockMovements).values(values).returning({ id: stockMovements.id });
  if (!added) throw new Error('the movement did not come back');
  await recordActivity(context, db, {
    action: 'stock.record',
    subjectId: id,
    subject,
    before: isCounted ? { pieces: left } : null,
    // A counter-entry has no reason of its own, so it has the kind of the movement that it reverses.
    after: {
      id: added.id,
      ...(!movement.reverses && { movementKind: movement.kind }),
      pieces: left + movement.quantity,
    },
    undoes,
  });
}

/**
 * Reverses a movement by a counter-entry; for the one that started the counting, ends the counting. Refuses
 * `changed_since` when it was reversed before, or the counting has ended since, and `stock_short`.
 */
export async function revertMovement(
  context: Context,
  db: Queries,
  { id, before, after: { id: movement } }: StockChange,
  undoes: number,
): Promise<void> {
  const product = await findProduct(db, id);
  const level = await lockLevel(db, id);
  const [entry] = await db.select().from(stockMovements).where(eq(stockMovements.id, movement));
  const isEnded = and(
    eq(stockMovements.productId, id),
    gt(stockMovements.id, movement),
    or(eq(stockMovements.reverses, movement), eq(stockMovements.kind, 'stopped')),
  );
  const [ended] = await db.select({ id: stockMovements.id }).from(stockMovements).where(isEnded);
  if (!level || !entry || ended) throw new ShopError('changed_since');
  if (before === null) return endCount(context, db, { ...product, left: level.left }, undoes);
  const { kind, quantity } = entry;
  const counter = { kind, quantity: -quantity, reverses: movement, note: '', idempotencyKey: null };
  await addMovement(context, db, { ...product, left: level.left }, counter, undoes);
}

/** Stops counting a product whose level is locked: its stock leaves the ledger, and availability is the seller's switch again. */
export async function endCount(
  context: Context,
  db: Queries,
  { id, subject, left }: Stocked,
  undoes?: number,
): Promise<void> {
  await db.delete(stockLevels).where(eq(stockLevels.productId, id));
  await recordActivity(context, db, {
    action: 'stock.stop',
    subjectId: id,
    subject,
    before: { pieces: left },
    after: null,
    undoes,
  });
}
