import { fileURLToPath } from 'node:url';
import { Font } from '@react-pdf/renderer';
import { invisibleMarks } from '../../contracts/digits.ts';

/** The shop's typeface is split into three subsets; characters missing in one are in the next. */
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
// By default the library would hyphenate words by English rules, Arabic ones too.
Font.registerHyphenationCallback((word) => [word]);

const drawable = new Set(
  (
    await Promise.all(fontFamily.flatMap((family) => weights.map((weight) => loadFont(family, weight))))
  ).flat(),
);

/**
 * Loads a font and returns the characters that it has. The subsets share one name, by which the library identifies
 * fonts in a file; otherwise a subset would be embedded once for every text.
 */
async function loadFont(family: string, fontWeight: number): Promise<number[]> {
  await Font.load({ fontFamily: family, fontWeight });
  const font = Font.getFont({ fontFamily: family, fontWeight }).data;
  if (!font) throw new Error(`${family} did not load`);
  Object.defineProperty(font, 'postscriptName', { value: `${family} ${fontWeight}`.replaceAll(' ', '-') });
  return font.characterSet;
}

/** Arabic replacements of letters from related scripts that the typeface lacks. */
const nearest: Record<string, string> = { گ: 'ك', ک: 'ك', چ: 'ش', پ: 'ب', ڤ: 'ف', ی: 'ي', ہ: 'ه', ژ: 'ز' };
/** A longer run of characters without a space would not fit into a column. */
const longestWord = 24;

/**
 * Makes typed text printable on one line: without bidi controls, which would be printed, and without pictures; letters
 * of an unknown script become `?`. The library prints garbage for characters that a font lacks.
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

/** The typeface has Arabic digits, but not Persian ones. */
const extendedDigit = (character: string): string | undefined =>
  /[۰-۹]/.test(character) ? '٠١٢٣٤٥٦٧٨٩'[(character.codePointAt(0) ?? 0) - 0x6f0] : undefined;
