import type { forgotPassword as contract } from '../../contracts/accounts.ts';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import type { Context } from '../context.ts';
import { limitOf, limitRates } from '../rate-limits/limit-rates.ts';

/**
 * Requests a password reset mail. The account is looked up only when the mail is written, so that neither answer nor
 * timing reveals whether it exists (user enumeration). Rate limited.
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
