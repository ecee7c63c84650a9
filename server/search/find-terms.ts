import { phoneticKey } from '../../contracts/phonetic-key.ts';
import { editCost } from './edit-cost.ts';
import { fields, type Match } from './points.ts';
import { isSize } from './size-terms.ts';
import { soundCost } from './sound-likeness.ts';
import {
  formKeysOf,
  isArabic,
  lettersTyped,
  shortestMistyped,
  spellingVariants,
  typedKeysOf,
  variantsOf,
} from './term-keys.ts';
import { likeness } from './trigrams.ts';
import type { Term, Vocabulary } from './vocabulary.ts';
import { bareForms, formsOf, prefixForms, stripClitics } from './word-forms.ts';

/** A term of the catalogue that a typed word may mean. */
export type Meant = Term & { match: Match; cost: number };

/** How many words with the typed prefix are considered: the shortest ones. */
const maxPrefixes = 30;
/** The greatest phonetic distance of a match. */
const maxSoundCost = 1.8;
/** The limit for short words with two sounds, which many words share: `beer` is not `بري`, nor `حنا` `honey`. */
const maxShortSoundCost = 0.6;
/** Matches by sound alone are kept up to this distance beyond the nearest. */
const soundSpread = 1.5;
/** Up to this phonetic distance it is the same word, in the other script or another spelling, whatever else sounds similar. */
export const maxNearCost = 0.6;
const minLikeness = 0.34;
/** The least trigram similarity of a term suggested after a search without results. */
const faintLikeness = 0.3;
const maxAlike = 4;
/** The greatest difference in length of similar terms. */
const maxLonger = 3;

/**
 * The terms of the catalogue that typed words may mean, best first: the words themselves, terms with that prefix, other
 * forms, terms that sound alike or are one edit away. For words without any match, terms that share most trigrams.
 */
export function findTerms(vocabulary: Vocabulary, typed: string[]): Map<string, Meant[]> {
  return new Map(
    typed.map((word): [string, Meant[]] => {
      if (isSize(word)) return [word, findExact(vocabulary, word)];
      const candidates = [
        ...vocabulary.withKeys(typedKeysOf(word)),
        ...prefixForms(word).flatMap((begun) => vocabulary.beginningWith(begun, maxPrefixes)),
      ];
      const judge = judgeOf(word);
      const meant = keepNearest([...new Set(candidates)].flatMap((term) => judge(term) ?? []));
      const isUnknown = meant.length === 0 && word.length >= shortestMistyped;
      return [word, isUnknown ? findAlike(vocabulary, word) : meant];
    }),
  );
}

/** A size matches only the same size, and is similar to no word. */
const findExact = (vocabulary: Vocabulary, word: string): Meant[] =>
  vocabulary
    .withKeys(formKeysOf(word))
    .filter(({ term }) => term === word)
    .map((row) => ({ ...row, match: 'exact', cost: 0 }));

/** A prefix match without the typed article costs more than a form of the word: `الزيت` is زيت before زيتون. */
const bareBeginningCost = 1.5;

const order: Match[] = ['exact', 'prefix', 'form', 'synonym', 'sound', 'edit', 'trigram'];

