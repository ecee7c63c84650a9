import { and, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

type Days = {
  from?: string | undefined;
  /** The last day that counts. */
  to?: string | undefined;
};

/** Whether a moment is within these days, which begin and end in Amman. */
export const withinDays = (moment: PgColumn, { from, to }: Days): SQL | undefined =>
  and(
    from ? gte(moment, startOf(sql`${from}::date`)) : undefined,
    to ? lt(moment, startOf(sql`(${to}::date + 1)`)) : undefined,
  );

const startOf = (day: SQL): SQL => sql`(${day}::timestamp at time zone 'Asia/Amman')`;
