import { fileURLToPath } from 'node:url';
import { type Font, openSync } from 'fontkit';

/** Reem Kufi, the typeface of the shop's headings, in its published subsets: the first subset with a letter draws it. */
const subsets = ['latin', 'arabic', 'latin-ext', 'vietnamese'];

let opened: Font[] | undefined;

/** The fonts for names, opened once. */
const fonts = (): Font[] => {
  opened ??= subsets.map((subset) => {
    const file = `@fontsource-variable/reem-kufi/files/reem-kufi-${subset}-wght-normal.woff2`;
    return openSync(fileURLToPath(import.meta.resolve(file))) as Font;
  });
  return opened;
};

/** The font for a letter. Marks and spaces use the font of the letter before them; undefined when no font has the letter. */
export function fontFor(letter: string, before: Font | undefined): Font | undefined {
  const code = letter.codePointAt(0) ?? 0;
  if (before && /[\p{M}\s]/u.test(letter) && before.hasGlyphForCodePoint(code)) return before;
  return fonts().find((font) => font.hasGlyphForCodePoint(code));
}
