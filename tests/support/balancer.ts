import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/**
 * A load balancer (round robin) over `instances`, which may change. Idempotent requests (by method or Idempotency-Key) are
 * retried on the next instance after a refused or broken connection.
 */
export async function openBalancer(instances: string[]): Promise<string> {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  const pass = async (incoming: IncomingMessage, instance: string, body: Buffer) => {
    const { method, url, headers } = incoming;
    const passed = send(`${instance}${url}`, { method, headers, agent });
    passed.end(body);
    const [answer] = (await once(passed, 'response')) as [IncomingMessage];
    return { status: answer.statusCode ?? 502, headers: answer.headers, body: await buffer(answer) };
  };

  const server = createServer(async (incoming, outgoing) => {
    const body = await buffer(incoming);
    const isSafe =
      /^(GET|HEAD|PUT|DELETE)$/.test(incoming.method ?? '') || incoming.headers['idempotency-key'];
    const first = turn;
    turn += 1;
    for (let tries = 0; tries < (isSafe ? 2 * instances.length : 1); tries += 1) {
      const instance = instances[(first + tries) % instances.length] ?? '';
      const answer = await pass(incoming, instance, body).catch(() => null);
      if (!answer) continue;
      outgoing.writeHead(answer.status, answer.headers).end(answer.body);
      return;
    }
    outgoing.writeHead(502).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    agent.destroy();
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
