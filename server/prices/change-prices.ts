import { randomUUID } from 'node:crypto';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import { changedQirsh, priceFault } from '../../contracts/price-change.ts';
import { type changePrices as contract, type PricesChanged, pricesShown } from '../../contracts/prices.ts';
import { recordActivity } from '../activity/record-activity.ts';
import type { Context } from '../context.ts';
import { inTransaction } from '../database/transaction.ts';
import { planPrices } from './plan-prices.ts';
import { checkDay, isOther, lockPriced, readNames } from './priced-products.ts';
import { describeChange, writePrices } from './write-prices.ts';

/**
 * Changes prices as previewed, or schedules them for a day, in one transaction and with one activity entry. Products
 * whose version has changed, or that can't have the price, are skipped and reported.
 */
export async function changePrices(
  context: Context,
  { change, day, products: chosen }: ParsedInputOf<typeof contract>,
): Promise<PricesChanged> {
  const versions = new Map(chosen.map(({ id, version }) => [id, version]));
  return inTransaction(context.db, async (db) => {
    if (day) await checkDay(db, day);
    const locked = await lockPriced(db, [...versions.keys()], day);
    const current = locked.filter(({ id, version }) => versions.get(id) === version);
    const decided = current
      .map((row) => ({ row, after: changedQirsh(row.priceQirsh, change) }))
      .filter(({ row, after }) => isOther(row, after, { change, day }));
    const prices = decided.filter(({ row, after }) => priceFault(after, row.offerQirsh) === null);
    const kept = new Set([
      ...current.filter((row) => !decided.some((one) => one.row === row)).map(({ id }) => id),
      ...prices.map(({ row }) => row.id),
    ]);
    const leftOut = [...versions.keys()].filter((id) => !kept.has(id));
    const how = describeChange(change);
    if (day) await planPrices(context, db, prices, { day, how });
    else
      await writePrices(db, prices, {
        changeId: randomUUID(),
        at: context.now(),
        how,
        record: (entry) => recordActivity(context, db, entry),
      });
    const named = await readNames(db, leftOut, pricesShown);
    return { changed: prices.length, skipped: { total: leftOut.length, products: named } };
  });
}
