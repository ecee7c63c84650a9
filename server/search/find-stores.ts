import { type Store, stores } from '../../contracts/catalogue.ts';
import { findKnownTerms, judgeOf } from './find-terms.ts';
import { queryTerms, withoutStopWords } from './query-terms.ts';
import { isNearlyTyped } from './read-query.ts';
import { shortestMistyped } from './term-keys.ts';
import type { Vocabulary } from './vocabulary.ts';
import { prefixForms, stripClitics } from './word-forms.ts';

/** What each store is called, folded, by those who look for it and by sellers in their files. */
export const storeNames: Record<Store, readonly string[]> = {
  mouneh: ['mouneh', 'heritage', 'مونه', 'تراث'],
  cilka: ['cilka', 'modern', 'سيلكا'],
};

/** Words that stand beside a store's name and say nothing of which one it is. */
export const storeKinds: ReadonlySet<string> = new Set([
  'store',
  'shop',
  'shelf',
  'متجر',
  'محل',
  'دكان',
  'رف',
]);

/** The stores that a query names and nothing else: by a name of their own, or both by that of the shop. */
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

/** A name sounds the same or nearly so: `mneh` is `mouneh`; `money`, with another last vowel, is not, nor `moon`, without it. */
export const maxNameSoundCost = 0.4;

/** Whether a word is a name, a form of it, nearly all of it, or a misspelling that the catalogue does not know: تونة is no مونة. */
function isMeant(vocabulary: Vocabulary, typed: string, name = ''): boolean {
  const meant = judgeOf(typed)({ id: 0, term: name, spelling: name });
  if (!meant) return false;
  const { match, cost } = meant;
  if (match === 'exact' || match === 'form') return true;
  if (match === 'prefix') return isNearlyTyped(prefixForms(typed).at(-1) ?? typed, name);
  // Another first letter makes another name of so short a one.
  const isLong = [...typed].length >= shortestMistyped;
  const isLike = match === 'sound' ? cost < maxNameSoundCost : typed[0] === name[0];
  return isLong && isLike && findKnownTerms(vocabulary, [typed]).get(typed)?.length === 0;
}
