import * as z from 'zod/mini';
import { fromQirsh, maxPrice, toQirsh } from './money.ts';

export const wholeQirsh = (price: number) => fromQirsh(toQirsh(price)) === price;

/** A price on the wire: JD, zero or more, two decimals at most, up to 100,000. */
export const priceSchema = z
  .number({ error: 'price_invalid' })
  .check(
    z.minimum(0, { error: 'price_invalid' }),
    z.maximum(maxPrice, { error: 'amount_high' }),
    z.refine(wholeQirsh, { error: 'price_invalid' }),
  );

/** A price as it is typed: more than nothing. */
export const priceFieldSchema = z.number({ error: 'price_required' }).check(
  z.positive({ error: 'price_required' }),
  z.maximum(maxPrice, { error: 'amount_high' }),
  z.refine((price) => price <= 0 || price > maxPrice || wholeQirsh(price), { error: 'price_invalid' }),
);
