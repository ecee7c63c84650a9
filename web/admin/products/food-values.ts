import {
  type Allergen,
  type AllergenLevel,
  allergenLevels,
  allergens,
  type FoodFacts,
  type FoodFactsInput,
  type FoodMark,
  type FoodText,
  foodMarks,
  foodTexts,
} from '../../../contracts/food-facts.ts';
import { foodWords } from '../../../contracts/food-words.ts';
import { type Language, languages } from '../../../contracts/language.ts';

type FoodTextName = `${FoodText}_${Language}`;
type AllergenName = `allergen_${Allergen}`;
type MarkName = `mark_${FoodMark}`;
export type FoodName = FoodTextName | 'made_on' | AllergenName | MarkName;

/** Flat, like the product's other values, so that each is stored in drafts, compared and merged separately. */
export type FoodValues = Record<FoodTextName | 'made_on', string> &
  Record<AllergenName, AllergenLevel | ''> &
  Record<MarkName, boolean>;

/** In the order of the form. */
export const foodNames: FoodName[] = [
  ...foodTexts.flatMap((text) => languages.map((one): FoodTextName => `${text}_${one}`)),
  'made_on',
  ...allergens.map((name): AllergenName => `allergen_${name}`),
  ...foodMarks.map((name): MarkName => `mark_${name}`),
];

export const foodValuesOf = (facts: FoodFacts | null): FoodValues =>
  Object.fromEntries([
    ...foodTexts.flatMap((text) => languages.map((one) => [`${text}_${one}`, facts?.[text]?.[one] ?? ''])),
    ['made_on', facts?.made_on ?? ''],
    ...allergens.map((name) => [`allergen_${name}`, facts?.allergens[name] ?? '']),
    ...foodMarks.map((name) => [`mark_${name}`, facts?.marks.includes(name) ?? false]),
  ]);

export function foodInputOf(values: FoodValues): FoodFactsInput {
  const texts = foodTexts.map((text) => [text, { en: values[`${text}_en`], ar: values[`${text}_ar`] }]);
  const levels = allergens.flatMap((name) => {
    const level = allergenLevels.find((one) => one === values[`allergen_${name}`]);
    return level ? [[name, level]] : [];
  });
  return {
    ...Object.fromEntries(texts),
    made_on: values.made_on,
    allergens: Object.fromEntries(levels),
    marks: foodMarks.filter((name) => values[`mark_${name}`]),
  };
}

/** The form field for a path in the API's errors: `food_facts.marks.vegan` is `mark_vegan`. */
export function foodFieldOf(path: string): FoodName | undefined {
  const [root, part, rest] = path.split('.');
  if (root !== 'food_facts') return undefined;
  const name = [part?.replace(/^(allergen|mark)s$/, '$1'), rest].filter(Boolean).join('_');
  return foodNames.find((field) => field === name);
}

/** The names of the fields outside the form, as when two edits are compared. */
export function nameFoodFields(language: Language): Record<FoodName, string> {
  const say = foodWords[language];
  return Object.fromEntries([
    ...foodTexts.flatMap((text) =>
      languages.map((one) => [`${text}_${one}`, `${say.texts[text]} ${say.inLanguage[one]}`]),
    ),
    ['made_on', say.madeOn],
    ...allergens.map((name) => [`allergen_${name}`, say.names[name]]),
    ...foodMarks.map((name) => [`mark_${name}`, say.marks[name]]),
  ]);
}
