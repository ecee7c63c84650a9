import { fileURLToPath } from 'node:url';
import { Font } from '@react-pdf/renderer';
import { invisibleMarks } from '../../contracts/digits.ts';

/** The shop's typeface in the three parts in which it comes; what one part cannot write, the next can. */
const parts = ['latin', 'arabic', 'latin-ext'] as const;
const weights = [400, 600] as const;
const files = new URL('files/', import.meta.resolve('@fontsource/readex-pro/package.json'));
const fileOf = (part: string, weight: number): string =>
  fileURLToPath(new URL(`readex-pro-${part}-${weight}-normal.woff`, files));

export const fontFamily: string[] = parts.map((part) => `Readex Pro ${part}`);

for (const [index, part] of parts.entries()) {
  const family = fontFamily[index] ?? '';
  Font.register({
    family,
    fonts: weights.map((fontWeight) => ({ src: fileOf(part, fontWeight), fontWeight })),
  });
}
// The library would cut words by English rules, Arabic ones too.
Font.registerHyphenationCallback((word) => [word]);

const drawable = new Set(
  (
    await Promise.all(fontFamily.flatMap((family) => weights.map((weight) => loadFont(family, weight))))
  ).flat(),
);

/**
 * Loads a font and answers the characters that it has. The parts share one name, by which the library tells fonts apart
 * in a file: with a name of its own each is put into the file once, and not once for every text.
 */
async function loadFont(family: string, fontWeight: number): Promise<number[]> {
  await Font.load({ fontFamily: family, fontWeight });
  const font = Font.getFont({ fontFamily: family, fontWeight }).data;
  if (!font) throw new Error(`${family} did not load`);
  Object.defineProperty(font, 'postscriptName', { value: `${family} ${fontWeight}`.replaceAll(' ', '-') });
  return font.characterSet;
}

/** Letters of neighbours as an Arabic hand without them writes them. */
const nearest: Record<string, string> = { گ: 'ك', ک: 'ك', چ: 'ش', پ: 'ب', ڤ: 'ف', ی: 'ي', ہ: 'ه', ژ: 'ز' };
/** More than this many characters without a space would not fit into a column. */
const longestWord = 24;

/**
 * A text typed by a person as the typeface can print it, on one line: without bidi controls, which would be printed, and
 * without images; a letter of an unknown script is `?`. The library prints garbage for what a font does not have.
 */
export function printable(text: string): string {
  const line = text.normalize('NFC').replace(invisibleMarks, '').replace(/\s+/g, ' ').trim();
  const drawn = Array.from(line, drawableFor).join('').replace(/ +/g, ' ').trim();
  return drawn.replace(new RegExp(`\\S{${longestWord}}(?=\\S)`, 'gu'), '$& ');
}

function drawableFor(character: string): string {
  const candidates = [
    character,
    nearest[character],
    extendedDigit(character),
    character.normalize('NFKD').replace(/\p{M}/gu, ''),
  ];
  const found = candidates.find((candidate) => candidate && Array.from(candidate).every(isDrawable));
  return found ?? (/\p{L}/u.test(character) ? '?' : '');
}

const isDrawable = (character: string): boolean => drawable.has(character.codePointAt(0) ?? 0);

/** The typeface has the digits of Arabic and not the Persian ones. */
const extendedDigit = (character: string): string | undefined =>
  /[۰-۹]/.test(character) ? '٠١٢٣٤٥٦٧٨٩'[(character.codePointAt(0) ?? 0) - 0x6f0] : undefined;
