import { foldDigits } from '../../contracts/digits.ts';
import { parseWeight } from '../../contracts/weight.ts';
import type { FileLine } from './file-line.ts';

const grams = { weight_g: 1, weight_kg: 1000, weight_lb: 453.592, weight_oz: 28.3495 } as const;

/** A number followed by a word, unless it is multiplied: `6 x 250g`. */
const inName = /(?<!\d\s*[x×*]\s*|[\d.,٫])[\d٠-٩۰-۹]+(?:[.,٫][\d٠-٩۰-۹]+)?\s*\p{L}+/giu;

/** The first weight or volume in a text: `750 ml` in `Olive oil, 750 ml`. */
const weightIn = (text: string): string | undefined =>
  text.match(inName)?.find((part) => {
    const weight = parseWeight(part);
    return weight && 'measure' in weight;
  });

/** Rounds to whole grams; small amounts, as of spices, to a tenth. */
const roundGrams = (amount: number): number =>
  amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount);

/** The weight in the name, else the first number of grams in the lines. */
export function weightOf(name: string, ...lines: (FileLine | undefined)[]): string | undefined {
  const said = weightIn(name);
  if (said) return said;
  for (const line of lines)
    for (const [field, each] of Object.entries(grams)) {
      const cell = line?.cell(field as keyof typeof grams) ?? '';
      const whole = roundGrams(Number(foldDigits(cell).replace(/[,٫]/, '.')) * each);
      if (whole > 0) return whole >= 1000 && whole % 100 === 0 ? `${whole / 1000}kg` : `${whole}g`;
    }
  return undefined;
}

/**
 * Rounds the floating-point residue of spreadsheets, `250.0201143g`, to whole grams or millilitres; other texts are
 * unchanged.
 */
export function tidyWeight(text: string): string {
  const weight = parseWeight(text);
  const isSmall = weight && 'measure' in weight && (weight.measure === 'g' || weight.measure === 'ml');
  if (!isSmall || Number.isInteger(weight.amount)) return text;
  return `${roundGrams(weight.amount)}${weight.measure}`;
}
