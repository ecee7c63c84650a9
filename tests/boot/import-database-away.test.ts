import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { login } from '../../contracts/accounts.ts';
import { getImport } from '../../contracts/imports.ts';
import { bearer, callAt } from '../support/ask-shop.ts';
import { openDatabaseProxy } from '../support/database-proxy.ts';
import { runShop } from '../support/run-shop.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';
import { createTestDatabase } from '../support/test-database.ts';

const { db, url } = await createTestDatabase('seeded');

test('the database is lost at any moment of an upload, and the shop goes on', {
  timeout: 180_000,
}, async () => {
  const proxy = await openDatabaseProxy(url);
  const [email, password] = ['owner@shop.example', 'the keys of the shop'];
  const { address, shop, errors } = await runShop({
    DATABASE_URL: proxy.url,
    DATA_DIR: await makeTemporaryFolder(),
    RATE_LIMITS: 'off',
    ADMIN_EMAIL: email,
    ADMIN_PASSWORD: password,
  });
  const { token } = await callAt(address, login, { email, password });
  const lines = Array.from({ length: 5000 }, (_, n) => `Jar ${n},مرطبان ${n},1,spices`);
  const file = new Blob([['name_en,name_ar,price,category', ...lines].join('\n')]);
  const hand = () =>
    fetch(`${address}/api/admin/imports?name=goods.csv`, {
      method: 'POST',
      headers: bearer(token),
      body: file,
    });
  const isReady = async () => (await fetch(`${address}/readyz`)).status;

  for (const packets of [1, 2, 3, 5, 7, 9, 11, 14, 18, 24]) {
    proxy.closeAfter(packets);
    const answer = await hand();
    expect([201, 409, 503]).toContain(answer.status);
    proxy.close();
    await proxy.open();
    await expect.poll(isReady, { timeout: 20_000 }).toBe(200);
    // An abandoned lease would be valid for seconds; the next upload must start.
    await db.execute(sql`update imports set held_until = now() - interval '1 second'`);
  }
  expect(shop.exitCode).toBeNull();
  const handed = await hand();
  expect(handed.status).toBe(201);
  const { id } = (await handed.json()).data;
  await expect
    .poll(async () => (await callAt(address, getImport, { id }, bearer(token))).state, { timeout: 60_000 })
    .toBe('checked');
  shop.kill('SIGTERM');
  expect(await errors).not.toMatch(/nothing (caught|waited)/);
});
