import type { Context as HonoContext } from 'hono';
import { streamSSE } from 'hono/streaming';
import { watchSession } from '../accounts/watch-session.ts';
import type { Context } from '../context.ts';
import { ShopError } from '../errors.ts';
import { describeError } from '../log.ts';
import type { Contract, HttpEnv, Route } from './mount.ts';

/** The lifetime of a stream in milliseconds: the client then reconnects and is authenticated again. */
const lifetime = 15 * 60 * 1000;
/** Interval of heartbeat comments in milliseconds, below the idle timeouts of proxies and phones. */
const heartbeat = 20_000;

/** Streams the values of a handler as server-sent events (SSE). Ends with the session, the client or the lifetime. */
export async function answerEvents(
  c: HonoContext<HttpEnv>,
  endpoint: Contract,
  verb: Route['verb'],
  input: unknown,
): Promise<Response> {
  // HEAD needs no events: answered without subscribing.
  if (c.req.raw.method === 'HEAD') return c.body(null, 200, { 'Content-Type': 'text/event-stream' });
  const gone = new AbortController();
  const context = c.get('context');
  const leave = enter(context.actor?.user.id ?? '');
  const signal = AbortSignal.any([context.signal, gone.signal, AbortSignal.timeout(lifetime)]);
  const values = await listen(verb, { ...context, signal }, input, gone).catch((error: unknown) => {
    gone.abort();
    leave();
    throw error;
  });
  c.header('X-Accel-Buffering', 'no');
  return streamSSE(c, async (stream) => {
    stream.onAbort(() => gone.abort());
    // Otherwise a client that does not read would keep the stream open beyond its lifetime.
    signal.addEventListener('abort', () => stream.abort());
    const beat = setInterval(() => void stream.write(':\n\n'), heartbeat);
    try {
      // Sent once the subscription exists: from here on the client misses nothing.
      await stream.write(':\n\n');
      for await (const value of values) {
        await stream.writeSSE({ data: JSON.stringify(endpoint.answer.parse(value)) });
      }
    } catch (error) {
      // The status was already sent: the stream can only end, and the client reconnects.
      context.log.error(
        { requestId: context.requestId, ...describeError(error as Error) },
        'a stream failed',
      );
    } finally {
      clearInterval(beat);
      gone.abort();
      leave();
    }
  });
}

/** Also subscribes to the end of the session: a revoked session closes the stream, and the reconnect is refused. */
async function listen(verb: Route['verb'], context: Context, input: unknown, gone: AbortController) {
  await watchSession(context, () => gone.abort());
  return (await verb(context, input)) as AsyncIterable<unknown>;
}

/**
 * The open streams of each user in this process. The limit protects the process's memory, so it need not be shared
 * between instances.
 */
const open = new Map<string, number>();
const maxStreams = 10;

/** Counts a user's stream and returns the function that releases it; refuses `too_many_requests` beyond the limit. */
function enter(userId: string): () => void {
  const count = open.get(userId) ?? 0;
  if (count >= maxStreams) throw new ShopError('too_many_requests', { retryAfter: 30 });
  open.set(userId, count + 1);
  return () => {
    const left = (open.get(userId) ?? 1) - 1;
    if (left > 0) open.set(userId, left);
    else open.delete(userId);
  };
}
