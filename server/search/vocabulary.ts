import type { Bilingual } from '../../contracts/language.ts';
import type { Field } from './points.ts';
import { keysOf } from './term-keys.ts';
import { trigramsOf } from './trigrams.ts';

/** A term of the catalogue. */
export type Term = { id: number; term: string; spelling: string };
export type TermCount = { termId: number; field: Field; products: number };
export type CategoryTerms = {
  id: string;
  number: number;
  slug: string;
  nameEn: string;
  nameAr: string;
  words: string[];
};
/** Two synonyms, folded, with the phonetic key of each: see `soundOfPhrase`. */
type SynonymTerms = { termWords: string; sameWords: string; termSound: string; sameSound: string };

/** Everything known about the catalogue for interpreting a query, as of one version. */
export type Vocabulary = {
  /** Terms that share a key with a typed word, and a few others whose keys have the same hash. */
  withKeys: (keys: string[]) => Term[];
  /** Longer terms with this prefix, the shortest first. */
  beginningWith: (prefix: string, max: number) => Term[];
  sharingTrigrams: (word: string) => Term[];
  /** The number of products with a term, or in the category of a negative number, per field. */
  countOf: (termId: number, field: Field) => number;
  categories: CategoryTerms[];
  synonyms: SynonymTerms[];
  /** Maps the sequence of each further size of a product to that of the size that lists show. */
  leads: ReadonlyMap<number, number>;
  /** The shop's name as the seller has set it. */
  shopName: Bilingual;
  keys: TermKeys;
};

/** The ids of the terms in order, and all hashes of their keys with the term's index, sorted. */
export type TermKeys = { ids: Int32Array; entries: Float64Array };

/** Space for a term's index besides the 32 bits of a hash, within the 53 bits of a number. */
const indexes = 2 ** 20;
/** At about 400 bytes per term; further terms are ignored, to limit the memory of a process. */
export const maxTerms = 150_000;
/** Terms per batch of computing keys, between which the event loop serves other requests. */
const atOnce = 500;

/** FNV-1a. Collisions are resolved when the term is judged. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < key.length; index += 1) {
    hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

const trigramKey = (trigram: string) => `t:${trigram}`;

/** The keys of all terms; those of an earlier version are reused when its terms are the first of these. */
export async function makeKeys(
  terms: Term[],
  earlier: TermKeys | undefined,
  takeTurns: () => Promise<unknown>,
): Promise<TermKeys> {
  const isSame = earlier?.ids.every((id, index) => terms[index]?.id === id);
  const none = { ids: new Int32Array(), entries: new Float64Array() };
  const known = (isSame && earlier) || none;
  if (known.ids.length === terms.length) return known;
  const added: number[] = [];
  for (let index = known.ids.length; index < terms.length; index += 1) {
    const term = terms[index]?.term ?? '';
    for (const key of [...keysOf(term), ...trigramsOf(term).map(trigramKey)]) {
      added.push(hashOf(key) * indexes + index);
    }
    if (index % atOnce === 0) await takeTurns();
  }
  const entries = new Float64Array(known.entries.length + added.length);
  entries.set(known.entries);
  entries.set(added, known.entries.length);
  return { ids: Int32Array.from(terms, ({ id }) => id), entries: entries.sort() };
}

export function makeVocabulary(
  terms: Term[],
  keys: TermKeys,
  counts: TermCount[],
  {
    categories,
    synonyms,
    leads,
    shopName,
  }: Pick<Vocabulary, 'categories' | 'synonyms' | 'leads' | 'shopName'>,
): Vocabulary {
  const inOrder = terms.toSorted((one, other) => (one.term < other.term ? -1 : 1));
  const countKey = (termId: number, field: number) => termId * 16 + field;
  const products = new Map(counts.map((one) => [countKey(one.termId, one.field), one.products]));
  const withKeys = (some: string[]): Term[] => {
    const found = new Set<Term>();
    for (const key of some) {
      const min = hashOf(key) * indexes;
      const { entries } = keys;
      for (let at = firstNotBelow(entries.length, (index) => (entries[index] ?? 0) < min); ; at += 1) {
        const entry = entries[at];
        if (entry === undefined || entry >= min + indexes) break;
        const term = terms[entry - min];
        if (term) found.add(term);
      }
    }
    return [...found];
  };
  return {
    withKeys,
    beginningWith: (prefix, max) => {
      const begun: Term[] = [];
      for (
        let at = firstNotBelow(inOrder.length, (index) => (inOrder[index]?.term ?? '') <= prefix);
        ;
        at += 1
      ) {
        const term = inOrder[at];
        if (!term?.term.startsWith(prefix)) break;
        begun.push(term);
      }
      return begun.sort((one, other) => one.term.length - other.term.length).slice(0, max);
    },
    sharingTrigrams: (word) => withKeys(trigramsOf(word).map(trigramKey)),
    countOf: (termId, field) => products.get(countKey(termId, field)) ?? 0,
    categories,
    synonyms,
    leads,
    shopName,
    keys,
  };
}

/** The first index of a sorted list that is not below the searched value (binary search). */
function firstNotBelow(length: number, isBelow: (index: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBelow(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
