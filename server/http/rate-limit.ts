import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Context } from '../context.ts';
import { ShopError } from '../errors.ts';

/** How many tries (points) in how many seconds, by what is tried. */
const limits = {
  login: { points: 10, duration: 15 * 60 },
  loginFromAddress: { points: 300, duration: 15 * 60 },
  loginOfEmail: { points: 100, duration: 60 * 60 },
  register: { points: 30, duration: 60 * 60 },
  password: { points: 20, duration: 15 * 60 },
  forgotOfEmail: { points: 5, duration: 60 * 60 },
  forgotFromAddress: { points: 30, duration: 60 * 60 },
  resetFromAddress: { points: 30, duration: 60 * 60 },
  message: { points: 20, duration: 60 * 60 },
  order: { points: 60, duration: 60 * 60 },
  invoice: { points: 60, duration: 60 * 60 },
  newsletter: { points: 20, duration: 60 * 60 },
  missedSearch: { points: 60, duration: 60 * 60 },
} as const;

const limiters = new WeakMap<object, Map<string, RateLimiterPostgres>>();

/**
 * Counts one try of `what` by `who` and refuses with `too_many_requests` past the limit. Counters live in the
 * database, so they hold across instances; `who` is hashed, so they hold no personal data.
 */
export async function limitRate(
  { db, config }: Context,
  what: keyof typeof limits,
  who: string,
): Promise<void> {
  if (!config.rateLimits) return;
  try {
    await limiterFor(db.$client, what).consume(hashOf(who));
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) throw tooManyRequests(refusal.msBeforeNext);
    throw refusal;
  }
}

const hashOf = (who: string): string => createHash('sha256').update(who).digest('base64url');

const tooManyRequests = (milliseconds: number): ShopError =>
  new ShopError('too_many_requests', { retryAfter: Math.max(1, Math.ceil(milliseconds / 1000)) });

/** A counter of tries, for a statement that counts them itself. */
export type Limit = { key: string; points: number; milliseconds: number };

/** The counter of `what` by `who`, the same that `limitRate` counts on; null while nobody counts. */
export function limitOf({ config }: Context, what: keyof typeof limits, who: string): Limit | null {
  if (!config.rateLimits) return null;
  const { points, duration } = limits[what];
  return { key: `${what}:${hashOf(who)}`, points, milliseconds: duration * 1000 };
}

/**
 * SQL that counts one try on each key that `keys` selects, and returns `key, points, expire`. `$4` is the time now and
 * `$5` the end of a counter that begins now, in milliseconds. Sorted, so that two statements lock in the same order.
 */
export const countTries = (keys: string): string => `
  insert into rate_limits as counter (key, points, expire)
  select tried.key, 1, $5::bigint from (${keys}) as tried (key) where tried.key is not null order by 1
  on conflict (key) do update set
    points = case when counter.expire <= $4::bigint then 1 else counter.points + 1 end,
    expire = case when counter.expire <= $4::bigint then excluded.expire else counter.expire end
  returning key, points, expire`;

/** Refuses with `too_many_requests` when a counter is past its limit. */
export function refuseTries(limit: Limit | null, tries: number, end: number): void {
  if (limit && tries > limit.points) throw tooManyRequests(end - Date.now());
}

function limiterFor(pool: object, what: keyof typeof limits): RateLimiterPostgres {
  const known = limiters.get(pool) ?? new Map<string, RateLimiterPostgres>();
  limiters.set(pool, known);
  const limiter =
    known.get(what) ??
    new RateLimiterPostgres({
      storeClient: pool,
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: what,
      ...limits[what],
    });
  known.set(what, limiter);
  return limiter;
}
