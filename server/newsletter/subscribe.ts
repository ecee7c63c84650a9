import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import type { subscribe as contract } from '../../contracts/messages.ts';
import type { Context } from '../context.ts';
import { limitRate } from '../http/rate-limit.ts';
import { subscribers } from './subscriber.table.ts';

/** Adds an address to the newsletter. The answer is the same for a new and for a known address. */
export async function subscribe(context: Context, input: ParsedInputOf<typeof contract>): Promise<null> {
  await limitRate(context, 'newsletter', context.clientAddress);
  await context.db.insert(subscribers).values(input).onConflictDoNothing();
  return null;
}
