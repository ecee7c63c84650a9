import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import { defaultLowStockThreshold } from '../../contracts/low-stock-threshold.ts';
import type { countStock as contract, ProductStock } from '../../contracts/stock.ts';
import type { Context } from '../context.ts';
import { violatesCheck } from '../database/database-errors.ts';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import { ShopError } from '../errors.ts';
import { readStock } from './get-stock.ts';
import { findProduct, lockLevel, type StockedProduct } from './lock-level.ts';
import { addMovement, endCount } from './record-movement.ts';
import { setLowStockThreshold } from './set-low-stock-threshold.ts';
import { stockLevels } from './stock.table.ts';

/**
 * Sets the number of sellable pieces, recorded in the ledger as the difference to the previous number; the first count
 * starts the counting. Refuses `box_counted` for a box, and `changed_meanwhile` when the number left is not the
 * expected one, as after a sale (optimistic locking).
 */
export async function countStock(
  context: Context,
  { id, ...count }: ParsedInputOf<typeof contract>,
): Promise<ProductStock> {
  return inTransaction(context.db, async (db) => readStock(db, await recordCount(context, db, id, count)));
}

/** Records a count in the caller's transaction, which may already have locked the level. */
export async function recordCount(
  context: Context,
  db: Queries,
  id: string,
  { left, low_at, expected_left, note = '' }: Omit<ParsedInputOf<typeof contract>, 'id'>,
): Promise<StockedProduct> {
  const product = await findProduct(db, id);
  if (product.isBox) throw new ShopError('box_counted');
  const level = await lockLevel(db, id);
  if (expected_left !== undefined && expected_left !== (level?.left ?? null))
    throw new ShopError('changed_meanwhile');
  const lowAt = low_at ?? level?.lowAt ?? defaultLowStockThreshold;
  if (!level) {
    // Of two concurrent first counts, one waits and then sees the other's.
    const [begun] = await db
      .insert(stockLevels)
      .values({ productId: id, lowAt })
      .onConflictDoNothing()
      .returning()
      .catch((error: unknown) => {
        // The product has become a box meanwhile.
        throw violatesCheck(error, 'stock_of_box') ? new ShopError('box_counted') : error;
      });
    if (!begun) throw new ShopError('changed_meanwhile');
  } else if (lowAt !== level.lowAt) {
    const [before, after] = [{ low_at: level.lowAt }, { low_at: lowAt }];
    await setLowStockThreshold(context, db, product, { before, after });
  }
  const known = level?.left ?? 0;
  const isConfirmed = level !== undefined && left === known && lowAt !== level.lowAt;
  // A change of only the threshold is not a count.
  if (!isConfirmed)
    await addMovement(
      context,
      db,
      { ...product, left: known, isCounted: level !== undefined },
      { kind: 'counted', quantity: left - known, note },
    );
  return product;
}

/** Stops counting a product's stock. */
export async function stopStock(context: Context, { id }: { id: string }): Promise<ProductStock> {
  return inTransaction(context.db, async (db) => {
    const product = await findProduct(db, id);
    const level = await lockLevel(db, id);
    // Nothing to do when counting has already ended (double tap).
    if (level) await endCount(context, db, { ...product, left: level.left });
    return readStock(db, product);
  });
}
