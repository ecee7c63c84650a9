import { LRUCache } from 'lru-cache';
import type { CallAnswer } from '../../../contracts/fetch-api.ts';
import { isCacheable } from './cache-control.ts';
import type { CacheKeyOf } from './cache-key.ts';

/** LRU capacity in bytes: the shop's texts and categories, and the lists and products of about a thousand pages. */
const max = 8 * 1024 * 1024;
/** Estimated overhead of an entry in bytes. */
const overhead = 500;

/**
 * Caches the reads that pages make while they are rendered, by path, query and the catalogue's version: all pages need
 * the same texts and categories, and both languages the same product. Concurrent misses share one call (single flight).
 * Refusals, answers that are not `public`, and POST calls with a body are passed on uncached.
 */
export function cacheCalls<Context>(
  ask: (request: Request, context: Context) => Response | Promise<Response>,
  { cacheKeyOf, version }: { cacheKeyOf: CacheKeyOf; version: () => number | null },
): (context: Context, path: string, body?: string | Blob) => Promise<CallAnswer> {
  /** Bodies, at two bytes a character at most. */
  const kept = new LRUCache<string, string>({
    maxSize: max,
    sizeCalculation: (body, key) => 2 * (body.length + key.length) + overhead,
  });
  const underWay = new Map<string, Promise<string | Response>>();
  let keptVersion: number | null = null;

  const askFor = async (path: string, context: Context, body?: string | Blob): Promise<Response> => {
    const headers = { 'Content-Type': 'application/json' };
    return ask(
      new Request(`http://shop${path}`, body === undefined ? {} : { method: 'POST', headers, body }),
      context,
    );
  };
  const make = async (key: string, path: string, context: Context): Promise<string | Response> => {
    const startedAt = keptVersion;
    const answer = await askFor(path, context);
    if (!isCacheable(answer)) return answer;
    const body = await answer.text();
    if (startedAt === version()) kept.set(key, body);
    return body;
  };

  return async (context, path, body) => {
    const current = version();
    const key = current === null || body !== undefined ? null : cacheKeyOf(path);
    if (key === null) return askFor(path, context, body);
    if (current !== keptVersion) {
      kept.clear();
      underWay.clear();
      keptVersion = current;
    }
    const held = kept.get(key);
    if (held !== undefined) return answerOf(held);
    const begun = underWay.get(key);
    if (begun) {
      // A shared call that failed, as when the client of the page that started it has disconnected, is not this page's
      // failure: call again.
      const made = await begun.catch(() => null);
      return typeof made === 'string' ? answerOf(made) : askFor(path, context);
    }
    const making = make(key, path, context);
    underWay.set(key, making);
    const end = () => underWay.get(key) === making && underWay.delete(key);
    making.then(end, end);
    const made = await making;
    return typeof made === 'string' ? answerOf(made) : made;
  };
}

const answerOf = (body: string): CallAnswer => ({
  ok: true,
  status: 200,
  statusText: 'OK',
  text: async () => body,
});
