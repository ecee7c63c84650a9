import { sql } from 'drizzle-orm';

/** Today in Amman by the database's clock, a `date`, for statements written as text. */
export const todayText = "(now() at time zone 'Asia/Amman')::date";

/** Today in Amman, as a part of a query. */
export const today = sql.raw(todayText);
