import { getTableColumns } from 'drizzle-orm';
import { productSchema } from '../../contracts/catalogue.schemas.ts';
import type { AdminPart, AdminProduct, Product, ProductDetails } from '../../contracts/catalogue.ts';
import type { PinnedProduct } from '../../contracts/categories.ts';
import { fromQirsh } from '../../contracts/money.ts';
import { findPlace } from '../../contracts/places.ts';
import { type PlainField, plainFields } from '../../contracts/product-fields.ts';
import type { Size } from '../../contracts/sizes.ts';
import type { StockLevel } from '../../contracts/stock.ts';
import { separatePriceOf } from '../boxes/read-parts.ts';
import { sizeCount } from '../sizes/cards.ts';
import { monthBackIn, products } from './product.table.ts';
import { imagesOf } from './product-images.ts';

const { nameWords, otherWords, descriptionWords, headWords, besideWords, wordsVersion, ...shown } =
  getTableColumns(products);
/** The columns read for displaying a product: all except the search terms. */
export const shownColumns = { ...shown, sizeCount };
export type ShownProduct = Pick<typeof products.$inferSelect, keyof typeof shown> & {
  /** How many sizes are visible, for a product that is one of several. */
  sizeCount?: number | null;
};

/** The plain fields that shoppers see are the ones in the contract of a public product. */
type PublicField = PlainField & keyof Product;
const publicFields = plainFields.filter((field): field is PublicField => field in productSchema.shape);

const pick = <Field extends PlainField>(row: ShownProduct, fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field, row[field]])) as Pick<ShownProduct, Field>;

/** The price shown beside an offer, in JD: at most the lowest of the 30 days before; null where it isn't above the offer. */
function regularPrice({ priceQirsh, nowQirsh, lowestQirsh }: ShownProduct): number | null {
  const regular = Math.min(priceQirsh, lowestQirsh ?? 0);
  return regular > nowQirsh ? fromQirsh(regular) : null;
}

/** A product as the API returns it; `category` is the category's slug. */
export const productView = (row: ShownProduct, category: string): Product => ({
  id: row.id,
  slug: row.slug,
  name: { en: row.nameEn, ar: row.nameAr },
  description: { en: row.descriptionEn, ar: row.descriptionAr },
  price: fromQirsh(row.nowQirsh),
  regular_price: regularPrice(row),
  image: row.image,
  category,
  store: row.store,
  few_left: row.fewLeft,
  back_in: monthBackIn(row),
  size_count: row.sizeCount && row.sizeCount > 1 ? row.sizeCount : null,
  ...pick(row, publicFields),
  origin_place: findPlace(row.origin ?? '') ?? null,
});

/** A product's id and name, for lists that the seller sorts. */
export const namedProductView = (
  row: Pick<
    typeof products.$inferSelect,
    'id' | 'nameEn' | 'nameAr' | 'weight' | 'store' | 'available' | 'shown'
  >,
): PinnedProduct => ({
  id: row.id,
  name: { en: row.nameEn, ar: row.nameAr },
  weight: row.weight,
  store: row.store,
  available: row.available,
  shown: row.shown,
});

/** A product as its own page shows it. */
export const productDetailsView = (
  row: ShownProduct,
  category: string,
  sizes: Size[] = [],
  parts: AdminPart[] = [],
  backOn: string | null = null,
): ProductDetails => ({
  ...productView(row, category),
  images: imagesOf(row),
  food_facts: row.foodFacts,
  sizes,
  parts: parts.map(({ id, slug, name, weight, quantity }) => ({ id, slug, name, weight, quantity })),
  parts_price: separatePriceOf(parts, row.nowQirsh),
  back_on: backOn,
  offer_until: row.nowQirsh < row.priceQirsh ? (row.offer?.until ?? null) : null,
});

/** A product as the administrator sees it. */
export const adminProductView = (
  row: ShownProduct,
  category: string,
  stock: StockLevel | undefined,
  parts: AdminPart[] = [],
): AdminProduct => ({
  ...productDetailsView(row, category, [], parts),
  parts,
  ...pick(row, plainFields),
  price: fromQirsh(row.priceQirsh),
  price_now: fromQirsh(row.nowQirsh),
  offer: row.offer && { price: fromQirsh(row.offer.qirsh), from: row.offer.from, until: row.offer.until },
  season: row.season,
  stock: stock ?? null,
  version: row.version,
  updated_at: row.updatedAt.toISOString(),
});
