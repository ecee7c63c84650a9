import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { User } from '../../contracts/accounts.ts';
import type { Queries } from '../database/queries.ts';
import { subscribers } from '../newsletter/subscriber.table.ts';
import { users } from './user.table.ts';

/** All columns but the search vector. */
const { searchVector: _, ...columns } = getTableColumns(users);
export const userColumns = columns;
export type UserRow = Omit<typeof users.$inferSelect, 'searchVector'>;

/**
 * Whether the user's address is a subscriber, to be selected beside `users`; an entry older than the account's use of
 * the address counts once it is verified. Qualified by hand: for one table Drizzle omits the table's name, and each
 * address would equal itself.
 */
export const getsOffers = sql<boolean>`exists (select from ${subscribers} where ${subscribers}.email = ${users}.email
  and (${users}.email_verified_at is not null or ${subscribers}.created_at >= ${users}.email_since))`;

/** A user as the user sees himself: everything but the password's hash. */
export const userView = (
  { id, email, emailVerifiedAt, name, phone, role, address, birthDate, language, notifyOrders }: UserRow,
  offers: boolean,
): User => ({
  id,
  email,
  emailVerified: emailVerifiedAt !== null,
  name,
  phone,
  role,
  address,
  birthDate,
  language,
  notifications: { orders: notifyOrders, offers },
});

/** The user that a condition names, with the hash of the password; undefined when there is none. */
export async function readUser(
  db: Queries,
  condition: SQL | undefined,
): Promise<{ user: User; passwordHash: string } | undefined> {
  const [found] = await db.select({ row: userColumns, offers: getsOffers }).from(users).where(condition);
  return found && { user: userView(found.row, found.offers), passwordHash: found.row.passwordHash };
}
