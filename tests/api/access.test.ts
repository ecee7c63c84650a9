import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { deleteAccount } from '../../contracts/accounts.ts';
import { type Endpoint, requestFor } from '../../contracts/endpoint.ts';
import { listMessages, sendMessage } from '../../contracts/messages.ts';
import { placeOrder } from '../../contracts/orders.ts';
import { sessions } from '../../server/accounts/session.table.ts';
import { startSession } from '../../server/accounts/start-session.ts';
import { hashToken } from '../../server/accounts/token.ts';
import { users } from '../../server/accounts/user.table.ts';
import { endpoints } from '../../server/api.ts';
import { type Row, rows, type World } from '../support/access-matrix.ts';
import { type Customer, openShop } from '../support/empty-shop.ts';
import { itemOf, orderOf } from '../support/order-input.ts';
import { recordQueries } from '../support/record-queries.ts';

const shop = await openShop();
const { app, db, call, addCustomer, addProduct, admin } = shop;

const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;
const secret = 'Salma the customer';
const callers = [
  'guest',
  'customer',
  'other customer',
  'admin',
  'demoted admin',
  'deleted user',
  'expired token',
] as const;
type Caller = (typeof callers)[number];
type Asker = { token: () => Promise<string | undefined>; password: string };

let world: World;
let askers: Record<Caller, Asker>;

/** A new session for every call, as some calls end it; its identity is confirmed. */
const signIn = async ({ user }: Pick<Customer, 'user'>) => {
  const { token } = await startSession({ now: () => new Date(), userAgent: '' }, db, user);
  const isIt = eq(sessions.tokenHash, hashToken(token));
  await db.update(sessions).set({ identifiedAt: new Date() }).where(isIt);
  return token;
};
const as = (who: Customer): Asker => ({
  token: () => signIn(who),
  password: who.password,
});

beforeAll(async () => {
  const customer = await addCustomer({ name: secret });
  const product = await addProduct({ price: 2 });
  const order = await call(placeOrder, { ...orderOf(itemOf(product)), customer_name: secret }, customer);
  await call(sendMessage, {
    name: 'Rania',
    email: 'r@example.com',
    subject: 'order',
    message: 'Where is it?',
  });
  const { items } = await call(listMessages, {}, { token: await admin() });
  world = { shop, customer, product, order, messageId: items[0]?.id ?? '' };

  const [other, boss] = [await addCustomer(), await addCustomer()];
  const [demoted, deleted] = [await addCustomer(), await addCustomer()];
  await call(deleteAccount, { password: deleted.password }, deleted);
  await db.update(users).set({ role: 'admin' }).where(eq(users.id, boss.user.id));
  askers = {
    guest: { token: async () => undefined, password: '' },
    customer: as(customer),
    'other customer': as(other),
    admin: as(boss),
    'demoted admin': { token: () => demote(demoted), password: demoted.password },
    'deleted user': { token: async () => deleted.token, password: deleted.password },
    'expired token': { token: () => expire(customer), password: customer.password },
  };
});

