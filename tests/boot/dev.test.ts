import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runShop } from '../support/run-shop.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';
import { createTestDatabase } from '../support/test-database.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Vite compiles each module at its first request. */
const slow = { timeout: 60_000 };
const left = new Set(['.cache', '.git', '.react-router', 'bench', 'build', 'data', 'node_modules', 'tests']);

test('npm run dev serves the source as it is: a change of the server, of a page or of words needs no new start', async () => {
  const { url } = await createTestDatabase('seeded');
  const folder = path.join(await makeTemporaryFolder(), 'mouneh');
  await cp(root, folder, { recursive: true, filter: (file) => !left.has(path.relative(root, file)) });
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const env = { NODE_ENV: 'development', DATABASE_URL: url, DATA_DIR: path.join(folder, 'data') };
  const { address, shop, ended } = await runShop(env, { program: path.join(folder, 'dev.ts') });

  const textOf = async (page: string) => (await fetch(address + page)).text();
  for (const [file, page, before, after] of [
    ['server/http/docs-page.ts', '/api/docs', 'Mouneh: the API', 'Mouneh: its API'],
    ['web/storefront/about.tsx', '/about', 'wrap ', 'wrap changed '],
    ['web/i18n/en/content.ts', '/about', 'The mouneh year', 'A mouneh year'],
  ] as const) {
    await expect.poll(() => textOf(page), slow).toContain(before);
    const source = await readFile(path.join(folder, file), 'utf8');
    await writeFile(path.join(folder, file), source.replaceAll(before, after));
    await expect.poll(() => textOf(page), slow).toContain(after);
  }
  shop.kill('SIGTERM');
  expect(await ended).toBe(0);
}, 180_000);
