import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { BootError } from '../boot-error.ts';
import type { Deps } from '../deps.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword } from './password.ts';
import { users } from './user.table.ts';

/** Letters and digits that cannot be mistaken for one another on a printed line. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789';
const makePassword = (): string => Array.from({ length: 14 }, () => signs[randomInt(signs.length)]).join('');

/** The fewest characters of the password that opens the whole shop; customers' may be shorter. */
const shortestAdminPassword = 10;

async function refuseWeak(password: string): Promise<void> {
  if (password.length >= shortestAdminPassword && !(await isCommonPassword(password))) return;
  throw new BootError(
    `ADMIN_PASSWORD is easy to guess: choose ${shortestAdminPassword} characters or more, or leave it out and one is made.`,
  );
}

/**
 * Makes sure that the shop has an administrator. Answers the administrator's email, and the password
 * only when it was made up here and now: it is stored hashed and cannot be told again. Throws a BootError for a weak
 * ADMIN_PASSWORD.
 */
export async function ensureFirstAdmin({ db, config }: Deps): Promise<{ email: string; password?: string }> {
  const [admin] = await db.select({ email: users.email }).from(users).where(eq(users.role, 'admin')).limit(1);
  if (admin) return admin;
  const email = config.adminEmail.toLowerCase();
  if (config.adminPassword) await refuseWeak(config.adminPassword);
  const password = config.adminPassword ?? makePassword();
  const passwordHash = await hashPassword(password);
  // A customer who already has the address keeps the password; the role is what is missing.
  const [made] = await db
    .insert(users)
    .values({ email, name: 'Admin', passwordHash, role: 'admin' })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (made) return config.adminPassword ? { email } : { email, password };
  await db.update(users).set({ role: 'admin' }).where(eq(users.email, email));
  return { email };
}
