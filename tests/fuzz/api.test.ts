import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { getProfile, type User } from '../../contracts/accounts.ts';
import { listProducts, type Product } from '../../contracts/catalogue.ts';
import { listCategories } from '../../contracts/categories.ts';
import { createDeliveryAreas } from '../../contracts/delivery-areas.ts';
import { errors } from '../../contracts/error.ts';
import { startImport } from '../../contracts/imports.ts';
import { listMessages, sendMessage } from '../../contracts/messages.ts';
import { type Order, placeOrder } from '../../contracts/orders.ts';
import { createSynonym } from '../../contracts/search.ts';
import { endpoints } from '../../server/api.ts';
import { differencesAfterRestore } from '../support/differences-after-restore.ts';
import { openShop } from '../support/empty-shop.ts';
import { eventually } from '../support/eventually.ts';
import { itemOf, orderOf } from '../support/order-input.ts';
import { outboxIsEmpty } from '../support/outbox-is-empty.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { useAdminVerbs } from './admin-verbs.ts';
import { useBulkVerbs } from './bulk-verbs.ts';
import { inTime } from './in-time.ts';
import { bodyFor, inAddress, type Known, oddEscapes, type Schema, valueFor } from './inputs.ts';
import { leakIn } from './leaked-internals.ts';
import { openGate, password, type Role } from './people.ts';
import { seed, shareOf, timeoutMs } from './plan.ts';
import { watchWrites } from './watch-writes.ts';

