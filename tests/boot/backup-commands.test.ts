import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Product } from '../../contracts/catalogue.ts';
import { itemOf, orderOf } from '../support/order-input.ts';
import { runShop } from '../support/run-shop.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a command like npm. */
async function command(env: Record<string, string>, name: string, ...args: string[]) {
  const child = spawn(process.execPath, ['bin/run-command.mjs', name, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [[code], output, errors] = await Promise.all([
    once(child, 'exit'),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code: code as number | null, output, errors };
}

async function visit(address: string) {
  const read = async (url: string) => (await (await fetch(address + url)).json()).data;
  const [product]: Product[] = await read('/api/products');
  if (!product) throw new Error('The shop is empty.');
  const post = async (url: string, body: object, token?: string) => {
    const headers = {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(address + url, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await answer.json()).data;
  };
  return { product, post };
}

const customer = { name: 'Salma', email: 'salma@example.com', password: 'a jar of olives' };

/** In milliseconds: two shops, two new databases and five commands in sequence. */
const timeoutMs = 120_000;

test(
  'a shop is kept while it is open, kept while it is closed, and stands again in another folder',
  async () => {
    const [dataDir, other] = [await makeTemporaryFolder(), path.join(await makeTemporaryFolder(), 'data')];
    const open = await runShop({ DATA_DIR: dataDir });
    const { product, post } = await visit(open.address);
    const { token } = await post('/api/auth/register', customer);
    expect(await post('/api/orders', orderOf(itemOf(product)), token)).toMatchObject({ number: 'MN-1001' });

    const whileOpen = await command({ DATA_DIR: dataDir }, 'backup', path.join(dataDir, 'open.tar'));
    expect(whileOpen).toMatchObject({ code: 0, errors: '' });
    expect((await fetch(`${open.address}/readyz`)).status).toBe(200);
    const file = path.join(dataDir, 'open.tar');
    const inTheWay = await command({ DATA_DIR: dataDir }, 'restore', file, '--overwrite');
    expect(inTheWay).toMatchObject({ code: 1, errors: expect.stringContaining('Mouneh already runs') });

    open.shop.kill('SIGTERM');
    expect(await open.ended).toBe(0);
    expect(await command({ DATA_DIR: dataDir }, 'backup')).toMatchObject({ code: 0, errors: '' });
    expect(await readdir(path.join(dataDir, 'backups'))).toEqual([
      expect.stringMatching(/^mouneh-\d{4}-\d{2}-\d{2}-\d{6}\.tar$/),
    ]);
    await expect(stat(path.join(dataDir, 'postgres/cluster/postmaster.pid'))).rejects.toThrow('ENOENT');

    const restored = await command({ DATA_DIR: other }, 'restore', file);
    expect(restored).toMatchObject({ code: 0, errors: '' });
    expect(await command({ DATA_DIR: other }, 'doctor')).toMatchObject({
      code: 0,
      output: expect.stringContaining('Nothing must be done.'),
    });

    const { address } = await runShop({ DATA_DIR: other });
    const back = await visit(address);
    expect(back.product).toEqual(product);
    expect((await fetch(address + product.image)).status).toBe(200);
    const { token: second } = await back.post('/api/auth/login', customer);
    expect(await back.post('/api/orders', orderOf(itemOf(product)), second)).toMatchObject({
      number: 'MN-1002',
    });
  },
  timeoutMs,
);

test('the doctor ends with 1 when something must be done', async () => {
  const { code, output } = await command({ PORT: 'abc' }, 'doctor');
  expect(code).toBe(1);
  expect(output).toContain(
    ' MUST  Settings      PORT must be a number from 1 to 65535, or 0 for any that is free.',
  );
  expect(output).toContain('Must be done: 1.');
});
