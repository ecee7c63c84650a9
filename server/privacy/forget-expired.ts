import { removeExpired } from '../accounts/remove-expired.ts';
import type { Deps } from '../deps.ts';
import { removeOldTries } from '../http/rate-limit.ts';

/** What the shop keeps for a time only, and whose time is over, goes: sessions, mailed links, counters of tries. */
export async function forgetExpired({ db }: Pick<Deps, 'db'>, now = new Date()): Promise<void> {
  await removeExpired(db, now);
  await removeOldTries(db, now);
}