type Parameter = { name: string; in: 'path' | 'query' | 'header'; schema: Schema };
type Operation = {
  'x-access': 'public' | 'customer' | 'admin';
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
type Who = 'guest' | 'liar' | 'customer' | 'admin';
type Case = {
  who: Who;
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: BodyInit | undefined;
};

const shop = await openShop({}, undefined, { seeded: true });
const { app, db, deps, call } = shop;
const enter = await openGate(shop);
const imports = await bringFiles();
const writesSince = await watchWrites(db);

const described = (await (await app.request('/api/openapi.json')).json()) as {
  paths: Record<string, Record<string, Operation>>;
};
const operations = Object.entries(described.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
);

/** Calls that hash a password, read a file or draw a document: tens to hundreds of times as expensive as others. */
const hashes =
  /^(POST|PUT) \/auth\/(register|login|reset-password|delete-account|password|profile|sessions|two-factor)|^POST \/admin\/imports/;
const draws = /\/invoice$|day-sheet$/;
const weightOf = (name: string) => (draws.test(name) ? 0.05 : hashes.test(name) ? 0.15 : 1);
const weights = operations.map(({ method, path }) => weightOf(`${method} ${path}`));
const share = 0.82 / weights.reduce((sum, weight) => sum + weight, 0);

/** The signed-in users, and the order of a customer. */
const people = { customer: await enter('customer'), admin: await enter('admin') };
let buyer = people.customer;
let order = await buy();
/** Valid ids, renewed for every call, as the previous one may have deleted them. */
let ids: [RegExp, string[]][] = [];
let known: Known = {};

beforeEach(async () => {
  for (const who of ['customer', 'admin'] as const) {
    const { data } = await shop.send(getProfile, {}, people[who]);
    if ((data as User | undefined)?.role !== who) await replace(who);
  }
  if (buyer !== people.customer) order = await buy();
  const { items: products } = await call(listProducts, { limit: 5 });
  const categories = await call(listCategories, {});
  const made = await addJar();
  const { customer, admin } = people;
  const email = customer.email;
  await call(sendMessage, { name: 'Salma', email, subject: 'order', message: 'Where is it?' });
  const message = (await call(listMessages, { limit: 1 }, { token: await shop.admin() })).items[0];
  const words = { term: crypto.randomUUID(), same: 'labneh' };
  const synonym = await call(createSynonym, words, { token: await shop.admin() });
  const named = { en: crypto.randomUUID(), ar: crypto.randomUUID() };
  const { areas } = await call(
    createDeliveryAreas,
    { areas: [{ name: named, governorate: 'Amman', fee: 2 }] },
    { token: await shop.admin() },
  );
  const productIds = [made.id, ...products.map(({ id }) => id)];
  ids = [
    [/products/, [...productIds, made.slug, ...products.map(({ slug }) => slug)]],
    [/categories/, categories.slice(0, 5).flatMap(({ id, slug }) => [id, slug])],
    [/orders/, [order.id, order.number]],
    [/users/, [customer.id, admin.id]],
    [/messages/, [message?.id ?? '']],
    [/synonyms/, [synonym.id]],
    [/delivery-areas/, areas.map(({ id }) => id)],
    [/activity/, ['1', '2', '3', '17']],
    [/imports/, [...imports, crypto.randomUUID()]],
  ];
  known = {
    email: [email, 'nobody@example.com'],
    customer_email: [email],
    password: [password, 'another jar of olives', 'x'],
    new_password: [password, 'another jar of olives', 'x'],
    product_id: productIds,
    price: [made.price, 1],
    category: [made.category],
    image: ['', '/media/labneh.svg', 'https://elsewhere.example/labneh.jpg'],
    ids: [productIds.join(',')],
    q: ['labneh', 'لبنة', 'zzz'],
    words: ['labneh'],
    phone: ['0791234567', ''],
    cursor: ['', '10', order.number],
    birthDate: ['1990-02-03', ''],
  };
  await writesSince();
});

/** A product in any remaining category. */
async function addJar(): Promise<Product> {
  const [first] = await call(listCategories, {});
  if (!first) await shop.addCategory(`shelf-${crypto.randomUUID().slice(0, 8)}`);
  return shop.addProduct({ category: first?.slug ?? (await call(listCategories, {}))[0]?.slug ?? '' });
}

async function buy(): Promise<Order> {
  buyer = people.customer;
  const placed = await call(placeOrder, orderOf(itemOf(await addJar())), buyer);
  await outboxIsEmpty(db);
  return placed;
}

/** Replaces a user whose session, account or role was removed. */
async function replace(who: Role): Promise<void> {
  people[who] = await enter(who);
  await writesSince();
}

const whoFor: Record<Operation['x-access'], fc.Arbitrary<Who>> = {
  public: fc.constantFrom('guest', 'guest', 'guest', 'customer', 'liar'),
  customer: fc.constantFrom('customer', 'customer', 'customer', 'admin', 'guest', 'liar'),
  admin: fc.constantFrom('admin', 'admin', 'admin', 'admin', 'customer', 'guest', 'liar'),
};

const types = fc.oneof(
  { arbitrary: fc.constantFrom('application/json', 'application/json; charset=utf-8'), weight: 9 },
  {
    arbitrary: fc.constantFrom(
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json; charset=utf-16',
      'application/jsonx',
      'image/png',
      '\xff',
      '',
    ),
    weight: 1,
  },
);

const lies = fc.constantFrom(
  'Bearer ',
  'Bearer null',
  `Bearer ${'x'.repeat(43)}`,
  `Bearer ${'x'.repeat(9_000)}`,
  'bearer  two words',
  'Basic YWRtaW46YWRtaW4=',
  "Bearer ' or 1=1 --aaaaaaaaaaaaaaaaaaaa",
  '\xfc',
);

const keys = fc.option(fc.constantFrom('key-1', 'key-2', '', '\xff', 'k'.repeat(5_000)), { nil: undefined });

/** An image of one pixel; the others only begin like one. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Product files from spreadsheets, images, and files that are neither. */
const files = fc.oneof(
  fc.constantFrom(
    'name_en,name_ar,price,category\nJar,مرطبان,2,dairy\n',
    'name_en;price\n"open,2\n',
    `name_en,price\n${'x,'.repeat(3_000)}`,
    `id\n${'\n'.repeat(5_000)}`,
    `name_en,price\n${'"'.repeat(999)}`,
    '\ufeffid,slug\n\0,\ud800\n',
    'PK\u0003\u0004',
    '<script>alert(1)</script>',
    '',
  ),
  fc
    .constantFrom(pixel, pixel.slice(0, 60), '/9j/4AAQSkZJRg==', 'UklGRiQAAABXRUJQVlA4')
    .map((text) => new Uint8Array(Buffer.from(text, 'base64'))),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => new Uint8Array(bytes)),
);