/** Returns a function that tells how a term of the catalogue matches the typed one; undefined when it doesn't. */
export function judgeOf(typed: string): (row: Term) => Meant | undefined {
  const forms = new Set([typed, ...formsOf(typed)]);
  const begun = prefixForms(typed);
  const variants = variantsOf(typed);
  const long = variants.filter((variant) => [...variant].length >= shortestMistyped);
  const letters = lettersTyped(typed);
  const isShort = [...stripClitics(typed)].length <= shortestMistyped;
  const heard = variants
    .flatMap(spellingVariants)
    .map((spelling) => ({ spelling, sound: phoneticKey(spelling) }));
  return (row) => {
    const { term } = row;
    if (term === typed) return { ...row, match: 'exact', cost: 0 };
    if ([term, ...formsOf(term)].some((form) => forms.has(form))) {
      return { ...row, match: 'form', cost: 0 };
    }
    if (begun.some((one) => term.startsWith(one))) {
      return { ...row, match: 'prefix', cost: term.startsWith(typed) ? 0 : bareBeginningCost };
    }
    if (!isOfNumber(term, typed)) return;
    const edits = Math.min(...long.map((variant) => editCost(variant, term)));
    const alike = isArabic(term) && !letters.test(term) ? [] : soundingAlike(heard, term);
    if (alike.length === 0) return edits <= 1 ? { ...row, match: 'edit', cost: edits } : undefined;
    // A term that is also spelt similarly is less of a guess.
    const cost = Math.min(edits / 4, ...alike.map(({ spelling, bare }) => soundCost(spelling, bare)));
    const isOfTwo = alike.every(({ sound }) => sound.length === 2);
    return isShort && isOfTwo && cost > maxShortSoundCost ? undefined : { ...row, match: 'sound', cost };
  };
}

type Heard = { spelling: string; sound: string };

/** The spellings that sound like a term, or like the term without its article, which is then `bare`. */
const soundingAlike = (heard: Heard[], term: string): (Heard & { bare: string })[] =>
  bareForms(term).flatMap((bare) => {
    const sound = phoneticKey(bare);
    return sound.length < 2
      ? []
      : heard.filter((one) => one.sound === sound).map((one) => ({ ...one, bare }));
  });

/**
 * Whether a number in a term was typed: numbers have no sound, and a different number is a different thing, not a typo.
 * The typed word may have digits for Arabic letters (`7` for ح).
 */
const isOfNumber = (term: string, typed: string): boolean => {
  const number = digitsIn(term);
  return number === '' || number === digitsIn(typed);
};
const digitsIn = (word: string): string => word.replace(/\D+/g, ' ').trim();

function keepNearest(meant: Meant[]): Meant[] {
  const nearest = Math.min(...meant.filter(({ match }) => match === 'sound').map(({ cost }) => cost));
  return meant
    .filter(({ match, cost }) => match !== 'sound' || cost <= Math.min(nearest + soundSpread, maxSoundCost))
    .sort((one, other) => order.indexOf(one.match) - order.indexOf(other.match) || one.cost - other.cost);
}

/** The catalogue's spelling of the product terms most similar to this word. */
export const findNearest = (vocabulary: Vocabulary, typed: string): string[] =>
  findAlike(vocabulary, typed, faintLikeness).map(({ spelling }) => spelling);

/** Terms that share most of their trigrams with a word without any match. */
function findAlike(vocabulary: Vocabulary, typed: string, min = minLikeness): Meant[] {
  const length = [...typed].length;
  return vocabulary
    .sharingTrigrams(typed)
    .filter(({ term }) => Math.abs([...term].length - length) <= maxLonger)
    .filter(({ term }) => isOfNumber(term, typed))
    .filter(({ id }) => [fields.name, fields.origin].some((field) => vocabulary.countOf(id, field) > 0))
    .map((row): Meant => ({ ...row, match: 'trigram', cost: 1 - likeness(typed, row.term) }))
    .filter(({ cost }) => cost <= 1 - min)
    .sort((one, other) => one.cost - other.cost)
    .slice(0, maxAlike);
}

/** The terms of the catalogue that are exactly these words, or forms of them; by word. */
export const findKnownTerms = (vocabulary: Vocabulary, words: string[]): Map<string, Meant[]> =>
  new Map(
    words.map((word): [string, Meant[]] => {
      const forms = new Set([word, ...formsOf(word)]);
      const known = vocabulary
        .withKeys(formKeysOf(word))
        .filter(({ term }) => [term, ...formsOf(term)].some((form) => forms.has(form)));
      return [
        word,
        known.map((row): Meant => ({ ...row, match: row.term === word ? 'exact' : 'form', cost: 0 })),
      ];
    }),
  );
