import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { sql } from 'drizzle-orm';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { ServerBuild } from 'react-router';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { deleteAccount, login, logout } from '../../contracts/accounts.ts';
import { subscribeToAllOrders } from '../../contracts/admin-orders.ts';
import type { Endpoint } from '../../contracts/endpoint.ts';
import { placeOrder, setOrderStatus, subscribeToOrders } from '../../contracts/orders.ts';
import { deleteUser, setUserRole } from '../../contracts/users.ts';
import { createApp } from '../../server/app.ts';
import { openBus } from '../../server/database/bus.ts';
import type { Deps } from '../../server/deps.ts';
import { bind, type HttpServer } from '../../server/http/http-server.ts';
import { type Customer, openShop } from '../support/empty-shop.ts';
import { eventually } from '../support/eventually.ts';
import { itemOf, orderOf } from '../support/order-input.ts';
import { outboxIsEmpty } from '../support/outbox-is-empty.ts';

const shop = await openShop();
const { app, db, deps, call, send, addCustomer, addProduct } = shop;
const asAdmin = { token: await shop.admin() };
const customer = await addCustomer();
const product = await addProduct();
const place = (who = customer) => call(placeOrder, orderOf(itemOf(product)), who);
const ship = (id: string) => call(setOrderStatus, { id, status: 'shipped' }, asAdmin);

/** A shop on a port, as streams are tested over the network. */
async function openServer(shopDeps: Deps): Promise<{ base: string; httpServer: HttpServer }> {
  const noPages = (): Promise<ServerBuild> => Promise.reject(new Error('this shop was opened without pages'));
  const httpServer = await bind('127.0.0.1', 0);
  httpServer.open(getRequestListener(createApp(shopDeps, noPages).fetch));
  afterAll(() => httpServer.close(0));
  return { base: `http://127.0.0.1:${(httpServer.server.address() as AddressInfo).port}`, httpServer };
}

const { base } = await openServer(deps);

type Listener = {
  response: Response;
  /** The id of the next announced order; null when the stream has ended. */
  next: () => Promise<string | null>;
  leave: () => void;
};

/** Waits until the bus has received earlier announcements: PostgreSQL delivers them in commit order. */
async function everythingIsHeard(): Promise<void> {
  const stop = new AbortController();
  const heard = await deps.bus.listen('end of what was announced', stop.signal);
  await db.execute(sql`select pg_notify('end of what was announced', '')`);
  await heard[Symbol.asyncIterator]().next();
  stop.abort();
}

/** Subscribes; resolves once the subscription is active. */
async function listen(
  { token }: Pick<Customer, 'token'> = customer,
  at = base,
  { path }: Pick<Endpoint, 'path'> = subscribeToOrders,
): Promise<Listener> {
  // Orders placed before must not be announced to a later subscriber.
  await outboxIsEmpty(db);
  await everythingIsHeard();
  const stop = new AbortController();
  const response = await fetch(`${at}/api${path}`, {
    headers: { Authorization: `Bearer ${token}`, 'Accept-Encoding': 'gzip, deflate' },
    signal: stop.signal,
  });
  onTestFinished(() => stop.abort());
  if (!response.body) throw new Error('the stream has no body');
  const events = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  const reader = events.getReader();
  const next = async () => {
    const { done, value } = await reader.read();
    return done ? null : (JSON.parse(value.data) as { id: string }).id;
  };
  return { response, next, leave: () => stop.abort() };
}

describe('a customer who follows the orders', () => {
  test('is told at once which of them has changed, each time', async () => {
    const [first, second] = [await place(), await place()];
    const listener = await listen();
    expect(listener.response.headers.get('content-type')).toBe('text/event-stream');
    expect(listener.response.headers.get('content-encoding')).toBeNull();
    expect(listener.response.headers.get('cache-control')).toBe('no-store');
    await ship(second.id);
    expect(await listener.next()).toBe(second.id);
    await ship(first.id);
    expect(await listener.next()).toBe(first.id);
  });

  test('hears nothing of the orders of others, and nothing that was not changed', async () => {
    const other = await addCustomer();
    const [theirs, mine] = [await place(other), await place()];
    const listener = await listen();
    await ship(theirs.id);
    await call(setOrderStatus, { id: mine.id, status: 'pending' }, asAdmin);
    await ship(mine.id);
    expect(await listener.next()).toBe(mine.id);
  });

  test('hears it in every tab', async () => {
    const order = await place();
    const tabs = [await listen(), await listen()];
    await ship(order.id);
    expect(await Promise.all(tabs.map((tab) => tab.next()))).toEqual([order.id, order.id]);
  });

  test('has to be logged in', async () => {
    expect(await send(subscribeToOrders, {})).toMatchObject({ status: 401, code: 'unauthorized' });
    expect(await send(subscribeToOrders, {}, { token: 'a'.repeat(43) })).toMatchObject({ status: 401 });
  });
});

