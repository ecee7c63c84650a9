import * as z from 'zod/mini';
import { maxPrice } from './money.ts';
import { longestRefinement, onlyNames, type Refinement } from './refinements.ts';
import { bilingualSchema, optionalText } from './text.schemas.ts';

const priceBound = z.optional(
  z.coerce
    .number({ error: 'invalid' })
    .check(z.minimum(0, { error: 'invalid' }), z.maximum(maxPrice, { error: 'invalid' })),
);

/** The list holds the products that meet all of them. A size is held or left out as its group's cheapest one is. */
export const refinementFields = {
  /** Comma-separated: `in_stock` (what can be ordered), `offer` (what an offer runs for). */
  only: optionalText(longestRefinement.only),
  /** JD, both included; what it costs today. */
  price_from: priceBound,
  price_to: priceBound,
  /** A place by its English name, in whichever language the seller has typed it; others as they are typed. */
  origin: optionalText(longestRefinement.origin),
  /** The maker as the facts about a food name it, in either language. */
  maker: optionalText(longestRefinement.maker),
  /**
   * Comma-separated: marks (`vegan`), and `free_of_` with an allergen (`free_of_milk`). The list holds the products whose seller has
   * said all of it; what is not known, and a name that is not, is met by none.
   */
  food: optionalText(longestRefinement.food),
} satisfies Record<Refinement, z.ZodMiniType>;

const namedKey = z.object({ key: z.string(), name: bilingualSchema });

/** What is worth choosing in a store. */
export const productFiltersSchema = z.object({
  /** Of `only` those that leave something out. */
  only: z.array(z.enum(onlyNames)),
  /** Whether something was bought lately, by which `popular` sorts. */
  bought: z.boolean(),
  /** JD; null where all cost the same. */
  price: z.nullable(z.object({ min: z.number(), max: z.number() })),
  /** Each with its value of `origin`. */
  origins: z.array(namedKey),
  makers: z.array(namedKey),
  /** Of `food` those that find something. */
  food: z.array(z.string()),
});
