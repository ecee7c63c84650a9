import type { User } from '../contracts/accounts.ts';
import type { Queries } from './database/queries.ts';
import type { Deps } from './deps.ts';
import { ShopError } from './errors.ts';

/** The authenticated caller: the user, the hash that identifies the session, and when its password was last confirmed. */
export type Actor = { user: User; sessionHash: string; identifiedAt: Date | null };

/** The explicit first argument of every verb. */
export type Context = Deps & {
  /** For reading what public pages show: on a public read perhaps a replica, else `db`. Read-only. */
  readDb: Queries;
  /** Null on public calls: they ignore tokens, so that their answers are the same for all. */
  actor: Actor | null;
  /** The correlation id of the answer (`X-Request-Id`) and its log line. */
  requestId: string;
  now: () => Date;
  /** For rate limits only; an IPv6 address is cut to its network. Never stored or logged in the clear. */
  clientAddress: string;
  /** The User-Agent header, or empty; only the kind of browser and device is stored. */
  userAgent: string;
  idempotencyKey: string | null;
  /**
   * The activity entry that the call has made, for its answer; null while there is none that can be undone. `sent`
   * identifies the call in its entries, if it is idempotent (`findReplayedEntries`).
   */
  recorded: { activity: number | null; sent?: string };
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
};

/** The actor of a call behind the guard; refuses `unauthorized` without one. */
export function requireActor(context: Context): Actor {
  if (!context.actor) throw new ShopError('unauthorized');
  return context.actor;
}

/** How long a confirmed identity is valid, in milliseconds. */
const identityLifetime = 10 * 60 * 1000;

/**
 * Re-authentication before actions that a stolen token must not allow: roles, deleting and logging out others, the
 * seller's number, exports of personal data. Refuses `identity_required` unless the password was confirmed for this
 * token within ten minutes.
 */
export function requireIdentity(context: Context): void {
  const { identifiedAt } = requireActor(context);
  const age = identifiedAt ? context.now().getTime() - identifiedAt.getTime() : Number.POSITIVE_INFINITY;
  // A clock that was set back must not prolong a confirmation.
  if (age < 0 || age > identityLifetime) throw new ShopError('identity_required');
}
