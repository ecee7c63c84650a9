import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Database } from '../database/connect.ts';
import type { Queries } from '../database/queries.ts';
import { ShopError } from '../errors.ts';
import { limits } from './limits.ts';

/** A counter of a rate limit: points in a fixed window. */
export type Limit = { key: string; points: number; milliseconds: number };

/**
 * The counter of action `what` for `who`; null when rate limits are off. Counters are in the database, shared by all
 * instances; `who` is hashed, so they contain no personal data.
 */
export function limitOf(
  { config }: Pick<Context, 'config'>,
  what: keyof typeof limits,
  who: string,
): Limit | null {
  if (!config.rateLimits) return null;
  const { points, duration } = limits[what];
  const hash = createHash('sha256').update(who).digest('base64url');
  return { key: `${what}:${hash}`, points, milliseconds: duration * 1000 };
}

/** Counts an attempt at `what` by `who`, and refuses `too_many_requests` beyond the limit. */
export const limitRate = (context: Context, what: keyof typeof limits, who: string): Promise<void> =>
  limitRates(context, [limitOf(context, what, who)]);

/**
 * Counts one attempt on several counters in one statement; refuses `too_many_requests` beyond any of them. An attempt
 * refused by a full counter is counted nowhere, so a flood writes nothing.
 */
export async function limitRates(
  { db }: Pick<Context, 'db'>,
  wanted: readonly (Limit | null)[],
): Promise<void> {
  const counters = wanted.filter((limit) => limit !== null);
  if (counters.length === 0) return;
  const now = Date.now();
  const { rows } = await db.$client.query<{ until: string | null }>({
    name: 'count_tries',
    text: countAll,
    values: [
      counters.map(({ key }) => key),
      counters.map(({ points }) => points),
      counters.map(({ milliseconds }) => now + milliseconds),
      now,
    ],
  });
  const until = rows[0]?.until;
  if (until) throw tooManyRequests(Number(until) - now);
}

/**
 * SQL that counts one attempt on each counter selected by `counters` (key, end of a new window) and returns `key,
 * points, expire`; `now` is a parameter in milliseconds. Sorted by key against deadlocks.
 */
export const countTries = (counters: string, now: string): string => `
  insert into rate_limits as counter (key, points, expire)
  select tried.key, 1, tried.expire from (${counters}) as tried (key, expire) where tried.key is not null order by 1
  on conflict (key) do update set
    points = case when counter.expire <= ${now}::bigint then 1 else counter.points + 1 end,
    expire = case when counter.expire <= ${now}::bigint then excluded.expire else counter.expire end
  returning key, points, expire`;

const countAll = `
with tried as materialized (
  select * from unnest($1::text[], $2::int[], $3::bigint[]) as t (key, allowed, expire)
), full_before as materialized (
  select c.expire from rate_limits c join tried using (key) where c.expire > $4::bigint and c.points >= tried.allowed
), counted as (
  ${countTries('select key, expire from tried where not exists (select from full_before)', '$4')}
), full_now as (
  select counted.expire from counted join tried using (key) where counted.points > tried.allowed
)
select max(expire) as until from (table full_before union all table full_now) as refusing`;

/** The refusal beyond a limit, with the time until the window ends. */
export const tooManyRequests = (milliseconds: number): ShopError =>
  new ShopError('too_many_requests', { retryAfter: Math.max(1, Math.ceil(milliseconds / 1000)) });

/** Resets counters in the caller's transaction, after a success: the failures before it were no attack. */
export async function resetCounters(db: Queries, forgiven: readonly (Limit | null)[]): Promise<void> {
  const keys = forgiven.flatMap((limit) => limit?.key ?? []);
  if (keys.length > 0)
    await db.execute(sql`delete from rate_limits where key = any(${sql.param(keys)}::text[])`);
}

/** Deletes counters whose window is over. */
export async function removeOldTries(db: Database, now: Date): Promise<void> {
  await db.execute(sql`delete from rate_limits where expire <= ${now.getTime()}`);
}
