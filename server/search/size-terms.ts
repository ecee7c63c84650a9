import { foldText, wordsOf } from '../../contracts/fold-text.ts';
import { inSmallest, parseWeight } from '../../contracts/weight.ts';

/** Parts of a kilogram or litre by name. */
const parts = new Map([
  ['نصف', 0.5],
  ['نص', 0.5],
  ['half', 0.5],
  ['ربع', 0.25],
  ['quarter', 0.25],
]);
const half = /(?<!\p{Nd} ?)1[/⁄]2(?!\p{Nd})/gu;
const quarter = /(?<!\p{Nd} ?)1[/⁄]4(?!\p{Nd})/gu;

/** A number with a fraction is one word: split in two, 1.8 litres would match eight litres. */
const word = /(?:\p{Nd}+[.,٫/⁄](?=\p{Nd}))?[\p{L}\p{Nd}]+/gu;

/** The indexed form of a size, in grams or millilitres: `2 كيلو` is `2000g`, `نصف كيلو` is `500g`; null for other words. */
function sizeTerm(first: string, unit: string): string | null {
  const part = parts.get(first);
  const weight = parseWeight(part ? `1${unit}` : first + unit);
  if (!weight || !('measure' in weight)) return null;
  return inSmallest({ ...weight, amount: weight.amount * (part ?? 1) });
}

export const isSize = (term: string): boolean => /^\d+(?:g|ml)$/.test(term);

/** The folded words of a text, with each measured size as one word. */
export function sizedWords(text: string): string[] {
  const cut = foldText(text).replace(half, ' half ').replace(quarter, ' quarter ').match(word) ?? [];
  const words: string[] = [];
  for (let index = 0; index < cut.length; index += 1) {
    const [one = '', next = ''] = cut.slice(index, index + 2);
    const pair = next && sizeTerm(one, next);
    const size = pair || sizeTerm(one, '');
    if (pair) index += 1;
    words.push(...(size ? [size] : wordsOf(one)));
  }
  return words;
}

export const sizesIn = (text: string): string[] => sizedWords(text).filter(isSize);
