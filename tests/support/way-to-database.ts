import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

type Way = {
  url: string;
  close: () => void;
  /** Closes it once so many more packets have gone either way. */
  closeAfter: (packets: number) => void;
  open: () => Promise<void>;
};

/** A way to the database at `url` that can be closed, with all that is on it, and opened again at the same address. */
export async function openWay(url: string): Promise<Way> {
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
    // What was to close it has done so, or came too late: the way that is opened next has no end.
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
