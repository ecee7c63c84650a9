import { removeExpired } from '../accounts/remove-expired.ts';
import type { Deps } from '../deps.ts';
import { removeOldLetters } from '../mail/remove-old-letters.ts';
import { removeOldTries } from '../rate-limits/rate-limit.ts';

/** What the shop keeps for a time only, and whose time is over, goes: sessions, mailed links, counters of tries, letters in files. */
export async function forgetExpired(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  now = new Date(),
): Promise<void> {
  await removeExpired(db, now);
  await removeOldTries(db, now);
  await removeOldLetters({ config }, now);
}
