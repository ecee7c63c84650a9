import * as z from 'zod/mini';
import { maxPrice } from './money.ts';
import { longestRefinement, onlyNames, type Refinement } from './refinements.ts';
import { bilingualSchema, optionalText } from './text.schemas.ts';

const priceBound = z.optional(
  z.coerce
    .number({ error: 'invalid' })
    .check(z.minimum(0, { error: 'invalid' }), z.maximum(maxPrice, { error: 'invalid' })),
);

/** Filters of a product list, which must all match. Sizes are matched by the cheapest of their group. */
export const refinementFields = {
  /** Comma-separated: `in_stock` (can be ordered), `offer` (has a running offer). */
  only: optionalText(longestRefinement.only),
  /** JD, inclusive bounds of today's price. */
  price_from: priceBound,
  price_to: priceBound,
  /** A place by its English name, whatever language the seller typed; unknown places as typed. */
  origin: optionalText(longestRefinement.origin),
  /** The maker of a food, in either language. */
  maker: optionalText(longestRefinement.maker),
  /**
   * Comma-separated marks (`vegan`) and allergens (`free_of_milk`). The list holds only products for which the seller
   * has stated all of them; unknown facts and unknown names match none.
   */
  food: optionalText(longestRefinement.food),
} satisfies Record<Refinement, z.ZodMiniType>;

const namedKey = z.object({ key: z.string(), name: bilingualSchema });

/** The filter options that are useful in a store. */
export const productFiltersSchema = z.object({
  /** The values of `only` that would leave something out. */
  only: z.array(z.enum(onlyNames)),
  /** Whether anything was bought lately, so that sorting by `popular` is useful. */
  bought: z.boolean(),
  /** JD; null where all prices are equal. */
  price: z.nullable(z.object({ min: z.number(), max: z.number() })),
  /** Names with their value of `origin`. */
  origins: z.array(namedKey),
  makers: z.array(namedKey),
  /** The values of `food` that match something. */
  food: z.array(z.string()),
});
