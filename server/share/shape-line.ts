import makeBidi from 'bidi-js';
import type { Font } from 'fontkit';
import { directionOf, type Language } from '../../contracts/language.ts';
import { fontFor } from './fonts.ts';

const bidi = makeBidi();

/** Letters with the same direction and font. Odd levels are right-to-left. */
type Run = { text: string; level: number; font: Font };
export type ShapedLine = {
  /** Path data from the line's left end on its baseline. */
  path: string;
  width: number;
};

/** Additional space between words, as in the pages' headings; in em. */
const wordSpace = { ltr: 0.1, rtl: 0.08 };

/**
 * Shapes a line of text in one or both scripts for a reader of `language`: letters are joined, words of the other
 * script keep their direction. Sizes are in pixels. Letters that no font has are left out.
 */
export function shapeLine(text: string, size: number, language: Language): ShapedLine {
  let [x, path] = [0, ''];
  for (const { text: part, level, font } of inVisualOrder(runsOf(text, language))) {
    const scale = size / font.unitsPerEm;
    const direction = level % 2 ? 'rtl' : 'ltr';
    const { glyphs, positions } = font.layout(part, undefined, undefined, undefined, direction);
    glyphs.forEach((glyph, index) => {
      const place = positions[index];
      if (!place) return;
      const [left, up] = [x + place.xOffset * scale, place.yOffset * scale];
      // In SVG, y increases downwards.
      path += glyph.path.transform(scale, 0, 0, -scale, left, -up).toSVG();
      x += place.xAdvance * scale;
      if (glyph.codePoints[0] === 0x20) x += wordSpace[direction] * size;
    });
  }
  return { path, width: x };
}

function runsOf(text: string, language: Language): Run[] {
  const { levels } = bidi.getEmbeddingLevels(text, directionOf(language));
  const runs: Run[] = [];
  let [index, font]: [number, Font | undefined] = [0, undefined];
  for (const letter of text) {
    const level = levels[index] ?? 0;
    index += letter.length;
    const drawn = level % 2 ? (bidi.getMirroredCharacter(letter) ?? letter) : letter;
    const found = fontFor(drawn, font);
    if (!found) continue;
    font = found;
    const last = runs.at(-1);
    if (last?.level === level && last.font === font) last.text += drawn;
    else runs.push({ text: drawn, level, font });
  }
  return runs;
}

/** Rule L2 of the Unicode bidirectional algorithm: from the highest level down, reverses each sequence at or above that level. */
function inVisualOrder(runs: Run[]): Run[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level--) {
    for (let start = 0; start < ordered.length; start++) {
      let end = start;
      while ((ordered[end]?.level ?? 0) >= level) end++;
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end;
    }
  }
  return ordered;
}
