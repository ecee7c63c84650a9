import { sql } from 'drizzle-orm';

/** SQL for today's `date` in Amman by the database's clock, for statements written as text. */
export const todayText = "(now() at time zone 'Asia/Amman')::date";

/** Today in Amman, as part of a query. */
export const today = sql.raw(todayText);
