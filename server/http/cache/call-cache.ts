import { LRUCache } from 'lru-cache';
import { isCacheable } from './cache-control.ts';
import type { CacheKeyOf } from './cache-key.ts';

/** LRU capacity in bytes: the shop's texts and categories, and the lists and products of some thousand pages. */
const max = 8 * 1024 * 1024;
/** Estimated overhead of an entry in bytes. */
const overhead = 500;

/** An answer of the API: its body is a string of at most two bytes a character. */
type Kept = { body: string; headers: [string, string][] };

type Ask<Context> = (request: Request, context: Context) => Response | Promise<Response>;

/**
 * Caches public calls that pages make while they are rendered, by the catalogue's version: all pages ask for the same texts and
 * categories, both languages for the same product. Concurrent misses share one call (single flight); refusals and what is
 * not `public` are passed on uncached.
 */
export function cacheCalls<Context>(
  ask: Ask<Context>,
  { cacheKeyOf, version }: { cacheKeyOf: CacheKeyOf; version: () => number | null },
): Ask<Context> {
  const kept = new LRUCache<string, Kept>({
    maxSize: max,
    sizeCalculation: ({ body }, key) => 2 * (body.length + key.length) + overhead,
  });
  const underWay = new Map<string, Promise<Kept | Response>>();
  let keptVersion: number | null = null;

  const make = async (key: string, request: Request, context: Context): Promise<Kept | Response> => {
    const startedAt = keptVersion;
    const answer = await ask(request, context);
    if (!isCacheable(answer)) return answer;
    const made: Kept = { body: await answer.text(), headers: [...answer.headers] };
    if (startedAt === version()) kept.set(key, made);
    return made;
  };

  return async (request, context) => {
    const current = version();
    const { pathname, search } = new URL(request.url);
    const key = current === null || request.method !== 'GET' ? null : cacheKeyOf(pathname + search);
    if (key === null) return ask(request, context);
    if (current !== keptVersion) {
      kept.clear();
      underWay.clear();
      keptVersion = current;
    }
    const held = kept.get(key);
    if (held) return answerOf(held);
    const begun = underWay.get(key);
    if (begun) {
      // One that failed, as when the page that asked first is gone, says nothing about this one.
      const made = await begun.catch(() => null);
      return made === null || made instanceof Response ? ask(request, context) : answerOf(made);
    }
    const making = make(key, request, context);
    underWay.set(key, making);
    const end = () => underWay.get(key) === making && underWay.delete(key);
    making.then(end, end);
    const made = await making;
    return made instanceof Response ? made : answerOf(made);
  };
}

const answerOf = ({ body, headers }: Kept) => new Response(body, { status: 200, headers });
