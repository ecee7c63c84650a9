import * as z from 'zod/mini';
import { daySchema } from './calendar-day.schemas.ts';
import { priceFieldSchema } from './money.schemas.ts';

/** A lower price for a limited time. */
export const offerSchema = z.object({
  /** JD. */
  price: z.number(),
  /** The first and the last day in Amman, `2026-11-30`; null for none. */
  from: z.nullable(z.string()),
  until: z.nullable(z.string()),
});

/** A typed day in Amman; null for none. */
export const dayOrNone = z.nullable(daySchema);

/** An offer as typed. Whether it is below the price is checked where the price is known: `offer_high`. */
export const offerInput = z.object({ price: priceFieldSchema, from: dayOrNone, until: dayOrNone }).check(
  z.check(
    ({ value: { from, until }, issues }) => {
      if (from && until && until < from)
        issues.push({ code: 'custom', message: 'day_order', path: ['until'], input: until });
    },
    // Runs even when other rules are broken, so that all errors are reported at once.
    { when: ({ value }) => typeof value === 'object' && value !== null },
  ),
);
