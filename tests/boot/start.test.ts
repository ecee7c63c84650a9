import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeReadOnlyFolder } from '../support/read-only-folder.ts';
import { runShop, startShop } from '../support/run-shop.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';
import { createTestDatabase } from '../support/test-database.ts';

const { url: databaseUrl } = await createTestDatabase();

/** The output of a shop that refuses to start. */
async function refusalOf(env: Record<string, string>): Promise<string> {
  const { ended, output, errors } = startShop(env);
  expect(await ended).toBe(1);
  expect(await output).toBe('');
  return errors;
}

test('bad configuration ends the start with one sentence', async () => {
  expect(await refusalOf({ PORT: 'abc' })).toBe(
    'PORT must be a number from 1 to 65535, or 0 for any that is free.\n',
  );
});

test('a taken port ends the start with one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  expect(await refusalOf({ PORT: String(port), DATABASE_URL: databaseUrl })).toBe(
    `Port ${port} is taken: stop the program that uses it, or choose another with PORT.\n`,
  );
});

test('a database that does not answer ends the start with one sentence', async () => {
  const env = { PORT: '0', DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/mouneh' };
  expect(await refusalOf(env)).toBe(
    'The database at 127.0.0.1:1 did not answer: check DATABASE_URL and that the server runs.\n',
  );
});

test('a folder that cannot be used ends the start with one sentence', async () => {
  const file = path.join(await makeTemporaryFolder(), 'file');
  await writeFile(file, '');
  expect(await refusalOf({ PORT: '0', DATA_DIR: file })).toBe(
    `${file}/postgres is not a folder: choose another one with DATA_DIR.\n`,
  );
});

test('a folder that cannot be written to ends the start with one sentence that says so', async () => {
  const { folder, reason } = await makeReadOnlyFolder();
  const env = { PORT: '0', DATA_DIR: path.join(folder, 'shop') };
  expect(await refusalOf(env)).toBe(
    reason === 'EROFS'
      ? `The disk of ${folder} is read-only: make it writable, or choose another folder with DATA_DIR.\n`
      : `Mouneh may not write to ${folder}/shop: give this user the right to, or choose another folder with DATA_DIR.\n`,
  );
});

test('the first start prints the administrator and the password, the second one only the administrator', async () => {
  const env = { DATA_DIR: await makeTemporaryFolder(), ADMIN_EMAIL: 'owner@example.com' };
  const first = await runShop(env);
  first.shop.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  expect(await first.output).toMatch(
    /Shop +http:\/\/localhost:\d+\n +Admin +owner@example\.com\n +Password +\S{10,}/,
  );

  const second = await runShop(env);
  second.shop.kill('SIGINT');
  expect(await second.ended).toBe(0);
  expect(await second.output).toContain('owner@example.com');
  expect(await second.output).not.toContain('Password');
});

test('with DATABASE_URL no database is started, and a shop whose starter was killed stops too', async () => {
  const dataDir = path.join(await makeTemporaryFolder(), 'data');
  const { address, shop, ended, errors } = await runShop({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  shop.disconnect();
  expect(await ended).toBe(0);
  expect(await errors).toBe('');
  expect(existsSync(path.join(dataDir, 'postgres'))).toBe(false);
});

test('a shop that is stopped while it starts leaves no database running', async () => {
  const dataDir = await makeTemporaryFolder();
  const postmaster = path.join(dataDir, 'postgres/cluster/postmaster.pid');
  const { shop, ended } = startShop({ PORT: '0', DATA_DIR: dataDir });
  await expect.poll(() => existsSync(postmaster), { timeout: 50_000, interval: 10 }).toBe(true);
  shop.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(existsSync(postmaster)).toBe(false);
});
