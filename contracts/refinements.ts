import { readAmount } from './amounts.ts';
import { maxPrice } from './money.ts';

/** By what a list of products is narrowed besides store and category: parameters of the call and of the page's address alike. */
export const refinements = ['only', 'price_from', 'price_to', 'origin', 'maker', 'food'] as const;
export type Refinement = (typeof refinements)[number];
/** The refinements that are asked for; the others have no entry. */
export type Refined = Partial<Record<Refinement, string>>;

/** In characters, as the call takes them. */
export const longestRefinement: Record<Refinement, number> = {
  only: 40,
  price_from: 9,
  price_to: 9,
  origin: 100,
  maker: 150,
  food: 400,
};

/** Names that `only` knows. */
export const onlyNames = ['in_stock', 'offer'] as const;
export type OnlyName = (typeof onlyNames)[number];

/** What a query string asks for. A price that is none is left out: a list is shown rather than refused. */
export function readRefined(query: { get: (name: string) => string | null }): Refined {
  return Object.fromEntries(
    refinements.flatMap((name) => {
      const text = (query.get(name) ?? '').slice(0, longestRefinement[name]).trim();
      const value = name === 'price_from' || name === 'price_to' ? readPrice(text) : text;
      return value ? [[name, value]] : [];
    }),
  );
}

/** `٣٫٥` → `3.5`; nothing for what is no price in JD, and for zero, below which there is none. */
function readPrice(text: string): string {
  const price = readAmount(text);
  return price > 0 && price <= maxPrice ? String(price) : '';
}

/** The comma-separated names with this one, or without it if they have it. */
export function toggleName(names: string, name: string): string {
  const all = namesIn(names);
  return (all.includes(name) ? all.filter((one) => one !== name) : [...all, name]).join(',');
}

export const namesIn = (names = ''): string[] =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
