import { eq, type SQL, sql } from 'drizzle-orm';
import type { getProductFilters as contract } from '../../contracts/catalogue.ts';
import type { AnswerOf, ParsedInputOf } from '../../contracts/endpoint.ts';
import { foodMarks, freeOfFilters } from '../../contracts/food-facts.ts';
import { fromQirsh } from '../../contracts/money.ts';
import { findPlace } from '../../contracts/places.ts';
import { onlyNames } from '../../contracts/refinements.ts';
import type { Context } from '../context.ts';
import { products } from './product.table.ts';
import { readMakers, readOrigins } from './read-origins.ts';
import { isOffered, meetsFoodName, originKey } from './refine-products.ts';

/** The filters that are useful in the list of a store: those that match some of its products but not all. */
export async function getProductFilters(
  { readDb: db }: Context,
  { store }: ParsedInputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const shownHere = sql`${products.shown} and ${eq(products.store, store)}`;
  const exists = (condition: SQL) =>
    sql<boolean>`exists (select from ${products} where ${shownHere} and ${condition})`;
  const priceAt = (direction: SQL) =>
    sql`(select now_qirsh from ${products} where ${shownHere} order by now_qirsh ${direction} limit 1)`;
  // Each condition is written exactly as in an index, including `-popularity`: otherwise `exists` would scan the table.
  const foodNames = [...foodMarks, ...freeOfFilters];
  const [{ rows }, origins, makers] = await Promise.all([
    db.execute<{
      out: boolean;
      offer: boolean;
      bought: boolean;
      min: number | null;
      max: number;
      food: string[] | null;
    }>(sql`
      select ${exists(sql`not ${products.available}`)} as out, ${exists(isOffered)} as offer,
        ${exists(sql`-${products.popularity} < 0`)} as bought,
        ${priceAt(sql`asc`)} as min, ${priceAt(sql`desc`)} as max,
        case when ${exists(sql`${products.foodFacts} is not null`)} then array_remove(array[${sql.join(
          foodNames.map((name) => sql`case when ${exists(meetsFoodName(name))} then ${name}::text end`),
          sql`, `,
        )}], null) end as food`),
    readOrigins(db, store),
    readMakers(db, store),
  ]);
  const [found] = rows;
  const finds = { in_stock: found?.out ?? false, offer: found?.offer ?? false };
  return {
    only: onlyNames.filter((name) => finds[name]),
    bought: found?.bought ?? false,
    price:
      found && found.min !== null && found.min < found.max
        ? { min: fromQirsh(found.min), max: fromQirsh(found.max) }
        : null,
    origins: namedOrigins(origins),
    makers: makers.map(({ en, ar }) => ({ key: en || ar, name: { en: en || ar, ar: ar || en } })),
    food: found?.food ?? [],
  };
}

/** The origins with their names in both languages; different spellings of a place are one origin. */
function namedOrigins(origins: string[]): AnswerOf<typeof contract>['origins'] {
  const byKey = new Map(origins.map((origin) => [originKey(origin), origin]));
  return [...byKey].map(([key, origin]) => {
    const { en, ar } = findPlace(origin) ?? { en: key, ar: key };
    return { key, name: { en, ar } };
  });
}
