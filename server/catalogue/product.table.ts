import { type AnyColumn, getTableColumns, type SQL, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { FoodFacts } from '../../contracts/food-facts.ts';
import type { Bilingual } from '../../contracts/language.ts';
import type { DescribedImage } from '../../contracts/product-images.ts';
import type { Season } from '../../contracts/season.ts';
import { categories } from './category.table.ts';

/** A lower price for a time; both days, in Amman, are included; null for an open start or end. */
export type Offer = { qirsh: number; from: string | null; until: string | null };

/** `pinPosition` of a product that is not pinned. */
export const notPinned = 32_767;

/** A part of a box with its quantity. */
export type PartOfBox = { id: string; quantity: number };

export const products = pgTable(
  'products',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Increases as products are added: the key of "newest first". */
    sequence: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    slug: text().notNull().unique(),
    nameEn: text('name_en').notNull(),
    nameAr: text('name_ar').notNull(),
    descriptionEn: text('description_en').notNull().default(''),
    descriptionAr: text('description_ar').notNull().default(''),
    /** The price without an offer. */
    priceQirsh: integer('price_qirsh').notNull(),
    offer: jsonb().$type<Offer>(),
    /** Today's price, including a running offer: maintained by a trigger, and by `applyOffers` as days pass. */
    nowQirsh: integer('now_qirsh').notNull().default(0),
    /**
     * While an offer runs, the lowest price of the 30 days before it began, null where there was none; maintained by
     * the same trigger.
     */
    lowestQirsh: integer('lowest_qirsh'),
    /** The first image, which lists show. */
    image: text().notNull().default(''),
    /** The first image's alternative text; null for the product's name. */
    imageAlt: jsonb('image_alt').$type<Bilingual>(),
    /** The images after the first, in their order. */
    moreImages: jsonb('more_images').$type<DescribedImage[]>().notNull().default([]),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categories.id),
    weight: text().notNull().default(''),
    /** Products of one group are sizes of one product; null for a product with a single size. See `sizeGroups`. */
    sizeGroup: uuid('size_group'),
    /** The order of the sizes in their group. */
    sizePosition: smallint('size_position').notNull().default(0),
    store: text({ enum: ['mouneh', 'cilka'] }).notNull(),
    origin: text(),
    /** Visible to administrators only. */
    supplier: text(),
    available: boolean().notNull().default(true),
    /** The months in which it is sold, every year; null for all year. */
    season: jsonb().$type<Season>(),
    /**
     * Whether it is in season; out of season `available` is false. Maintained by a trigger, and by `applySeasons` as
     * months pass.
     */
    inSeason: boolean('in_season').notNull().default(true),
    /**
     * Whether the seller switched it off, so that its next season does not put it on sale. Maintained by the trigger,
     * for products without stock and parts.
     */
    paused: boolean().notNull().default(false),
    /**
     * A day in Amman until which it is ordered ahead, in season or out; `applySeasons` clears it on that day. Null when
     * it is ready.
     */
    ready_on: date(),
    shown: boolean().notNull().default(true),
    /** Whether it can be sent abroad. */
    exportable: boolean().notNull().default(true),
    /** The position among the pinned products of its category; products that are not pinned follow by name. */
    pinPosition: smallint('pin_position').notNull().default(notPinned),
    /** How many were bought lately, over all its sizes: see `countSales`. */
    popularity: integer().notNull().default(0),
    /** Whether its stock is counted, and how many are left when few or none; maintained by a trigger on `stock_levels`. */
    counted: boolean().notNull().default(false),
    fewLeft: smallint('few_left'),
    /** The parts of a box in order; empty for a product that is not a box. Also stored as rows in `boxParts`. */
    parts: jsonb().$type<PartOfBox[]>().notNull().default([]),
    /** Ingredients, allergens and the like; null where nothing is known. */
    foodFacts: jsonb('food_facts').$type<FoodFacts>(),
    /** Optimistic locking: an edit of an older version is refused. */
    version: integer().notNull().default(1),
    /** Soft delete: hidden, restorable, its slug stays taken. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    /** The folded words of both names, of the origin and of the descriptions, made by `productTerms` at every save. */
    nameWords: text('name_words').array().notNull(),
    otherWords: text('other_words').array().notNull(),
    descriptionWords: text('description_words').array().notNull().default(sql`'{}'`),
    /** The words of the names that say what the product is, and the words beside them: see `headOf`. */
    headWords: text('head_words').array().notNull().default(sql`'{}'`),
    besideWords: text('beside_words').array().notNull().default(sql`'{}'`),
    /** The version of the folding that produced the words: see `wordsVersion`. */
    wordsVersion: smallint('words_version').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (product) => {
    const { id, store, categoryId, priceQirsh, nowQirsh } = product;
    const newest = sql`(-${product.sequence})`;
    const popular = sql`(-${product.popularity})`;
    const nameEn = sql`${product.nameEn} collate "en-x-icu"`;
    const nameAr = sql`${product.nameAr} collate "ar-x-icu"`;
    return [
      check('products_price_positive', sql`${priceQirsh} > 0`),
      check(
        'products_image_alt_bounded',
        sql`${product.imageAlt} is null or coalesce(octet_length(${product.imageAlt} ->> 'en') <= 1000 and octet_length(${product.imageAlt} ->> 'ar') <= 1000, false)`,
      ),
      check(
        'products_more_images_bounded',
        sql`${product.moreImages} = '[]' or are_more_images(${product.moreImages})`,
      ),
      check('products_first_image', sql`${product.image} <> '' or ${product.moreImages} = '[]'`),
      check('products_deleted_hidden', sql`${product.deletedAt} is null or not ${product.shown}`),
      // The key by which search indexes refer to products.
      uniqueIndex('products_sequence').on(product.sequence),
      // One index per order of `orderColumns`: over all products, per store, per category.
      index('products_newest').on(newest, id),
      index('products_name_en').on(nameEn, id),
      index('products_name_ar').on(nameAr, id),
      index('products_price').on(nowQirsh, nameEn, id),
      index('products_popular').on(popular, newest, id),
      index('products_updated').on(microsecondsBefore(product.updatedAt), id),
      index('products_store_newest').on(store, newest, id),
      index('products_store_name_en').on(store, nameEn, id),
      index('products_store_name_ar').on(store, nameAr, id),
      index('products_store_price').on(store, nowQirsh, nameEn, id),
      index('products_store_popular').on(store, popular, newest, id),
      index('products_category_pinned_en').on(categoryId, product.pinPosition, nameEn, id),
      index('products_category_pinned_ar').on(categoryId, product.pinPosition, nameAr, id),
      index('products_category_newest').on(categoryId, newest, id),
      index('products_category_name_en').on(categoryId, nameEn, id),
      index('products_category_name_ar').on(categoryId, nameAr, id),
      index('products_category_price').on(categoryId, nowQirsh, nameEn, id),
      index('products_category_popular').on(categoryId, popular, newest, id),
      // Indexes for filtering lists, and for reading the filters' options.
      index('products_store_origin')
        .on(store, product.origin)
        .where(sql`${product.shown} and ${product.origin} is not null`),
      index('products_store_maker')
        .on(store, makerIn(product.foodFacts, 'en'), makerIn(product.foodFacts, 'ar'))
        .where(sql`${product.shown} and ${makerIn(product.foodFacts, 'en')} is not null`),
      // Partial indexes on the few products that need the seller's attention.
      index('products_size_group').on(product.sizeGroup).where(sql`${product.sizeGroup} is not null`),
      index('products_hidden').on(newest, id).where(sql`not ${product.shown}`),
      index('products_out_of_stock').on(newest, id).where(sql`not ${product.available}`),
      index('products_offer').on(newest, id).where(sql`${product.offer} is not null`),
      index('products_season').on(newest, id).where(sql`${product.season} is not null`),
      index('products_ready_on').on(product.ready_on).where(sql`${product.ready_on} is not null`),
      index('products_counted').on(newest, id).where(sql`${product.counted}`),
      index('products_low_stock').on(newest, id).where(sql`${product.fewLeft} is not null`),
      index('products_no_image').on(newest, id).where(sql`${product.image} = ''`),
      index('products_no_translation').on(newest, id).where(lacksTranslation(product)),
      // Partial indexes on few products, until a seller has filled in all: for filtering lists, and for finding out
      // whether a filter would match anything.
      index('products_food_facts').using('gin', sql`${product.foodFacts} jsonb_path_ops`),
      index('products_with_food_facts')
        .on(store)
        .where(sql`${product.shown} and ${product.foodFacts} is not null`),
      index('products_part').on(sitemapPart(product), product.updatedAt).where(sql`${product.shown}`),
    ];
  },
);

