import type { IncomingMessage, ServerOptions, ServerResponse } from 'node:http';
import type { Config } from '../config.ts';

const second = 1000;

export type ServerLimits = Required<
  Pick<
    ServerOptions,
    'maxHeaderSize' | 'headersTimeout' | 'requestTimeout' | 'keepAliveTimeout' | 'connectionsCheckingInterval'
  >
> & {
  /** Connection limits of the process and of one subnet; for what happens beyond them, see `limit-connections.ts`. */
  connections: number;
  perSubnet: number;
  /** Socket timeout: the longest silence on a connection with a request in progress. */
  silence: number;
  /** Slow bodies (slowloris): a grace period in milliseconds, then a minimum rate in bytes per millisecond. */
  body: { grace: number; pace: number };
};

/** Graceful shutdown: the milliseconds that current requests have to finish. */
export const shutdownTimeoutMs = 10 * second;

/** Limits per process and visitor, in milliseconds and bytes. */
export const serverLimits: ServerLimits = {
  connections: 2_000,
  // Browsers open six at most, but a mobile network's NAT shares one address among many customers.
  perSubnet: 200,
  // Includes the URL; the longest one of a page is less than a tenth of this.
  maxHeaderSize: 16 * 1024,
  // Counted from the start of the connection.
  headersTimeout: 10 * second,
  // Enough for the largest import, 40 MB, at one megabit per second.
  requestTimeout: 320 * second,
  // Longer than reverse proxies reuse idle connections: otherwise they could write to one that is being closed.
  keepAliveTimeout: 65 * second,
  connectionsCheckingInterval: 2 * second,
  // Longer than the heartbeat of event streams.
  silence: 120 * second,
  body: { grace: 20 * second, pace: 16 },
};

/** All clients of a trusted proxy share its connections, and a load test its own, so there is no limit per subnet. */
export const serverLimitsFor = ({
  trustProxy,
  rateLimits,
}: Pick<Config, 'trustProxy' | 'rateLimits'>): ServerLimits =>
  trustProxy || !rateLimits ? { ...serverLimits, perSubnet: serverLimits.connections } : serverLimits;

const refusal = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

/** Closes the connection of a request whose body arrives so slowly that it only serves to hold the connection (slowloris). */
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
