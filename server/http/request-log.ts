import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Deps } from '../deps.ts';
import { describeError } from '../log.ts';
import { requestIdOf } from './request-id.ts';
import type { CountRequest } from './traffic.ts';

/** Collects the data of a request's log line. Calls that a page makes internally belong to the page's request. */
export type RequestInfo = {
  requestId: string;
  /** The pattern of the requested page; null for no page. */
  page: string | null;
  /** The first unexpected error, if any. */
  fault: Error | null;
};

export const requestInfoOf = (c: HonoContext): RequestInfo => c.get('requestInfo') ?? c.env.requestInfo;

/** Stores an unexpected error for the request's log line; only the first, which is the cause, is kept. */
export function recordFault(requestInfo: RequestInfo, fault: unknown): void {
  requestInfo.fault ??= fault instanceof Error ? fault : new Error('something was thrown that is no error');
}

/**
 * The access log and request metrics: method, route, status, milliseconds until the answer began, request id. The route
 * is a pattern, never the URL, which may contain emails, one-time tokens and searches.
 */
export const logRequests =
  ({ log, config }: Pick<Deps, 'log' | 'config'>, countRequest: CountRequest): MiddlewareHandler =>
  async (c, next) => {
    const began = performance.now();
    const requestId = requestIdOf(c.req.header('x-request-id'), config.trustProxy);
    const requestInfo: RequestInfo = { requestId, page: null, fault: null };
    c.set('requestInfo', requestInfo);
    await next();
    c.res.headers.set('X-Request-Id', requestId);
    const milliseconds = performance.now() - began;
    const method = methods.has(c.req.method) ? c.req.method : 'OTHER';
    const route = requestInfo.page ?? patternOf(routePath(c));
    const { status } = c.res;
    countRequest({ method, route, status, seconds: milliseconds / 1000 });
    const line = { requestId, method, route, status, ms: Math.round(milliseconds * 10) / 10 };
    const level = levelOf(route, status, requestInfo.fault);
    if (requestInfo.fault) log[level]({ ...line, ...describeError(requestInfo.fault) }, 'request failed');
    else log[level](line, 'request');
  };

/** Any other method counts as OTHER: invented ones would increase the metric's cardinality. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Rewrites `/api/products/:id` and `/share/:file{…}` in the contracts' notation: `/api/products/{id}`. */
const patternOf = (path: string): string => path.replace(/:(\w+)(?:\{(?:[^{}]|\{[^}]*\})*\})?/g, '{$1}');

/** Probed every few seconds, so logged at debug level; failures are logged separately. */
const health = new Set(['/healthz', '/readyz']);
/** Routes of files; `/*` is the public folder. */
const files = new Set(['/media/*', '/assets/*', '/sw.js', '/metrics', '/*']);

function levelOf(route: string, status: number, fault: Error | null): 'debug' | 'info' | 'warn' | 'error' {
  if (health.has(route)) return 'debug';
  // A 503 is load shedding: intended, and logged as a total.
  if (fault || (status >= 500 && status !== 503)) return 'error';
  if (status >= 400) return 'warn';
  return files.has(route) ? 'debug' : 'info';
}
