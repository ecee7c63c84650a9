import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import type { Access } from '../../contracts/endpoint.ts';
import { findActor } from '../accounts/find-actor.ts';
import type { Context } from '../context.ts';
import type { Deps } from '../deps.ts';
import { ShopError } from '../errors.ts';
import { subnetOf } from './ip-subnet.ts';
import type { HttpEnv } from './mount.ts';
import { requestInfoOf } from './request-log.ts';

/** A request's context without an actor, whom only the guard looks up. */
export const contextOf = (deps: Deps, c: HonoContext): Context => ({
  ...deps,
  readDb: deps.db,
  actor: null,
  requestId: requestInfoOf(c).requestId,
  now: () => new Date(),
  clientAddress: subnetOf(addressOf(c, deps.config.trustProxy)),
  userAgent: c.req.header('user-agent')?.slice(0, 300) ?? '',
  recorded: { activity: null },
  idempotencyKey: c.req.header('idempotency-key')?.slice(0, 200) ?? null,
  signal: c.req.raw.signal,
});

/**
 * Gives every call its context, and makes API answers uncacheable by default. Headers are set before the answer exists:
 * changing one later creates a second answer.
 */
export const makeContext =
  (deps: Deps): MiddlewareHandler<HttpEnv> =>
  async (c, next) => {
    c.set('context', contextOf(deps, c));
    c.header('Cache-Control', 'no-store');
    c.header('Vary', 'Accept-Encoding');
    await next();
    const kept = c.res.headers.get('Cache-Control');
    if (kept !== 'no-store' && !kept?.startsWith('public')) c.header('Cache-Control', 'no-store');
  };

/** Authentication and authorization for a group of calls: public ones pass, the others need a session and the right role. */
export const guardFor =
  (access: Access): MiddlewareHandler<HttpEnv> =>
  async (c, next) => {
    if (access !== 'public') {
      const actor = await findActor(c.get('context'), bearerToken(c));
      if (access === 'admin' && actor.user.role !== 'admin') throw new ShopError('forbidden');
      c.set('context', { ...c.get('context'), actor });
    }
    await next();
  };

function bearerToken(c: HonoContext): string {
  const token = /^Bearer ([\w-]{20,100})$/i.exec(c.req.header('authorization') ?? '')?.[1];
  if (!token) throw new ShopError('unauthorized');
  return token;
}

/**
 * The visitor's address: the peer's, or behind a trusted proxy the last entry of `X-Forwarded-For`, which that proxy
 * added, as all others can be forged. Calls inside the process have none.
 */
function addressOf(c: HonoContext, trustProxy: boolean): string {
  const forwarded = trustProxy && c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  if (forwarded) return forwarded;
  // Throws without a connection, and a render makes several such calls.
  return c.env?.incoming ? (getConnInfo(c).remote.address ?? 'inside') : 'inside';
}
