import { describe, expect, test } from 'vitest';
import { parametersOf } from '../../contracts/endpoint.ts';
import { type ErrorCode, errors } from '../../contracts/error.ts';
import { openShop } from '../support/empty-shop.ts';
import { endpointsByName, schemasByName } from '../support/read-contracts.ts';

const { app, admin, addProduct } = await openShop();

const endpoints = [...endpointsByName].map(([name, endpoint]) => ({
  ...endpoint,
  summary: schemasByName.get(name)?.summary ?? '',
}));

const asJson = { 'Content-Type': 'application/json' };
const post = (body: string, headers: Record<string, string> = asJson) =>
  app.request('/api/auth/login', { method: 'POST', headers, body });

async function expectRefusal(response: Response, code: ErrorCode): Promise<void> {
  expect(response.status).toBe(errors[code].status);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const requestId = response.headers.get('x-request-id');
  expect(requestId).toMatch(/./);
  expect(await response.json()).toEqual({ success: false, error: errors[code].text, code, requestId });
}

describe('every refusal has the envelope', () => {
  test.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/products/a/b',
    '/api/auth',
    '/api/%E0%A4%A',
    '/api//products',
  ])('404 for the unknown call %s', async (path) => expectRefusal(await app.request(path), 'not_found'));

  test.each(['PATCH', 'OPTIONS', 'TRACEROUTE', 'DELETE'])('404 for the method %s', async (method) =>
    expectRefusal(await app.request('/api/products', { method }), 'not_found'),
  );

  test.each(['{', 'text', '{"email":}', "{'email': 'a'}", '[]', '[{}]', 'null', '"text"', '5', '\u0000'])(
    '400 for the body %j',
    async (body) => expectRefusal(await post(body), 'invalid_json'),
  );

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/jsonp',
    '',
  ])('415 for the content type %j', async (type) =>
    expectRefusal(await post('{}', { 'Content-Type': type }), 'unsupported_media_type'),
  );

  test.each(['application/json', 'application/json; charset=utf-8', 'APPLICATION/JSON'])(
    'the content type %s is taken',
    async (type) => {
      const response = await post('{}', { 'Content-Type': type });
      expect(await response.json()).toMatchObject({ code: 'validation_failed' });
    },
  );

  const big = JSON.stringify({ email: 'a'.repeat(128 * 1024) });

  test('413 for a body of more than 128 KiB, which only an image may need', async () => {
    await expectRefusal(await post(big), 'payload_too_large');
    const length = { ...asJson, 'Content-Length': String(big.length) };
    await expectRefusal(await post(big, length), 'payload_too_large');
  });

  test('413 also when the body comes in pieces without a length', async () => {
    const pieces = new Blob([big]).stream();
    const init = { method: 'POST', headers: asJson, body: pieces, duplex: 'half' as const };
    await expectRefusal(
      await app.request(new Request('http://localhost/api/auth/login', init)),
      'payload_too_large',
    );
  });

  test('an empty body is an empty object', async () => {
    const response = await post('');
    expect(await response.json()).toMatchObject({ code: 'validation_failed' });
  });

  test('half a character and U+0000 are no text: what is kept goes without them', async () => {
    const product = await addProduct({
      name: { en: 'Half\ud800 a\0 jar', ar: 'نصف\udfff' },
    });
    expect(product.name).toEqual({ en: 'Half\ufffd a jar', ar: 'نصف\ufffd' });
    const found = await app.request(`/api/products?q=%ed%a0%80${encodeURIComponent('Half')}`);
    expect(found.status).toBe(200);
  });

  test('keys that are dangerous in JavaScript do nothing', async () => {
    const response = await post(
      '{"__proto__": {"role": "admin"}, "constructor": {"prototype": {"role": "admin"}}}',
    );
    expect(await response.json()).toMatchObject({ code: 'validation_failed' });
    expect('role' in {}).toBe(false);
  });
});

test('a product may not carry keys that the contract does not name', async () => {
  const product = await addProduct();
  const response = await app.request(`/api/products/${product.slug}`);
  const { data } = (await response.json()) as { data: object };
  expect(Object.keys(data).sort()).toEqual([
    'available',
    'back_in',
    'back_on',
    'category',
    'description',
    'few_left',
    'food_facts',
    'id',
    'image',
    'images',
    'name',
    'offer_until',
    'origin',
    'origin_place',
    'parts',
    'parts_price',
    'price',
    'ready_on',
    'regular_price',
    'size_count',
    'sizes',
    'slug',
    'store',
    'weight',
  ]);
});

