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
  const key = createHash('sha256').update(who).digest('base64url');
  try {
    await limiterFor(db.$client, what).consume(key);
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) {
      throw new ShopError('too_many_requests', { retryAfter: Math.ceil(refusal.msBeforeNext / 1000) });
    }
    throw refusal;
  }
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
