import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { type FetchGuard, fetchBytes, NotFetched, publicWeb } from './fetch-bytes.ts';

type Asked = { path: string; headers: Record<string, unknown> };

/** Another server on this machine, which the shop can reach only under a test's guard. */
async function openServer(answer: RequestListener) {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    asked.push({ path: request.url ?? '', headers: request.headers });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const guard: FetchGuard = (address, at) =>
    (address === '127.0.0.1' && at === port) || publicWeb(address, at);
  return { base: `http://127.0.0.1:${port}`, port, guard, asked };
}

const limits = { bytes: 1000, milliseconds: 20_000 };
const userAgent = 'Mouneh (https://shop.example)';
const reasonOf = (address: string, guard: FetchGuard = publicWeb, changes: Partial<typeof limits> = {}) =>
  fetchBytes(address, { guard, userAgent, limits: { ...limits, ...changes } }).then(
    () => 'fetched',
    (error: unknown) => (error instanceof NotFetched ? error.reason : error),
  );

test.each([
  'ftp://1.1.1.1/a.jpg',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  'no address',
  '/media/a.webp',
  'http://user:word@1.1.1.1/a.jpg',
  'http://1.1.1.1:8080/a.jpg',
  'http://127.0.0.1/a.jpg',
  'http://127.1/a.jpg',
  'http://2130706433/a.jpg',
  'http://0x7f.0.0.1/a.jpg',
  'http://0/a.jpg',
  'http://169.254.169.254/latest/meta-data',
  'http://[::1]/a.jpg',
  'http://[::ffff:127.0.0.1]/a.jpg',
  'http://[64:ff9b::7f00:1]/a.jpg',
  'https://10.0.0.1/a.jpg',
])('%s is never asked', async (address) => {
  expect(await reasonOf(address)).toBe('address');
});

test('a name that resolves to an address of this house is never asked', async () => {
  expect(await reasonOf('http://localhost/a.jpg')).toBe('address');
});

test('a name is asked only where all that it resolves to is allowed', async () => {
  const { port, asked } = await openServer((_, response) => response.end('image'));
  expect(await reasonOf(`http://localhost:${port}/a.jpg`, (address) => address === '127.0.0.2')).toBe(
    'address',
  );
  expect(asked).toEqual([]);
});

test('bytes come as they are, asked for by the shop’s name and without cookies', async () => {
  const { base, guard, asked } = await openServer((_, response) => response.end('image'));
  const bytes = await fetchBytes(`${base}/a.jpg`, { guard, limits, userAgent });
  expect(bytes.toString()).toBe('image');
  expect(asked).toMatchObject([{ path: '/a.jpg', headers: { 'user-agent': userAgent } }]);
  expect(Object.keys(asked[0]?.headers ?? {})).not.toContain('cookie');
});

test('a redirect is followed, also to another path of the same server', async () => {
  const { base, guard } = await openServer((request, response) =>
    request.url === '/there' ? response.end('there') : response.writeHead(302, { Location: '/there' }).end(),
  );
  expect(await reasonOf(base, guard)).toBe('fetched');
});

test.each([
  'http://127.0.0.1/admin',
  'http://localhost/',
  'http://[::1]/',
  'file:///etc/passwd',
  'http://user:word@1.1.1.1/',
  'http://1.1.1.1:22/',
])('a redirect to %s is not followed', async (Location) => {
  const { base, guard, asked } = await openServer((_, response) =>
    response.writeHead(302, { Location }).end(),
  );
  expect(await reasonOf(base, guard)).toBe('address');
  expect(asked).toHaveLength(1);
});

test('a redirect to another port of this house is not followed', async () => {
  const inner = await openServer((_, response) => response.end('secret'));
  const { base, guard } = await openServer((_, response) =>
    response.writeHead(302, { Location: inner.base }).end(),
  );
  expect(await reasonOf(base, guard)).toBe('address');
  expect(inner.asked).toEqual([]);
});

test('redirects without an end are given up', async () => {
  const { base, guard, asked } = await openServer((_, response) =>
    response.writeHead(307, { Location: '/again' }).end(),
  );
  expect(await reasonOf(base, guard)).toBe('redirects');
  expect(asked).toHaveLength(5);
});

test('a body without an end is cut off at the bound', async () => {
  const { base, guard } = await openServer((_, response) => {
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(500)));
    };
    response.on('drain', more);
    more();
  });
  expect(await reasonOf(base, guard)).toBe('too_large');
});

test('a body that says it is too large is not read', async () => {
  const { base, guard } = await openServer((_, response) => response.end('x'.repeat(1001)));
  expect(await reasonOf(base, guard)).toBe('too_large');
});

test.each<[string, RequestListener]>([
  ['that never begins to answer', () => {}],
  ['whose body never ends', (_, response) => response.writeHead(200).write('x')],
])('a server %s is waited for no longer than the limit', async (_, answer) => {
  const { base, guard } = await openServer(answer);
  expect(await reasonOf(base, guard, { milliseconds: 200 })).toBe('too_slow');
});

test('what the other server says is told', async () => {
  const { base, guard } = await openServer((_, response) => response.writeHead(404).end());
  const refused = fetchBytes(base, { guard, limits, userAgent });
  await expect(refused).rejects.toMatchObject({ reason: 'status', status: 404 });
});

test('a server that wants to speak another protocol is given up', async () => {
  const { base, guard } = await openServer((request) => {
    request.socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n');
  });
  expect(await reasonOf(base, guard)).toBe('unreachable');
});

test('a connection that breaks off is no fault of the shop', async () => {
  const { base, guard } = await openServer((request, response) => {
    if (request.url === '/early') response.destroy();
    else response.writeHead(200, { 'Content-Length': 10 }).write('x', () => response.destroy());
  });
  expect(await reasonOf(`${base}/early`, guard)).toBe('unreachable');
  expect(await reasonOf(`${base}/late`, guard)).toBe('unreachable');
});
