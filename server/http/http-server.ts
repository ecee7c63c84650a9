import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { Server as Line } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { BootError } from '../boot-error.ts';
import { isAmbiguous } from './ambiguous-request.ts';
import { limitConnections } from './limit-connections.ts';
import { cutOffSlowBody, type ServerLimits, serverLimits } from './server-limits.ts';

/**
 * How long idle connections stay open once nobody new is let in, in milliseconds: who is in the middle of shopping asks again
 * within it, is answered and told to go elsewhere.
 */
const lastCall = 500;

export type HttpServer = {
  server: Server;
  /** Answers from now on, also those who came while the shop was still starting and had to wait. */
  open: (answer: RequestListener) => void;
  /** Asks all who are answered from now on to come again on a new connection, which may lead to another instance. */
  drain: () => void;
  /** Lets nobody in any more; ends when those inside are served, or after `timeoutMs` milliseconds. */
  close: (timeoutMs: number) => Promise<void>;
};

/**
 * Takes the address before anything else is done. Who asks too slowly, at too great length or with too many
 * others is cut off. Throws a BootError
 * when the address cannot be had.
 */
export async function bind(
  host: string,
  port: number,
  limits: ServerLimits = serverLimits,
): Promise<HttpServer> {
  const opened = Promise.withResolvers<RequestListener>();
  let answer: RequestListener = async (request, response) => (await opened.promise)(request, response);
  const { maxHeaderSize, headersTimeout, requestTimeout, keepAliveTimeout, connectionsCheckingInterval } =
    limits;
  const server = createServer({
    maxHeaderSize,
    headersTimeout,
    requestTimeout,
    keepAliveTimeout,
    connectionsCheckingInterval,
  });
  server.timeout = limits.silence;
  const noteAnswer = limitConnections(server, limits);
  // One listener: of two Node copies the list with every request.
  server.on('request', (request, response) => {
    noteAnswer(response);
    if (isAmbiguous(request)) {
      response.writeHead(400, { Connection: 'close' }).end();
      return;
    }
    cutOffSlowBody(request, response, limits);
    answer(request, response);
  });
  try {
    // Node lets 511 wait at most to be let in; whoever comes beyond is not heard, and knocks again after seconds.
    server.listen({ port, host, backlog: limits.connections });
    await once(server, 'listening');
  } catch (error) {
    throw explainFailure(error as NodeJS.ErrnoException, host, port);
  }
  let isSending = false;
  const drain = () => {
    if (isSending) return;
    isSending = true;
    server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
  };
  return {
    server,
    open: (listener) => {
      answer = listener;
      opened.resolve(listener);
    },
    drain,
    close: async (timeoutMs) => {
      const closed = once(server, 'close');
      // The server's own close cuts idle lines at once, on which a request may be on its way at this moment.
      Line.prototype.close.call(server);
      // Only now, unless they were before: a client that comes back at once must be refused a connection, not be cut off on one.
      drain();
      const isOver = await Promise.race([closed, sleep(Math.min(lastCall, timeoutMs), false)]);
      // Who has been served now, as at the end of a stream, would be waited for until the next request or for seconds.
      const sweep = setInterval(() => server.closeIdleConnections(), 50);
      if (!isOver) await Promise.race([closed, sleep(Math.max(0, timeoutMs - lastCall))]);
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
