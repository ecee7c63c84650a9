import { phoneticKey } from '../../contracts/phonetic-key.ts';
import { findReplacements, type Replacement } from './find-replacements.ts';
import { findKnownTerms, findTerms, type Meant, maxNearCost } from './find-terms.ts';
import type { List } from './list-postings.ts';
import { type Field, fields, isGuess, type Match, pointsOf } from './points.ts';
import { queryWords, withoutStopWords } from './query-terms.ts';
import { isSize } from './size-terms.ts';
import { countAyns, isArabic, shortestMistyped } from './term-keys.ts';
import type { Vocabulary } from './vocabulary.ts';
import { bareForms } from './word-forms.ts';

/** A word of the query in one reading, with the lists where it is looked up, best first. */
export type QueryTerm = {
  typed: string;
  lists: (List & { meant: Meant; count: number })[];
};
/** One interpretation of a query: a product must have every word of it. */
export type Reading = QueryTerm[];
/** All readings; `isShorter` when words that no product has were dropped from the query. */
export type Understood = { readings: Reading[]; isShorter: boolean };

/** The most lists of a term; further ones add work but hardly any results. */
const maxLists = 24;
const maxReadings = 6;
type Wanted = { typed: string; meant: Meant[] };

/**
 * All interpretations of a query: its words, and variants with a synonym in place of some words, two words joined, or a
 * word split. A reading with a word that no product has is dropped; if there is no other reading, that word is.
 */
export function readQuery(vocabulary: Vocabulary, query: string): Understood {
  const words = queryWords(query);
  const wanted = withoutStopWords(words);
  if (wanted.length === 0) return { readings: [], isShorter: false };
  const joined = words.slice(1).map((word, index) => (words[index] ?? '') + word);
  const found = findTerms(vocabulary, wanted);
  const known = findKnownTerms(vocabulary, joined);
  const meantBy = (word: string) => found.get(word) ?? [];
  const replacements = findReplacements(vocabulary, words, (word) =>
    meantBy(word)
      .filter((meant) => meant.match !== 'prefix' || isNearlyTyped(word, meant.term))
      .map((meant) => meant.term),
  );
  const halves = wanted.filter((word) => !isSize(word) && !meantBy(word).some(isClear)).flatMap(halvesOf);
  const others = findKnownTerms(vocabulary, [
    ...new Set([...replacements.flatMap((one) => one.words), ...halves.flat()]),
  ]);
  // A synonym of a guess is itself a guess, with a higher cost.
  const calledSame = (word: string, isGuess: boolean): Meant[] =>
    (others.get(word) ?? []).map((meant) =>
      isGuess ? { ...meant, match: 'sound', cost: guessCost } : { ...meant, match: 'synonym' },
    );

  const single = replacements.filter(isSingle);
  const plain = wanted.map((word) => ({
    typed: word,
    meant: [
      ...meantBy(word),
      ...single
        .filter(({ from }) => words[from] === word)
        .flatMap((one) => calledSame(one.words[0] ?? '', one.isGuess)),
    ],
  }));
  /** The query with the words from one index to another replaced. */
  const saidOtherwise = (from: number, to: number, added: Wanted[]): Wanted[] => {
    const kept = [...words.slice(0, from), ...words.slice(to)];
    return [...plain.filter(({ typed }) => kept.includes(typed)), ...added];
  };
  const drafts: Wanted[][] = [
    plain,
    ...replacements
      .filter((one) => !isSingle(one))
      .map(({ from, to, words: phrase, isGuess }) =>
        saidOtherwise(
          from,
          to,
          withoutStopWords(phrase).map((word) => ({ typed: word, meant: calledSame(word, isGuess) })),
        ),
      ),
    ...joined.flatMap((word, index) => {
      const meant = known.get(word) ?? [];
      return meant.length > 0 ? [saidOtherwise(index, index + 2, [{ typed: word, meant }])] : [];
    }),
    ...halves
      .filter((pair) => pair.every((half) => others.get(half)?.some(({ match }) => match === 'exact')))
      .map((pair) => {
        const index = words.indexOf(pair.join(''));
        return saidOtherwise(
          index,
          index + 1,
          pair.map((half) => ({ typed: half, meant: others.get(half) ?? [] })),
        );
      }),
  ];
  return understand(vocabulary, drafts.slice(0, maxReadings));
}

const guessCost = 1.5;
const isSingle = ({ from, to, words }: Replacement) => to - from === 1 && words.length === 1;
const isClear = ({ match }: Meant) => match === 'exact' || match === 'form' || match === 'prefix';
/** Whether at most two letters are missing at the end of a word. */
export const isNearlyTyped = (typed: string, word: string) =>
  typed.length >= shortestMistyped - 1 && word.length - typed.length <= 2;

