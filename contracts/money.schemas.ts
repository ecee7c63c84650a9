import * as z from 'zod/mini';
import { fromQirsh, maxPrice, toQirsh } from './money.ts';

export const wholeQirsh = (price: number) => fromQirsh(toQirsh(price)) === price;

/** A price on the wire: JD, zero or more, two decimals at most, up to 100,000. */
export const priceSchema = z
  .number({ error: 'price_invalid' })
  .check(
    z.minimum(0, { error: 'price_invalid' }),
    z.maximum(maxPrice, { error: 'amount_high' }),
    z.refine(wholeQirsh, { error: 'price_decimals' }),
  );

const moreThanNothing = (error: 'price_required' | 'amount_required') =>
  z.number({ error }).check(
    z.positive({ error }),
    z.maximum(maxPrice, { error: 'amount_high' }),
    z.refine((price) => price <= 0 || price > maxPrice || wholeQirsh(price), { error: 'price_decimals' }),
  );

/** A price as it is typed: more than nothing. */
export const priceFieldSchema = moreThanNothing('price_required');
/** An amount above 0 that is no price. */
export const amountFieldSchema = moreThanNothing('amount_required');
