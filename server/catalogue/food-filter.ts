import { and, or, type SQL, sql } from 'drizzle-orm';
import type { getProductFilters as contract } from '../../contracts/catalogue.ts';
import type { AnswerOf, ParsedInputOf } from '../../contracts/endpoint.ts';
import { type FoodFacts, readFoodFilter } from '../../contracts/food-facts.ts';
import type { Context } from '../context.ts';
import { products } from './product.table.ts';

/**
 * Lets through the products whose seller has said all that is asked for. A name that is not known is met by none: a misspelt
 * allergen must not let everything through.
 */
export function meetsFoodFilter(asked: string | undefined): SQL | undefined {
  const conditions = (asked ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => {
      const wanted = readFoodFilter(name);
      if (!wanted) return sql`false`;
      if ('allergen' in wanted) return says({ allergens: { [wanted.allergen]: 'free_of' } });
      const { mark } = wanted;
      // What is vegan is vegetarian, whether that is said or not.
      return mark === 'vegetarian'
        ? or(says({ marks: [mark] }), says({ marks: ['vegan'] }))
        : says({ marks: [mark] });
    });
  return and(...conditions);
}

const says = (facts: Partial<FoodFacts>): SQL =>
  sql`${products.foodFacts} @> ${JSON.stringify(facts)}::jsonb`;

/** By what the list of a store can be filtered: by food facts once any product that is shown has some. */
export async function getProductFilters(
  { readDb }: Context,
  { store }: ParsedInputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const { rows } = await readDb.execute<{ food: boolean }>(sql`
    select exists(
      select from ${products}
      where ${products.shown} and ${products.foodFacts} is not null and ${products.store} = ${store}
    ) as food`);
  return { food: rows[0]?.food ?? false };
}
