import { createHash } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, gzip, constants as zlib } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Vitals } from '../../vitals.ts';
import { rememberedAddress } from '../visitor-redirect.ts';
import { isCacheable } from './cache-control.ts';
import type { CacheKeyOf } from './cache-key.ts';
import { type PreparedHead, prepareHead, writePreparedHead } from './prepared-head.ts';

/**
 * LRU capacity in bytes. Answers with a query have a cache of their own: invented queries must not evict the most
 * visited pages.
 */
export const max = { plain: 32 * 1024 * 1024, asked: 16 * 1024 * 1024 };
/** Estimated overhead of an entry in bytes, besides body, headers and key. */
const overhead = 2048;
/** Bodies below this size fit into one packet uncompressed. */
const minCompressed = 1024;

type Encoding = 'br' | 'gzip' | 'identity';
/** A cached answer, ready to send. */
type Page = { status: number; head: PreparedHead; unchangedHead: string[]; etag: string; body: Buffer };

type Options = {
  /** Renders with the whole shop; the request has no cookies, token or encodings. */
  render: (request: Request) => Response | Promise<Response>;
  cacheKeyOf: CacheKeyOf;
  /** The version of everything that pages show; null while it is unknown. */
  version: () => number | null;
  /** Hits, misses and bytes for `/metrics`. */
  counts: Vitals['pageCache'];
};

/**
 * Caches public answers as encoded bytes, in front of the framework. Keys include the catalogue's version, so a change
 * invalidates all. Concurrent misses share one render (single flight); errors, redirects and answers that are not
 * `public` are passed on uncached.
 */
export function createPageCache({ render, cacheKeyOf, version, counts }: Options) {
  const plain = openStore(max.plain);
  const asked = openStore(max.asked);
  const storeOf = (address: string) => (address.includes('?') ? asked : plain);
  const underWay = new Map<string, Promise<Page>>();
  let keptVersion: number | null = null;

  const make = async (key: string, address: string, encoding: Encoding): Promise<Page> => {
    const startedAt = keptVersion;
    const answer = await render(new Request(`http://shop${address}`));
    const page = await pageOf(answer, encoding);
    if (!isCacheable(answer)) return withRequestId(page, answer);
    if (startedAt === version()) storeOf(address).set(key, page);
    counts.bytes = plain.calculatedSize + asked.calculatedSize;
    return page;
  };

  return (next: RequestListener): RequestListener =>
    (request, response) => {
      const current = version();
      const address = current === null ? null : cacheKeyOf(request.url ?? '');
      if (address === null || !isForAll(request)) return next(request, response);
      if (current !== keptVersion) {
        plain.clear();
        asked.clear();
        keptVersion = current;
      }
      const encoding = encodingFor(request.headers['accept-encoding']);
      const key = `${current} ${encoding} ${address}`;
      const page = storeOf(address).get(key);
      if (page) {
        counts.hits += 1;
        return send(page, request, response);
      }
      const making = underWay.get(key) ?? make(key, address, encoding);
      if (!underWay.has(key)) {
        counts.misses += 1;
        underWay.set(key, making);
        making.finally(() => underWay.delete(key)).catch(() => {});
      }
      making.then(
        (made) => send(made, request, response),
        // The framework repeats a render that threw, and answers with the error page.
        () => next(request, response),
      );
    };
}

const openStore = (maxSize: number) => new LRUCache<string, Page>({ maxSize, sizeCalculation: sizeOf });

const sizeOf = ({ head, body }: Page, key: string): number =>
  2 * head.lines.length + body.length + key.length + overhead;

/** Whether the request is anonymous and safe: GET or HEAD without a token, and without a redirect by the visitor's cookies. */
const isForAll = ({ method, headers, url = '' }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  headers.authorization === undefined &&
  rememberedAddress(url, headers.cookie) === null;

const refused = /\b(br|gzip)\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/g;

function encodingFor(accepted: string | string[] = ''): Encoding {
  const offered = accepted.includes('q=0') ? String(accepted).replace(refused, '') : accepted;
  return offered.includes('br') ? 'br' : offered.includes('gzip') ? 'gzip' : 'identity';
}

/**
 * In bytes: smaller bodies are compressed on the main thread, as the transfer to the thread pool and back costs as much
 * as the work (0.5 ms for a page of 36 kB).
 */
const maxOnMainThread = 64 * 1024;

function compressBrotli(body: Buffer): Buffer | Promise<Buffer> {
  const params = {
    [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
    [zlib.BROTLI_PARAM_QUALITY]: 5,
    [zlib.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return body.length <= maxOnMainThread
    ? brotliCompressSync(body, { params })
    : promisify(brotliCompress)(body, { params });
}

const compressors: Record<Encoding, (body: Buffer) => Buffer | Promise<Buffer>> = {
  br: compressBrotli,
  gzip: (body) => promisify(gzip)(body),
  identity: (body) => body,
};

/** Headers that a 304 repeats. */
const cachingHeaders = ['cache-control', 'cdn-cache-control'];
/** Headers that each answer sets anew, or that are computed here. */
const ownHeaders = new Set(['content-length', 'content-encoding', 'etag', 'vary', 'x-request-id']);

async function pageOf(answer: Response, wanted: Encoding): Promise<Page> {
  const plain = Buffer.from(await answer.arrayBuffer());
  const encoding = plain.length < minCompressed ? 'identity' : wanted;
  const body = alone(await compressors[encoding](plain));
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const unchangedHead = ['ETag', etag, 'Vary', 'Accept-Encoding'];
  for (const name of cachingHeaders) {
    const value = answer.headers.get(name);
    if (value) unchangedHead.push(name, value);
  }
  const head = [...unchangedHead];
  if (encoding !== 'identity') head.push('Content-Encoding', encoding);
  for (const [name, value] of answer.headers) {
    if (!ownHeaders.has(name) && !cachingHeaders.includes(name)) head.push(name, value);
  }
  const { status } = answer;
  return { status, head: prepareHead(status, head, body.length), unchangedHead, etag, body };
}

/** Copies bytes out of a pooled or oversized ArrayBuffer, which the cache would retain whole but count only in part. */
function alone(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** An uncached answer gets its own request id (that of its log line), for every request that shared the render. */
function withRequestId(page: Page, answer: Response): Page {
  const requestId = answer.headers.get('x-request-id');
  if (!requestId) return page;
  const headers = [...page.head.headers, 'X-Request-Id', requestId];
  return { ...page, head: prepareHead(page.status, headers, page.body.length) };
}

function send(page: Page, { method, headers }: IncomingMessage, response: ServerResponse): void {
  if (page.status === 200 && isKnown(headers['if-none-match'], page.etag)) {
    response.writeHead(304, page.unchangedHead).end();
    return;
  }
  writePreparedHead(response, page.head, page.status);
  response.end(method === 'HEAD' ? undefined : page.body);
}

const isKnown = (asked: string | undefined, etag: string): boolean =>
  asked !== undefined && (asked === '*' || asked.includes(etag));
