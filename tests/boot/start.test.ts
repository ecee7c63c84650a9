import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';
import { createTestDatabase } from '../support/test-database.ts';

const main = fileURLToPath(new URL('../../main.ts', import.meta.url));
const root = path.dirname(main);
const { url: databaseUrl } = await createTestDatabase();

function startShop(env: Record<string, string>) {
  const shop = spawn(process.execPath, [main], {
    cwd: root,
    env: { NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const ended = once(shop, 'exit').then(([code]) => code as number);
  onTestFinished(async () => {
    shop.kill('SIGTERM');
    await ended;
  });
  const read = (stream: Readable | null) => (stream ? text(stream) : '');
  const [output, errors] = [read(shop.stdout), read(shop.stderr)];
  return { shop, ended, output, errors };
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A shop that answers: the address is taken at once, so that this request waits until the shop is open. */
async function openShop(env: Record<string, string>) {
  const port = await findFreePort();
  const started = startShop({ PORT: String(port), ...env });
  const address = `http://127.0.0.1:${port}`;
  const isUp = () => fetch(`${address}/healthz`).then((response) => response.ok);
  await expect.poll(() => isUp().catch(() => false), { timeout: 30_000 }).toBe(true);
  return { ...started, address };
}

/** What is printed by a shop that may not start. */
async function refusalOf(env: Record<string, string>): Promise<string> {
  const { ended, output, errors } = startShop(env);
  expect(await ended).toBe(1);
  expect(await output).toBe('');
  return errors;
}

test('bad configuration ends the start with one sentence', async () => {
  expect(await refusalOf({ PORT: 'abc' })).toBe('PORT must be a number from 1 to 65535.\n');
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
  const env = { PORT: String(await findFreePort()), DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/mouneh' };
  expect(await refusalOf(env)).toBe(
    'The database at 127.0.0.1:1 did not answer: check DATABASE_URL and that the server runs.\n',
  );
});

test('a folder that cannot be used ends the start with one sentence', async () => {
  const file = path.join(await makeTemporaryFolder(), 'file');
  await writeFile(file, '');
  expect(await refusalOf({ PORT: String(await findFreePort()), DATA_DIR: file })).toBe(
    `${file}/postgres is not a folder: choose another one with DATA_DIR.\n`,
  );
});

test('the first start prints the administrator and the password, the second one only the administrator', async () => {
  const env = { DATA_DIR: await makeTemporaryFolder(), ADMIN_EMAIL: 'owner@example.com' };
  const first = await openShop(env);
  first.shop.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  expect(await first.output).toMatch(
    /Shop +http:\/\/localhost:\d+\n +Admin +owner@example\.com\n +Password +\S{10,}/,
  );

  const second = await openShop(env);
  second.shop.kill('SIGINT');
  expect(await second.ended).toBe(0);
  expect(await second.output).toContain('owner@example.com');
  expect(await second.output).not.toContain('Password');
});

test('with DATABASE_URL no database is started', async () => {
  const dataDir = path.join(await makeTemporaryFolder(), 'data');
  const { address, shop, ended, errors } = await openShop({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  shop.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(await errors).toBe('');
});

test('a shop that is stopped while it starts leaves no database running', async () => {
  const dataDir = await makeTemporaryFolder();
  const postmaster = path.join(dataDir, 'postgres/cluster/postmaster.pid');
  const { shop, ended } = startShop({ PORT: String(await findFreePort()), DATA_DIR: dataDir });
  await expect.poll(() => existsSync(postmaster), { timeout: 20_000, interval: 10 }).toBe(true);
  shop.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(existsSync(postmaster)).toBe(false);
});

test('a shop whose starter was killed stops too', async () => {
  const { shop, ended } = await openShop({ DATABASE_URL: databaseUrl });
  shop.disconnect();
  expect(await ended).toBe(0);
});
