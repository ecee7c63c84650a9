import { readAmount } from './amounts.ts';
import { foldDigits } from './digits.ts';
import { sizeLabelIn } from './size-label.ts';

/** Measures as sellers write them, in both languages, with their value in grams or millilitres. */
const measures = {
  g: { kind: 'mass', each: 1, words: /^(g|gr|gm|gram|grams|غ|غم|جم|غرام|غرامات|جرام|جرامات)$/i },
  kg: {
    kind: 'mass',
    each: 1000,
    words: /^(kg|kgs|kilo|kilogram|kilograms|كغ|كغم|كجم|كيلو|كيلوغرام|كيلوجرام)$/i,
  },
  ml: { kind: 'volume', each: 1, words: /^(ml|مل|ملل)$/i },
  l: { kind: 'volume', each: 1000, words: /^(l|lt|ltr|litre|litres|liter|liters|ل|لتر|ليتر|لترات)$/i },
} as const;

/** The Arabic word for pieces, such as eggs; one translation serves all its forms. */
const piece = /^حب(ّ?ة|ات)$/;

export type Measure = keyof typeof measures;
export type Weight = { amount: number; measure: Measure } | { amount: number; counted: string };

/** Reads a weight text: `500g` → 500 g, `1.5 لتر` → 1.5 l, `1,000 g` → 1000 g, `25 bags` → 25 counted as "bags"; null when it is neither. */
export function parseWeight(text: string): Weight | null {
  const match = /^(\d[\d.,٫٬]*)([^\d.,٫٬]\D*)$/.exec(foldDigits(text).trim());
  const amount = readAmount(match?.[1] ?? '');
  const word = match?.[2]?.trim() ?? '';
  if (!word || !(amount > 0)) return null;
  const measure = (Object.keys(measures) as Measure[]).find((name) => measures[name].words.test(word));
  if (measure) return { amount, measure };
  return { amount, counted: piece.test(word) ? 'حبة' : word };
}

/** A measured amount in grams or millilitres as one word: equal for `1.5 kg` and `1500g`. */
export function inSmallest({ amount, measure }: { amount: number; measure: Measure }): string {
  const { kind, each } = measures[measure];
  return `${Math.round(amount * each)}${kind === 'mass' ? 'g' : 'ml'}`;
}

/** The price per kilogram or litre in JD, to two decimals; null for counted things. */
export function pricePerMeasure(price: number, text: string): { price: number; per: 'kg' | 'l' } | null {
  const weight = parseWeight(sizeLabelIn(text, 'en'));
  if (!weight || 'counted' in weight) return null;
  const { kind, each } = measures[weight.measure];
  const perThousand = (price / (weight.amount * each)) * 1000;
  return { price: Math.round(perThousand * 100) / 100, per: kind === 'mass' ? 'kg' : 'l' };
}
