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
  /** Joins the log's line about a fault to the `X-Request-Id` of its answer. */
  requestId: string;
  now: () => Date;
  /** For rate limits only; never stored or logged in the clear. */
  clientAddress: string;
  idempotencyKey: string | null;
  /** Ends when the caller goes away. */
  signal: AbortSignal;
};

/** The signed-in user of a call that the guard let through. */
export function requireActor(context: Context): Actor {
  if (!context.actor) throw new ShopError('unauthorized');
  return context.actor;
}
