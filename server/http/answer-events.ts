import type { Context as HonoContext } from 'hono';
import { streamSSE } from 'hono/streaming';
import { watchSession } from '../accounts/watch-session.ts';
import type { Context } from '../context.ts';
import { ShopError } from '../errors.ts';
import { describeError } from '../log.ts';
import type { Contract, HttpEnv, Route } from './mount.ts';

/** A stream ends after so many milliseconds: who still listens comes back, and is asked again who it is. */
const lifetime = 15 * 60 * 1000;
/** Silence after which proxies and phones drop a connection is longer than this, in milliseconds. */
const heartbeat = 20_000;

/** Answers a verb's values as server-sent events, each as it comes, from the moment at which the verb listens. */
export async function answerEvents(
  c: HonoContext<HttpEnv>,
  endpoint: Contract,
  verb: Route['verb'],
  input: unknown,
): Promise<Response> {
  // Who asks for the headers alone would never read what is listened for.
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
    // A listener who never reads would hold the stream open beyond its time.
    signal.addEventListener('abort', () => stream.abort());
    const beat = setInterval(() => void stream.write(':\n\n'), heartbeat);
    try {
      // The first bytes tell the listener that from now on nothing is missed.
      await stream.write(':\n\n');
      for await (const value of values) {
        await stream.writeSSE({ data: JSON.stringify(endpoint.answer.parse(value)) });
      }
    } catch (error) {
      // Its answer has begun: all that is left is to end it, after which the listener comes back.
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

/** Whoever may not listen any more is cut off, and told so when coming back. */
async function listen(verb: Route['verb'], context: Context, input: unknown, gone: AbortController) {
  await watchSession(context, () => gone.abort());
  return (await verb(context, input)) as AsyncIterable<unknown>;
}

/**
 * How many streams each user has open in this process, whose memory it guards, so other instances need not know. A page has
 * one, and few have more than ten pages open.
 */
const open = new Map<string, number>();
const mostStreams = 10;

/** Counts a stream of a user in, and answers how to count it out; refuses with `too_many_requests`. */
function enter(userId: string): () => void {
  const count = open.get(userId) ?? 0;
  if (count >= mostStreams) throw new ShopError('too_many_requests', { retryAfter: 30 });
  open.set(userId, count + 1);
  return () => {
    const left = (open.get(userId) ?? 1) - 1;
    if (left > 0) open.set(userId, left);
    else open.delete(userId);
  };
}
