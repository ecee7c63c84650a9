import type { User } from '../contracts/accounts.ts';
import type { Queries } from './database/queries.ts';
import type { Deps } from './deps.ts';
import { ShopError } from './errors.ts';

/** Who is asking: the user behind the token, and the hash that names the session. */
export type Actor = { user: User; sessionHash: string };

/** The explicit first argument of every verb. */
export type Context = Deps & {
  /** For what public pages are made of: on a public read perhaps a replica, else `db`. Never written to. */
  readDb: Queries;
  /** Null on public calls: they do not look at tokens, so that their answers are the same for all. */
  actor: Actor | null;
  /** Joins the log's line about the request to its answer, which says it as `X-Request-Id`. */
  requestId: string;
  now: () => Date;
  /** For rate limits only, an IPv6 address by its network; never stored or logged in the clear. */
  clientAddress: string;
  /** What the caller's browser says that it is, or empty; of it only the kind of browser and device is kept. */
  userAgent: string;
  idempotencyKey: string | null;
  /** Ends when the caller goes away. */
  signal: AbortSignal;
};

/** The signed-in user of a call that the guard let through. */
export function requireActor(context: Context): Actor {
  if (!context.actor) throw new ShopError('unauthorized');
  return context.actor;
}
