import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import { changedQirsh, isUnusualChange, priceFault } from '../../contracts/price-change.ts';
import {
  type previewPrices as contract,
  maxRepriced,
  type PricePreview,
  pricesShown,
} from '../../contracts/prices.ts';
import { categoryIdOf } from '../catalogue/is-category.ts';
import { products } from '../catalogue/product.table.ts';
import { orderColumns } from '../catalogue/product-order.ts';
import type { Context } from '../context.ts';
import { ShopError } from '../errors.ts';
import { checkDay, isOther, offerFrom, pricedColumns, pricedView } from './priced-products.ts';

/** The prices after a change, without changing them. Refuses `prices_many` when more products match than one change may cover. */
export async function previewPrices(
  { db }: Context,
  {
    change,
    day,
    ids,
    store,
    category,
    without_offer,
    language = 'en',
    shown = pricesShown,
  }: ParsedInputOf<typeof contract>,
): Promise<PricePreview> {
  if (day) await checkDay(db, day);
  // Sizes of a product share its name, so they are sorted by price.
  const order = orderColumns('name', language).toSpliced(1, 0, sql`${products.priceQirsh}`);
  const found = await db
    .select(pricedColumns(day))
    .from(products)
    .where(
      and(
        isNull(products.deletedAt),
        ids && inArray(products.id, ids),
        store && eq(products.store, store),
        category ? eq(products.categoryId, categoryIdOf(category)) : undefined,
        without_offer ? isNull(offerFrom(day)) : undefined,
      ),
    )
    .orderBy(...order)
    .limit(maxRepriced + 1);
  if (found.length > maxRepriced) throw new ShopError('prices_many');
  const decided = found
    .map((row) => ({ row, after: changedQirsh(row.priceQirsh, change) }))
    .filter(({ row, after }) => isOther(row, after, { change, day }))
    .map(({ row, after }) => ({ row, after, fault: priceFault(after, row.offerQirsh) }));
  const changed = decided.filter(({ fault }) => fault === null);
  const refused = decided.filter(({ fault }) => fault !== null);
  const views = (some: typeof decided, count = shown) =>
    some.slice(0, count).map(({ row, after, fault }) => pricedView(row, after, fault));
  const part = ({ row, after }: (typeof decided)[number]) => Math.abs(after / row.priceQirsh - 1);
  const unusual = changed
    .filter(({ row, after }) => isUnusualChange(row.priceQirsh, after))
    .toSorted((one, other) => part(other) - part(one));
  return {
    products: changed.map(({ row: { id, version } }) => ({ id, version })),
    changed: views(changed),
    refused: views(refused),
    unusual: views(unusual, 1)[0] ?? null,
    counts: {
      changed: changed.length,
      refused: refused.length,
      same: found.length - decided.length,
    },
  };
}
