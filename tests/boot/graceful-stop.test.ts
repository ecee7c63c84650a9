import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { listProducts } from '../../contracts/catalogue.ts';
import { requestFor } from '../../contracts/endpoint.ts';
import { placeOrder } from '../../contracts/orders.ts';
import { orders } from '../../server/orders/order.table.ts';
import { callAt, signUpAt } from '../support/ask-shop.ts';
import { itemOf, orderOf } from '../support/order-input.ts';
import { runShop } from '../support/run-shop.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';
import { createTestDatabase } from '../support/test-database.ts';

const { db, url } = await createTestDatabase('seeded');

type Sent = { method: string; headers: Record<string, string>; body?: Buffer | undefined };
type Answer = { status: number; connection: string | undefined; body: Buffer };

/** Makes a request, on a used connection if there is one; rejects when the connection breaks or is refused. */
async function askOnce(agent: Agent, address: string, { method, headers, body }: Sent): Promise<Answer> {
  const asked = send(address, { method, headers, agent });
  asked.end(body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const { statusCode: status = 0, headers: said } = answer;
  return { status, connection: said.connection, body: await buffer(answer) };
}

/** A balancer that polls `/readyz` and sends each request once, to an instance that was ready. */
async function openPlainBalancer(instances: string[]): Promise<string> {
  const agent = new Agent({ keepAlive: true });
  const isReady = (instance: string) =>
    fetch(`${instance}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  let ready = [...instances];
  let turn = 0;
  const look = async () => {
    const answers = await Promise.all(instances.map(isReady));
    ready = instances.filter((_, place) => answers[place]);
  };
  const timer = setInterval(() => void look(), 100);
  const server = createServer(async (incoming, outgoing) => {
    const body = await buffer(incoming);
    turn += 1;
    const { method = 'GET', url = '/', headers } = incoming;
    const { connection: _, ...passed } = headers;
    const sent = { method, headers: passed as Record<string, string>, body };
    const answer = await askOnce(agent, `${ready[turn % ready.length]}${url}`, sent).catch(() => null);
    outgoing.writeHead(answer?.status ?? 502).end(answer?.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    clearInterval(timer);
    agent.destroy();
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The repeated requests of a customer: a list, and an order. */
async function openErrands(address: string): Promise<Sent[]> {
  const customer = await signUpAt(address);
  const { items } = await callAt(address, listProducts, { limit: 1 });
  const { body } = requestFor(placeOrder, orderOf(...items.map((product) => itemOf(product))));
  const headers = { ...customer, 'Content-Type': 'application/json' };
  const order = Buffer.from(String(body));
  return [
    { method: 'GET', headers: customer },
    { method: 'POST', headers: { ...headers, 'Content-Length': String(order.length) }, body: order },
  ];
}

const paths = ['/api/products?limit=5', '/api/orders'];
const expected = [200, 201];

test('an instance that is stopped behind a balancer fails nobody', async () => {
  const env = {
    DATABASE_URL: url,
    DATA_DIR: await makeTemporaryFolder(),
    RATE_LIMITS: 'off',
    STOP_DELAY: '1',
  };
  const [one, two] = await Promise.all([runShop(env), runShop(env)]);
  const base = await openPlainBalancer([one.address, two.address]);
  const errands = await openErrands(one.address);
  const agent = new Agent({ keepAlive: true });
  const before = await db.$count(orders);
  let isOver = false;
  let placed = 0;
  const failed: unknown[] = [];
  const shop = async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const which = turn % 2;
      const answer = await askOnce(agent, base + paths[which], errands[which] as Sent).catch(
        (error) => error,
      );
      if (answer.status !== expected[which]) failed.push(answer);
      else placed += which;
    }
  };
  const load = Promise.all(Array.from({ length: 8 }, shop));
  const more = async (count: number) => {
    const wanted = placed + count;
    await expect.poll(() => placed, { timeout: 20_000 }).toBeGreaterThan(wanted);
  };
  await more(20);
  one.shop.kill('SIGTERM');
  expect(await one.ended).toBe(0);
  await more(20);
  isOver = true;
  await load;
  agent.destroy();
  expect(failed).toEqual([]);
  expect((await db.$count(orders)) - before).toBe(placed);
});

test('a shop that is stopped answers all who are in, and sends them elsewhere', async () => {
  const env = { DATABASE_URL: url, DATA_DIR: await makeTemporaryFolder(), RATE_LIMITS: 'off' };
  const { address, shop, ended } = await runShop(env);
  const errands = await openErrands(address);
  const before = await db.$count(orders);
  let placed = 0;
  let sentOnward = 0;
  const failed: unknown[] = [];
  const visit = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = 0; ; turn += 1) {
      const which = turn % 2;
      try {
        const answer = await askOnce(agent, address + paths[which], errands[which] as Sent);
        if (answer.status !== expected[which]) failed.push(answer);
        placed += which;
        if (answer.connection === 'close') sentOnward += 1;
      } catch (error) {
        // A connection that was never opened lost nothing: this visitor would be served elsewhere.
        if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') failed.push(error);
        agent.destroy();
        return;
      }
    }
  };
  const visits = Promise.all(Array.from({ length: 8 }, visit));
  await expect.poll(() => placed, { timeout: 20_000 }).toBeGreaterThan(40);
  shop.kill('SIGTERM');
  await visits;
  expect(await ended).toBe(0);
  expect(failed).toEqual([]);
  expect(sentOnward).toBeGreaterThan(0);
  expect((await db.$count(orders)) - before).toBe(placed);
});
