import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

type DatabaseProxy = {
  url: string;
  close: () => void;
  /** Closes the proxy after this many more packets in either direction. */
  closeAfter: (packets: number) => void;
  open: () => Promise<void>;
};

/** A TCP proxy to PostgreSQL for fault injection: it can be cut with all connections and reopened on the same port. */
export async function openDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(url);
  const lines = new Set<Socket>();
  let server: Server | undefined;
  let own = 0;
  let left = Number.POSITIVE_INFINITY;

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
        line.on('data', () => {
          left -= 1;
          if (left === 0) close();
        });
        line.pipe(other);
      }
    }).listen(own, '127.0.0.1');
    await once(server, 'listening');
    own = (server.address() as AddressInfo).port;
  };
  const close = () => {
    // The trigger has fired or is obsolete: a reopened proxy has none.
    left = Number.POSITIVE_INFINITY;
    server?.close();
    for (const line of lines) line.destroy();
  };

  const closeAfter = (packets: number) => {
    left = packets;
  };

  await open();
  onTestFinished(close);
  const address = Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(own) });
  return { url: address.href, close, closeAfter, open };
}
