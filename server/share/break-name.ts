/** The space for the name, in pixels; `leading` is the line height in em. */
type Box = { width: number; height: number; leading: number };
/** Returns the width of a text in em. */
type Measure = (text: string) => number;
type Word = { text: string; width: number };

/** Font sizes in pixels, from that of a single word down to the smallest that is readable in a chat's preview. */
const sizes = [104, 92, 80, 70, 60];
const smallest = 60;

/**
 * Breaks a name into lines of similar length, as large as fits into the box. A name that is too long even at the
 * smallest size is cut, between words if possible, and ends in an ellipsis.
 */
export function breakName(name: string, box: Box, measure: Measure): { size: number; lines: string[] } {
  // Every word is measured once and alone; lines are sums, as otherwise a long name would be shaped a thousand times.
  const words = name
    .split(/\s+/)
    .filter((text) => text !== '')
    .map((text) => ({ text, width: measure(text) }));
  const space = measure('n n') - 2 * measure('n');
  for (const size of sizes) {
    const lines = balance(words, space, box.width / size, linesIn(box, size));
    if (lines) return { size, lines: lines.map(textOf) };
  }
  const lines = cut(words, space, box.width / smallest, linesIn(box, smallest), measure);
  return { size: smallest, lines };
}

const linesIn = ({ height, leading }: Box, size: number): number => Math.floor(height / (size * leading));

const textOf = (line: Word[]): string => line.map(({ text }) => text).join(' ');
const widthOf = (line: Word[], space: number): number =>
  line.reduce((sum, word) => sum + word.width, 0) + space * Math.max(0, line.length - 1);

/** The break into as few lines as fit whose longest line is shortest; null when they do not fit. */
function balance(words: Word[], space: number, width: number, maxLines: number): Word[][] | null {
  const loose = fill(words, space, width);
  if (loose.length > maxLines || words.some((word) => word.width > width)) return null;
  let [low, high, best] = [Math.max(...words.map((word) => word.width), 0), width, loose];
  while (high - low > 0.02) {
    const middle = (low + high) / 2;
    const lines = fill(words, space, middle);
    if (lines.length === loose.length) [best, high] = [lines, middle];
    else low = middle;
  }
  return best;
}

/** Fills one line after another; a word wider than a line gets a line of its own. */
function fill(words: Word[], space: number, width: number): Word[][] {
  const lines: Word[][] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last && widthOf([...last, word], space) <= width) last.push(word);
    else lines.push([word]);
  }
  return lines;
}

/** As much of the name as fits on the lines, with an ellipsis at the end. */
function cut(words: Word[], space: number, width: number, maxLines: number, measure: Measure): string[] {
  const lines = fill(
    words.map((word) => shortenWord(word, width, measure)),
    space,
    width,
  ).slice(0, maxLines);
  const last = lines.at(-1) ?? [];
  const ellipsis = measure('…');
  while (last.length > 1 && widthOf(last, space) + ellipsis > width) last.pop();
  return lines
    .map((line) => textOf(line))
    .map((text, index) => (index === lines.length - 1 ? end(text) : text));
}

const end = (text: string): string => `${text.replace(/[\s,،;:(…-]+$/, '')}…`;

/** As many letters of a word as fit on a line with an ellipsis after them. */
function shortenWord(word: Word, width: number, measure: Measure): Word {
  if (word.width <= width) return word;
  const letters = [...word.text].slice(0, 60);
  const withEllipsis = () => `${letters.join('')}…`;
  while (letters.length > 1 && measure(withEllipsis()) > width) letters.pop();
  return { text: withEllipsis(), width: measure(withEllipsis()) };
}
