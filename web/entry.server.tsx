import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createContext,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import type { FetchApi } from '../contracts/fetch-api.ts';
import { languageOfPath } from '../contracts/language.ts';
import { paintFirst } from './browser/paint-first.ts';
import { reportContext } from './browser/report.ts';
import { plainRootStyles } from './browser/root-styles.ts';
import { publicUrlContext } from './content/public-url.ts';
import { fetchApiContext } from './http/api.ts';
import { RequestId, requestIdContext } from './http/request-id.ts';
import { words as ar } from './i18n/ar.ts';
import { words as en } from './i18n/en.ts';
import { LanguageProvider } from './i18n/language.tsx';

type Given = {
  fetchApi: FetchApi;
  publicUrl: string;
  policyOf: (html: string) => string;
  requestId: string;
  report: (fault: unknown) => void;
};

/** Writes the content security policy of a page's HTML. */
const policyContext = createContext<Given['policyOf']>();

/**
 * The request's context: for loaders the in-process API client and the public URL, for the page its security policy,
 * the request id for the log, and the error reporter.
 */
export function contextFor({
  fetchApi,
  publicUrl,
  policyOf,
  requestId,
  report,
}: Given): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(fetchApiContext, fetchApi);
  context.set(publicUrlContext, publicUrl);
  context.set(policyContext, policyOf);
  context.set(requestIdContext, requestId);
  context.set(reportContext, report);
  return context;
}

/**
 * Unexpected errors go to the request's log line, which has no personal data. Route errors (404, malformed URLs) and
 * aborted requests are not faults.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isRouteErrorResponse(error)) return;
  if (import.meta.env.DEV) console.error(error);
  if (!request.signal.aborted) (context as Readonly<RouterContextProvider>).get(reportContext)(error);
};

/** Waits for the whole render before the first byte (no streaming), so that an error can still set the status. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const language = languageOfPath(new URL(request.url).pathname);
  let answerStatus = status;
  plainRootStyles(routerContext.manifest);
  const page = await renderWhole(
    <LanguageProvider language={language} words={language === 'ar' ? ar : en}>
      <RequestId value={context.get(requestIdContext)}>
        <ServerRouter context={routerContext} url={request.url} />
      </RequestId>
    </LanguageProvider>,
    {
      signal: request.signal,
      onError(error) {
        if (request.signal.aborted) return;
        answerStatus = 500;
        if (import.meta.env.DEV) console.error(error);
        context.get(reportContext)(error);
      },
    },
  );
  const html = import.meta.env.PROD ? paintFirst(page) : page;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', context.get(policyContext)(html));
  return new Response(html, { headers, status: answerStatus });
}

/**
 * Renders the complete HTML. A Node stream passes its chunks on directly; a web stream takes a promise for each.
 * Rejects when the shell fails, or when the request is aborted before it.
 */
function renderWhole(
  page: ReactNode,
  { signal, onError }: { signal: AbortSignal; onError: (error: unknown) => void },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const body = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      // Otherwise React puts a suspense boundary's content at the end of a long page, hidden until a script moves it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(body),
      onShellError: reject,
      onError,
    });
    if (signal.aborted) abort(signal.reason);
    else signal.addEventListener('abort', () => abort(signal.reason), { once: true });
  });
}
