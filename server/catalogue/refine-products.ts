import { and, eq, gte, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Store } from '../../contracts/catalogue.ts';
import { type FoodFacts, readFoodFilter } from '../../contracts/food-facts.ts';
import { toQirsh } from '../../contracts/money.ts';
import { findPlace } from '../../contracts/places.ts';
import { namesIn, type OnlyName, onlyNames } from '../../contracts/refinements.ts';
import type { Queries } from '../database/queries.ts';
import { makerIn, products } from './product.table.ts';
import { readOrigins } from './read-origins.ts';

type Asked = {
  store?: Store | undefined;
  food?: string | undefined;
  only?: string | undefined;
  origin?: string | undefined;
  maker?: string | undefined;
  price_from?: number | undefined;
  price_to?: number | undefined;
};

/** The condition of all requested filters; undefined for none. An unknown value matches no product. */
export async function refineProducts(db: Queries, asked: Asked): Promise<SQL | undefined> {
  const { food, only, origin, maker, price_from: from, price_to: to } = asked;
  return and(
    meetsFoodFilter(food),
    ...namesIn(only).map(meetsOnlyName),
    origin ? isFrom(await readOrigins(db, asked.store), origin) : undefined,
    maker
      ? or(eq(makerIn(products.foodFacts, 'en'), maker), eq(makerIn(products.foodFacts, 'ar'), maker))
      : undefined,
    from === undefined ? undefined : gte(products.nowQirsh, toQirsh(from)),
    to === undefined ? undefined : lte(products.nowQirsh, toQirsh(to)),
  );
}

function meetsOnlyName(name: string): SQL {
  const known = onlyNames.find((one) => one === name);
  return known ? meetsOnly[known] : sql`false`;
}

const meetsOnly: Record<OnlyName, SQL> = {
  in_stock: eq(products.available, true),
  offer: and(sql`${products.offer} is not null`, lt(products.nowQirsh, products.priceQirsh)) ?? sql`false`,
};

export const isOffered: SQL = meetsOnly.offer;

/** All spellings of the place among the sellers' texts: in either language, with or without marks. */
function isFrom(origins: string[], asked: string): SQL {
  const key = originKey(asked);
  return inArray(products.origin, ['', ...origins.filter((origin) => originKey(origin) === key)]);
}

/** The value of an origin in a page's address: the English name of a known place, any other as typed. */
export const originKey = (origin: string): string => findPlace(origin)?.en ?? origin.trim();

/**
 * Lets through products for which the seller has stated everything requested. A misspelt allergen must not let every
 * product through.
 */
function meetsFoodFilter(asked: string | undefined): SQL | undefined {
  return and(...namesIn(asked).map(meetsFoodName));
}

export function meetsFoodName(name: string): SQL {
  const wanted = readFoodFilter(name);
  if (!wanted) return sql`false`;
  if ('allergen' in wanted) return says({ allergens: { [wanted.allergen]: 'free_of' } });
  const { mark } = wanted;
  // A vegan product is vegetarian, whether or not that mark is set.
  return mark === 'vegetarian'
    ? sql`(${says({ marks: [mark] })} or ${says({ marks: ['vegan'] })})`
    : says({ marks: [mark] });
}

const says = (facts: Partial<FoodFacts>): SQL =>
  sql`${products.foodFacts} @> ${JSON.stringify(facts)}::jsonb`;
