import { wordsOf } from './fold-text.ts';
import { phoneticKey, spellingOf } from './phonetic-key.ts';

/** The rank of a name that the text does not match. */
export const noMatch = 9;
/** Ranks of a match, best first: how much of the name the text is, by letters or by sound. */
const ranks = { whole: 0, start: 1, startOfWord: 2, wholeSound: 3, letters: 4, startOfSound: 5, sound: 6 };
/** Added to the rank by letters when only the names without the article match. */
const withoutArticle = 0.5;

/**
 * The things that a text, perhaps still being typed, may mean, best first. All, in their order, for an empty text, and
 * for a partial article (`ال`) that no name begins with, since a name may follow it.
 */
export function findRanked<Thing>(
  things: readonly Thing[],
  text: string,
  rankOf: (thing: Thing) => number,
): Thing[] {
  const typed = wordsOf(text).join(' ');
  if (typed === '') return [...things];
  const found = things
    .map((thing) => ({ thing, rank: rankOf(thing) }))
    .filter(({ rank }) => rank < noMatch)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ thing }) => thing);
  return found.length === 0 && /^(?:ال?|[aei]l?)$/.test(typed) ? [...things] : found;
}

/**
 * The things that the whole text names: literally, with or without the article, else by another spelling (`3abdon`).
 * Equal consonants alone don't count: Ma'an is not Amman.
 */
export function findNamed<Thing>(
  things: readonly Thing[],
  text: string,
  namesOf: (thing: Thing) => readonly string[],
): Thing[] {
  const called = (wordOf: (word: string) => string) => {
    const write = (name: string) => bareWords(wordsOf(name)).map(wordOf).join('');
    const typed = write(text);
    return typed === '' ? [] : things.filter((thing) => namesOf(thing).some((name) => write(name) === typed));
  };
  const written = called((word) => word);
  return written.length > 0 ? written : called(spellingOf);
}

/**
 * Ranks things by their names in either script, by letters and by sound: `عبدون`, `Abdoun`, `3abdoun`. The article may
 * be typed, partly typed or left out, whether the name has it or not: `الص`, `صو` and `al swe` all begin الصويفية.
 */
export function rankNames(text: string): (names: readonly string[]) => number {
  const words = wordsOf(text);
  const [whole, bare] = [words.join(' '), bareWords(words)];
  const wanted = bare.join(' ');
  // A Latin article joined to its word: `alkarak`.
  const loose = wanted.replace(/^[aei]l(?=.{2})/, '');
  return (names) =>
    Math.min(
      noMatch,
      ...names.map((name) => {
        const named = wordsOf(name);
        const bareName = bareWords(named);
        const letters = bareName.join(' ');
        // Names that match as typed rank before those that match only without the article.
        const rank = Math.min(
          rankLetters(named.join(' '), whole),
          rankLetters(letters, wanted) + withoutArticle,
          rankLetters(letters, loose) + withoutArticle,
        );
        return rank < ranks.wholeSound ? rank : Math.min(rank, rankSound(bareName, bare));
      }),
    );
}

/** Best first: the whole name, its beginning, the beginning of a later word, letters further on. */
function rankLetters(letters: string, wanted: string): number {
  if (wanted === '') return noMatch;
  if (letters === wanted) return ranks.whole;
  if (letters.startsWith(wanted)) return ranks.start;
  if (` ${letters}`.includes(` ${wanted}`)) return ranks.startOfWord;
  return wanted.length >= 3 && letters.replaceAll(' ', '').includes(wanted.replaceAll(' ', ''))
    ? ranks.letters
    : noMatch;
}

/** Matches by sound, with a similar spelling: equal consonants alone match too many names, as Weibdeh's occur in Abdoun. */
function rankSound(name: string[], typed: string[]): number {
  const heard = soundOfWords(typed);
  // A single consonant matches too many names.
  if (heard.length < 2) return noMatch;
  const spelled = typed.map(spellingOf).join('');
  const found = name.map((_, index) => {
    const rest = name.slice(index);
    const sound = soundOfWords(rest);
    if (!sound.startsWith(heard) || !resemblesStart(rest.map(spellingOf).join(''), spelled)) return noMatch;
    if (index > 0) return heard.length >= 3 ? ranks.sound : noMatch;
    return sound === heard ? ranks.wholeSound : ranks.startOfSound;
  });
  return Math.min(noMatch, ...found);
}

/** The greatest edit distance between similar spellings, per letter of the longer one. */
const maxDistance = 1 / 3;

/** Whether the whole name or a beginning of it is spelled about like the typed text. */
function resemblesStart(name: string, typed: string): boolean {
  // Edit distances (Levenshtein) between the typed text up to a letter and each beginning of the name.
  let distances = Array.from({ length: name.length + 1 }, (_, length) => length);
  for (const letter of typed) {
    const before = distances;
    distances = [(before[0] ?? 0) + 1];
    for (const [index, own] of [...name].entries()) {
      const [replaced = 0, left = 0] = [before[index], before[index + 1]];
      const added = distances[index] ?? 0;
      distances.push(Math.min(replaced + (own === letter ? 0 : 1), left + 1, added + 1));
    }
  }
  return distances.some((distance, length) => distance <= maxDistance * Math.max(length, typed.length));
}

export const soundOfWords = (words: string[]): string => words.map(phoneticKey).join('');

/**
 * Folded words without the article, which people write or leave out: الصويفية, Al-Sweifieh, Sweifieh. Empty for an
 * article alone.
 */
export const bareWords = (words: string[]): string[] =>
  words
    .filter((word, _, all) => all.length === 1 || !/^[aei]l$/.test(word))
    .map((word) => word.replace(/^ال/, ''))
    .filter((word) => word !== '');
