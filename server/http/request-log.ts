import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Deps } from '../deps.ts';
import { describeError } from '../log.ts';
import { requestIdOf } from './request-id.ts';
import type { CountRequest } from './traffic.ts';

/** What is noted of a request on its way, for its line in the log. Calls that a page makes inside belong to the page's. */
export type RequestInfo = {
  requestId: string;
  /** The pattern of the page that was asked for; null for what is no page. */
  page: string | null;
  /** What went wrong first, if it was not meant to. */
  fault: Error | null;
};

export const requestInfoOf = (c: HonoContext): RequestInfo => c.get('requestInfo') ?? c.env.requestInfo;

/** Notes an unexpected error for the request's log line; only the first, which is the cause, is kept. */
export function recordFault(requestInfo: RequestInfo, fault: unknown): void {
  requestInfo.fault ??= fault instanceof Error ? fault : new Error('something was thrown that is no error');
}

/**
 * The access log and request metrics: method, route, status, milliseconds until the answer began, request id. The
 * route is a pattern, never the URL, which may hold emails, one-time tokens and searches.
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

/** Any other method counts as OTHER: invented ones would multiply the metric's labels (cardinality). */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** `/api/products/:id` and `/share/:file{…}` in the way of the contracts: `/api/products/{id}`. */
const patternOf = (path: string): string => path.replace(/:(\w+)(?:\{(?:[^{}]|\{[^}]*\})*\})?/g, '{$1}');

/** Probed every few seconds, so logged at debug; failures log themselves. */
const health = new Set(['/healthz', '/readyz']);
/** Routes of files; `/*` is the public folder. */
const files = new Set(['/media/*', '/assets/*', '/sw.js', '/metrics', '/*']);

function levelOf(route: string, status: number, fault: Error | null): 'debug' | 'info' | 'warn' | 'error' {
  if (health.has(route)) return 'debug';
  // A 503 is load shedding: intended, and logged in sum.
  if (fault || (status >= 500 && status !== 503)) return 'error';
  if (status >= 400) return 'warn';
  return files.has(route) ? 'debug' : 'info';
}
