import type { IncomingMessage, ServerOptions, ServerResponse } from 'node:http';
import type { Config } from '../config.ts';

const second = 1000;

export type ServerLimits = Required<
  Pick<
    ServerOptions,
    'maxHeaderSize' | 'headersTimeout' | 'requestTimeout' | 'keepAliveTimeout' | 'connectionsCheckingInterval'
  >
> & {
  /**
   * How many connections a process holds at once, and how many of them from one subnet. Beyond that idle ones are closed; who
   * comes while none is idle is turned away without a word.
   */
  connections: number;
  perSubnet: number;
  /** How long nothing may be sent or read on a connection while somebody is being served. */
  silence: number;
  /** How long a body may take, whatever its size, and how many bytes a millisecond it has to bring beyond that. */
  body: { grace: number; pace: number };
};

/** What one visitor may take of the server's time and memory, in milliseconds and bytes. */
export const serverLimits: ServerLimits = {
  connections: 2_000,
  // A browser has six at most. Many customers of a mobile network share one address, and their idle connections make room.
  perSubnet: 200,
  // The address counts too: the longest that a page makes has not a tenth of it.
  maxHeaderSize: 16 * 1024,
  // From the first moment of a connection.
  headersTimeout: 10 * second,
  // The largest file of products, 40 MB, from a line of a megabit.
  requestTimeout: 320 * second,
  // Longer than a reverse proxy keeps what it believes to be open.
  keepAliveTimeout: 65 * second,
  connectionsCheckingInterval: 2 * second,
  // Streams of events say something every twenty seconds.
  silence: 120 * second,
  body: { grace: 20 * second, pace: 16 },
};

/** A proxy's connections are everybody's, and a load test's are counted no more than its tries. */
export const serverLimitsFor = ({
  trustProxy,
  rateLimits,
}: Pick<Config, 'trustProxy' | 'rateLimits'>): ServerLimits =>
  trustProxy || !rateLimits ? { ...serverLimits, perSubnet: serverLimits.connections } : serverLimits;

const refusal = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

/** Ends the connection of a request whose body comes so slowly that it is only meant to hold the connection (Slowloris). */
export function cutOffSlowBody(
  request: IncomingMessage,
  response: ServerResponse,
  limits: ServerLimits,
): void {
  const { 'content-length': length = 0, 'transfer-encoding': encoding } = request.headers;
  if (encoding === undefined && Number(length) === 0) return;
  const { grace, pace } = limits.body;
  const timeoutMs = Math.min(grace + Number(length) / pace, limits.requestTimeout);
  const timer = setTimeout(() => {
    if (request.complete) return;
    if (!response.headersSent) request.socket.write(refusal);
    request.socket.destroy();
  }, timeoutMs);
  request.once('close', () => clearTimeout(timer));
}
