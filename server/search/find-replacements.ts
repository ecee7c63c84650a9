import { phoneticKey } from '../../contracts/phonetic-key.ts';
import { withoutStopWords } from './query-terms.ts';
import type { Vocabulary } from './vocabulary.ts';
import { formsOf } from './word-forms.ts';

/** A part of the query for which the seller has defined a synonym; both as folded words. */
export type Replacement = {
  from: number;
  to: number;
  words: string[];
  /** Whether the part was corrected, or only sounds like the seller's phrase. */
  isGuess: boolean;
};

const longestPhrase = 4;
const shortestSound = 4;

/** The phonetic key of a phrase without stop words; empty for a single word and for too few sounds. */
export function soundOfPhrase(words: string[]): string {
  const meaningful = withoutStopWords(words);
  const sound = meaningful.map(phoneticKey).join('');
  return meaningful.length > 1 && sound.length >= shortestSound ? sound : '';
}

type Stretch = Omit<Replacement, 'words'>;

/**
 * The synonyms of the query's words: for every sequence of up to four, literally, in another form, by sound, or by the
 * words to which they are corrected (`meant`).
 */
export function findReplacements(
  { synonyms }: Pick<Vocabulary, 'synonyms'>,
  words: string[],
  meant: (word: string) => string[],
): Replacement[] {
  const phrases = new Map<string, Stretch>();
  const sounds = new Map<string, Stretch>();
  const note = (into: Map<string, Stretch>, key: string, stretch: Stretch) => {
    if (key !== '' && !into.has(key)) into.set(key, stretch);
  };
  for (const from of words.keys()) {
    for (let to = from + 1; to <= Math.min(words.length, from + longestPhrase); to += 1) {
      const stretch = words.slice(from, to);
      note(phrases, stretch.join(' '), { from, to, isGuess: false });
      note(sounds, soundOfPhrase(stretch), { from, to, isGuess: true });
    }
  }
  for (const [from, word] of words.entries()) {
    for (const form of formsOf(word)) note(phrases, form, { from, to: from + 1, isGuess: false });
    for (const other of meant(word)) note(phrases, other, { from, to: from + 1, isGuess: true });
  }
  return synonyms.flatMap(({ termWords, sameWords, termSound, sameSound }) => {
    const term = phrases.get(termWords) ?? sounds.get(termSound);
    const same = phrases.get(sameWords) ?? sounds.get(sameSound);
    return [
      ...(term ? [{ ...term, words: sameWords.split(' ') }] : []),
      ...(same ? [{ ...same, words: termWords.split(' ') }] : []),
    ];
  });
}
