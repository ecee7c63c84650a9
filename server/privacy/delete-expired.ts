import { removeExpired } from '../accounts/remove-expired.ts';
import { removePastPrices } from '../catalogue/remove-past-prices.ts';
import type { Deps } from '../deps.ts';
import { removeOldMails } from '../mail/remove-old-mails.ts';
import { removeOldTries } from '../rate-limits/limit-rates.ts';
import { removeOldEntries } from '../waitlist/leave-waitlist.ts';

/**
 * Retention: deletes data that is stored for a limited time, such as sessions, mailed links, waiting lists, past
 * prices, rate limits and mail files.
 */
export async function deleteExpired(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  now = new Date(),
): Promise<void> {
  await removeExpired(db, now);
  await removeOldTries(db, now);
  await removeOldEntries(db, now);
  await removePastPrices(db, now);
  await removeOldMails({ config }, now);
}
