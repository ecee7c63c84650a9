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

/** The condition of all refinements that are asked for; undefined where none is. A name that is not known is met by none. */
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

/** Every way in which the seller has written the place: in either language, with marks or without. */
function isFrom(origins: string[], asked: string): SQL {
  const key = originKey(asked);
  return inArray(products.origin, ['', ...origins.filter((origin) => originKey(origin) === key)]);
}

/** What names an origin in an address: a place that the shop knows by its English name, any other as it was typed. */
export const originKey = (origin: string): string => findPlace(origin)?.en ?? origin.trim();

/**
 * Lets through the products whose seller has said all that is asked for. A misspelt allergen must not let everything
 * through.
 */
function meetsFoodFilter(asked: string | undefined): SQL | undefined {
  return and(...namesIn(asked).map(meetsFoodName));
}

export function meetsFoodName(name: string): SQL {
  const wanted = readFoodFilter(name);
  if (!wanted) return sql`false`;
  if ('allergen' in wanted) return says({ allergens: { [wanted.allergen]: 'free_of' } });
  const { mark } = wanted;
  // What is vegan is vegetarian, whether that is said or not.
  return mark === 'vegetarian'
    ? sql`(${says({ marks: [mark] })} or ${says({ marks: ['vegan'] })})`
    : says({ marks: [mark] });
}

const says = (facts: Partial<FoodFacts>): SQL =>
  sql`${products.foodFacts} @> ${JSON.stringify(facts)}::jsonb`;
