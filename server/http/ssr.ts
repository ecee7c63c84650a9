import {
  createRequestHandler,
  type RequestHandler,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { FetchApi } from '../../contracts/fetch-api.ts';
import { publicRead } from './cache/cache-control.ts';
import { retrySeconds } from './overloaded-page.ts';
import { type RequestInfo, recordFault } from './request-log.ts';

/** The exports of `web/entry.server.tsx` besides React Router's own: the context of loaders and pages. */
type ServerEntry = {
  contextFor(given: {
    fetchApi: FetchApi;
    publicUrl: string;
    /** Writes the content security policy of a page's HTML. */
    policyOf: (html: string) => string;
    requestId: string;
    report: (fault: unknown) => void;
  }): RouterContextProvider;
};

/**
 * Answers pages. The page sees a request without cookies and token, so that its HTML can depend only on its URL and the
 * catalogue.
 */
export function createPageHandler({
  build,
  fetchApi,
  publicUrl,
  policyOf,
}: {
  build: () => Promise<ServerBuild>;
  fetchApi: (requestInfo: RequestInfo, ...given: Parameters<FetchApi>) => ReturnType<FetchApi>;
  publicUrl: string;
  policyOf: (html: string) => string;
}) {
  const handlerOf = handlersByBuild();
  return async (request: Request, requestInfo: RequestInfo): Promise<Response> => {
    const current = await build();
    const { contextFor } = current.entry.module as unknown as ServerEntry;
    const handle = handlerOf(current);
    // HEAD is rendered as GET, so that its headers are those of the page; the body is dropped afterwards.
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const anonymous = new Request(request.url, { method, signal: request.signal });
    let isUnavailable = false;
    const ask: FetchApi = async (path, body) => {
      const answer = await fetchApi(requestInfo, path, body);
      if (answer.status === 503) isUnavailable = true;
      return answer;
    };
    const report = (fault: unknown) => recordFault(requestInfo, fault);
    const { requestId } = requestInfo;
    const made = await handle(
      anonymous,
      contextFor({ fetchApi: ask, publicUrl, policyOf, requestId, report }),
    );
    // The client has disconnected (499, as nginx calls it): an aborted render is not an error.
    if (request.signal.aborted) return new Response(null, { status: 499 });
    const response = isUnavailable ? asUnavailable(made) : made;
    if (response.status === 200 && !response.headers.has('Cache-Control'))
      for (const [name, value] of Object.entries(publicRead)) response.headers.set(name, value);
    return response;
  };
}

/**
 * Caches the request handler of the newest build, as creating one compiles all routes. In development each save creates
 * a new build.
 */
function handlersByBuild(): (build: ServerBuild) => RequestHandler {
  let newest: { build: ServerBuild; handle: RequestHandler } | undefined;
  return (build) => {
    if (newest?.build !== build) newest = { build, handle: createRequestHandler(build) };
    return newest.handle;
  };
}

/** A degraded page, rendered although its calls failed, is sent as a 503 and never cached. */
function asUnavailable(page: Response): Response {
  if (page.status !== 200 && page.status !== 500) return page;
  const headers = new Headers(page.headers);
  headers.set('Retry-After', String(retrySeconds));
  headers.set('Cache-Control', 'no-store');
  return new Response(page.body, { status: 503, headers });
}
