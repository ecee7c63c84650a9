import type { IncomingMessage, ServerOptions, ServerResponse } from 'node:http';

const second = 1000;

export type Limits = Required<
  Pick<
    ServerOptions,
    'maxHeaderSize' | 'headersTimeout' | 'requestTimeout' | 'keepAliveTimeout' | 'connectionsCheckingInterval'
  >
> & {
  /** How many connections a process holds at once; who comes beyond is turned away without a word. */
  connections: number;
  /** How long nothing may be sent or read on a connection while somebody is being served. */
  silence: number;
  /** How long a body may take, whatever its size, and how many bytes a millisecond it has to bring beyond that. */
  body: { grace: number; pace: number };
};

/** What one visitor may take of the door's time and memory, in milliseconds and bytes. */
export const limits: Limits = {
  connections: 2_000,
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

const refusal = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

/** Ends the connection of a request whose body comes so slowly that it is only meant to hold the door open. */
export function cutOffSlowBody(request: IncomingMessage, response: ServerResponse, limits: Limits): void {
  const { 'content-length': length = 0, 'transfer-encoding': encoding } = request.headers;
  if (encoding === undefined && Number(length) === 0) return;
  const { grace, pace } = limits.body;
  const patience = Math.min(grace + Number(length) / pace, limits.requestTimeout);
  const timer = setTimeout(() => {
    if (request.complete) return;
    if (!response.headersSent) request.socket.write(refusal);
    request.socket.destroy();
  }, patience);
  request.once('close', () => clearTimeout(timer));
}
