import { Hono } from 'hono';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Contract, type HttpEnv, mount, route } from './mount.ts';

const getSomeone = {
  method: 'GET',
  path: '/people/{id}',
  access: 'public',
  summary: 'A person',
  input: z.object({ id: z.string() }),
  answer: z.object({ name: z.string() }),
} satisfies Contract;

test('a column that the contract does not name cannot leave', async () => {
  const api = new Hono<HttpEnv>();
  const readPool = { read: (work: (db: unknown) => unknown) => work(null) };
  api.use((c, next) => {
    c.set('context', {
      readPool,
      recorded: { activity: null },
    } as unknown as HttpEnv['Variables']['context']);
    return next();
  });
  const row = { name: 'Salma', passwordHash: '$argon2id$' };
  mount(
    api,
    route(getSomeone, async () => row),
  );
  const response = await api.request('/people/1');
  expect(await response.json()).toEqual({ success: true, data: { name: 'Salma' } });
});