function casesOf(method: string, path: string, operation: Operation): fc.Arbitrary<Case> {
  const named: Known = { ...known, id: ids.find(([pattern]) => pattern.test(path))?.[1] ?? ['1'] };
  const { parameters = [], requestBody } = operation;
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const segments = fc.tuple(
    ...inPath.map(({ name, schema }) =>
      fc.oneof(
        { arbitrary: valueFor(schema, name, named).map(inAddress), weight: 9 },
        { arbitrary: oddEscapes, weight: 1 },
      ),
    ),
  );
  const query = fc.tuple(
    ...inQuery.map(({ name, schema }) =>
      fc.option(
        valueFor(schema, name, named).map((value) => `${name}=${inAddress(value)}`),
        { nil: '', freq: 3 },
      ),
    ),
    fc.constantFrom('', '', '', '', 'x=1', '__proto__=1', 'limit=1&limit=2', '=', '&&', '%', 'q[]=1'),
  );
  const schema = requestBody?.content['application/json']?.schema;
  const body: fc.Arbitrary<BodyInit | undefined> =
    requestBody && !schema
      ? files
      : schema
        ? bodyFor(schema, named)
        : fc.constantFrom<BodyInit | undefined>(undefined, undefined, '{}', 'x'.repeat(200_000));
  const methods = fc.oneof(
    { arbitrary: fc.constant(method), weight: 30 },
    { arbitrary: fc.constantFrom('HEAD', 'OPTIONS', 'PATCH', 'PUT', 'DELETE', 'POST'), weight: 1 },
  );
  return fc
    .record({
      who: whoFor[operation['x-access']],
      method: methods,
      segments,
      query,
      body,
      type: types,
      lie: lies,
      key: keys,
    })
    .map(({ who, method, segments, query, body, type, lie, key }) => {
      let place = 0;
      const at = path.replace(/\{\w+\}/g, () => segments[place++] ?? '');
      const search = query.filter(Boolean).join('&');
      const carries = body !== undefined && method !== 'GET' && method !== 'HEAD';
      return {
        who,
        method,
        url: `/api${at}${search ? `?${search}` : ''}`,
        headers: {
          ...(carries && type && { 'Content-Type': type }),
          ...(who === 'liar' && { Authorization: lie }),
          ...(key !== undefined && { 'Idempotency-Key': key }),
        },
        body: carries ? body : undefined,
      };
    });
}

const tell = ({ who, method, url, headers, body }: Case) =>
  `${who}: ${method} ${url.slice(0, 400)} ${JSON.stringify(headers).slice(0, 200)} ${String(body).slice(0, 400)}`;

/** The access of a path's method; a call with another method may be a different operation. */
const accessOf = (path: string, method: string): Operation['x-access'] | undefined =>
  described.paths[path]?.[method === 'HEAD' ? 'get' : method.toLowerCase()]?.['x-access'];

