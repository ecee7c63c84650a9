import type { User } from '../contracts/accounts.ts';
import type { Queries } from './database/queries.ts';
import type { Deps } from './deps.ts';
import { ShopError } from './errors.ts';

/** Who is asking: the user behind the token, the hash that names the session, and when the password was given for it. */
export type Actor = { user: User; sessionHash: string; identifiedAt: Date | null };

/** The explicit first argument of every verb. */
export type Context = Deps & {
  /** For what public pages are made of: on a public read perhaps a replica, else `db`. Never written to. */
  readDb: Queries;
  /** Null on public calls: they do not look at tokens, so that their answers are the same for all. */
  actor: Actor | null;
  /** Correlation id of the answer (`X-Request-Id`) and its log line. */
  requestId: string;
  now: () => Date;
  /** For rate limits only, an IPv6 address by its network; never stored or logged in the clear. */
  clientAddress: string;
  /** What the caller's browser says that it is, or empty; of it only the kind of browser and device is kept. */
  userAgent: string;
  idempotencyKey: string | null;
  /**
   * The activity entry that the call has made, for its answer; null as long as there is none that can be undone. `sent` names the
   * call in its entries, where it is safe to send twice (`findSent`).
   */
  recorded: { activity: number | null; sent?: string };
  /** Aborts when the client disconnects. */
  signal: AbortSignal;
};

/** The actor of a call behind the guard; `unauthorized` without one. */
export function requireActor(context: Context): Actor {
  if (!context.actor) throw new ShopError('unauthorized');
  return context.actor;
}

/** How long a confirmed identity is good, in milliseconds. */
const identityLifetime = 10 * 60 * 1000;

/**
 * Re-authentication before what a stolen token must not do: roles, deleting and logging out others, the seller's number,
 * exports of people. Refuses `identity_required` unless the password was given for this token within ten minutes.
 */
export function requireIdentity(context: Context): void {
  const { identifiedAt } = requireActor(context);
  const age = identifiedAt ? context.now().getTime() - identifiedAt.getTime() : Number.POSITIVE_INFINITY;
  // A clock that went back makes no confirmation last longer.
  if (age < 0 || age > identityLifetime) throw new ShopError('identity_required');
}
