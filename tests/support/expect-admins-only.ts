import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { deleteAccount } from '../../contracts/accounts.ts';
import type { Endpoint } from '../../contracts/endpoint.ts';
import { sessions } from '../../server/accounts/session.table.ts';
import type { Shop } from './empty-shop.ts';

/**
 * Asserts that a call is refused to all but administrators: guest, customer, deleted account, expired session, forged token.
 */
export async function expectAdminsOnly(
  { db, send, call, addCustomer }: Shop,
  endpoint: Endpoint,
  input: Record<string, unknown>,
): Promise<void> {
  const [customer, gone, late] = [await addCustomer(), await addCustomer(), await addCustomer()];
  await call(deleteAccount, { password: gone.password }, gone);
  await db
    .update(sessions)
    .set({ expiresAt: new Date(0) })
    .where(eq(sessions.userId, late.user.id));
  const answers = [
    await send(endpoint, input),
    await send(endpoint, input, customer),
    await send(endpoint, input, gone),
    await send(endpoint, input, late),
    await send(endpoint, input, { token: 'a-token-that-was-made-up' }),
  ];
  expect(
    answers.map(({ status, code }) => [status, code]),
    endpoint.path,
  ).toEqual([
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [401, 'session_expired'],
    [401, 'session_expired'],
    [401, 'session_expired'],
  ]);
}
