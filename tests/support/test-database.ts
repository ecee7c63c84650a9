import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { connectDatabase, type Database } from '../../server/database/connect.ts';
import { whenDone } from './when-done.ts';

/**
 * A database for the calling test file, dropped when the file is done: migrated and without rows, with the first
 * products (`seeded`), or without tables (`bare`). Call it at the top of the file: `const { db } = await
 * createTestDatabase();`
 */
export async function createTestDatabase(
  content: 'migrated' | 'seeded' | 'bare' = 'migrated',
): Promise<{ db: Database; url: string }> {
  const server = new URL(inject('databaseUrl'));
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const templates = {
    migrated: server.pathname.slice(1),
    seeded: inject('seeded').database,
    bare: 'template1',
  };
  // Copied as files: copying page by page through the log (WAL) takes four times as long.
  await runOnServer(
    `create database ${name} owner ${server.username} template ${templates[content]} strategy file_copy`,
  );
  const { href: url } = Object.assign(new URL(server), { pathname: name });
  const db = await connectDatabase(url, { poolSize: 8 });
  whenDone(async () => {
    await db.$client.end();
    await runOnServer(`drop database ${name} with (force)`);
  });
  return { db, url };
}

/** Lets the shop's role set a parameter that only a superuser may set, such as `deadlock_timeout`. */
export async function allowSetting(parameter: string): Promise<void> {
  const { username } = new URL(inject('databaseUrl'));
  await runOnServer(`grant set on parameter ${parameter} to ${username}`);
}

/**
 * Connects as the superuser (the shop's role has no CREATEDB) to another database: a template can't be copied while it
 * has connections.
 */
async function runOnServer(statement: string): Promise<void> {
  const { href } = Object.assign(new URL(inject('databaseUrl')), {
    username: 'postgres',
    pathname: 'postgres',
  });
  const client = new Client(href);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
