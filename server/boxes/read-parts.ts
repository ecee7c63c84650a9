import { asc, eq, inArray } from 'drizzle-orm';
import type { AdminPart } from '../../contracts/catalogue.ts';
import { fromQirsh } from '../../contracts/money.ts';
import { type PartOfBox, products } from '../catalogue/product.table.ts';
import type { Queries } from '../database/queries.ts';
import { stockLevels } from '../stock/stock.table.ts';
import { boxParts } from './box-part.table.ts';

/** The parts, in order, of those of these products that are boxes, by box. Other products cost no query. */
export async function readParts(
  db: Queries,
  rows: { id: string; parts: PartOfBox[] }[],
): Promise<Map<string, AdminPart[]>> {
  const ids = rows.flatMap(({ id, parts }) => (parts.length > 0 ? [id] : []));
  if (ids.length === 0) return new Map();
  const { id, slug, nameEn, nameAr, weight, image, nowQirsh, shown, available } = products;
  const { boxId, partId, quantity, position } = boxParts;
  const found = await db
    .select({
      boxId,
      id,
      slug,
      nameEn,
      nameAr,
      weight,
      image,
      nowQirsh,
      shown,
      available,
      quantity,
      left: stockLevels.left,
    })
    .from(boxParts)
    .innerJoin(products, eq(id, partId))
    .leftJoin(stockLevels, eq(stockLevels.productId, partId))
    .where(inArray(boxId, ids))
    .orderBy(asc(boxId), asc(position));
  const views = found.map(
    ({ boxId: box, nameEn: en, nameAr: ar, nowQirsh: price, slug: address, ...part }) => ({
      box,
      ...part,
      slug: part.shown ? address : null,
      name: { en, ar },
      price: fromQirsh(price),
    }),
  );
  const byBox = Map.groupBy(views, ({ box }) => box);
  return new Map([...byBox].map(([box, parts]) => [box, parts.map(({ box: _, ...part }) => part)]));
}

/**
 * JD; today's price of the parts bought separately, where it is above the box's price. Null where it isn't, and where
 * not all parts can be bought, as the comparison would be misleading.
 */
export function separatePriceOf(parts: readonly AdminPart[], priceQirsh: number): number | null {
  if (parts.length === 0 || parts.some(({ shown, available }) => !shown || !available)) return null;
  const alone = parts.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0);
  return alone > priceQirsh ? fromQirsh(alone) : null;
}