async function tryCase(tried: Case, path: string): Promise<void> {
  const { who, method, url, headers, body } = tried;
  const token = who === 'customer' || who === 'admin' ? people[who].token : null;
  const sent = { method, headers: { ...headers, ...(token && { Authorization: `Bearer ${token}` }) } };
  const what = () => tell(tried);
  const must = (holds: boolean, fault: string) => {
    if (!holds) throw new Error(`${fault}: ${what()}`);
  };
  const response = await inTime(
    Promise.resolve(app.request(url, body === undefined ? sent : { ...sent, body })),
    what,
  );
  const { status } = response;
  const type = response.headers.get('content-type') ?? '';
  const isStream = type.startsWith('text/event-stream');
  if (isStream) await response.body?.cancel();
  const text = isStream ? '' : await inTime(response.text(), what);
  must(status < 500, `a fault, ${status}`);
  const leak = type === 'application/pdf' ? null : leakIn(text);
  must(leak === null, `tells of "${leak}"`);
  if (response.ok) {
    const access = accessOf(path, method);
    must(access === 'public' || who === 'admin' || (access === 'customer' && who === 'customer'), 'let in');
    await settle(url, method);
    await writesSince();
    return;
  }
  must(method === 'HEAD' || isRefusal(text, status), `refused with ${status} ${text.slice(0, 200)}`);
  const written = await writesSince();
  must(written.length === 0, `written to ${written} although refused`);
  const isLost = status === 401 || (status === 403 && who === 'admin');
  if (isLost && (who === 'customer' || who === 'admin')) await replace(who);
}

function isRefusal(text: string, status: number): boolean {
  const { success, code } = JSON.parse(text) as { success: boolean; code: keyof typeof errors };
  return success === false && errors[code]?.status === status;
}

/** Three product files that have been checked and can be applied; returns their ids. */
async function bringFiles(): Promise<string[]> {
  const token = await shop.admin();
  const brought: string[] = [];
  for (const name of ['first.csv', 'second.csv', 'third.csv']) {
    const file = new Blob([`name_en,name_ar,price,category\n${name},${name},2,dairy\n,,x,\n`]);
    brought.push((await call(startImport, { file, name }, { token })).id);
    await settle(`/api${startImport.path}`, 'POST');
  }
  return brought;
}

/** Background work after an order or a product file. */
async function settle(url: string, method: string): Promise<void> {
  if (method === 'POST' && url.startsWith(`/api${placeOrder.path}`)) await outboxIsEmpty(db);
  if (method === 'GET' || !url.startsWith(`/api${startImport.path}`)) return;
  await eventually(async () => {
    const { rows } = await db.$client.query(
      `select 1 from imports where state in ('checking', 'applying') union all
       select 1 from pg_locks join pg_database on database = pg_database.oid
       where locktype = 'advisory' and datname = current_database()`,
    );
    expect(rows).toHaveLength(0);
  });
}

describe(`whatever is sent to the API is answered, and never by a fault (seed ${seed})`, () => {
  test('every call of the contracts is in the description that the cases are made of', () => {
    const named = operations.map(({ method, path }) => `${method} ${path}`).sort();
    expect(named).toEqual(endpoints.map(({ method, path }) => `${method} ${path}`).sort());
  });

  test.each(operations.map((one, place) => [`${one.method} ${one.path}`, one, place] as const))(
    '%s',
    async (_, { method, path, operation }, place) => {
      const numRuns = shareOf(share * (weights[place] ?? 1));
      const property = fc.asyncProperty(casesOf(method, path, operation), (tried) => tryCase(tried, path));
      await fc.assert(property, { seed: seed + place, numRuns });
    },
    timeoutMs,
  );

  test(
    'a backup of all that was made is the same shop when it is restored',
    async () => {
      const [target, dataDir] = [await createTestDatabase('bare'), await makeTemporaryFolder()];
      const source = { db, dataDir: deps.config.dataDir };
      expect(await differencesAfterRestore(source, { ...target, dataDir })).toEqual([]);
    },
    timeoutMs,
  );

  test(
    'many products and orders are changed at once and taken back, whatever ids are among them',
    async () => {
      expect(await useBulkVerbs(shop, await enter('admin'))).toEqual([]);
    },
    timeoutMs,
  );

  test(
    'an administrator can change, answer and delete all that was made',
    async () => {
      expect(await useAdminVerbs(shop, await enter('admin'))).toEqual([]);
    },
    timeoutMs,
  );
});
