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

/** A typed price, above zero. */
export const priceFieldSchema = moreThanNothing('price_required');
/** A typed amount above zero that is not a price. */
export const amountFieldSchema = moreThanNothing('amount_required');
