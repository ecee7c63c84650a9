const clitics = /^(?:وال|بال|فال|كال|لل|ال)(?=.{3})/;
/** «و», “and”, is joined to the following word; in short words it is mostly part of the word. */
const joinedAnd = /^و(?=.{4})/;
const arabicPlural = /(?<=.{4})(?:ات|ين|ون)$/;
const arabicFeminine = /(?<=.{3})ات$/;

/** Broken plurals and other irregular pairs of the same word; all folded. */
const groups = [
  ['زيت', 'زيوت'],
  ['جبنه', 'جبن', 'اجبان'],
  ['لبن', 'البان'],
  ['تمر', 'تمور'],
  ['حب', 'حبه', 'حبوب'],
  ['عصير', 'عصاير'],
  ['عشب', 'عشبه', 'اعشاب'],
  ['ورق', 'ورقه', 'اوراق'],
  ['بذر', 'بذره', 'بذور', 'بزر', 'بزور'],
  ['زهر', 'زهره', 'زهور', 'ازهار'],
  ['مربي', 'مربه', 'مربيات'],
  ['حلو', 'حلوي', 'حلويات'],
  ['شراب', 'مشروب', 'مشروبات', 'اشربه'],
  ['رز', 'ارز'],
  ['سمن', 'سمنه', 'سمون'],
  ['صابون', 'صابونه', 'صوابين'],
  ['صحن', 'صحون'],
  ['كيس', 'اكياس'],
  ['ظرف', 'ظروف'],
  ['قرص', 'اقراص'],
  ['كره', 'كرات'],
  ['ارض', 'ارضيه', 'ارضيات'],
  ['تنكه', 'تنك', 'تنكات'],
  ['مرطبان', 'مراطبين', 'مرطبانات'],
  ['فلفل', 'فليفله'],
  ['خضره', 'خضار', 'خضروات'],
  ['فاكهه', 'فواكه'],
  ['نوع', 'انواع'],
  ['تابل', 'توابل'],
  ['بهار', 'بهارات'],
  ['مخلل', 'مخللات'],
  ['مكسر', 'مكسرات'],
  ['كبوس', 'مكبوس', 'كبيس'],
  ['ماء', 'مياه'],
  ['شاي', 'شايات'],
  ['قهوه', 'قهاوي'],
  ['سمك', 'اسماك'],
  ['لوز', 'لوزه'],
  ['جوز', 'جوزه'],
  ['منظف', 'منظفات', 'تنظيف'],
  ['احمر', 'حمرا', 'حمراء'],
  ['اخضر', 'خضرا', 'خضراء'],
  ['اسود', 'سودا', 'سوداء'],
  ['ابيض', 'بيضا', 'بيضاء'],
  ['ناشف', 'ناشفه', 'مجفف', 'مجففه', 'يابس', 'يابسه'],
  ['leaf', 'leaves', 'leave'],
  ['loaf', 'loaves'],
  ['pickle', 'pickled', 'pickles', 'pickling'],
  ['dry', 'dried'],
  ['smoke', 'smoked'],
];

const relatives = new Map<string, string[]>();
for (const group of groups)
  for (const word of group) relatives.set(word, [...(relatives.get(word) ?? []), ...group]);

/** A word without article and preposition, if three letters are left. */
export const stripClitics = (word: string): string => word.replace(clitics, '');

/** A word itself, and without article, preposition or «و». */
export const bareForms = (word: string): string[] => [
  ...new Set([word, stripClitics(word), word.replace(joinedAnd, '')]),
];

/** The prefixes that an incomplete word may stand for: a name with its article, or without. */
export const prefixForms = (word: string): string[] => [...new Set([word, word.replace(/^ال(?=.)/, '')])];

/** The possible singulars of an English word. */
function englishSingulars(word: string): string[] {
  if (!/^[a-z]{4,}$/.test(word) || !word.endsWith('s') || word.endsWith('ss')) return [];
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`, word.slice(0, -1)];
  if (/(?:ch|sh|x|o|s)es$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)];
  return [word.slice(0, -1)];
}

/**
 * A folded word's other forms, without the word itself: without article or preposition, in the singular, and its broken
 * plurals. Two words are the same when their forms, themselves included, intersect.
 */
export function formsOf(word: string): string[] {
  const bare = stripClitics(word);
  const singulars = [bare, word].flatMap((one) => [
    one.replace(arabicPlural, ''),
    one.replace(arabicFeminine, 'ه'),
    ...englishSingulars(one),
  ]);
  const forms = [bare, word.replace(joinedAnd, ''), ...singulars];
  const related = [word, ...forms].flatMap((form) => relatives.get(form) ?? []);
  return [...new Set([...forms, ...related])].filter((form) => form !== word);
}
