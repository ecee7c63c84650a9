import { wordsOf } from '../../contracts/fold-text.ts';
import { type Allergen, allergens, type FoodFacts } from '../../contracts/food-facts.ts';
import { foodWords } from '../../contracts/food-words.ts';
import { languages } from '../../contracts/language.ts';

/** What follows these, to the end of the clause, is not in the food: "no sesame", «خالٍ من السمسم». */
const absent =
  /(?<![\p{L}\p{M}])(?:free (?:of|from)|without|contains? no|does not contain|doesn['’]t contain|no|(?:خالٍ?|خالي|خالية|تخلو|يخلو)\s+من|بدون|بلا|دون|(?:لا|لم)\s+[يت]حتوي(?:\s+على)?|ليس\s+في\S+)(?![\p{L}\p{M}])[^.,;:()\n،؛]*/giu;
/** "sesame-free". */
const suffixed = /[\p{L}\p{M}]+[-‑ ]free(?![\p{L}\p{M}])/giu;

/**
 * The ingredients as they are searched: without what they say is not in them, and without the allergens that the product is said to be
 * free of. A search for sesame may not lead to what has none.
 */
export function ingredientTexts(facts: FoodFacts | null | undefined): string[] {
  if (!facts?.ingredients) return [];
  return Object.values(facts.ingredients).flatMap(
    (text) => text.replace(suffixed, ' ').replace(absent, ' ') || [],
  );
}

/** The folded words that name the allergens that a product is free of, in both languages. */
export function absentWords(facts: FoodFacts | null | undefined): Set<string> {
  const free = allergens.filter((name: Allergen) => facts?.allergens[name] === 'free_of');
  return new Set(
    free.flatMap((name) => languages.flatMap((language) => wordsOf(foodWords[language].names[name]))),
  );
}
