import { eq, inArray, sql } from 'drizzle-orm';
import type { createProduct, Product, updateProduct } from '../../contracts/catalogue.ts';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import { fieldErrors } from '../../contracts/error.ts';
import { toQirsh } from '../../contracts/money.ts';
import { findPlace } from '../../contracts/places.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import { isUuid } from '../database/uuid.ts';
import { ShopError } from '../errors.ts';
import { storeImage } from '../media/store-image.ts';
import { categories } from './category.table.ts';
import { isCategory } from './is-category.ts';
import { oldSlugs, products } from './product.table.ts';
import { productView } from './product-view.ts';
import { searchWordsOf } from './search-words.ts';
import { freeSlug, slugOf } from './slug.ts';

type ProductRow = typeof products.$inferSelect;
type CategoryRow = typeof categories.$inferSelect;

/** Adds a product. Refuses a category that does not exist and an image that cannot be kept. */
export async function addProduct(
  context: Context,
  input: ParsedInputOf<typeof createProduct>,
): Promise<Product> {
  return save(context, null, input);
}

/** Changes the given fields of a product; a new English name gives a new slug, and the old one redirects. */
export async function changeProduct(
  context: Context,
  { id, ...input }: ParsedInputOf<typeof updateProduct>,
): Promise<Product> {
  if (!isUuid(id)) throw new ShopError('not_found');
  return save(context, id, input);
}

type Input = Omit<ParsedInputOf<typeof updateProduct>, 'id'>;

async function save(context: Context, id: string | null, input: Input): Promise<Product> {
  const image = input.image === undefined ? undefined : await storeImage(context, input.image);
  return inTransaction(context.db, async (db) => {
    const before = id ? await lockProduct(db, id) : null;
    const category = await findCategory(db, input.category);
    const after = merge(before, input, category, image);
    const slug = await slugFor(db, before, after.nameEn);
    const row = { ...after, slug, ...searchWords(after), updatedAt: context.now() };
    const [saved] = before
      ? await db.update(products).set(row).where(eq(products.id, before.id)).returning()
      : await db.insert(products).values(row).returning();
    if (!saved) throw new Error('the saved product did not come back');
    if (before && before.slug !== slug) {
      await db.insert(oldSlugs).values({ slug: before.slug, productId: before.id }).onConflictDoNothing();
    }
    return productView(saved, category.slug);
  });
}

async function lockProduct(db: Queries, id: string): Promise<ProductRow> {
  const [row] = await db.select().from(products).where(eq(products.id, id)).for('update');
  if (!row) throw new ShopError('not_found');
  return row;
}

async function findCategory(db: Queries, slugOrId: string): Promise<CategoryRow> {
  const [row] = await db.select().from(categories).where(isCategory(slugOrId));
  if (row) return row;
  const details = [{ path: 'category', message: fieldErrors.category_required, code: 'category_required' }];
  throw new ShopError('validation_failed', { details });
}

type Details = Omit<typeof products.$inferInsert, 'slug' | 'nameWords' | 'otherWords' | 'nameSounds'>;

function merge(before: ProductRow | null, input: Input, category: CategoryRow, image?: string): Details {
  const name = input.name ?? (before && { en: before.nameEn, ar: before.nameAr });
  const store = input.store ?? before?.store;
  const priceQirsh = input.price === undefined ? before?.priceQirsh : toQirsh(input.price);
  if (!name || !store || priceQirsh === undefined) throw new ShopError('validation_failed');
  return {
    nameEn: name.en,
    nameAr: name.ar,
    store,
    priceQirsh,
    categoryId: category.id,
    descriptionEn: input.description?.en ?? before?.descriptionEn ?? '',
    descriptionAr: input.description?.ar ?? before?.descriptionAr ?? '',
    image: image ?? before?.image ?? '',
    weight: input.weight ?? before?.weight ?? '',
    origin: (input.origin === undefined ? before?.origin : input.origin) || null,
    available: input.available ?? before?.available ?? true,
    shown: input.shown ?? before?.shown ?? true,
  };
}

function searchWords(product: Details) {
  const place = findPlace(product.origin ?? '');
  return searchWordsOf({
    names: [product.nameEn, product.nameAr],
    others: [product.origin ?? '', place?.en ?? '', place?.ar ?? ''],
  });
}

/** Keeps the slug while the name still gives it; else the first free one, never one that redirects elsewhere. */
async function slugFor(db: Queries, before: ProductRow | null, nameEn: string): Promise<string> {
  const wanted = slugOf(nameEn);
  if (before && (before.slug === wanted || slugOf(before.nameEn) === wanted)) return before.slug;
  // One writer at a time chooses a slug, so that two products of one name do not meet at the unique key.
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('products.slug'))`);
  const like = sql`${`${wanted}%`}`;
  const current = await db
    .select({ slug: products.slug })
    .from(products)
    .where(sql`${products.slug} like ${like}`);
  const former = await db
    .select({ slug: oldSlugs.slug, productId: oldSlugs.productId })
    .from(oldSlugs)
    .where(sql`${oldSlugs.slug} like ${like}`);
  const own = former.filter((old) => old.productId === before?.id).map((old) => old.slug);
  const taken = new Set([...current, ...former].map((row) => row.slug).filter((slug) => !own.includes(slug)));
  const slug = freeSlug(wanted, taken);
  if (own.includes(slug)) await db.delete(oldSlugs).where(inArray(oldSlugs.slug, [slug]));
  return slug;
}
