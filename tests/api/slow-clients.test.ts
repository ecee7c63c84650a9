import { type AddressInfo, connect } from 'node:net';
import { promisify } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { afterAll, describe, expect, test } from 'vitest';
import { cachePages } from '../../server/app.ts';
import { bind } from '../../server/http/http-server.ts';
import { serverLimits } from '../../server/http/server-limits.ts';
import { openShop } from '../support/empty-shop.ts';
import { eventually } from '../support/eventually.ts';

const { app, deps, log } = await openShop();

/** The shop's limits with less patience: what takes seconds there takes tenths of seconds here. */
const httpServer = await bind('127.0.0.1', 0, {
  ...serverLimits,
  headersTimeout: 400,
  requestTimeout: 1_500,
  keepAliveTimeout: 300,
  connectionsCheckingInterval: 50,
  silence: 700,
  body: { grace: 500, pace: 1 },
});
httpServer.open(cachePages(deps, app)(getRequestListener(app.fetch)));
afterAll(() => httpServer.close(0));
const { port } = httpServer.server.address() as AddressInfo;

type Ended = { text: string; statuses: string[] };

/** Sends pieces in sequence, and returns what came back until the shop closed the connection. */
function speak(pieces: string[], pause = 100): Promise<Ended> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1');
    const waiting = [...pieces];
    const say = () => {
      const piece = waiting.shift();
      if (piece !== undefined) socket.write(piece, 'latin1');
    };
    const timer = setInterval(say, pause);
    say();
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    // A client that still sends to a closed connection gets a reset.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(timer);
      resolve({
        text,
        statuses: [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => status ?? ''),
      });
    });
  });
}

const slowly = (text: string) => [...text];
const ask = (head: string, body = '') => `${head}\r\nHost: shop\r\nConnection: close\r\n\r\n${body}`;

