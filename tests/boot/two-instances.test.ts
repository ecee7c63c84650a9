import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { login, register } from '../../contracts/accounts.ts';
import { createProduct, getProduct, listProducts, updateProduct } from '../../contracts/catalogue.ts';
import { type AnswerOf, type Endpoint, type InputOf, requestFor } from '../../contracts/endpoint.ts';
import { imageSet } from '../../contracts/images.ts';
import { placeOrder } from '../../contracts/orders.ts';
import { uploadImage } from '../../contracts/uploads.ts';
import { openBalancer } from '../support/balancer.ts';
import { itemOf, type OrderInput, orderOf } from '../support/order-input.ts';
import { runShop } from '../support/run-shop.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';
import { createTestDatabase } from '../support/test-database.ts';

const { db, url } = await createTestDatabase('seeded');

/** A call that must succeed, at one instance or at the balancer. */
async function call<E extends Endpoint>(
  base: string,
  endpoint: E,
  input: InputOf<E>,
  headers: Record<string, string> = {},
): Promise<AnswerOf<E>> {
  const { url, body } = requestFor(endpoint, input as Record<string, unknown>);
  const sent = { method: endpoint.method, headers: { 'Content-Type': 'application/json', ...headers } };
  const response = await fetch(`${base}${url}`, body === undefined ? sent : { ...sent, body });
  const answer = await response.json().catch(() => null);
  expect([response.status, answer]).toEqual([
    endpoint.status ?? 200,
    expect.objectContaining({ success: true }),
  ]);
  return (endpoint.paged ? { items: answer.data, page: answer.page } : answer.data) as AnswerOf<E>;
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/** Customers who order repeatedly and browse in between, until they are stopped. */
async function openLoad(base: string, count: number, input: OrderInput) {
  const acknowledged: { key: string; id: string }[] = [];
  let isOver = false;
  const shop = async () => {
    const email = `${randomUUID()}@example.com`;
    const { token } = await call(base, register, { name: 'Salma', email, password: 'a jar of olives' });
    while (!isOver) {
      const key = randomUUID();
      const { id } = await call(base, placeOrder, input, { ...bearer(token), 'Idempotency-Key': key });
      acknowledged.push({ key, id });
      await call(base, listProducts, { limit: 5 });
    }
  };
  const customers = Promise.all(Array.from({ length: count }, shop));
  // A failure is thrown when the load ends; until then it counts as handled.
  customers.catch(() => {});
  onTestFinished(() => {
    isOver = true;
  });
  return {
    acknowledged,
    /** Waits until this many more orders are placed. */
    more: (orders: number) => {
      const wanted = acknowledged.length + orders;
      return Promise.race([
        customers,
        expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(wanted),
      ]);
    },
    end: async () => {
      isOver = true;
      await customers;
    },
  };
}

test('two instances are one shop: what one is told the other says, and orders survive that one stops and one is killed', async () => {
  const env = {
    DATABASE_URL: url,
    DATA_DIR: await makeTemporaryFolder(),
    ADMIN_PASSWORD: 'the keys of the shop',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  };
  const [one, two] = await Promise.all([runShop(env), runShop(env)]);
  const instances = [one.address, two.address];
  const base = await openBalancer(instances);
  const { token } = await call(base, login, { email: 'admin@mouneh.local', password: env.ADMIN_PASSWORD });

  const { items, page } = await call(two.address, listProducts, { limit: 1 });
  expect(page.total).toBe(124);
  const [product] = items;
  if (!product) throw new Error('the shop is empty');
  const price = product.price + 0.25;
  const pageOf = async (address: string) => (await fetch(`${address}/products/${product.slug}`)).text();
  const priceAt = async (address: string) => (await call(address, getProduct, { id: product.slug })).price;
  expect(await pageOf(two.address)).toContain(`"price":"${product.price.toFixed(2)}"`);
  expect(await priceAt(two.address)).toBe(product.price);
  const { category } = product;
  await call(one.address, updateProduct, { id: product.id, category, price, version: 1 }, bearer(token));
  const soon = { timeout: 5_000, interval: 20 };
  await Promise.all([
    expect.poll(() => pageOf(two.address), soon).toContain(`"price":"${price.toFixed(2)}"`),
    expect.poll(() => priceAt(two.address), soon).toBe(price),
  ]);

  const shot = sharp({ create: { width: 800, height: 600, channels: 3, background: '#7a5c3e' } });
  const file = new Blob([new Uint8Array(await shot.png().toBuffer())]);
  const { image } = await call(one.address, uploadImage, { file }, bearer(token));
  const name = { en: 'Carob molasses', ar: 'دبس خروب' };
  const added = await call(
    one.address,
    createProduct,
    { name, price: 3, category, store: 'mouneh', image },
    bearer(token),
  );
  const smaller = imageSet(added.image, 'webp')?.split(' ')[0];
  const images = await Promise.all(
    [one, two, one, two].map(async ({ address }) => {
      const answer = await fetch(`${address}${smaller}`);
      expect(answer.status).toBe(200);
      return Buffer.from(await answer.arrayBuffer()).toString('base64');
    }),
  );
  expect(new Set(images).size).toBe(1);

  const load = await openLoad(base, 4, orderOf(itemOf({ ...product, price })));
  await load.more(12);
  two.shop.kill('SIGTERM');
  expect(await two.ended).toBe(0);
  expect(await two.errors).toBe('');
  await load.more(12);

  const three = await runShop(env);
  instances.splice(1, 1, three.address);
  await load.more(12);
  one.shop.kill('SIGKILL');
  await load.more(12);
  await load.end();

  const expected = load.acknowledged.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  await expect.poll(readOrders).toEqual(expected.map((order) => ({ ...order, lines: 1, mails: 1 })));
});

async function readOrders(): Promise<unknown[]> {
  const { rows } = await db.execute(sql`
    select idempotency_key as key, id,
      (select count(*)::int from order_items where order_id = orders.id) as lines,
      (select count(*)::int from pgboss.job
        where data ->> 'orderId' = orders.id::text and data ->> 'mail' = 'order-received') as mails
    from orders order by key`);
  return rows;
}
