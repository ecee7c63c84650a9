import { asc, eq, inArray, sql } from 'drizzle-orm';
import { type ErrorDetail, type FieldErrorCode, fieldErrors } from '../../contracts/error.ts';
import { type ProductRow, products } from '../catalogue/product.table.ts';
import { violatesCheck } from '../database/database-errors.ts';
import type { Queries } from '../database/queries.ts';
import { ShopError } from '../errors.ts';
import { lockLevels } from '../stock/lock-level.ts';
import { readLevels } from '../stock/read-levels.ts';
import { boxParts } from './box-part.table.ts';

type Box = Pick<ProductRow, 'store' | 'parts'> & { id: string | null };

/**
 * Locks the future parts of a box before the box itself: orders lock levels first, then products, then boxes. A
 * transaction with another order of locks may deadlock, which PostgreSQL detects only after a second, and is retried.
 */
export async function lockParts(db: Queries, parts: { id: string }[]): Promise<void> {
  if (parts.length === 0) return;
  const ids = parts.map(({ id }) => id);
  await lockLevels(db, ids);
  await db.execute(
    sql`select from products where id = any(${sql.param(ids)}::uuid[]) order by id for no key update`,
  );
}

/**
 * Refuses invalid parts: a deleted product, another box, a product of the other store; and any parts for a product that
 * is counted or is itself a part. The database refuses the same; these errors name the form's fields. Locks the parts.
 */
export async function checkParts(db: Queries, { id: boxId, store, parts }: Box): Promise<void> {
  if (parts.length === 0) return;
  const ids = parts.map(({ id }) => id);
  const rows = await db
    .select({ id: products.id, store: products.store, parts: products.parts, deletedAt: products.deletedAt })
    .from(products)
    .where(inArray(products.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const faults = ids.flatMap((id, place): ErrorDetail[] => {
    const row = byId.get(id);
    const code = !row || row.deletedAt ? 'part_gone' : faultOf(row, store);
    if (id === boxId) return [detail(`parts.${place}.id`, 'part_box')];
    return code ? [detail(`parts.${place}.id`, code)] : [];
  });
  if (boxId && (await readLevels(db, [boxId])).has(boxId)) faults.push(detail('parts', 'box_counted'));
  if (faults.length > 0) throw new ShopError('validation_failed', { details: faults });
  if (boxId) await refusePart(db, boxId);
}

const faultOf = (
  row: Pick<ProductRow, 'store' | 'parts'>,
  store: ProductRow['store'],
): FieldErrorCode | null => (row.parts.length > 0 ? 'part_box' : row.store === store ? null : 'part_store');

const detail = (path: string, code: FieldErrorCode): ErrorDetail => ({
  path,
  code,
  message: fieldErrors[code],
});

/** Refuses `part_of_box`, with the boxes, when the locked product is a part of any. */
export async function refusePart(db: Queries, partId: string): Promise<void> {
  const { id, nameEn, nameAr } = products;
  const boxes = await db
    .select({ id, nameEn, nameAr })
    .from(boxParts)
    .innerJoin(products, eq(id, boxParts.boxId))
    .where(eq(boxParts.partId, partId))
    .orderBy(asc(nameEn), asc(id));
  if (boxes.length === 0) return;
  const details = boxes.map((box) => ({
    path: 'id',
    code: 'part_of_box',
    message: box.nameEn === box.nameAr ? box.nameEn : `${box.nameEn} · ${box.nameAr}`,
    box: { id: box.id, name: { en: box.nameEn, ar: box.nameAr } },
  }));
  const names = boxes.map((box) => box.nameEn).join(', ');
  throw new ShopError('part_of_box', {
    details,
    text: `This product is in a box: ${names}. Take it out of the box first.`,
  });
}

/** Filters products to parts of a box. */
export async function readPartsAmong(db: Queries, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.select({ id: boxParts.partId }).from(boxParts).where(inArray(boxParts.partId, ids));
  return new Set(rows.map(({ id }) => id));
}

/** Whether the error is the database's refusal of a change that would break a box. */
export const breaksBox = (error: unknown): boolean =>
  violatesCheck(error, 'products_parts') || violatesCheck(error, 'products_part_of_box');
