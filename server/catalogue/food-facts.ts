import {
  allergens,
  type FoodFacts,
  type FoodFactsInput,
  foodMarks,
  foodTexts,
} from '../../contracts/food-facts.ts';

/** The normal form in which facts are stored, so that equal facts compare as equal; null when they are empty. */
export function tidyFoodFacts(given: FoodFactsInput | null): FoodFacts | null {
  if (!given) return null;
  const texts = Object.fromEntries(
    foodTexts.map((name) => {
      const text = given[name];
      return [name, text && (text.en || text.ar) ? { en: text.en, ar: text.ar } : null];
    }),
  ) as Pick<FoodFacts, (typeof foodTexts)[number]>;
  const levels = allergens.flatMap((name) => {
    const level = given.allergens?.[name];
    return level ? [[name, level] as const] : [];
  });
  const facts: FoodFacts = {
    ...texts,
    made_on: given.made_on || null,
    allergens: Object.fromEntries(levels),
    marks: foodMarks.filter((mark) => given.marks?.includes(mark)),
  };
  const saysAnything =
    foodTexts.some((name) => facts[name]) ||
    facts.made_on !== null ||
    levels.length > 0 ||
    facts.marks.length > 0;
  return saysAnything ? facts : null;
}
