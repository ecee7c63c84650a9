import * as z from 'zod/mini';
import { isDay, isDayToCome } from './calendar-day.ts';

/** A day after today in Amman, at most a year ahead; null and '' mean none. */
export const dayToCome = z.optional(
  z.nullable(
    z.string({ error: 'day_invalid' }).check(
      z.maxLength(10, { error: 'day_invalid', abort: true }),
      z.refine((day) => day === '' || isDay(day), { error: 'day_invalid', abort: true }),
      z.refine((day) => day === '' || isDayToCome(day), { error: 'date_not_in_future' }),
    ),
  ),
);
