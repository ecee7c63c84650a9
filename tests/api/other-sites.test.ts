import { existsSync } from 'node:fs';
import type { ServerBuild } from 'react-router';
import { beforeAll, describe, expect, test } from 'vitest';
import { listCategories, updateCategory } from '../../contracts/categories.ts';
import { placeOrder } from '../../contracts/orders.ts';
import { endpoints } from '../../server/api.ts';
import { openShop } from '../support/empty-shop.ts';
import { itemOf, orderOf } from '../support/order-input.ts';

const file = new URL('../../build/server/index.js', import.meta.url);
if (!existsSync(file)) throw new Error('The pages have not been built: run react-router build first.');
const build: ServerBuild = await import(/* @vite-ignore */ file.href);
const shop = await openShop({}, async () => build, { seeded: true });
const { app, call, admin, addProduct, addCategory, addCustomer } = shop;

const elsewhere = { Origin: 'https://elsewhere.example' };
const grants = (response: Response) =>
  [...response.headers.keys()].filter((name) => name.startsWith('access-control-'));

describe('a page of another site', () => {
  test('may read no answer, and its question whether it may send is refused', async () => {
    for (const { method, path } of endpoints) {
      const url = `/api${path.replace(/\{\w+\}/g, 'x')}`;
      const headers = {
        ...elsewhere,
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key',
      };
      const asked = await app.request(url, { method: 'OPTIONS', headers });
      expect([asked.status, grants(asked)], path).toEqual([404, []]);
      const sent = await app.request(url, { method, headers: elsewhere });
      expect(grants(sent), path).toEqual([]);
      await sent.body?.cancel();
    }
  });

  test('cannot act by a form, which brings neither a token nor JSON', async () => {
    const token = await admin();
    const forms = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];
    const cookie = `auth_token=${token}; token=${token}; session=${token}`;
    // One-click unsubscribe is a POST from any mail program: its secret is in the path.
    const posts = endpoints.filter(({ method, ignoresBody }) => method === 'POST' && !ignoresBody);
    expect(posts.length).toBeGreaterThan(10);
    for (const { access, path, carriesFile } of posts) {
      for (const type of forms) {
        const headers = { ...elsewhere, 'Content-Type': type, Cookie: cookie };
        const body = '{"email":"a@example.com","name":"A","password":"a jar of olives"}';
        const answer = await app.request(`/api${path.replace(/\{\w+\}/g, 'x')}`, {
          method: 'POST',
          headers,
          body,
        });
        const isRefused = access === 'public' && !carriesFile ? 415 : 401;
        expect(answer.status, `${path} ${type}`).toBe(isRefused);
      }
    }
  });

  test('reads nothing of an order by carrying its key over: keys belong to who sent them', async () => {
    const product = await addProduct();
    const [one, other] = [await addCustomer(), await addCustomer()];
    const headers = { 'Idempotency-Key': 'the same key' };
    const first = await call(placeOrder, orderOf(itemOf(product)), { ...one, headers });
    const second = await call(placeOrder, orderOf(itemOf(product)), { ...other, headers });
    expect(second.id).not.toBe(first.id);
  });
});

describe('no address of the shop leads to another host', () => {
  beforeAll(async () => {
    await addCategory('old-shelf');
    await addProduct({ category: 'old-shelf' });
    const shelf = (await call(listCategories, {})).find(({ slug }) => slug === 'old-shelf');
    await call(
      updateCategory,
      { id: shelf?.id ?? '', slug: 'new-shelf', name: { en: 'Shelf', ar: 'رف' } },
      { token: await admin() },
    );
  });

  const hosts = [
    '//elsewhere.example',
    '//elsewhere.example/',
    '//elsewhere.example/products',
    '/\\elsewhere.example',
    '/%2Felsewhere.example',
    '/%5Celsewhere.example',
    '/%09/elsewhere.example',
    '/.//elsewhere.example',
    '//elsewhere.example/%2e%2e',
    '///elsewhere.example',
    '/ar//elsewhere.example',
    '/ar/%2F/elsewhere.example',
    '//ar/products',
    '//products?store=mouneh&category=old-shelf',
    '//ar/products?store=mouneh&category=old-shelf',
    '/products//elsewhere.example',
    '/products?next=//elsewhere.example',
    '/login?next=//elsewhere.example',
    '/login?next=https%3A%2F%2Felsewhere.example',
    '/store-selection?next=//elsewhere.example',
    '/share/en//elsewhere.example.jpg',
    '/media//elsewhere.example',
    '//elsewhere.example/.data',
    '/products.data?store=%2F%2Felsewhere.example',
  ];
  const cookies = ['', 'language=ar', 'language=en; selectedStore=cilka', 'language=//elsewhere.example'];

  test.each(hosts)('%s', async (path) => {
    for (const cookie of cookies) {
      const request = new Request(`http://shop.example${path}`, { headers: { Cookie: cookie } });
      const response = await app.fetch(request);
      const leads = response.headers.get('location') ?? response.headers.get('x-remix-redirect');
      const text = await response.text();
      expect(response.status).toBeLessThan(500);
      if (leads) expect(new URL(leads, 'http://shop.example').host, leads).toBe('shop.example');
      expect(text).not.toMatch(
        /(?:href|src|action|content)="(?:https?:)?(?:\/\/|\/\\|\\\\)elsewhere\.example/i,
      );
    }
  });

  test('a shelf that was renamed is found by its old address', async () => {
    const { status, headers } = await app.request('/ar/products?store=mouneh&category=old-shelf');
    expect([status, headers.get('location')]).toEqual([301, '/ar/products?store=mouneh&category=new-shelf']);
  });
});
