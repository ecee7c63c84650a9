import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { BootError } from '../boot-error.ts';

export type Door = {
  server: Server;
  /** Answers from now on, also those who came while the shop was still starting and had to wait. */
  open: (answer: RequestListener) => void;
  /** Lets nobody in any more; ends when those inside are served, or after `patience` milliseconds. */
  close: (patience: number) => Promise<void>;
};

/** Takes the address before anything else is done. Throws a BootError when it cannot be had. */
export async function takeAddress(host: string, port: number): Promise<Door> {
  const opened = Promise.withResolvers<RequestListener>();
  const wait: RequestListener = async (request, response) => (await opened.promise)(request, response);
  const server = createServer(wait);
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    throw explainFailure(error as NodeJS.ErrnoException, host, port);
  }
  return {
    server,
    open: (answer) => {
      server.off('request', wait).on('request', answer);
      opened.resolve(answer);
    },
    close: async (patience) => {
      const closed = once(server, 'close');
      server.close();
      // Who has been served now, as at the end of a stream, would be waited for until the next request or for seconds.
      const sweep = setInterval(() => server.closeIdleConnections(), 50);
      await Promise.race([closed, sleep(patience)]);
      clearInterval(sweep);
      server.closeAllConnections();
    },
  };
}

function explainFailure(error: NodeJS.ErrnoException, host: string, port: number): unknown {
  if (error.code === 'EADDRINUSE') {
    return new BootError(
      `Port ${port} is taken: stop the program that uses it, or choose another with PORT.`,
    );
  }
  if (error.code === 'EACCES') {
    return new BootError(`This user may not use port ${port}: choose one above 1023 with PORT.`);
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND' || error.code === 'EAI_AGAIN') {
    return new BootError(`This machine has no address ${host}: correct HOST, or remove it.`);
  }
  return error;
}