/** A word split at every position that leaves three letters on both sides. */
function halvesOf(word: string): [string, string][] {
  const letters = [...word];
  return letters
    .slice(3, -2)
    .map((_, index) => [letters.slice(0, index + 3).join(''), letters.slice(index + 3).join('')]);
}

/** The lists of every word of every reading: only lists with products, and only the matches that count. */
function understand(vocabulary: Vocabulary, drafts: Wanted[][]): Understood {
  const filled = drafts.map((draft) =>
    draft.map(({ typed, meant }): QueryTerm => {
      const lists = meant.flatMap((one) => [
        ...[fields.head, fields.beside, fields.name, fields.origin, fields.description].map((field) => ({
          termId: one.id,
          field,
          meant: one,
        })),
        ...vocabulary.categories
          .filter(({ words }) => words.includes(one.term))
          .map(({ number }) => ({ termId: -number, field: fields.category, meant: one })),
      ]);
      const filled = lists.flatMap((list) => {
        const count = vocabulary.countOf(list.termId, list.field);
        return count > 0
          ? [{ ...list, count, points: pointsOf(list.meant.match, list.field, list.meant.cost) }]
          : [];
      });
      return { typed, lists: bestOf(typed, filled) };
    }),
  );
  const whole = filled.filter((reading) => reading.every(hasLists));
  if (whole.length > 0) return { readings: whole, isShorter: false };
  // A word that no product has is ignored if another word is known.
  const [rest] = filled
    .map((reading) => ({ left: reading.filter(hasLists), of: reading.length }))
    .filter(({ left }) => isSpecific(left))
    .sort((one, other) => one.of - one.left.length - (other.of - other.left.length));
  return rest ? { readings: [rest.left], isShorter: true } : { readings: [], isShorter: false };
}

/** Whether some word of a reading matches more than a description, so that the others may be left out. */
export const isSpecific = (reading: Reading): boolean =>
  reading.some(({ lists }) => lists.some(({ field }) => field > fields.description));

/** Whether the catalogue has a word of the query, not just a similar one. */
export const isCertain = ({ lists }: QueryTerm): boolean => lists.some(({ meant }) => !isGuess(meant.match));

const hasLists = ({ lists }: QueryTerm): boolean => lists.length > 0;

/**
 * Descriptions are full of similar words: a guess from them counts only if it sounds nearly the same, and either a name
 * has it, too (`named`), or it is in the other script and has enough sounds to be distinctive.
 */
function isHeardInText(typed: string, { match, cost, term }: Meant, named: Set<string>): boolean {
  if (!isGuess(match)) return true;
  if (cost > maxNearCost) return false;
  if (bareForms(term).some((bare) => named.has(bare))) return true;
  return isArabic(term) !== isArabic(typed) && phoneticKey(term).length + countAyns(typed) >= minToldSounds;
}
const minToldSounds = 3;

/** A word of the catalogue is not a typo: then matches by sound or spelling are dropped. */
function bestOf(typed: string, lists: QueryTerm['lists']): QueryTerm['lists'] {
  const has = (matches: Match[], min: Field) =>
    lists.some(({ meant, field }) => matches.includes(meant.match) && field >= min);
  // A longer word is a different thing from the word that was typed in full.
  const isLonger = ({ meant, field }: QueryTerm['lists'][number]) =>
    meant.match === 'prefix' && field > fields.name && has(['exact', 'form'], fields.name);
  const isKnown = has(['exact', 'form', 'synonym'], fields.origin);
  const isSpelt = isKnown || has(['exact', 'form'], fields.description);
  const isBegun = isSpelt || has(['prefix'], fields.origin);
  // The word being typed is one with that prefix, not one that sounds like it: زعت is not زيت.
  const isNameBegun = has(['prefix'], fields.name);
  const named = new Set(
    lists
      .filter(({ meant, field }) => meant.match === 'sound' && field >= fields.name)
      .flatMap(({ meant }) => bareForms(meant.term)),
  );
  // A word found only in descriptions may still be the name of something in the other script.
  const isOutdone = ({ match, term }: Meant) =>
    (match === 'edit' && isBegun) ||
    (match === 'sound' && (isKnown || isNameBegun || (isSpelt && isArabic(term) === isArabic(typed))));
  return lists
    .filter((list) => !isOutdone(list.meant) && !isLonger(list))
    .filter(({ meant, field }) => field > fields.description || isHeardInText(typed, meant, named))
    .sort((one, other) => other.points - one.points)
    .slice(0, maxLists);
}

/** The share of the better guess's points from which another guess counts as equally good. */
const nearlyAsGood = 0.8;

/** Of about equally good guesses, best first, the first one in the typed script. */
export function likeTyped(typed: string, lists: QueryTerm['lists']): QueryTerm['lists'][number] | undefined {
  const [best] = lists;
  const alike = lists.filter(({ points }) => points > (best?.points ?? 0) * nearlyAsGood);
  return alike.find(({ meant }) => isArabic(meant.term) === isArabic(typed)) ?? best;
}