test('HEAD answers as GET does, without a body', async () => {
  for (const path of ['/api/products', '/api/settings/delivery_fee', '/healthz']) {
    const response = await app.request(path, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  }
  expect((await app.request('/api/nothing', { method: 'HEAD' })).status).toBe(404);
  expect((await app.request('/api/auth/profile', { method: 'HEAD' })).status).toBe(401);
});

test('the shop says that it lives and that it is ready', async () => {
  expect(await (await app.request('/healthz')).text()).toBe('ok');
  expect(await (await app.request('/readyz')).text()).toBe('ready');
});

describe('the description of the API', () => {
  type Operation = {
    operationId: string;
    summary: string;
    security: object[];
    parameters?: { name: string; in: string; required: boolean; schema: object }[];
    requestBody?: { content: Record<string, { schema: { properties: object } }> };
    responses: Record<string, { description: string; content: object }>;
  };
  type Description = {
    openapi: string;
    info: { title: string; version: string };
    servers: { url: string }[];
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: object; securitySchemes: object };
  };
  const read = async () => (await (await app.request('/api/openapi.json')).json()) as Description;

  test('is of OpenAPI 3.1 in shape', async () => {
    const description = await read();
    expect(description.openapi).toMatch(/^3\.1\./);
    expect(description.info).toMatchObject({ title: 'Mouneh', version: expect.any(String) });
    expect(description.servers).toEqual([{ url: '/api' }]);
    expect(Object.keys(description.components.securitySchemes)).toEqual(['token']);
    const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.values(methods).map((operation) => ({ path, operation })),
    );
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { path, operation } of operations) {
      expect(operation.summary).not.toBe('');
      expect(operation.operationId).toMatch(/^[a-zA-Z]+$/);
      const inPath = operation.parameters?.filter((parameter) => parameter.in === 'path') ?? [];
      expect(inPath.map(({ name }) => name)).toEqual(parametersOf(path));
      for (const parameter of operation.parameters ?? []) {
        expect(parameter).toMatchObject({ in: expect.stringMatching(/^(path|query|header)$/), schema: {} });
      }
      expect(Object.keys(operation.responses)).toContain('default');
      expect(Object.keys(operation.responses).some((status) => /^20[01]$/.test(status))).toBe(true);
    }
    expect(JSON.stringify(description)).not.toContain('$schema');
  });

  test('lists every call of the contracts, with its fields and who may make it', async () => {
    expect(endpoints.length).toBeGreaterThanOrEqual(22);
    const { paths } = await read();
    for (const endpoint of endpoints) {
      const operation = paths[endpoint.path]?.[endpoint.method.toLowerCase()];
      expect(operation?.summary).toBe(endpoint.summary);
      expect(operation?.security).toEqual(endpoint.access === 'public' ? [] : [{ token: [] }]);
      expect(Object.keys(operation?.responses ?? {})).toContain(String(endpoint.status ?? 200));
    }
    const body = paths['/auth/register']?.post?.requestBody?.content['application/json']?.schema.properties;
    expect(Object.keys(body ?? {}).sort()).toEqual(['accepted', 'email', 'language', 'name', 'password']);
    const query = paths['/products']?.get?.parameters?.map(({ name }) => name);
    expect(query).toEqual(expect.arrayContaining(['store', 'q', 'category', 'sort', 'limit', 'cursor']));
  });

  test('lists no call that the shop does not answer', async () => {
    const { paths } = await read();
    const listed = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(listed.sort()).toEqual(endpoints.map(({ method, path }) => `${method} ${path}`).sort());
    const token = await admin();
    for (const { method, path, stream, file } of endpoints.filter((endpoint) => endpoint.method !== 'POST')) {
      const url = `/api${path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')}`;
      const response = await app.request(url, { method, headers: { Authorization: `Bearer ${token}` } });
      const kind = stream ? 'text/event-stream' : 'application/json';
      // A file endpoint answers the file, or a refusal in the envelope.
      const types = file ? [file, kind] : [kind];
      expect(types).toContain(response.headers.get('content-type')?.split(';')[0]);
      expect([200, 400, 404]).toContain(response.status);
      await response.body?.cancel();
    }
  });

  test('is a page for people too', async () => {
    const response = await app.request('/api/docs');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    const page = await response.text();
    expect(page).toMatch(/^<!doctype html>/i);
    expect(page).toContain('<html lang="en">');
    for (const { method, path, summary } of endpoints) {
      expect(page).toContain(`${method} /api${path}`);
      expect(page).toContain(summary.replace(/'/g, '&#39;'));
    }
  });
});
