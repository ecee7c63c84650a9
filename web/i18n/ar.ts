import { cart } from './ar/cart.ts';
import { catalogue } from './ar/catalogue.ts';
import { descriptions } from './ar/descriptions.ts';
import { errors } from './ar/errors.ts';
import { legal } from './ar/legal.ts';
import { offline } from './ar/offline.ts';
import { shell } from './ar/shell.ts';
import type { Words } from './en.ts';

/** All words of the shop in Arabic. A missing word does not compile. */
export const words: Words = {
  cart,
  catalogue,
  descriptions,
  errors,
  legal,
  offline,
  shell,
};
