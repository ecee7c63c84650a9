import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A way to the database at `url` that can be closed, with all that is on it, and opened again at the same address. */
export async function openWay(
  url: string,
): Promise<{ url: string; close: () => void; open: () => Promise<void> }> {
  const { hostname, port } = new URL(url);
  const lines = new Set<Socket>();
  let server: Server | undefined;
  let own = 0;

  const open = async () => {
    server = createServer((near) => {
      const far = connect(Number(port), hostname);
      for (const [line, other] of [
        [near, far],
        [far, near],
      ] as const) {
        lines.add(line);
        line.on('error', () => {});
        line.on('close', () => {
          lines.delete(line);
          other.destroy();
        });
        line.pipe(other);
      }
    }).listen(own, '127.0.0.1');
    await once(server, 'listening');
    own = (server.address() as AddressInfo).port;
  };
  const close = () => {
    server?.close();
    for (const line of lines) line.destroy();
  };

  await open();
  onTestFinished(close);
  return { url: Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(own) }).href, close, open };
}