/** Removes the role in the middle of a working administrator's session. */
async function demote(who: Customer): Promise<string> {
  const setRole = (role: 'admin' | 'customer') =>
    db.update(users).set({ role }).where(eq(users.id, who.user.id));
  await setRole('admin');
  const token = await signIn(who);
  const response = await app.request('/api/admin/newsletter', {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(200);
  await setRole('customer');
  return token;
}

async function expire(who: Customer): Promise<string> {
  const token = await signIn(who);
  await db
    .update(sessions)
    .set({ expiresAt: new Date() })
    .where(eq(sessions.tokenHash, hashToken(token)));
  return token;
}

/** Returns the status, the code of an authorization refusal, and the text. A stream is closed at once. */
async function ask(endpoint: Endpoint, input: object, token: string | undefined, init: RequestInit = {}) {
  const { url, body } = requestFor(endpoint, { ...input });
  const leave = new AbortController();
  const response = await app.request(url, {
    method: endpoint.method,
    headers: {
      ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body }),
    signal: leave.signal,
    ...init,
  });
  const isStream = endpoint.stream && response.ok;
  const text = isStream ? '' : await response.text();
  leave.abort();
  const isRefused = response.status === 401 || response.status === 403;
  return { status: response.status, code: isRefused ? JSON.parse(text).code : undefined, text };
}

type Answer = number | string;

/** The expected answers by the access matrix: the reason for callers without access, the row's answer for the others. */
function expectedOf(endpoint: Endpoint, { answers, owned }: Row): Record<Caller, Answer> {
  const { access, status = 200 } = endpoint;
  const done = answers === 401 ? '401 authentication_failed' : (answers ?? status);
  const all = (answer: Answer) =>
    Object.fromEntries(callers.map((caller) => [caller, answer])) as Record<Caller, Answer>;
  if (access === 'public') return all(done);
  const strangers = {
    guest: '401 unauthorized',
    'deleted user': '401 session_expired',
    'expired token': '401 session_expired',
  };
  if (access === 'customer') return { ...all(owned ? 404 : done), ...strangers, customer: done };
  return { ...all('403 forbidden'), ...strangers, admin: done };
}

describe('every call is answered to each as the table of access says', () => {
  test.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s',
    async (name, endpoint) => {
      const row = rows[name];
      if (!row) throw new Error(`${name} needs a row in tests/support/access-matrix.ts`);
      const recorded = recordQueries();
      const answers: Partial<Record<Caller, Answer>> = {};
      const writes: string[] = [];
      for (const caller of callers) {
        const { token, password } = askers[caller];
        const [input, given] = [await row.input(world, password), await token()];
        recorded.length = 0;
        const { status, code, text } = await ask(endpoint, input, given);
        answers[caller] = code ? `${status} ${code}` : status;
        if (code) writes.push(...recorded.map((query) => query.text).filter(isWrite));
        const mayRead = caller === 'customer' || (caller === 'admin' && endpoint.access === 'admin');
        if (!mayRead) expect(text, `${caller} reads what is the customer's`).not.toContain(secret);
      }
      expect(answers).toEqual(expectedOf(endpoint, row));
      expect(writes, 'a refused call has written').toEqual([]);
    },
  );

  test('no row is left of a call that is gone', () => {
    expect(Object.keys(rows).sort()).toEqual(endpoints.map(nameOf).sort());
  });

  test('a customer’s call that names a thing names one that has an owner', () => {
    const naming = endpoints.filter(({ access, path }) => access === 'customer' && path.includes('{'));
    expect(naming.length).toBeGreaterThan(3);
    for (const endpoint of naming) expect(rows[nameOf(endpoint)]?.owned, nameOf(endpoint)).toBe(true);
  });
});

/** Queueing and announcements in between do not belong to the call. */
const isWrite = (text: string) =>
  /\b(insert into|update|delete from)\b/i.test(text) &&
  !/pgboss|order_outbox|\bfor (no key )?update\b/i.test(text);

describe('who may not call is refused before what was sent is looked at', () => {
  const guarded = endpoints.filter(({ access }) => access !== 'public');

  test('whatever a body holds', async () => {
    for (const endpoint of guarded.filter(({ method }) => method === 'POST' || method === 'PUT')) {
      const input = { id: 'x', words: 'x' };
      const { code } = await ask(endpoint, input, undefined, { body: '{"broken' });
      expect(code, nameOf(endpoint)).toBe('unauthorized');
    }
  });

  test('also when only the headers are asked for', async () => {
    for (const endpoint of guarded.filter(({ method }) => method === 'GET')) {
      const { url } = requestFor(endpoint, { id: 'x', words: 'x' });
      expect((await app.request(url, { method: 'HEAD' })).status, nameOf(endpoint)).toBe(401);
    }
  });
});
