import { isDay } from '../../contracts/calendar-day.ts';
import { foldDigits, invisibleMarks } from '../../contracts/digits.ts';
import { wordsOf } from '../../contracts/fold-text.ts';
import {
  type Allergen,
  type AllergenLevel,
  allergenLevels,
  allergens,
  type FoodColumn,
  type FoodFacts,
  type FoodFactsInput,
  type FoodMark,
  type FoodText,
  foodColumns,
  foodMarks,
  foodTexts,
} from '../../contracts/food-facts.ts';
import { foodWords } from '../../contracts/food-words.ts';
import { type Bilingual, languages } from '../../contracts/language.ts';

/** The data of a line about a food, by column; undefined where the file has none. */
export type FoodDraft = {
  texts: Partial<Record<FoodText, Partial<Bilingual>>>;
  madeOn?: string | undefined;
  levels: Partial<Record<AllergenLevel, Allergen[]>>;
  marks?: FoodMark[] | undefined;
};
type Cell = (column: FoodColumn) => string | undefined;
type Fault = (column: FoodColumn, code: string, value: string) => void;

/** Spellings of sellers besides the shop's own names. */
const otherNames: Record<Allergen, readonly string[]> = {
  gluten: ['wheat', 'barley', 'rye', 'oats', 'قمح', 'شعير', 'شوفان'],
  crustaceans: ['crustacean', 'shrimp', 'prawns', 'crab', 'جمبري', 'روبيان'],
  eggs: ['egg', 'بيضة'],
  fish: ['أسماك'],
  peanuts: ['peanut', 'فستق عبيد'],
  soya: ['soy', 'soybean', 'soybeans', 'فول الصويا'],
  milk: ['dairy', 'lactose', 'ألبان', 'حليب ومشتقاته', 'لاكتوز'],
  nuts: [
    'nut',
    'almonds',
    'walnuts',
    'hazelnuts',
    'pistachios',
    'cashews',
    'لوز',
    'جوز',
    'بندق',
    'فستق حلبي',
    'كاجو',
  ],
  celery: [],
  mustard: [],
  sesame: ['sesame seeds', 'tahini', 'طحينة'],
  sulphites: ['sulfites', 'sulphur dioxide', 'sulfur dioxide', 'ثاني أكسيد الكبريت'],
  lupin: ['lupine'],
  molluscs: ['mollusks', 'mollusc', 'squid', 'محار', 'حبار'],
};

/** Removes the Arabic article, which is no part of a name: «السمسم» is «سمسم». */
const fold = (text: string): string =>
  wordsOf(text)
    .map((word) => word.replace(/^ال(?=..)/, ''))
    .join(' ');

function indexOf<Name extends string>(names: readonly Name[], namesOf: (name: Name) => readonly string[]) {
  return new Map(names.flatMap((name) => namesOf(name).map((text) => [fold(text), name] as const)));
}
const allergensByName = indexOf(allergens, (name) => [
  name,
  ...languages.map((language) => foodWords[language].names[name]),
  ...otherNames[name],
]);
const marksByName = indexOf(foodMarks, (name) => [
  name,
  ...languages.map((language) => foodWords[language].marks[name]),
]);

/** The food facts of a line. An unknown name is a fault: ignoring it would hide an allergen. */
export function readFoodCells(cell: Cell, fault: Fault): FoodDraft {
  const listOf = <Name>(column: FoodColumn, index: Map<string, Name>, code: string): Name[] | undefined =>
    cell(column)
      ?.split(/[,;،؛|\n]/)
      .filter((part) => part.trim() !== '')
      .flatMap((part) => {
        const name = index.get(fold(part));
        if (name === undefined) fault(column, code, part.trim());
        return name ?? [];
      });
  const levels: FoodDraft['levels'] = {};
  for (const level of allergenLevels) {
    const listed = listOf(`allergens_${level}`, allergensByName, 'allergen_unknown');
    const twice = listed?.find((name) => Object.values(levels).some((names) => names.includes(name)));
    if (twice) fault(`allergens_${level}`, 'allergen_twice', twice);
    if (listed) levels[level] = listed;
  }
  const madeOn = cell('made_on');
  const day = madeOn === undefined ? undefined : foldDigits(madeOn.replace(invisibleMarks, ''));
  if (day && !isDay(day)) fault('made_on', 'date_invalid', day);
  return {
    texts: Object.fromEntries(
      foodTexts.map((text) => [text, { en: cell(`${text}_en`), ar: cell(`${text}_ar`) }]),
    ),
    madeOn: day,
    levels,
    marks: listOf('marks', marksByName, 'mark_unknown'),
  };
}

/**
 * The facts after a line: its data, else the previous ones. A column of allergens replaces its whole level; an allergen
 * that the line has at another level moves there.
 */
export function mergeFoodDraft(before: FoodFacts | null, draft: FoodDraft): FoodFactsInput {
  const named = Object.values(draft.levels).flat();
  const kept = Object.entries(before?.allergens ?? {}).filter(
    ([name, level]) => draft.levels[level] === undefined && !named.includes(name as Allergen),
  );
  const listed = Object.entries(draft.levels).flatMap(([level, names]) => names.map((name) => [name, level]));
  const texts = foodTexts.map((text) => {
    const { en, ar } = draft.texts[text] ?? {};
    return [text, { en: en ?? before?.[text]?.en ?? '', ar: ar ?? before?.[text]?.ar ?? '' }];
  });
  return {
    ...Object.fromEntries(texts),
    made_on: draft.madeOn ?? before?.made_on ?? null,
    allergens: Object.fromEntries([...kept, ...listed]),
    marks: draft.marks ?? before?.marks ?? [],
  };
}

/** The facts as cells of the shop's own file. Undefined in an import from before there were any. */
export function foodCellsOf(facts: FoodFacts | null | undefined): Record<FoodColumn, string> {
  const cells = Object.fromEntries(foodColumns.map((column) => [column, ''])) as Record<FoodColumn, string>;
  if (!facts) return cells;
  for (const text of foodTexts)
    for (const language of languages) cells[`${text}_${language}`] = facts[text]?.[language] ?? '';
  cells.made_on = facts.made_on ?? '';
  for (const level of allergenLevels)
    cells[`allergens_${level}`] = allergens.filter((name) => facts.allergens[name] === level).join(', ');
  cells.marks = facts.marks.join(', ');
  return cells;
}
