import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Database } from '../../server/database/connect.ts';
import { createTestDatabase } from '../support/test-database.ts';

const server = fileURLToPath(new URL('../../server', import.meta.url));
const sources = globSync('*/*.sql', { cwd: server });
const migrated = await createTestDatabase();
const loaded = await createTestDatabase();

/** The definitions of all functions and triggers of a database, by name. */
async function definitionsOf(db: Database): Promise<Record<string, string>> {
  const { rows } = await db.execute<{ name: string; definition: string }>(sql`
    select 'function ' || oid::regprocedure as name, pg_get_functiondef(oid) as definition
    from pg_proc where pronamespace = 'public'::regnamespace
    union all
    select 'trigger ' || tgname || ' on ' || tgrelid::regclass, pg_get_triggerdef(oid)
    from pg_trigger where not tgisinternal`);
  return Object.fromEntries(rows.map(({ name, definition }) => [name, definition]));
}

test('every function and trigger of the database is what its .sql file says, and no file is left over', async () => {
  const expected = await definitionsOf(migrated.db);
  const { db } = loaded;
  for (const name of Object.keys(expected).filter((one) => one.startsWith('function '))) {
    await db.execute(sql.raw(`drop ${name.replace('function ', 'function if exists ')} cascade`));
  }
  expect(await definitionsOf(db)).toEqual({});
  const text = sources.map((file) => readFileSync(`${server}/${file}`, 'utf8')).join('\n');
  // A body may call functions of a later file.
  await db.execute(sql.raw(`set check_function_bodies = off;\n${text}`));
  expect(await definitionsOf(db)).toEqual(expected);
  expect(Object.keys(expected).length).toBeGreaterThan(25);
});
