import type { User } from '../../contracts/accounts.ts';
import type { users } from './user.table.ts';

type UserRow = typeof users.$inferSelect;

/** A user as the user sees himself: everything but the password's hash. */
export const userView = ({ id, email, name, phone, role, address, birthDate }: UserRow): User => ({
  id,
  email,
  name,
  phone,
  role,
  address,
  birthDate,
});
