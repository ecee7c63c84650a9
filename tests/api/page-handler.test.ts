import { existsSync } from 'node:fs';
import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { openShop } from '../support/empty-shop.ts';

const file = new URL('../../build/server/index.js', import.meta.url);
if (!existsSync(file)) throw new Error('The pages have not been built: run react-router build first.');
const built: ServerBuild = await import(/* @vite-ignore */ file.href);

const made: string[] = [];
/** The same pages; the router reports every created handler to an instrumentation. */
const buildNamed = (name: string): ServerBuild => {
  const instrumentations = [{ handler: () => void made.push(name) }];
  return { ...built, entry: { ...built.entry, module: { ...built.entry.module, instrumentations } } };
};
let current = buildNamed('first');
const { app, logged } = await openShop({}, async () => current);

test('the router’s handler is made once for a build, and anew for a new build', async () => {
  for (const path of ['/login', '/ar/login', '/login']) expect((await app.request(path)).status).toBe(200);
  expect(made).toEqual(['first']);
  current = buildNamed('second');
  for (const path of ['/login', '/ar/login']) expect((await app.request(path)).status).toBe(200);
  expect(made).toEqual(['first', 'second']);
});

test('a request that is aborted, before or while its page is made, is answered as a client that is gone', async () => {
  const path = '/products?store=mouneh';
  expect((await app.request(path, { signal: AbortSignal.abort() })).status).toBe(499);
  const leaving = new AbortController();
  const { default: renderPage } = built.entry.module;
  const leaveWhileRendering: typeof renderPage = (...given) => {
    const page = renderPage(...given);
    leaving.abort();
    return page;
  };
  const entry = { ...built.entry, module: { ...built.entry.module, default: leaveWhileRendering } };
  current = { ...built, entry };
  // The client disconnected: nothing failed, and no error is logged.
  expect((await app.request(path, { signal: leaving.signal })).status).toBe(499);
  expect(logged).toEqual([]);
  current = built;
  expect((await app.request(path)).status).toBe(200);
});
