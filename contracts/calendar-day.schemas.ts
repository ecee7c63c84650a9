import * as z from 'zod/mini';
import { isDay } from './calendar-day.ts';

/** A typed day in Amman, such as `2026-11-30`. */
export const daySchema = z
  .string({ error: 'day_invalid' })
  .check(z.maxLength(10, { error: 'day_invalid', abort: true }), z.refine(isDay, { error: 'day_invalid' }));

/** `YYYY-MM-DD`, a day in Amman, by which a list is narrowed. */
export const optionalDaySchema = z.optional(z.iso.date({ error: 'invalid' }));
