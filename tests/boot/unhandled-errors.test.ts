import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { runShop } from '../support/run-shop.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { unhandledErrorsIn } from '../support/unhandled-errors-in.ts';

const { url } = await createTestDatabase('seeded');

/** Settings of a shop that runs this code on SIGUSR2, by a preloaded module. */
async function openTarget(deed: string): Promise<Record<string, string>> {
  const folder = await makeTemporaryFolder();
  const module = path.join(folder, 'fail.mjs');
  await writeFile(module, `process.on('SIGUSR2', () => { ${deed} });`);
  return { DATABASE_URL: url, DATA_DIR: folder, NODE_OPTIONS: `--import=${module}` };
}

test('a rejection that nothing handles is logged without what it says, and the shop goes on', async () => {
  const rejections = `Promise.reject(new Error('Salma')); Promise.reject();`;
  const { shop, address, ended, errors } = await runShop(await openTarget(rejections), { mayThrow: true });
  shop.kill('SIGUSR2');
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  shop.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(unhandledErrorsIn(await errors)).toHaveLength(2);
  expect(await errors).not.toContain('Salma');
});

test.runIf(process.platform === 'linux')(
  'a shop that is killed, or ended by an error that nothing caught, is started again, and ends for good when it is told to',
  { timeout: 120_000 },
  async () => {
    const starter = spawn(process.execPath, ['bin/start.mjs'], {
      env: { PATH: process.env.PATH, PORT: '0', ...(await openTarget('throw 1')) },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    onTestFinished(() => void starter.kill('SIGKILL'));
    const ended = once(starter, 'exit');
    const children = () => readFileSync(`/proc/${starter.pid}/task/${starter.pid}/children`, 'utf8').trim();
    // Each start prints the shop's address.
    const printed = createInterface(starter.stdout)[Symbol.asyncIterator]();
    const nextAddress = async (): Promise<string> => {
      for (;;) {
        const { value = '', done } = await printed.next();
        if (done) throw new Error('the starter has ended');
        const [, port] = /Shop +http:\/\/localhost:(\d+)$/.exec(value) ?? [];
        if (port) return `http://127.0.0.1:${port}`;
      }
    };
    expect((await fetch(`${await nextAddress()}/readyz`)).status).toBe(200);
    for (const signal of ['SIGKILL', 'SIGUSR2'] as const) {
      const running = children();
      process.kill(Number(running), signal);
      expect((await fetch(`${await nextAddress()}/readyz`)).status, signal).toBe(200);
      expect(children()).not.toBe(running);
    }
    starter.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  },
);