const {
  id,
  sequence,
  deletedAt,
  createdAt,
  updatedAt,
  nameWords,
  otherWords,
  descriptionWords,
  headWords,
  besideWords,
  wordsVersion,
  nowQirsh,
  lowestQirsh,
  pinPosition,
  popularity,
  inSeason,
  paused,
  counted,
  fewLeft,
  ...content
} = getTableColumns(products);
/** The columns that an administrator can change: the content of a snapshot, an import and their undo. */
export const contentColumns = content;
/** The columns that `productTerms` computes from the content. */
export const termColumns = { nameWords, otherWords, descriptionWords, headWords, besideWords, wordsVersion };
export type ProductRow = typeof products.$inferSelect;
export type ProductContent = Pick<ProductRow, keyof typeof content>;

/** Whether it can be ordered today by its own columns; the stock is checked with the order. */
export const canBeOrdered = (product: Record<'shown' | 'available', AnyColumn>): SQL =>
  sql`(${product.shown} and ${product.available})`;

/** The month in which a product out of season is back, 1 to 12; null for other products, and where the seller switched it off. */
export const monthBackIn = ({
  inSeason,
  paused,
  season,
}: Pick<ProductRow, 'inSeason' | 'paused' | 'season'>): number | null =>
  inSeason || paused ? null : (season?.from ?? null);

