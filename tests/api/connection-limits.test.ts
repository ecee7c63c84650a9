import type { ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { bind } from '../../server/http/http-server.ts';
import { serverLimits } from '../../server/http/server-limits.ts';
import { host, one, other } from '../support/two-networks.ts';

/** A server with few connections that answers `/hold` on request. */
async function openServer(connections: number, perSubnet: number) {
  const httpServer = await bind(host, 0, { ...serverLimits, connections, perSubnet });
  const holding: ServerResponse[] = [];
  httpServer.open((request, response) => {
    if (request.url === '/hold') holding.push(response);
    else response.end('ok');
  });
  const { port } = httpServer.server.address() as AddressInfo;
  const sockets: Socket[] = [];
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await httpServer.close(0);
  });
  /** Connects from a given network. */
  const enter = (way: { host: string }) => {
    const socket = connect({ port, ...way });
    sockets.push(socket);
    socket.on('error', () => {});
    const closed = new Promise((resolve) => socket.on('close', () => resolve('closed')));
    const send = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`);
    const statusLine = () =>
      new Promise((resolve) => socket.once('data', (text) => resolve(String(text).split('\r\n')[0])));
    const answered = () => Promise.race([closed, statusLine()]);
    const ask = () => {
      send('/');
      return answered();
    };
    return { ask, answered, closed, hold: () => send('/hold') };
  };
  const finish = () => holding.shift()?.end('at last');
  return { enter, finish, holding };
}

const ok = 'HTTP/1.1 200 OK';

test('a server that is full closes the connection that was idle for longest for a new one', async () => {
  const { enter } = await openServer(3, 3);
  const [first, second, third] = [enter(one), enter(one), enter(other)];
  for (const connection of [first, second, third, first]) expect(await connection.ask()).toBe(ok);
  const fourth = enter(other);
  expect(await fourth.ask()).toBe(ok);
  expect(await second.closed).toBe('closed');
  for (const connection of [first, third, fourth]) expect(await connection.ask()).toBe(ok);
});

test('a connection that is being answered is closed for nobody: who comes while all are is turned away', async () => {
  const { enter, finish, holding } = await openServer(2, 2);
  const inside = [enter(one), enter(other)];
  for (const connection of inside) connection.hold();
  await expect.poll(() => holding.length).toBe(2);
  expect(await enter(other).ask()).toBe('closed');
  finish();
  finish();
  expect(await Promise.all(inside.map(({ answered }) => answered()))).toEqual([ok, ok]);
  expect(await enter(other).ask()).toBe(ok);
});

test('a connection that says nothing is closed for one that comes later', async () => {
  const { enter } = await openServer(3, 3);
  const silent = [enter(one), enter(one), enter(one)];
  expect(await enter(other).ask()).toBe(ok);
  expect(await silent[0]?.closed).toBe('closed');
});

test('one network holds no more than its part, closes its own idle ones for more, and leaves the others alone', async () => {
  const { enter, holding } = await openServer(10, 4);
  const neighbours = [enter(other), enter(other)];
  for (const connection of neighbours) expect(await connection.ask()).toBe(ok);
  const crowd = [];
  for (let count = 0; count < 9; count += 1) {
    const connection = enter(one);
    crowd.push(connection);
    expect(await connection.ask()).toBe(ok);
  }
  await Promise.all(crowd.slice(0, 5).map(({ closed }) => closed));
  for (const connection of [...neighbours, ...crowd.slice(5)]) expect(await connection.ask()).toBe(ok);
  for (const connection of crowd.slice(5)) connection.hold();
  await expect.poll(() => holding.length).toBe(4);
  expect(await enter(one).ask()).toBe('closed');
  for (const connection of [...neighbours, enter(other)]) expect(await connection.ask()).toBe(ok);
});
