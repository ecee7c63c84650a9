import { and, asc, count, eq, gt, sql } from 'drizzle-orm';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import type { Column } from '../../contracts/import-fields.ts';
import type { listImportLines as contract, ImportLine, LineChange } from '../../contracts/imports.ts';
import { formatAmount, fromQirsh } from '../../contracts/money.ts';
import { byField, flagFields, textFields } from '../../contracts/product-fields.ts';
import { categories } from '../catalogue/category.table.ts';
import type { Context } from '../context.ts';
import { isUuid } from '../database/uuid.ts';
import { ShopError } from '../errors.ts';
import { foodCellsOf } from './food-cells.ts';
import { imageCellsOf } from './image-cells.ts';
import { type ImportedProduct, importLines, imports } from './import.table.ts';

type Page = { items: ImportLine[]; page: { total: number; cursor: string | null } };

/** One page of an import's lines; the cursor is the number of the last line. */
export async function listImportLines(
  { db }: Context,
  { id, outcome, note, limit = 50, cursor }: ParsedInputOf<typeof contract>,
): Promise<Page> {
  const [found] = isUuid(id) ? await db.select().from(imports).where(eq(imports.id, id)) : [];
  if (!found) throw new ShopError('not_found');
  const wanted = and(
    eq(importLines.importId, id),
    outcome ? eq(importLines.outcome, outcome) : undefined,
    note ? sql`${importLines.faults} @> ${JSON.stringify([{ code: note }])}::jsonb` : undefined,
  );
  const rows = await db
    .select()
    .from(importLines)
    .where(and(wanted, cursor ? gt(importLines.line, Number(cursor)) : undefined))
    .orderBy(asc(importLines.line))
    .limit(limit + 1);
  const [counted] = await db.select({ total: count() }).from(importLines).where(wanted);
  const shelf = await db.select({ id: categories.id, slug: categories.slug }).from(categories);
  const slugs = new Map(shelf.map((category) => [category.id, category.slug]));
  const items = rows.slice(0, limit).map((row) => ({
    line: row.line,
    outcome: row.outcome,
    name: row.name,
    name_ar: row.nameAr,
    product_id: row.productId,
    product: row.input && describeProduct(row.input, slugs),
    faults: row.faults ?? [],
    changes: [
      ...(row.input && row.before ? changesOf(row.before, row.input, slugs) : []),
      ...(row.input && row.stock !== null
        ? [{ column: 'stock' as const, before: '', after: String(row.stock) }]
        : []),
    ],
    rest: row.rest ?? {},
  }));
  const last = rows.length > limit ? items.at(-1) : undefined;
  return { items, page: { total: counted?.total ?? 0, cursor: last ? String(last.line) : null } };
}

const describeProduct = (
  { nameEn, nameAr, priceQirsh, categoryId, store }: ImportedProduct,
  slugs: Map<string, string>,
) => ({
  name: { en: nameEn, ar: nameAr },
  price: fromQirsh(priceQirsh),
  category: slugs.get(categoryId) ?? '',
  store,
});

function changesOf(
  before: ImportedProduct,
  after: ImportedProduct,
  slugs: Map<string, string>,
): LineChange[] {
  const textsOf = (product: ImportedProduct) => cellsOf(product, slugs.get(product.categoryId) ?? '');
  const old = textsOf(before);
  return Object.entries(textsOf(after))
    .map(([column, text]) => {
      const name = column as keyof typeof old;
      return { column: name, before: old[name], after: text };
    })
    .filter((change) => change.before !== change.after);
}

/** A product as cells of the shop's own file, by column name; stock and parts of a box are left out. */
export const cellsOf = (
  product: ImportedProduct,
  category: string,
): Record<Exclude<Column, 'id' | 'stock' | 'parts'>, string> => ({
  slug: product.slug,
  name_en: product.nameEn,
  name_ar: product.nameAr,
  description_en: product.descriptionEn,
  description_ar: product.descriptionAr,
  price: formatAmount(fromQirsh(product.priceQirsh)),
  sale_price: product.offer ? formatAmount(fromQirsh(product.offer.qirsh)) : '',
  sale_from: product.offer?.from ?? '',
  sale_to: product.offer?.until ?? '',
  season_from: String(product.season?.from ?? ''),
  season_until: String(product.season?.until ?? ''),
  category,
  store: product.store,
  ...byField(textFields, (field) => product[field] ?? ''),
  ...imageCellsOf(product),
  ...byField(flagFields, (field) => (product[field] ? 'yes' : 'no')),
  ...foodCellsOf(product.foodFacts),
  size_group: product.sizeGroup ?? '',
  size_order: product.sizeGroup ? String(product.sizePosition + 1) : '',
});
