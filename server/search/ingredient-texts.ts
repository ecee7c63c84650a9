import { wordsOf } from '../../contracts/fold-text.ts';
import { type Allergen, allergens, type FoodFacts } from '../../contracts/food-facts.ts';
import { foodWords } from '../../contracts/food-words.ts';
import { languages } from '../../contracts/language.ts';

/** Words after which the rest of the clause lists what is not in the food: "no sesame", «خالٍ من السمسم». */
const absent =
  /(?<![\p{L}\p{M}])(?:free (?:of|from)|without|contains? no|does not contain|doesn['’]t contain|no|(?:خالٍ?|خالي|خالية|تخلو|يخلو)\s+من|بدون|بلا|دون|(?:لا|لم)\s+[يت]حتوي(?:\s+على)?|ليس\s+في\S+)(?![\p{L}\p{M}])[^.,;:()\n،؛]*/giu;
/** The form "sesame-free". */
const suffixed = /[\p{L}\p{M}]+[-‑ ]free(?![\p{L}\p{M}])/giu;

/**
 * The ingredients for the search index, without those stated to be absent, and without allergens that the product is
 * declared free of. A search for sesame must not find a product that has none.
 */
export function ingredientTexts(facts: FoodFacts | null | undefined): string[] {
  if (!facts?.ingredients) return [];
  return Object.values(facts.ingredients).flatMap(
    (text) => text.replace(suffixed, ' ').replace(absent, ' ') || [],
  );
}

/** The folded names, in both languages, of the allergens that a product is free of. */
export function absentWords(facts: FoodFacts | null | undefined): Set<string> {
  const free = allergens.filter((name: Allergen) => facts?.allergens[name] === 'free_of');
  return new Set(
    free.flatMap((name) => languages.flatMap((language) => wordsOf(foodWords[language].names[name]))),
  );
}
