import { Agent, get } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { serverLimits } from '../../server/http/server-limits.ts';
import { runShop } from '../support/run-shop.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { host, one, other } from '../support/two-networks.ts';

const { url } = await createTestDatabase('seeded');
const openShop = async (env: Record<string, string>) =>
  runShop({ DATABASE_URL: url, DATA_DIR: await makeTemporaryFolder(), HOST: host, ...env });

/** Requests a page; returns its status, or the connection error. */
const ask = (address: string, way: { host: string }, path: string, agent?: Agent): Promise<number | string> =>
  new Promise((resolve) => {
    const { port } = new URL(address);
    const options = { port, path, ...way, ...(agent ? { agent } : { agent: false }) };
    get(options, (answer) => answer.resume().on('end', () => resolve(answer.statusCode ?? 0))).on(
      'error',
      ({ message }) => resolve(message),
    );
  });

/** Opens this many connections, makes one request on each and keeps them; counts those still open. */
async function crowdIn(address: string, count: number): Promise<() => number> {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: count });
  onTestFinished(() => agent.destroy());
  await Promise.all(Array.from({ length: count }, () => ask(address, one, '/about', agent)));
  return () => Object.values(agent.freeSockets).flat().length;
}

test('one machine that opens more connections than a process holds shuts nobody out', async () => {
  const { address } = await openShop({});
  const countOpen = await crowdIn(address, serverLimits.connections + 100);
  for (const path of ['/healthz', '/readyz', '/ar', '/api/products'])
    expect(await ask(address, other, path), path).toBe(200);
  await expect.poll(countOpen).toBeLessThanOrEqual(serverLimits.perSubnet);
  expect(await ask(address, one, '/healthz')).toBe(200);
});

test('a proxy may open as many as it needs, and when the process is full its idle ones make room', async () => {
  const { address } = await openShop({ TRUST_PROXY: 'on' });
  const countOpen = await crowdIn(address, serverLimits.perSubnet + 100);
  expect(countOpen()).toBe(serverLimits.perSubnet + 100);
  await crowdIn(address, serverLimits.connections);
  for (const path of ['/healthz', '/readyz', '/ar/about'])
    for (const way of [one, other]) expect(await ask(address, way, path), path).toBe(200);
});
