import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { prepareHead, writePreparedHead } from './prepared-head.ts';

const headers = [
  'ETag',
  '"one"',
  'content-type',
  'text/html; charset=utf-8',
  'content-security-policy',
  "default-src 'self'",
];
const body = Buffer.from('مونة');
const prepared = prepareHead(200, headers, body.length);

const server = createServer((request, response) => {
  if (request.url?.includes('draining')) response.setHeader('Connection', 'close');
  if (request.url?.startsWith('/prepared')) writePreparedHead(response, prepared, 200);
  else response.writeHead(200, [...headers, 'Content-Length', String(body.length)]);
  response.end(request.method === 'HEAD' ? undefined : body);
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => server.close());

/** The bytes of an answer, without its date, and of a second one on the same connection if it stays open. */
async function ask(method: string, path: string, rest: string): Promise<string> {
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
  socket.write(
    `${method} ${path} ${rest}\r\n\r\n${method} ${path} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`,
  );
  return (await text(socket)).replaceAll(/^Date: .*$/gm, 'Date:');
}

test.each([
  ['kept open', 'GET', '', 'HTTP/1.1\r\nHost: shop'],
  ['asked for the head', 'HEAD', '', 'HTTP/1.1\r\nHost: shop'],
  ['of HTTP 1.0', 'GET', '', 'HTTP/1.0'],
  ['closed', 'GET', '', 'HTTP/1.1\r\nHost: shop\r\nConnection: close'],
  ['drained', 'GET', '?draining', 'HTTP/1.1\r\nHost: shop'],
])('a prepared head goes out as Node writes it: a connection %s', async (_, method, query, rest) => {
  const answer = await ask(method, `/prepared${query}`, rest);
  expect(answer).toContain('ETag: "one"');
  expect(answer).toBe(await ask(method, `/plain${query}`, rest));
});

test('a head that would break its lines is refused before it is kept', () => {
  expect(() => prepareHead(200, ['x-name', 'one\r\nSet-Cookie: two'], 0)).toThrow('Invalid character');
  expect(() => prepareHead(200, ['x name', 'one'], 0)).toThrow('Header name');
});
