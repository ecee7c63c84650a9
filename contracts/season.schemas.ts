import * as z from 'zod/mini';

const monthSchema = z
  .number({ error: 'month_required' })
  .check(
    z.int({ error: 'month_required' }),
    z.minimum(1, { error: 'month_required' }),
    z.maximum(12, { error: 'month_required' }),
  );

/** The first and last month in which a product is sold, every year, in Amman; 11 to 2 wraps around the new year. */
export const seasonSchema = z.object({ from: monthSchema, until: monthSchema });
