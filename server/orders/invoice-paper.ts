import { Path, type Styles, Svg, Text, View } from '@react-pdf/renderer';
import { createElement as draw, type ReactElement } from 'react';
import { directionOf, type Language } from '../../contracts/language.ts';
import { wordmark } from '../../contracts/wordmark.ts';
import { fontFamily } from './invoice-fonts.ts';

const ink = { text: '#231d17', muted: '#665a47', line: '#d9ccb5', sumac: '#8c1d2f', saffron: '#e0a12b' };

export type Style = Styles[string];
export type Drawn = ReactElement | null;

/**
 * Draws a text with its own direction. Each text is separate: on a line with both directions the library would have to
 * guess, and it prints isolate characters. `language` sets the alignment, the text's first letter its direction.
 */
export function write(language: Language, text: string, style: Style = {}): Drawn {
  const first = /\p{L}/u.exec(text)?.[0] ?? '';
  const own = first === '' ? directionOf(language) : /\p{Script=Arabic}/u.test(first) ? 'rtl' : 'ltr';
  return draw(Text, { style: { direction: own, textAlign: startOf(language), ...style } }, text);
}

const startOf = (language: Language) => (language === 'ar' ? 'right' : 'left');
export const endOf = (language: Language) => (language === 'ar' ? 'left' : 'right');
/** A row in the direction of the language. */
export const inRow = (language: Language): Style => ({
  flexDirection: language === 'ar' ? 'row-reverse' : 'row',
});

/** Cells side by side, not broken across pages. */
export function row(language: Language, style: Style, ...cells: Drawn[]): Drawn {
  return draw(View, { style: { ...inRow(language), ...style }, wrap: false }, ...cells);
}

export const drawWordmark = (): Drawn =>
  draw(
    Svg,
    { viewBox: '0 0 13 7', style: styles.wordmark },
    draw(Path, { d: wordmark.map(sewRow).join(''), fill: ink.sumac }),
  );

/** The outline of a row's stitches; adjacent ones are merged, so that no seam shows between them. */
const sewRow = (row: string, y: number): string =>
  [...row.matchAll(/[^.]+/g)].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1H${index}z`).join('');

/** A row of embroidered diamonds, as on the hem of a thobe. */
export const drawBand = (): Drawn =>
  draw(
    Svg,
    { viewBox: '0 0 515 10', style: styles.band },
    ...Array.from({ length: 34 }, (_, index) =>
      lozenge(10 + index * 15, index % 2 ? ink.saffron : ink.sumac),
    ),
  );

/** A diamond of stitches around `x`. */
const lozenge = (x: number, fill: string): Drawn =>
  draw(Path, {
    fill,
    d: [
      [0, 1],
      [1, 3],
      [2, 5],
      [3, 3],
      [4, 1],
    ]
      .map(([line = 0, wide = 0]) => `M${x - wide} ${line * 2}h${wide * 2}v1.6h${-wide * 2}z`)
      .join(''),
  });

/** In points, 1/72 inch; the page is 595 wide. */
export const styles = {
  page: {
    paddingTop: 40,
    paddingBottom: 70,
    paddingHorizontal: 40,
    fontFamily,
    fontSize: 10,
    color: ink.text,
  },
  head: { justifyContent: 'space-between', alignItems: 'flex-end', marginBottom: 12 },
  wordmark: { width: 78, height: 42 },
  shop: { fontSize: 12, fontWeight: 600, marginTop: 6 },
  title: { fontSize: 22, fontWeight: 600, marginBottom: 2 },
  number: { fontSize: 12, color: ink.muted },
  band: { width: 515, height: 10 },
  facts: { marginTop: 20, marginBottom: 16, gap: 24 },
  half: { flex: 1 },
  fact: { marginBottom: 10, gap: 2 },
  label: { fontSize: 9, color: ink.muted },
  lineHead: {
    paddingVertical: 6,
    gap: 10,
    color: ink.muted,
    fontSize: 9,
    borderBottomWidth: 1,
    borderBottomColor: ink.text,
  },
  line: { paddingVertical: 7, gap: 10, borderBottomWidth: 0.5, borderBottomColor: ink.line },
  name: { flex: 1 },
  quantity: { width: 54 },
  amount: { width: 84 },
  sums: { width: 240, marginTop: 12 },
  sum: { justifyContent: 'space-between', paddingVertical: 3 },
  total: {
    marginTop: 4,
    paddingTop: 8,
    borderTopWidth: 1,
    borderTopColor: ink.text,
    fontSize: 13,
    fontWeight: 600,
  },
  foot: {
    position: 'absolute',
    bottom: 30,
    left: 40,
    right: 40,
    justifyContent: 'space-between',
    fontSize: 9,
    color: ink.muted,
  },
} as const satisfies Record<string, Style>;
