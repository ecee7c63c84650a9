import type * as z from 'zod/mini';
import type * as schemas from './food-facts.schemas.ts';
import { languages } from './language.ts';

/** The fourteen allergens that food sold in the EU has to name (Regulation 1169/2011, annex II), in its order. */
export const allergens = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soya',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type Allergen = (typeof allergens)[number];

/** The levels of knowledge about an allergen. One without a level is unknown, which never means "free of". */
export const allergenLevels = ['contains', 'may_contain', 'free_of'] as const;
export type AllergenLevel = (typeof allergenLevels)[number];

/** Claims of the seller about a product; a mark that is not set claims neither yes nor no. */
export const foodMarks = ['halal', 'organic', 'vegetarian', 'vegan'] as const;
export type FoodMark = (typeof foodMarks)[number];

/** The texts, each with its greatest length in one language. */
export const foodTextLengths = { ingredients: 1500, storage: 400, shelf_life: 150, maker: 150 } as const;
export type FoodText = keyof typeof foodTextLengths;
export const foodTexts = Object.keys(foodTextLengths) as FoodText[];

/** The contained allergens that contradict each mark; traces (`may_contain`) don't change the recipe and contradict none. */
const seafood = ['crustaceans', 'fish', 'molluscs'] as const;
export const marksExclude: Record<FoodMark, readonly Allergen[]> = {
  halal: [],
  organic: [],
  vegetarian: seafood,
  vegan: [...seafood, 'eggs', 'milk'],
};

export type FoodFacts = z.output<typeof schemas.foodFactsSchema>;
export type FoodFactsInput = z.output<typeof schemas.foodFactsInput>;

/** The columns about food in the shop's own product files, in their order. */
const textColumns = foodTexts.flatMap((text) =>
  languages.map((language): `${FoodText}_${'en' | 'ar'}` => `${text}_${language}`),
);
export const foodColumns = [
  ...textColumns,
  'made_on',
  'allergens_contains',
  'allergens_may_contain',
  'allergens_free_of',
  'marks',
] as const;
export type FoodColumn = (typeof foodColumns)[number];

const freeOf = 'free_of_';
/** The food filters of a product list, as named in the API and in page addresses: `vegan`, `free_of_milk`. */
export const freeOfFilters = allergens.map((name) => `${freeOf}${name}`);

export function readFoodFilter(name: string): { mark: FoodMark } | { allergen: Allergen } | null {
  const mark = foodMarks.find((one) => one === name);
  if (mark) return { mark };
  const allergen = allergens.find((one) => `${freeOf}${one}` === name);
  return allergen ? { allergen } : null;
}