/** The age of a time in microseconds, as a number that a cursor can carry. */
export const microsecondsBefore = (at: AnyColumn): SQL =>
  sql`(-(extract(epoch from ${at} at time zone 'UTC') * 1000000)::bigint)`;

/** The most products in one part of the site map; search engines accept 50,000 addresses per file. */
export const partSize = 10_000;
/** The number of the site map part with this product, from 1. */
export const sitemapPart = ({ sequence }: { sequence: AnyColumn }): SQL<number> =>
  sql`((${sequence} - 1) / ${sql.raw(String(partSize))} + 1)`;

/** The maker in one language; null where it is unknown. */
export const makerIn = (foodFacts: AnyColumn, language: 'en' | 'ar'): SQL<string | null> =>
  sql`(${foodFacts} -> 'maker' ->> ${sql.raw(`'${language}'`)})`;

/** A product with equal names was not translated, and neither was one whose description lacks a language. */
export const lacksTranslation = (
  product: Record<'nameEn' | 'nameAr' | 'descriptionEn' | 'descriptionAr', AnyColumn>,
): SQL =>
  sql`(${product.nameEn} = ${product.nameAr} or (${product.descriptionEn} = '') <> (${product.descriptionAr} = ''))`;

/**
 * Counters of the products per category and store, maintained by a trigger on `products`. Sharded: each connection
 * increments a shard of its own without waiting; the count is the sum over the shards.
 */
export const shelfCounts = pgTable(
  'shelf_counts',
  {
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    store: text({ enum: ['mouneh', 'cilka'] }).notNull(),
    shard: smallint().notNull(),
    /** All products that are not deleted. */
    total: integer().notNull(),
    shown: integer().notNull(),
    /** Products with a name in both languages, and those in the states that the seller filters by. */
    listed: integer().notNull(),
    hidden: integer().notNull(),
    outOfStock: integer('out_of_stock').notNull(),
    noImage: integer('no_image').notNull(),
    noTranslation: integer('no_translation').notNull(),
    /** When a visible or formerly visible product last changed. */
    changedAt: timestamp('changed_at', { withTimezone: true }),
  },
  (row) => [primaryKey({ columns: [row.categoryId, row.store, row.shard] })],
);

/** Former slugs of products; they redirect. */
export const oldSlugs = pgTable(
  'old_slugs',
  {
    slug: text().primaryKey(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  },
  (old) => [index('old_slugs_product').on(old.productId)],
);
