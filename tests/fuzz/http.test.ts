import { type AddressInfo, connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import fc from 'fast-check';
import type { ServerBuild } from 'react-router';
import { afterAll, expect, test } from 'vitest';
import { cachePages } from '../../server/app.ts';
import { bind } from '../../server/http/http-server.ts';
import { serverLimits } from '../../server/http/server-limits.ts';
import { openShop } from '../support/empty-shop.ts';
import { inTime } from './in-time.ts';
import { leakIn } from './leaked-internals.ts';
import { seed, shareOf, timeoutMs } from './plan.ts';

const file = new URL('../../build/server/index.js', import.meta.url).href;
const build: ServerBuild = await import(/* @vite-ignore */ file);
const { app, deps } = await openShop({}, async () => build);

/** The shop's own timeouts, divided by a hundred: open connections are slow cases. */
const httpServer = await bind('127.0.0.1', 0, {
  ...serverLimits,
  headersTimeout: 300,
  requestTimeout: 600,
  keepAliveTimeout: 100,
  connectionsCheckingInterval: 50,
  silence: 5_000,
  body: { grace: 300, pace: serverLimits.body.pace },
});
httpServer.open(cachePages(deps, app)(getRequestListener(app.fetch)));
afterAll(() => httpServer.close(0));
const { port } = httpServer.server.address() as AddressInfo;

const methods = fc.constantFrom(
  'GET',
  'GET',
  'GET',
  'POST',
  'POST',
  'POST',
  'HEAD',
  'PUT',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PRI',
  'get',
  'PATCH',
  'M-SEARCH',
  'G\0ET',
  'X'.repeat(300),
  '',
);
const targets = fc.constantFrom(
  '/',
  '/ar',
  '/healthz',
  '/api/products',
  '/api/products?q=%00%ff',
  '/api/auth/login',
  '/api/contact',
  '/api/orders',
  '/api/admin/imports',
  '/api/newsletter/leave/x',
  '/media/x.webp',
  '/assets/x.js',
  '/sw.js',
  '/products/\xd9\x84',
  '*',
  '//elsewhere.example/',
  '/\\elsewhere.example',
  '/../../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/a b',
  '/\0',
  '/#x',
  '?x',
  'http://elsewhere.example/api/products',
  'http://[::1',
  'https://user:secret@elsewhere.example:99999/',
  'file:///etc/passwd',
  'elsewhere.example:443',
  `/${'a'.repeat(9_000)}`,
  `/?${'a=1&'.repeat(8_000)}`,
);
const versions = fc.constantFrom(
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.0',
  'HTTP/2.0',
  'HTTP/9',
  'HTTP',
  '',
);
const hosts = fc.constantFrom(
  ['Host: localhost'],
  ['Host: localhost'],
  ['Host: localhost'],
  ['Host: localhost'],
  [],
  ['Host:'],
  ['Host: a', 'Host: b'],
  ['Host: a b'],
  ['Host: elsewhere.example/path?'],
  ['Host: user@elsewhere.example'],
  ['Host: [::1]:80'],
  ['Host: [::'],
  ['Host: localhost:999999'],
  ['Host: \xe9\xff'],
  ['Host: a\0b'],
  [`Host: ${'a'.repeat(20_000)}`],
);
const lengths = fc.constantFrom<string[]>(
  ['Content-Length: auto'],
  ['Content-Length: auto'],
  ['Content-Length: auto'],
  [],
  ['Content-Length: 5', 'Content-Length: 6'],
  ['Content-Length: 5, 5'],
  ['Content-Length: auto', 'Transfer-Encoding: chunked'],
  ['Transfer-Encoding: chunked'],
  ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'],
  ['Transfer-Encoding: gzip, chunked'],
  ['Transfer-Encoding: xchunked'],
  ['Transfer-Encoding:\x0bchunked'],
  ['Content-Length: -1'],
  ['Content-Length: +5'],
  ['Content-Length: 0x5'],
  ['Content-Length: 1e3'],
  ['Content-Length: 99999999999999999999'],
  ['Content-Length: 200000'],
  ['Content-Length: 60'],
);
const others = fc.subarray(
  [
    'Content-Type: application/json',
    'Content-Type: application/json',
    'Authorization: Bearer xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
    'Expect: 100-continue',
    'Expect: a miracle',
    'Upgrade: websocket',
    'Upgrade: h2c',
    'Accept-Encoding: br;q=0, gzip',
    'Range: bytes=9-1,-5',
    'If-None-Match: *',
    'X-Forwarded-For: 1.2.3.4, ::1, nonsense',
    'Cookie: language=ar; selectedStore=%zz',
    'X-Folded: one\r\n two',
    'No colon',
    'Space : before',
    ': nameless',
    'X-Zero: a\0b',
    'X-Return: a\rb',
    'X-Line: a\nb',
    'Nämé: x',
    '__proto__: x',
    'Trailer: Host',
    `X-Long: ${'a'.repeat(17_000)}`,
    ...Array.from({ length: 5 }, (_, number) => `X-${number}: ${'b'.repeat(number * 900)}`),
  ],
  { maxLength: 5 },
);
const bodies = fc.constantFrom(
  '',
  '{}',
  '{"email":"a@example.com","password":"x"',
  '{"email":"nobody@example.com"}',
  '5\r\nhello\r\n0\r\n\r\n',
  '5\r\n{"a":\r\n2\r\n1}\r\n0\r\n\r\n',
  'ffffffffffffffff\r\nx',
  '5;extension="x"\r\nhello\r\n0\r\nTrailer: x\r\n\r\n',
  '-1\r\nx\r\n',
  'zz\r\n',
  '0\r\n\r\nGET /api/products HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'x'.repeat(150_000),
);

const wellMade = fc
  .record({
    method: methods,
    target: targets,
    version: versions,
    host: hosts,
    length: lengths,
    others,
    body: bodies,
  })
  .map(({ method, target, version, host, length, others, body }) => {
    const sized = length.map((line) => line.replace('auto', String(Buffer.byteLength(body, 'latin1'))));
    const lines = [`${method} ${target} ${version}`, ...host, ...sized, ...others, 'Connection: close'];
    return `${lines.join('\r\n')}\r\n\r\n${body}`;
  });

/** How bytes are sent: mostly whole, sometimes truncated, with a changed byte, or twice in one piece. */
const sendings = fc
  .record({
    text: fc.oneof(
      { arbitrary: wellMade, weight: 15 },
      { arbitrary: fc.string({ unit: 'binary-ascii' }), weight: 1 },
    ),
    way: fc.integer({ min: 0, max: 11 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    byte: fc.nat(255),
    leaves: fc.boolean(),
  })
  .map(({ text, way, share, byte, leaves }) => {
    const bytes = Buffer.from(text, 'latin1');
    const place = Math.floor(bytes.length * share);
    if (way === 0) return { bytes: bytes.subarray(0, place), leaves };
    if (way === 1 && bytes.length > 0) bytes[Math.min(place, bytes.length - 1)] = byte;
    if (way === 2) return { bytes: Buffer.concat([bytes, bytes]), leaves: false };
    return { bytes, leaves: false };
  });

/** Sends bytes and returns everything received until the shop closes the connection; `leaves` disconnects in the middle. */
function exchange({ bytes, leaves }: { bytes: Buffer; leaves: boolean }): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(bytes);
      if (leaves) socket.end();
    });
    socket.on('data', (chunk) => chunks.push(chunk));
    // A shop that closes while the client is still sending resets the connection.
    socket.on('error', () => {});
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
  });
}