describe('a stream ends with the session it was opened in', () => {
  const join = async () => {
    const { user, password } = await addCustomer();
    await call(setUserRole, { id: user.id, role: 'admin' }, asAdmin);
    const again = await call(login, { email: user.email, password });
    return { ...again, password };
  };
  const follow = (who: { token: string }) => listen(who, base, subscribeToAllOrders);

  test.each([
    ['whose role is taken', ({ user }) => call(setUserRole, { id: user.id, role: 'customer' }, asAdmin)],
    ['whose account is deleted', ({ user }) => call(deleteUser, { id: user.id }, asAdmin)],
    ['who leaves', (who) => call(logout, {}, who)],
    ['who deletes the account', (who) => call(deleteAccount, { password: who.password }, who)],
  ] satisfies [string, (who: Awaited<ReturnType<typeof join>>) => Promise<unknown>][])(
    'of an administrator %s',
    async (_, end) => {
      const who = await join();
      const listener = await follow(who);
      await end(who);
      await place();
      expect(await listener.next()).toBeNull();
      expect((await follow(who)).response.status).toBe(401);
    },
  );

  test('and the others of the same person go on', async () => {
    const who = await join();
    const elsewhere = await call(login, { email: who.user.email, password: who.password });
    const listener = await follow(elsewhere);
    await call(logout, {}, who);
    const order = await place();
    expect(await listener.next()).toBe(order.id);
  });
});

test('instances of the shop on one database hear each other', async () => {
  const bus = openBus(db);
  onTestFinished(() => bus.close());
  const elsewhere = await openServer({ ...deps, bus });
  const order = await place();
  const listener = await listen(customer, elsewhere.base);
  await ship(order.id);
  expect(await listener.next()).toBe(order.id);
});

test('when the connection to the database is lost the stream ends, and the next one hears again', async () => {
  const order = await place();
  const listener = await listen();
  await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'mouneh bus'`);
  expect(await listener.next()).toBeNull();
  const again = await listen();
  await ship(order.id);
  expect(await again.next()).toBe(order.id);
});

test('when the shop closes, streams end, new ones end at once, and nobody is waited for', async () => {
  const bus = openBus(db);
  const { base: closing, httpServer } = await openServer({ ...deps, bus });
  const listener = await listen(customer, closing);
  await bus.close();
  expect(await listener.next()).toBeNull();
  expect(await (await listen(customer, closing)).next()).toBeNull();
  const open = await listen(customer, closing);
  // A keep-alive connection would outlast this test.
  await httpServer.close(120_000);
  expect(await open.next()).toBeNull();
});

test('nobody listens for a caller who has gone', async () => {
  const signals: AbortSignal[] = [];
  const bus: Deps['bus'] = {
    ...deps.bus,
    listen: (channel, signal) => {
      signals.push(signal);
      return deps.bus.listen(channel, signal);
    },
  };
  const watched = await openServer({ ...deps, bus });
  const listener = await listen(customer, watched.base);
  const heard = () => [...new Set(signals.map(({ aborted }) => aborted))];
  expect(heard()).toEqual([false]);
  listener.leave();
  await eventually(() => expect(heard()).toEqual([true]));
});

test('one customer follows in ten places at once and no more, until one of them is left', async () => {
  const eager = await addCustomer();
  const places = await Promise.all(Array.from({ length: 10 }, () => listen(eager)));
  expect(places.map(({ response }) => response.status)).toEqual(Array(10).fill(200));
  const { response } = await listen(eager);
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('30');
  expect((await listen()).response.status).toBe(200);
  places[0]?.leave();
  await eventually(async () => expect((await listen(eager)).response.status).toBe(200));
});

test('who asks for the headers alone gets them, and the answer ends', async () => {
  const headers = { Authorization: `Bearer ${customer.token}` };
  const response = await app.request('/api/orders/changes', { method: 'HEAD', headers });
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(await response.text()).toBe('');
});
