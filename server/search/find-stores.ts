import { type Store, stores } from '../../contracts/catalogue.ts';
import { findKnownTerms, judgeOf } from './find-terms.ts';
import { queryTerms, withoutStopWords } from './query-terms.ts';
import { isNearlyTyped } from './read-query.ts';
import { shortestMistyped } from './term-keys.ts';
import type { Vocabulary } from './vocabulary.ts';
import { prefixForms, stripClitics } from './word-forms.ts';

/** The names of each store, folded, as used by searchers and in sellers' files. */
export const storeNames: Record<Store, readonly string[]> = {
  mouneh: ['mouneh', 'heritage', 'مونه', 'تراث'],
  cilka: ['cilka', 'modern', 'سيلكا'],
};

/** Words beside a store's name that don't distinguish the stores. */
export const storeKinds: ReadonlySet<string> = new Set([
  'store',
  'shop',
  'shelf',
  'متجر',
  'محل',
  'دكان',
  'رف',
]);

/** The stores that a query names, if it names nothing else: one by its own name, or both by the shop's. */
export function findStores(vocabulary: Vocabulary, query: string): Store[] {
  const typed = namingWords(query);
  const isOf = (store: Store, word: string) =>
    storeNames[store].some((name) => isMeant(vocabulary, word, name));
  const named = stores.filter((store) => typed.some((word) => isOf(store, word)));
  if (typed.every((word) => named.some((store) => isOf(store, word)))) return named;
  const isShop = Object.values(vocabulary.shopName).some((name) => {
    const words = namingWords(name);
    return words.length === typed.length && typed.every((word, nth) => isMeant(vocabulary, word, words[nth]));
  });
  return isShop ? [...stores] : [];
}

const namingWords = (text: string): string[] =>
  withoutStopWords(queryTerms(text)).filter((word) => !storeKinds.has(stripClitics(word)));

/**
 * The greatest phonetic distance of a name: `mneh` is `mouneh`; `money`, with another last vowel, is not, nor is
 * `moon`, without it.
 */
export const maxNameSoundCost = 0.4;

/** Whether a word is a name, a form of it, most of it, or a misspelling that is no word of the catalogue: تونة is not مونة. */
function isMeant(vocabulary: Vocabulary, typed: string, name = ''): boolean {
  const meant = judgeOf(typed)({ id: 0, term: name, spelling: name });
  if (!meant) return false;
  const { match, cost } = meant;
  if (match === 'exact' || match === 'form') return true;
  if (match === 'prefix') return isNearlyTyped(prefixForms(typed).at(-1) ?? typed, name);
  // In so short a name, another first letter makes a different name.
  const isLong = [...typed].length >= shortestMistyped;
  const isLike = match === 'sound' ? cost < maxNameSoundCost : typed[0] === name[0];
  return isLong && isLike && findKnownTerms(vocabulary, [typed]).get(typed)?.length === 0;
}
