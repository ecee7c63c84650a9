import { cart } from './en/cart.ts';
import { catalogue } from './en/catalogue.ts';
import { descriptions } from './en/descriptions.ts';
import { errors } from './en/errors.ts';
import { legal } from './en/legal.ts';
import { offline } from './en/offline.ts';
import { shell } from './en/shell.ts';

/** All words of the shop in English; the other language must have the same shape. */
export const words = {
  cart,
  catalogue,
  descriptions,
  errors,
  legal,
  offline,
  shell,
};
export type Words = typeof words;
