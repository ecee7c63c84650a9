import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { updateProduct } from '../../contracts/catalogue.ts';
import { openShop } from '../support/empty-shop.ts';
import { recordQueries } from '../support/record-queries.ts';

const file = new URL('../../build/server/index.js', import.meta.url).href;
const build: ServerBuild = await import(/* @vite-ignore */ file);
const { app, call, admin, addProduct } = await openShop({}, async () => build);

/** Leaves out the queries of the job queue and the guard. */
const isOfPages = ({ text }: { text: string }) =>
  /products|categories|shelf_counts|settings|legal_texts/.test(text);

const open = async (path: string) => {
  const answer = await app.request(path);
  expect(answer.status, path).toBe(200);
  return answer.text();
};

test('what a page asks the API for is asked once a version, for both languages and however many pages at once', async () => {
  const { slug } = await addProduct({ name: { en: 'Carob molasses', ar: 'دبس الخروب' } });
  await open('/about');
  const recorded = recordQueries();
  await Promise.all(['', '/ar', '', '/ar'].map((language) => open(`${language}/products/${slug}`)));
  const texts = recorded.filter(isOfPages).map(({ text, values }) => `${text} ${values}`);
  expect(texts.length).toBeGreaterThan(0);
  expect(texts).toEqual([...new Set(texts)]);
  recorded.length = 0;
  expect(await open(`/ar/products/${slug}`)).toContain('دبس الخروب');
  expect(recorded.filter(isOfPages)).toEqual([]);
});

test('a change is on the next page', async () => {
  const { id, slug } = await addProduct({ name: { en: 'Sage', ar: 'ميرمية' }, price: 2 });
  expect(await open(`/products/${slug}`)).toContain('"price":"2.00"');
  await call(updateProduct, { id, category: 'shelf', price: 2.75, version: 1 }, { token: await admin() });
  expect(await open(`/products/${slug}`)).toContain('"price":"2.75"');
});

test('a refusal is not kept', async () => {
  expect((await app.request('/products/no-such-jar')).status).toBe(404);
  const recorded = recordQueries();
  expect((await app.request('/products/no-such-jar')).status).toBe(404);
  expect(recorded.filter(isOfPages).length).toBeGreaterThan(0);
});
