import { sql } from 'drizzle-orm';
import { hashToken, makeToken } from '../../server/accounts/token.ts';
import type { Shop } from '../support/empty-shop.ts';

export type Role = 'customer' | 'admin';
export type Person = { id: string; email: string; token: string };

/** The password of all users. */
export const password = 'a jar of olives';

/**
 * Creates sessions for users directly, without hashing a password again. The tested calls end sessions, delete accounts
 * and remove roles, so many are needed.
 */
export async function openGate({ db, addCustomer }: Shop): Promise<(role: Role) => Promise<Person>> {
  const { user } = await addCustomer({ password });
  const copy = async (table: string, column: string) => {
    const { rows } = await db.execute<{ row: object; columns: string }>(sql`
      select to_jsonb(t) as row, (select string_agg(quote_ident(column_name), ', ') from information_schema.columns
        where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER') as columns
      from ${sql.identifier(table)} t where ${sql.identifier(column)} = ${user.id}`);
    const { row, columns } = rows[0] ?? { row: {}, columns: '' };
    const into = sql.raw(
      `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, `,
    );
    return (own: object) => db.execute(sql`${into}${JSON.stringify({ ...row, ...own })}::jsonb)`);
  };
  const addUser = await copy('users', 'id');
  const addSession = await copy('sessions', 'user_id');
  let count = 0;
  return async (role) => {
    count += 1;
    const id = crypto.randomUUID();
    const email = `fuzzed-${role}-${count}@example.com`;
    const token = makeToken();
    await addUser({ id, email, role });
    await addSession({
      user_id: id,
      login_id: crypto.randomUUID(),
      token_hash: hashToken(token),
      // Confirmed, so that guarded calls are reached as well.
      identified_at: new Date().toISOString(),
    });
    return { id, email, token };
  };
}
