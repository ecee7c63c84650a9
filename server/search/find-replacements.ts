import { phoneticKey } from '../../contracts/phonetic-key.ts';
import { withoutStopWords } from './query-terms.ts';
import type { Vocabulary } from './vocabulary.ts';
import { formsOf } from './word-forms.ts';

/** A stretch of the query that the seller calls something else; both as folded words. */
export type Replacement = {
  from: number;
  to: number;
  words: string[];
  /** Whether the stretch was taken for other words, or only sounds like what the seller wrote. */
  isGuess: boolean;
};

const longestPhrase = 4;
const shortestSound = 4;

/** How a phrase of folded words is heard without those that say nothing; empty for a single word and for too little. */
export function soundOfPhrase(words: string[]): string {
  const meaningful = withoutStopWords(words);
  const sound = meaningful.map(phoneticKey).join('');
  return meaningful.length > 1 && sound.length >= shortestSound ? sound : '';
}

type Stretch = Omit<Replacement, 'words'>;

/**
 * What else the seller calls the query's words: of every stretch of up to four of them, as they stand, in another form,
 * as they sound, or as the words that they are taken for (`meant`).
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
