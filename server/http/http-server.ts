import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, Server as Line } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { BootError } from '../boot-error.ts';
import { isAmbiguous } from './ambiguous-request.ts';
import { limitConnections } from './limit-connections.ts';
import { cutOffSlowBody, type ServerLimits, serverLimits } from './server-limits.ts';

/**
 * Connection draining: how long idle keep-alive connections stay open after the listener is closed, in milliseconds. A
 * request within this time is answered with `Connection: close`.
 */
const lastCall = 500;

export type HttpServer = {
  server: Server;
  /** The bound port; if 0 was configured, a free one. */
  port: number;
  /** Starts answering, beginning with the requests that arrived during the start. */
  open: (answer: RequestListener) => void;
  /**
   * Starts draining: every answer from now on has `Connection: close`, so that clients reconnect, perhaps to another
   * instance.
   */
  drain: () => void;
  /**
   * Graceful shutdown: accepts no new connection, and ends when the current requests are answered or after `timeoutMs`
   * milliseconds.
   */
  close: (timeoutMs: number) => Promise<void>;
};

/**
 * Binds host and port before anything slow is started; requests wait until `open`. Limits headers, bodies and
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
    // Node's default backlog is 511; the kernel drops connections beyond it, and clients retry only after seconds.
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
      // `http.Server.close` would also destroy idle connections at once, when a request may be on its way; net's close
      // only stops listening.
      Line.prototype.close.call(server);
      // Not earlier, unless it was done before: a client that reconnects at once must be refused a connection, not be
      // cut off on one.
      drain();
      const isOver = await Promise.race([closed, sleep(Math.min(lastCall, timeoutMs), false)]);
      // Connections that became idle since, as after a stream, would otherwise be waited for until their keep-alive timeout.
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
