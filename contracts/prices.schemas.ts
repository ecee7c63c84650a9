import * as z from 'zod/mini';
import { maxChanged } from './bulk.ts';
import { daySchema } from './calendar-day.schemas.ts';
import { stores } from './catalogue.ts';
import { languages } from './language.ts';
import { priceFieldSchema, wholeQirsh } from './money.schemas.ts';
import { maxPrice } from './money.ts';
import { maxPercent, minPercent, priceFaults, priceSteps } from './price-change.ts';
import { maxRepriced } from './prices.ts';
import { bilingualSchema, optionalText } from './text.schemas.ts';

/** Prices in JD; `after` is rounded, and may be invalid, as `fault` then says. */
export const pricedProductSchema = z.object({
  id: z.string(),
  name: bilingualSchema,
  weight: z.string(),
  price: z.number(),
  after: z.number(),
  fault: z.nullable(z.enum(priceFaults)),
});

const number = (min: number, max: number) =>
  z.optional(
    z
      .number({ error: 'invalid' })
      .check(
        z.minimum(min, { error: 'invalid' }),
        z.maximum(max, { error: 'invalid' }),
        z.refine(wholeQirsh, { error: 'invalid' }),
      ),
  );

const changeSchema = z
  .object({
    /** A percentage with two decimals at most; 0 only rounds. */
    percent: number(minPercent, maxPercent),
    /** JD, added to each price. */
    amount: number(-maxPrice, maxPrice),
    /** JD: the new price of all products. */
    price: z.optional(priceFieldSchema),
    /** JD: rounds half up to a multiple of it. */
    step: z.literal(priceSteps, { error: 'invalid' }),
  })
  .check(
    z.refine(
      ({ percent, amount, price }) =>
        [percent, amount, price].filter((one) => one !== undefined).length === 1,
      { error: 'invalid' },
    ),
  );

/** How many prices a list shows. */
const shown = z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxRepriced)));

/** A day in Amman, from tomorrow to a year ahead, on which the prices change; without it they change now. */
const plannedDay = z.optional(daySchema);

/** Price changes that are scheduled for a day. */
export const plannedPricesSchema = z.object({
  id: z.string(),
  day: z.string(),
  at: z.string(),
  /** The administrator who scheduled them; null when the account was deleted since. */
  by: z.nullable(z.object({ id: z.string(), name: z.string() })),
  total: z.number(),
  /** The first products by name, with their present prices, and faults of the new prices on that day. */
  products: z.array(pricedProductSchema),
});

export const previewPrices = {
  summary: 'What the prices of some products would become, and which can’t be changed; nothing is changed',
  input: z.object({
    change: changeSchema,
    day: plannedDay,
    /** Only these products; without it all of the store and the category. */
    ids: z.optional(
      z
        .array(z.uuid({ error: 'invalid' }))
        .check(z.minLength(1, { error: 'invalid' }), z.maxLength(maxChanged, { error: 'too_long' })),
    ),
    store: z.optional(z.enum(stores, { error: 'store_invalid' })),
    /** A category's slug or id. */
    category: optionalText(100),
    /** Leaves out products with a running or coming offer. */
    without_offer: z.optional(z.boolean()),
    /** The language whose alphabet sorts the products. */
    language: z.optional(z.enum(languages, { error: 'invalid' })),
    /** How many changed and how many refused products are listed; 50 by default. */
    shown,
  }),
  answer: z.object({
    /** All products whose price would change, with their versions, as `PUT /admin/prices` takes them. */
    products: z.array(z.object({ id: z.string(), version: z.number() })),
    /** The first changed products by name. */
    changed: z.array(pricedProductSchema),
    /** The first products by name that can’t have the price and stay as they are. */
    refused: z.array(pricedProductSchema),
    /** The largest relative change among those by more than half of a price, which may be a typing mistake. */
    unusual: z.nullable(pricedProductSchema),
    counts: z.object({ changed: z.number(), refused: z.number(), same: z.number() }),
  }),
};

export const changePrices = {
  summary:
    'Changes many prices at once, or on a day to come, as one entry of the activity log; products that were changed since they were read are left out and named',
  input: z.object({
    change: changeSchema,
    /** Replaces a price that is scheduled for the same product and day. */
    day: plannedDay,
    products: z
      .array(z.object({ id: z.uuid({ error: 'invalid' }), version: z.number().check(z.int()) }))
      .check(z.minLength(1, { error: 'invalid' }), z.maxLength(maxRepriced, { error: 'too_long' })),
  }),
  answer: z.object({
    /** How many prices have changed or were scheduled. */
    changed: z.number(),
    /** Products that were changed or deleted since or can no longer have the price; the first of them by name. */
    skipped: z.object({
      total: z.number(),
      products: z.array(z.object({ id: z.string(), name: bilingualSchema })),
    }),
  }),
};

export const listPlannedPrices = {
  summary: 'Prices that are planned for days to come, soonest first',
  input: z.object({
    /** The id of a product: only its scheduled prices. */
    product: optionalText(100),
    /** How many of a plan’s products are listed; 50 by default. */
    shown,
  }),
  answer: z.array(plannedPricesSchema),
};

export const cancelPlannedPrices = {
  summary: 'Cancels planned prices, all of a plan or those of one product; prices stay as they are',
  input: z.object({
    id: z.string(),
    /** The id of a product: those of other products stay scheduled. */
    product: optionalText(100),
  }),
  answer: z.null(),
};