describe('who comes to hold the door open is cut off', () => {
  test('says nothing at all', async () => {
    expect((await speak([])).statuses).toEqual(['408']);
  });

  test('sends headers letter by letter', async () => {
    const { statuses } = await speak(slowly(`GET / HTTP/1.1\r\nX-Slow: ${'a'.repeat(90)}\r\n`), 30);
    expect(statuses).toEqual(['408']);
  });

  test.each([
    ['of a known length', 'Content-Length: 400', 'x'],
    ['in pieces', 'Transfer-Encoding: chunked', '1\r\nx\r\n'],
  ])('sends a body %s letter by letter', async (_, header, piece) => {
    const head = `POST /api/auth/login HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n${header}\r\n\r\n`;
    const { statuses } = await speak([head, ...Array(80).fill(piece)], 30);
    expect(statuses).toEqual(['408']);
  });

  test('promises a body that never comes', async () => {
    const head = 'POST /api/auth/login HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n';
    expect((await speak([`${head}Content-Length: 100\r\n\r\n`])).statuses).toEqual(['408']);
    // A body above the limit is refused before it arrives.
    expect((await speak([`${head}Content-Length: 999999999\r\n\r\n`])).statuses).toEqual(['413']);
  });

  test('leaves a connection idle that was served', async () => {
    expect((await speak(['GET /healthz HTTP/1.1\r\nHost: shop\r\n\r\n'])).statuses).toEqual(['200']);
  });

  test('never reads the answer', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.pause();
    for (let count = 0; count < 400; count += 1)
      socket.write('GET /api/openapi.json HTTP/1.1\r\nHost: shop\r\n\r\n');
    const countOpen = promisify(httpServer.server.getConnections.bind(httpServer.server));
    await eventually(async () => expect(await countOpen()).toBe(1));
    await eventually(async () => expect(await countOpen()).toBe(0));
    socket.destroy();
  });

  test('while others are served', async () => {
    const lingering = Array.from({ length: 60 }, () => speak(slowly('GET / HTTP/1.1\r\n'), 40));
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`);
    expect(await answer.text()).toBe('ok');
    await Promise.all(lingering);
  });
});

test.each([
  ['of a known length', 'Content-Length: 400', '{"email"'],
  ['in pieces', 'Transfer-Encoding: chunked', '8\r\n{"email"\r\n'],
])('a body %s that breaks off is no fault of the shop', async (_, header, piece) => {
  const lines = () => log.map((line) => JSON.parse(line)).filter(({ method }) => method === 'POST');
  const before = lines().length;
  const head = `POST /api/auth/login HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n${header}\r\n\r\n`;
  const socket = connect(port, '127.0.0.1');
  socket.write(`${head}${piece}`, () => setImmediate(() => socket.destroy()));
  await eventually(async () => expect(lines().slice(before)).toMatchObject([{ level: 40, status: 400 }]));
});

describe('a request has a size', () => {
  test.each([
    ['an address', ask(`GET /?${'a'.repeat(17_000)} HTTP/1.1`)],
    ['a header', ask(`GET / HTTP/1.1\r\nX-Long: ${'a'.repeat(17_000)}`)],
    ['many headers', ask(`GET / HTTP/1.1${'\r\nX-Many: aaaaaaaa'.repeat(1_000)}`)],
  ])('%s that is too long is refused with 431', async (_, text) => {
    expect((await speak([text])).statuses).toEqual(['431']);
  });

  test('the longest address that is read is answered', async () => {
    expect((await speak([ask(`GET /api/products?q=${'a'.repeat(8_000)} HTTP/1.1`)])).statuses).toEqual([
      '400',
    ]);
  });
});

describe('a request that two programs could read differently is refused', () => {
  const post = 'POST /api/auth/login HTTP/1.1\r\nContent-Type: application/json\r\n';
  test.each([
    ['two lengths', ask(`${post}Content-Length: 2\r\nContent-Length: 3`, '{}x')],
    ['a list of lengths', ask(`${post}Content-Length: 2, 2`, '{}')],
    [
      'a length and pieces',
      ask(`${post}Content-Length: 2\r\nTransfer-Encoding: chunked`, '2\r\n{}\r\n0\r\n\r\n'),
    ],
    ['pieces in a coding that is not known', ask(`${post}Transfer-Encoding: xchunked`, '{}')],
    ['pieces that are not the last coding', ask(`${post}Transfer-Encoding: chunked, gzip`, '0\r\n\r\n')],
    ['a length that is none', ask(`${post}Content-Length: +2`, '{}')],
    ['a piece of a length that is none', ask(`${post}Transfer-Encoding: chunked`, 'zz\r\n{}\r\n0\r\n\r\n')],
    [
      'two codings',
      ask(`${post}Transfer-Encoding: gzip\r\nTransfer-Encoding: chunked`, '2\r\n{}\r\n0\r\n\r\n'),
    ],
    ['two hosts', ask('GET /healthz HTTP/1.1\r\nHost: other')],
    ['two hosts, of which one is written in capitals', ask('GET /about HTTP/1.1\r\nHOST: shop')],
    ['no host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['a host that is none', 'GET /healthz HTTP/1.1\r\nHost: a b/c\r\nConnection: close\r\n\r\n'],
    ['a header with U+0000', ask('GET /healthz HTTP/1.1\r\nX-Zero: a\0b')],
    ['a header folded over two lines', ask('GET /healthz HTTP/1.1\r\nX-Fold: a\r\n b')],
    ['a header with a bare return', ask('GET /healthz HTTP/1.1\r\nX-Return: a\rb')],
    ['a space before the colon', ask('GET /healthz HTTP/1.1\r\nContent-Length : 2')],
    ['an address with U+0000', ask('GET /\0 HTTP/1.1')],
    ['an address that is none', ask('GET http://[::1 HTTP/1.1')],
    ['another version', ask('GET /healthz HTTP/3.0')],
    ['another protocol', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ])('%s', async (_, text) => {
    const { statuses, text: answer } = await speak([text]);
    expect(statuses).toEqual(['400']);
    expect(answer).not.toMatch(/Error|node|at /);
  });

  test('the address of a proxy is read as a path of this shop', async () => {
    const { statuses } = await speak([ask('GET http://elsewhere.example/healthz HTTP/1.1')]);
    expect(statuses).toEqual(['200']);
  });

  test.each(['CONNECT elsewhere.example:443 HTTP/1.1', 'PRI * HTTP/2.0'])(
    'no tunnel is opened by %s',
    async (line) => {
      expect((await speak([ask(line)])).statuses.filter((status) => status < '400')).toEqual([]);
    },
  );
});
