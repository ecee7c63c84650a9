import type { forgotPassword as contract } from '../../contracts/accounts.ts';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import type { Context } from '../context.ts';
import { limitOf, limitRates } from '../rate-limits/rate-limit.ts';

/**
 * Asks for the mail with a link for a new password. Whether somebody has the email is only looked up when the mail is
 * written, so that neither the answer nor its time tells.
 */
export async function forgotPassword(
  context: Context,
  { email, language = 'en' }: ParsedInputOf<typeof contract>,
): Promise<null> {
  await limitRates(context, [
    limitOf(context, 'forgotFromAddress', context.clientAddress),
    limitOf(context, 'forgotOfEmail', email),
  ]);
  await context.jobs.enqueue(context.db, { mail: 'password-reset', email, language });
  return null;
}
