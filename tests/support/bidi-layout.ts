import makeBidi from 'bidi-js';

const bidi = makeBidi();
/** Invisible direction marks. */
const unseen = /[\u200e\u200f\u061c\u2066-\u2069\u202a-\u202e]/;

/** Lays out a line of a chat by the Unicode bidirectional algorithm; its first strong character decides its direction. */
export function layOutLine(line: string): {
  direction: 'ltr' | 'rtl';
  fromLeft: string;
  fromStart: string[];
} {
  const levels = bidi.getEmbeddingLevels(line, 'auto');
  const direction = (levels.paragraphs[0]?.level ?? 0) % 2 ? 'rtl' : 'ltr';
  const letters = bidi
    .getReorderedIndices(line, levels)
    .map((index) => ({ letter: line[index] ?? '', isTurned: (levels.levels[index] ?? 0) % 2 === 1 }))
    .filter(({ letter }) => !unseen.test(letter));
  const drawn = letters.map(({ letter, isTurned }) =>
    isTurned ? (bidi.getMirroredCharacter(letter) ?? letter) : letter,
  );
  // Words and signs in visual order as they are read, from the side on which the reader begins.
  const words: { text: string; isTurned: boolean }[] = [];
  let isOpen = false;
  for (const { letter, isTurned } of letters) {
    const last = words.at(-1);
    const isPart = /[\p{L}\p{M}\p{N}.+/-]/u.test(letter);
    if (isPart && isOpen && last?.isTurned === isTurned)
      last.text = isTurned ? letter + last.text : last.text + letter;
    else if (letter !== ' ') words.push({ text: letter, isTurned });
    isOpen = isPart;
  }
  const fromStart = (direction === 'rtl' ? words.reverse() : words).map(({ text }) => text);
  return { direction, fromLeft: drawn.join(''), fromStart };
}
