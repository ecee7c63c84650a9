import { isDeepStrictEqual } from 'node:util';
import { and, eq, isNull } from 'drizzle-orm';
import type { AdminProduct, createProduct, updateProduct } from '../../contracts/catalogue.ts';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import { fieldErrors } from '../../contracts/error.ts';
import { toQirsh } from '../../contracts/money.ts';
import { findReplayedEntries } from '../activity/find-replayed-entries.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { checkParts, lockParts, refusePart } from '../boxes/check-parts.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import { isUuid } from '../database/uuid.ts';
import { ShopError } from '../errors.ts';
import { indexProductTerms, productTerms } from '../search/product-terms.ts';
import { startStockCounts } from '../stock/start-stock-counts.ts';
import { categories } from './category.table.ts';
import { chooseSlug, redirectOldSlug } from './choose-slug.ts';
import { findAdminProduct } from './get-admin-product.ts';
import { isCategory } from './is-category.ts';
import { mergeProduct } from './merge-product.ts';
import { type ProductContent, type ProductRow, products } from './product.table.ts';
import { productSnapshot } from './product-snapshot.ts';
import { viewWithStock } from './view-with-stock.ts';

type CategoryRow = typeof categories.$inferSelect;

/**
 * Adds a product, with its first count where one is given: one activity entry, whose undo removes both. Idempotent by
 * its key: a repeated call returns the product it created. Refuses a category that does not exist, an image that cannot
 * be stored, and a count for a box.
 */
export async function addProduct(
  context: Context,
  { stock, ...input }: ParsedInputOf<typeof createProduct>,
): Promise<AdminProduct> {
  if (stock && input.parts?.length) throw new ShopError('box_counted');
  return save(context, null, input, stock);
}

/**
 * Changes the given fields of a product; a new English name gives a new slug, and the old one redirects. Refuses
 * `changed_meanwhile` when the edited version is no longer the current one (optimistic locking).
 */
export async function changeProduct(
  context: Context,
  { id, ...input }: ParsedInputOf<typeof updateProduct>,
): Promise<AdminProduct> {
  if (!isUuid(id)) throw new ShopError('not_found');
  return save(context, id, input);
}

type Input = Omit<ParsedInputOf<typeof updateProduct>, 'id'>;
type FirstCount = NonNullable<ParsedInputOf<typeof createProduct>['stock']>;

async function save(
  context: Context,
  id: string | null,
  input: Input,
  stock?: FirstCount | null,
): Promise<AdminProduct> {
  return inTransaction(context.db, async (db) => {
    const [sent] = id ? [] : await findReplayedEntries(context, db, { ...input, stock });
    const made = sent && (await findAdminProduct(db, sent.subjectId));
    if (made) {
      context.recorded.activity = sent.id;
      return made;
    }
    await lockParts(db, input.parts ?? []);
    const before = id ? await lockProduct(db, id) : null;
    if (before && input.version !== undefined && input.version !== before.version) {
      throw new ShopError('changed_meanwhile');
    }
    const category = await findCategory(db, input.category);
    const after = mergeProduct(before, input, category.id);
    if (input.offer && toQirsh(input.offer.price) >= after.priceQirsh) throw highOffer();
    if (before && after.store !== before.store) await refusePart(db, before.id);
    await checkParts(db, { ...after, id: before?.id ?? null });
    const slug = await chooseSlug(db, before, after.nameEn);
    // A save without changes gets no entry in the activity log.
    const isSame =
      before && isDeepStrictEqual(productSnapshot({ ...before, ...after, slug }), productSnapshot(before));
    const written = isSame ? before : await writeProduct(context, db, before, { ...after, slug });
    const saved = stock ? await startCount(context, db, written.id, stock) : written;
    const [view] = await viewWithStock(db, [{ product: saved, category: category.slug }]);
    return view as AdminProduct;
  });
}

/** Adds a product, or overwrites a locked one, with its activity entry; the caller has chosen its slug and checked its fields. */
export async function writeProduct(
  context: Context,
  db: Queries,
  before: ProductRow | null,
  after: Omit<ProductContent, 'version'>,
): Promise<ProductRow> {
  const version = (before?.version ?? 0) + 1;
  const row = { ...after, version, ...productTerms(after), updatedAt: context.now() };
  await indexProductTerms(db, [after]);
  const [saved] = before
    ? await db.update(products).set(row).where(eq(products.id, before.id)).returning()
    : await db.insert(products).values(row).returning();
  if (!saved) throw new Error('the saved product did not come back');
  if (before) await redirectOldSlug(db, before, after.slug);
  await recordActivity(context, db, {
    action: before ? 'product.update' : 'product.create',
    subjectId: saved.id,
    subject: { en: saved.nameEn, ar: saved.nameAr },
    before: before && productSnapshot(before),
    after: productSnapshot(saved),
  });
  return saved;
}

/**
 * Starts the stock count of a new product, and reads the columns that the database derives from it: availability, and
 * how few are left.
 */
async function startCount(
  context: Context,
  db: Queries,
  id: string,
  { left, low_at }: FirstCount,
): Promise<ProductRow> {
  await startStockCounts(context, db, [{ id, pieces: left, lowAt: low_at }], 'added');
  const [row] = await db.select().from(products).where(eq(products.id, id));
  if (!row) throw new Error('the counted product did not come back');
  return row;
}

const highOffer = () => {
  const details = [{ path: 'offer.price', message: fieldErrors.offer_high, code: 'offer_high' }];
  return new ShopError('validation_failed', { details });
};

async function lockProduct(db: Queries, id: string): Promise<ProductRow> {
  const [row] = await db
    .select()
    .from(products)
    .where(and(eq(products.id, id), isNull(products.deletedAt)))
    .for('update');
  if (!row) throw new ShopError('not_found');
  return row;
}

/** The category with this slug or id; refuses one that does not exist. */
export async function findCategory(db: Queries, slugOrId: string): Promise<CategoryRow> {
  const [row] = await db.select().from(categories).where(isCategory(slugOrId));
  if (row) return row;
  const details = [{ path: 'category', message: fieldErrors.category_required, code: 'category_required' }];
  throw new ShopError('validation_failed', { details });
}
