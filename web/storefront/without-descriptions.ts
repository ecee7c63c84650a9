import type { Product } from '../../contracts/catalogue.ts';

const nothing = { en: '', ar: '' };

/** For lists that show no descriptions: they would be half of what travels with the page, and the cart needs none. */
export const withoutDescriptions = (products: Product[]): Product[] =>
  products.map((product) => ({ ...product, description: nothing }));
