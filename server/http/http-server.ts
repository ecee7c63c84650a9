import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, Server as Line } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { BootError } from '../boot-error.ts';
import { isAmbiguous } from './ambiguous-request.ts';
import { limitConnections } from './limit-connections.ts';
import { cutOffSlowBody, type ServerLimits, serverLimits } from './server-limits.ts';

/**
 * Connection draining: how long idle keep-alive connections stay open after the listener is closed, in milliseconds.
 * A client that asks within it is answered with `Connection: close`.
 */
const lastCall = 500;

export type HttpServer = {
  server: Server;
  /** The port that is bound: with 0 asked for, one that was free. */
  port: number;
  /** Starts to answer, first the requests that waited while the shop was starting. */
  open: (answer: RequestListener) => void;
  /**
   * Begins draining: every answer from now on carries `Connection: close`, so that clients reconnect, perhaps to
   * another instance.
   */
  drain: () => void;
  /**
   * Graceful shutdown: accepts no connection, ends when requests under way are answered, or after `timeoutMs`
   * milliseconds.
   */
  close: (timeoutMs: number) => Promise<void>;
};

/**
 * Binds host and port before anything slow is started; requests wait until `open`. Bounds headers, bodies and
 * connections against slowloris. Throws a BootError when the address cannot be bound.
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
  // A single listener: with two, Node copies the list at every request.
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
    // Node's default backlog is 511; the kernel drops what exceeds it, and clients retry only after seconds.
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
    port: (server.address() as AddressInfo).port,
    open: (listener) => {
      answer = listener;
      opened.resolve(listener);
    },
    drain,
    close: async (timeoutMs) => {
      const closed = once(server, 'close');
      // `http.Server.close` also destroys idle connections at once, on which a request may be on its way: net's close
      // only stops listening.
      Line.prototype.close.call(server);
      // Only now, unless they were before: a client that comes back at once must be refused a connection, not be cut off on one.
      drain();
      const isOver = await Promise.race([closed, sleep(Math.min(lastCall, timeoutMs), false)]);
      // Connections that became idle since, as after a stream, would be waited for until their keep-alive timeout.
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
