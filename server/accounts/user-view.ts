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
 * SQL for whether the user's email address is subscribed to the newsletter, for selects from `users`. A subscription
 * from before the account had this address counts only once the address is verified. Column names are qualified by
 * hand: in a select from one table Drizzle omits the table's name, and each address would be compared with itself.
 */
export const getsOffers = sql<boolean>`exists (select from ${subscribers} where ${subscribers}.email = ${users}.email
  and (${users}.email_verified_at is not null or ${subscribers}.created_at >= ${users}.email_since))`;

/** A user as shown to themselves: everything but the password's hash. */
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

/** The user that matches a condition, with the password's hash; undefined when there is none. */
export async function readUser(
  db: Queries,
  condition: SQL | undefined,
): Promise<{ user: User; passwordHash: string } | undefined> {
  const [found] = await db.select({ row: userColumns, offers: getsOffers }).from(users).where(condition);
  return found && { user: userView(found.row, found.offers), passwordHash: found.row.passwordHash };
}
