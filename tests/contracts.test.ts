import { expect, test } from 'vitest';
import { endpoints } from '../server/api.ts';
import { endpointsByName, schemasByName } from './support/read-contracts.ts';

const sources = Object.entries(
  import.meta.glob<string>(['../contracts/*.ts', '!**/*.{schemas,test}.ts'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
);

test('every endpoint has its schemas, and all schemas of a call have their endpoint', () => {
  expect(endpointsByName.size).toBeGreaterThan(90);
  expect([...schemasByName.keys()].sort()).toEqual([...endpointsByName.keys()].sort());
});

test('an endpoint takes its types from the schemas of its own name', () => {
  const typed = sources.flatMap(([, source]) => [
    ...source.matchAll(/^export const (\w+): Endpoint<typeof schemas\.(\w+)>/gm),
  ]);
  expect(typed.length).toBe(endpointsByName.size);
  for (const [, name, schemas] of typed) expect(schemas).toBe(name);
});

test('the server checks every endpoint by the schemas of its name', () => {
  expect(endpoints.length).toBe(endpointsByName.size);
  for (const [name, { method, path }] of endpointsByName) {
    const checked = endpoints.find((one) => one.method === method && one.path === path);
    const { input, answer } = schemasByName.get(name) ?? {};
    expect([checked?.input, checked?.answer], name).toEqual([input, answer]);
  }
});

test('schemas reach what a browser downloads of an endpoint by their types alone', () => {
  for (const [file, source] of sources)
    expect(source, file).not.toMatch(/^import (?!type\b)[^;]*'(zod\b[^']*|[^']*\.schemas\.ts)'/m);
});