/** The interim answer to `Expect: 100-continue`. */
const goOn = /^HTTP\/1\.1 100 Continue\r\n\r\n/;

/** Concurrent connections: most of a case's time is waiting. */
const together = 12;

test(
  `whatever bytes are sent, the shop answers or closes, in time and without a fault (seed ${seed})`,
  async () => {
    const property = fc.asyncProperty(
      fc.array(sendings, { minLength: together, maxLength: together }),
      async (batch) => {
        await Promise.all(
          batch.map(async (sending) => {
            const what = () => JSON.stringify(sending.bytes.toString('latin1').slice(0, 700));
            const answer = await inTime(exchange(sending), what);
            expect(answer, what()).not.toMatch(/^HTTP\/1\.1 5\d\d/m);
            const [head = '', ...rest] = answer.replace(goOn, '').split('\r\n\r\n');
            expect(leakIn(head), what()).toBeNull();
            if (!head.includes('text/html') && !head.includes('javascript'))
              expect(leakIn(rest.join('\n')), what()).toBeNull();
          }),
        );
      },
    );
    await fc.assert(property, { seed, numRuns: Math.ceil(shareOf(0.15) / together) });
    expect(await (await fetch(`http://127.0.0.1:${port}/healthz`)).text()).toBe('ok');
  },
  timeoutMs,
);
