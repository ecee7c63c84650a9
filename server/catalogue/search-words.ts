import { wordsOf } from './fold-text.ts';
import { soundOf } from './sound-of.ts';

const clitics = /^(?:وال|بال|فال|كال|لل|ال)(?=.{3})/;
const arabicPlural = /(?<=.{4})(?:ات|ين|ون)$/;
const englishPlural = /(?<=[a-z]{3})s$/;

/** A folded word's other forms: without article or preposition, without a plural ending. Without the word itself. */
export function formsOf(word: string): string[] {
  const bare = word.replace(clitics, '');
  const forms = [
    bare,
    word.replace(arabicPlural, ''),
    bare.replace(arabicPlural, ''),
    word.replace(englishPlural, ''),
  ];
  return [...new Set(forms)].filter((form) => form !== word);
}

/** Words that say nothing about a product. */
const fillers = new Set([
  'al',
  'el',
  'il',
  'the',
  'of',
  'with',
  'and',
  'in',
  'for',
  'a',
  'و',
  'مع',
  'في',
  'من',
  'على',
]);

/** The folded words of some texts with their other forms, each once. */
export const wordsIn = (texts: string[]): string[] => [
  ...new Set(texts.flatMap(wordsOf).flatMap((word) => [word, ...formsOf(word)])),
];

/** What the index keeps of a product: words of both names, words of everything else, the names' sounds. */
export function searchWordsOf(product: { names: string[]; others: string[] }) {
  const nameWords = wordsIn(product.names);
  const nameSounds = [...new Set(nameWords.map(soundOf))].filter((sound) => sound.length >= 2);
  return { nameWords, otherWords: wordsIn(product.others), nameSounds };
}

export type QueryWord = { word: string; forms: string[]; sound: string };

/** What a query asks for: at most eight words, fillers left out unless there is nothing else. */
export function queryWordsOf(query: string): QueryWord[] {
  const words = [...new Set(wordsOf(query))];
  const meaningful = words.filter((word) => !fillers.has(word));
  return (meaningful.length ? meaningful : words).slice(0, 8).map((word) => {
    const sound = soundOf(word);
    return { word, forms: formsOf(word), sound: sound.length >= 2 ? sound : '' };
  });
}
