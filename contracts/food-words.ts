import {
  type Allergen,
  type AllergenLevel,
  allergenLevels,
  allergens,
  type FoodColumn,
  type FoodFacts,
  type FoodMark,
  type FoodText,
  foodColumns,
  foodMarks,
  foodTexts,
  readFoodFilter,
} from './food-facts.ts';
import { type Bilingual, type Language, languages } from './language.ts';

type FoodWords = {
  heading: string;
  texts: Record<FoodText, string>;
  inLanguage: Record<Language, string>;
  madeOn: string;
  allergens: string;
  levels: Record<AllergenLevel, string>;
  /** The label of an allergen about which nothing is known. */
  unknown: string;
  otherAllergens: string;
  /** Used after other words, and alone. */
  askUs: string;
  askUsAlone: string;
  names: Record<Allergen, string>;
  marksTitle: string;
  marks: Record<FoodMark, string>;
  comma: string;
  filterHint: string;
};

/** The labels of food facts on product pages, in the shop admin and in files. */
export const foodWords: Record<Language, FoodWords> = {
  en: {
    heading: 'About this product',
    texts: { ingredients: 'Ingredients', storage: 'Storage', shelf_life: 'Shelf life', maker: 'Made by' },
    inLanguage: { en: 'in English', ar: 'in Arabic' },
    madeOn: 'Made or pressed on',
    allergens: 'Allergens',
    levels: { contains: 'Contains', may_contain: 'May contain', free_of: 'Free of' },
    unknown: 'Not known',
    otherAllergens: 'Other allergens',
    askUs: 'ask us',
    askUsAlone: 'Ask us',
    names: {
      gluten: 'Gluten',
      crustaceans: 'Crustaceans',
      eggs: 'Eggs',
      fish: 'Fish',
      peanuts: 'Peanuts',
      soya: 'Soya',
      milk: 'Milk',
      nuts: 'Tree nuts',
      celery: 'Celery',
      mustard: 'Mustard',
      sesame: 'Sesame',
      sulphites: 'Sulphites',
      lupin: 'Lupin',
      molluscs: 'Molluscs',
    },
    marksTitle: 'Marks',
    marks: { halal: 'Halal', organic: 'Organic', vegetarian: 'Vegetarian', vegan: 'Vegan' },
    comma: ', ',
    filterHint: 'We only show products we know this about. For any others:',
  },
  ar: {
    heading: 'معلومات عن المنتج',
    texts: {
      ingredients: 'المكوّنات',
      storage: 'طريقة الحفظ',
      shelf_life: 'مدة الصلاحية',
      maker: 'من إعداد',
    },
    inLanguage: { en: 'بالإنجليزية', ar: 'بالعربية' },
    madeOn: 'تاريخ الصنع أو العصر',
    allergens: 'مسبّبات الحساسية',
    levels: { contains: 'يحتوي على', may_contain: 'قد يحتوي على', free_of: 'خالٍ من' },
    unknown: 'غير معروف',
    otherAllergens: 'مسبّبات أخرى',
    askUs: 'يُرجى سؤالنا',
    askUsAlone: 'يُرجى سؤالنا',
    names: {
      gluten: 'غلوتين',
      crustaceans: 'قشريات',
      eggs: 'بيض',
      fish: 'سمك',
      peanuts: 'فول سوداني',
      soya: 'صويا',
      milk: 'حليب',
      nuts: 'مكسّرات',
      celery: 'كرفس',
      mustard: 'خردل',
      sesame: 'سمسم',
      sulphites: 'كبريتيت',
      lupin: 'ترمس',
      molluscs: 'رخويات',
    },
    marksTitle: 'علامات',
    marks: { halal: 'حلال', organic: 'عضوي', vegetarian: 'نباتي', vegan: 'نباتي صرف' },
    comma: '، ',
    filterHint: 'يظهر فقط ما ذُكر عنه ذلك. وعن غيره:',
  },
};

/** The text in the reader's language, or in the language in which it was written. */
export function readFact(
  fact: Bilingual | null,
  language: Language,
): { text: string; language: Language } | null {
  if (!fact) return null;
  const written = fact[language] ? language : language === 'en' ? 'ar' : 'en';
  return fact[written] ? { text: fact[written], language: written } : null;
}

/** The known allergens, one line per level: `Contains: milk, sesame`. */
export function describeAllergens(
  known: FoodFacts['allergens'],
  language: Language,
): { level: string; names: string }[] {
  const say = foodWords[language];
  return allergenLevels.flatMap((level) => {
    const names = allergens.filter((allergen) => known[allergen] === level);
    if (names.length === 0) return [];
    return {
      level: say.levels[level],
      names: names.map((name) => say.names[name].toLowerCase()).join(say.comma),
    };
  });
}

export const describeMarks = (marks: readonly FoodMark[], language: Language): string =>
  foodMarks
    .filter((mark) => marks.includes(mark))
    .map((mark) => foodWords[language].marks[mark])
    .join(foodWords[language].comma);

/** The label of a food filter: the mark, or the allergen that products must not contain. */
export function nameFoodFilter(name: string, language: Language): string {
  const wanted = readFoodFilter(name);
  if (!wanted) return name;
  const say = foodWords[language];
  return 'mark' in wanted ? say.marks[wanted.mark] : say.names[wanted.allergen];
}

/** The headings of the food columns in files. */
export function nameFoodColumns(language: Language): Record<FoodColumn, string> {
  const say = foodWords[language];
  const texts = foodTexts.flatMap((text) =>
    languages.map((one) => [`${text}_${one}`, `${say.texts[text]} ${say.inLanguage[one]}`]),
  );
  const levels = allergenLevels.map((level) => [
    `allergens_${level}`,
    `${say.allergens}: ${say.levels[level].toLowerCase()}`,
  ]);
  const names = Object.fromEntries([...texts, ...levels, ['made_on', say.madeOn], ['marks', say.marksTitle]]);
  return Object.fromEntries(foodColumns.map((column) => [column, names[column]])) as Record<
    FoodColumn,
    string
  >;
}
