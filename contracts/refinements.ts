import { readAmount } from './amounts.ts';
import { maxPrice } from './money.ts';

/** Filters of a product list besides store and category: names of API parameters and of those in the page's address. */
export const refinements = ['only', 'price_from', 'price_to', 'origin', 'maker', 'food'] as const;
export type Refinement = (typeof refinements)[number];
/** The active filters; others have no entry. */
export type Refined = Partial<Record<Refinement, string>>;

/** The longest values in characters, as the API accepts them. */
export const longestRefinement: Record<Refinement, number> = {
  only: 40,
  price_from: 9,
  price_to: 9,
  origin: 100,
  maker: 150,
  food: 400,
};

/** The values of `only`. */
export const onlyNames = ['in_stock', 'offer'] as const;
export type OnlyName = (typeof onlyNames)[number];

/** Reads the filters from a query string. An invalid price is ignored: the list is shown rather than refused. */
export function readRefined(query: { get: (name: string) => string | null }): Refined {
  return Object.fromEntries(
    refinements.flatMap((name) => {
      const text = (query.get(name) ?? '').slice(0, longestRefinement[name]).trim();
      const value = name === 'price_from' || name === 'price_to' ? readPrice(text) : text;
      return value ? [[name, value]] : [];
    }),
  );
}

/** `٣٫٥` → `3.5`; empty for anything that is not a price in JD, and for zero, which filters nothing. */
function readPrice(text: string): string {
  const price = readAmount(text);
  return price > 0 && price <= maxPrice ? String(price) : '';
}

/** Adds a name to comma-separated ones, or removes it. */
export function toggleName(names: string, name: string): string {
  const all = namesIn(names);
  return (all.includes(name) ? all.filter((one) => one !== name) : [...all, name]).join(',');
}

export const namesIn = (names = ''): string[] =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
