import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import { publicRead } from './cache-control.ts';
import { pagePolicy } from './security-headers.ts';

export type FetchApi = (request: Request) => Response | Promise<Response>;

/** What `web/entry.server.tsx` exports beside React Router's own: the loaders' way to the API, and the shop's address. */
type ServerEntry = { contextFor(fetchApi: FetchApi, publicUrl: string): RouterContextProvider };

/**
 * Answers pages. The page sees a request with neither cookies nor token, so that its HTML can only depend on its URL
 * and the catalogue.
 */
export function createPageHandler({
  build,
  fetchApi,
  publicUrl,
}: {
  build: () => Promise<ServerBuild>;
  fetchApi: FetchApi;
  publicUrl: string;
}) {
  return async (request: Request): Promise<Response> => {
    const current = await build();
    const { contextFor } = current.entry.module as unknown as ServerEntry;
    const handle = createRequestHandler(current);
    // HEAD is asked as GET, so that its headers are those of the page; the body is dropped on the way out.
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const anonymous = new Request(request.url, { method, signal: request.signal });
    const response = await handle(anonymous, contextFor(fetchApi, publicUrl));
    if (response.status === 200 && !response.headers.has('Cache-Control'))
      for (const [name, value] of Object.entries(publicRead)) response.headers.set(name, value);
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    const html = await response.text();
    const headers = new Headers(response.headers);
    headers.set('Content-Security-Policy', pagePolicy(html));
    return new Response(html, { status: response.status, headers });
  };
}
