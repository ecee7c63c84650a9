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

/** One word of a query in one reading of it, with the lists that it is looked up in, best first. */
export type QueryTerm = {
  typed: string;
  lists: (List & { meant: Meant; count: number })[];
};
/** One way to take a query: a product must have every word of it. */
export type Reading = QueryTerm[];
/** All readings; or the query without the words that no product has, which is shorter. */
export type Understood = { readings: Reading[]; isShorter: boolean };

/** A term's lists beyond these add little but work. */
const maxLists = 24;
const maxReadings = 6;
type Wanted = { typed: string; meant: Meant[] };

/**
 * All that a query may mean: its words as they are understood, and the same with a stretch in other words that the seller
 * calls the same, with two words as one, or with one as two. A reading with a word that no product has is left out; when there is no
 * other, the word is.
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
  // What a guess leads to is a guess too, and a worse one.
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
  /** The query with the words from one index to another said otherwise. */
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
/** Whether a word lacks two letters at most. */
export const isNearlyTyped = (typed: string, word: string) =>
  typed.length >= shortestMistyped - 1 && word.length - typed.length <= 2;

/** A word cut in two at every place that leaves three letters on both sides. */
function halvesOf(word: string): [string, string][] {
  const letters = [...word];
  return letters
    .slice(3, -2)
    .map((_, index) => [letters.slice(0, index + 3).join(''), letters.slice(index + 3).join('')]);
}

/** The lists of every word of every reading, those alone that have products, and of its matches those alone that count. */
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
  // A word that no product has at all says nothing of what is wanted, if another does.
  const [rest] = filled
    .map((reading) => ({ left: reading.filter(hasLists), of: reading.length }))
    .filter(({ left }) => isSpecific(left))
    .sort((one, other) => one.of - one.left.length - (other.of - other.left.length));
  return rest ? { readings: [rest.left], isShorter: true } : { readings: [], isShorter: false };
}

/** Whether some word of a reading stands in more than a description, so that the others may be left out. */
export const isSpecific = (reading: Reading): boolean =>
  reading.some(({ lists }) => lists.some(({ field }) => field > fields.description));

/** Whether the catalogue knows a word of the query, and it is not only like one. */
export const isCertain = ({ lists }: QueryTerm): boolean => lists.some(({ meant }) => !isGuess(meant.match));

const hasLists = ({ lists }: QueryTerm): boolean => lists.length > 0;

/**
 * What is only told of a product is full of words that are like others: of these a word is guessed only where it sounds nearly
 * the same, and either a name has it too (`named`), or it is written in the other letters and has sounds enough to tell it from others.
 */
function isHeardInText(typed: string, { match, cost, term }: Meant, named: Set<string>): boolean {
  if (!isGuess(match)) return true;
  if (cost > maxNearCost) return false;
  if (bareForms(term).some((bare) => named.has(bare))) return true;
  return isArabic(term) !== isArabic(typed) && phoneticKey(term).length + countAyns(typed) >= minToldSounds;
}
const minToldSounds = 3;

/** A word that the catalogue knows is no slip: then what only sounds or looks like it is left out. */
function bestOf(typed: string, lists: QueryTerm['lists']): QueryTerm['lists'] {
  const has = (matches: Match[], min: Field) =>
    lists.some(({ meant, field }) => matches.includes(meant.match) && field >= min);
  // A longer word is another thing than the one that was typed whole.
  const isLonger = ({ meant, field }: QueryTerm['lists'][number]) =>
    meant.match === 'prefix' && field > fields.name && has(['exact', 'form'], fields.name);
  const isKnown = has(['exact', 'form', 'synonym'], fields.origin);
  const isSpelt = isKnown || has(['exact', 'form'], fields.description);
  const isBegun = isSpelt || has(['prefix'], fields.origin);
  // What is being typed is the word that begins so, and not another that sounds like its beginning: زعت is not زيت.
  const isNameBegun = has(['prefix'], fields.name);
  const named = new Set(
    lists
      .filter(({ meant, field }) => meant.match === 'sound' && field >= fields.name)
      .flatMap(({ meant }) => bareForms(meant.term)),
  );
  // What only descriptions know may still be the name of something in the other letters.
  const isOutdone = ({ match, term }: Meant) =>
    (match === 'edit' && isBegun) ||
    (match === 'sound' && (isKnown || isNameBegun || (isSpelt && isArabic(term) === isArabic(typed))));
  return lists
    .filter((list) => !isOutdone(list.meant) && !isLonger(list))
    .filter(({ meant, field }) => field > fields.description || isHeardInText(typed, meant, named))
    .sort((one, other) => other.points - one.points)
    .slice(0, maxLists);
}

/** Of two guesses, the share of the better one's points from which the other is as good a guess. */
const nearlyAsGood = 0.8;

/** Of guesses, best first, that are about as good the first in the letters that were typed. */
export function likeTyped(typed: string, lists: QueryTerm['lists']): QueryTerm['lists'][number] | undefined {
  const [best] = lists;
  const alike = lists.filter(({ points }) => points > (best?.points ?? 0) * nearlyAsGood);
  return alike.find(({ meant }) => isArabic(meant.term) === isArabic(typed)) ?? best;
}
