import type { Product } from '../../contracts/catalogue.ts';

const nothing = { en: '', ar: '' };

/** Strips descriptions from products for lists: half of the payload, and unused there. */
export const withoutDescriptions = (products: Product[]): Product[] =>
  products.map((product) => ({ ...product, description: nothing }));
