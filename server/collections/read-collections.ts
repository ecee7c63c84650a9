import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import {
  type AdminCollection,
  type Collection,
  type getCollection as contract,
  rowLength,
} from '../../contracts/collections.ts';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import { categories } from '../catalogue/category.table.ts';
import { products } from '../catalogue/product.table.ts';
import { namedProductView, productView, shownColumns } from '../catalogue/product-view.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { isUuid } from '../database/uuid.ts';
import { ShopError } from '../errors.ts';
import { collections } from './collection.table.ts';

type CollectionRow = typeof collections.$inferSelect;

/** The collections on the home page; one without visible products is left out. */
export async function listCollections({ readDb }: Context): Promise<Collection[]> {
  const rows = await readDb
    .select()
    .from(collections)
    .where(and(eq(collections.shown, true), eq(collections.onHome, true)))
    .orderBy(asc(collections.position), asc(collections.id));
  const views = await viewCollections(readDb, rows);
  return views
    .filter(({ items }) => items.length > 0)
    .map((view) => ({ ...view, items: view.items.slice(0, rowLength) }));
}

/** A visible collection; refuses `not_found` for a hidden one. */
export async function getCollection(
  { readDb }: Context,
  { id }: ParsedInputOf<typeof contract>,
): Promise<Collection> {
  const condition = isUuid(id)
    ? or(eq(collections.id, id), eq(collections.slug, id))
    : eq(collections.slug, id);
  const rows = await readDb
    .select()
    .from(collections)
    .where(and(eq(collections.shown, true), condition))
    .limit(1);
  const [view] = await viewCollections(readDb, rows);
  if (!view) throw new ShopError('not_found');
  return view;
}

/** The visible collections, for the site map. */
export const listShownCollections = ({ db }: Pick<Context, 'db'>): Promise<{ slug: string }[]> =>
  db
    .select({ slug: collections.slug })
    .from(collections)
    .where(eq(collections.shown, true))
    .orderBy(asc(collections.position), asc(collections.id));

async function viewCollections(db: Queries, rows: CollectionRow[]): Promise<Collection[]> {
  const ids = [...new Set(rows.flatMap(({ productIds }) => productIds))];
  const found =
    ids.length === 0
      ? []
      : await db
          .select({ product: shownColumns, category: categories.slug })
          .from(products)
          .innerJoin(categories, eq(categories.id, products.categoryId))
          .where(and(inArray(products.id, ids), products.shown));
  const byId = new Map(found.map(({ product, category }) => [product.id, productView(product, category)]));
  return rows.map((row) => ({
    ...collectionView(row),
    items: row.productIds.flatMap((id) => byId.get(id) ?? []),
  }));
}

export const listAdminCollections = ({ db }: Context): Promise<AdminCollection[]> => readAdminCollections(db);

/** All collections, or one. */
export async function readAdminCollections(db: Queries, id?: string): Promise<AdminCollection[]> {
  const rows = await db
    .select()
    .from(collections)
    .where(id === undefined ? undefined : eq(collections.id, id))
    .orderBy(asc(collections.position), asc(collections.id));
  const ids = [...new Set(rows.flatMap(({ productIds }) => productIds))];
  const found =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(products)
          .where(and(inArray(products.id, ids), isNull(products.deletedAt)));
  const byId = new Map(found.map((row) => [row.id, namedProductView(row)]));
  return rows.map((row) => ({
    ...collectionView(row),
    shown: row.shown,
    on_home: row.onHome,
    products: row.productIds.flatMap((id) => byId.get(id) ?? []),
    version: row.version,
  }));
}

const collectionView = (row: CollectionRow) => ({
  id: row.id,
  slug: row.slug,
  name: { en: row.nameEn, ar: row.nameAr },
  description:
    row.descriptionEn || row.descriptionAr ? { en: row.descriptionEn, ar: row.descriptionAr } : null,
});
