import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import type { Language } from '../../contracts/language.ts';
import type { subscribe as contract } from '../../contracts/newsletter.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import { limitRate } from '../rate-limits/limit-rates.ts';
import { subscribers } from './subscriber.table.ts';

/** Subscribes an address; a new one gets a welcome mail. The answer never reveals whether the address was known (enumeration). */
export async function subscribe(context: Context, input: ParsedInputOf<typeof contract>): Promise<null> {
  await limitRate(context, 'newsletter', context.clientAddress);
  await inTransaction(context.db, (db) => addSubscriber(context, db, input));
  return null;
}

/** Adds an address to the list, in the caller's transaction. */
export async function addSubscriber(
  { jobs }: Pick<Context, 'jobs'>,
  db: Queries,
  { email, language }: { email: string; language: Language },
): Promise<void> {
  const [added] = await db
    .insert(subscribers)
    .values({ email, language })
    .onConflictDoNothing()
    .returning({ email: subscribers.email });
  if (added) await jobs.enqueue(db, { mail: 'newsletter-welcome', email });
}
