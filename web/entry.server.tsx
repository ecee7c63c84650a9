import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { languageOfPath } from '../contracts/language.ts';
import { paintFirst } from './browser/paint-first.ts';
import { reportContext } from './browser/report.ts';
import { plainRootStyles } from './browser/root-styles.ts';
import { publicUrlContext } from './content/public-url.ts';
import { type FetchApi, fetchApiContext } from './http/api.ts';
import { RequestId, requestIdContext } from './http/request-id.ts';
import { words as ar } from './i18n/ar.ts';
import { words as en } from './i18n/en.ts';
import { LanguageProvider } from './i18n/language.tsx';

type Given = {
  fetchApi: FetchApi;
  publicUrl: string;
  requestId: string;
  report: (fault: unknown) => void;
};

/**
 * The request's context for loaders: the in-process API client, the public URL, the request id for the log, and the error
 * reporter.
 */
export function contextFor({ fetchApi, publicUrl, requestId, report }: Given): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(fetchApiContext, fetchApi);
  context.set(publicUrlContext, publicUrl);
  context.set(requestIdContext, requestId);
  context.set(reportContext, report);
  return context;
}

/**
 * Unexpected errors go to the request's log line, which holds no personal data. Route errors (404, malformed URLs) and aborted
 * requests are not faults.
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
  const stream = await renderToReadableStream(
    <LanguageProvider language={language} words={language === 'ar' ? ar : en}>
      <RequestId value={context.get(requestIdContext)}>
        <ServerRouter context={routerContext} url={request.url} />
      </RequestId>
    </LanguageProvider>,
    {
      signal: request.signal,
      onError(error) {
        answerStatus = 500;
        if (import.meta.env.DEV) console.error(error);
        context.get(reportContext)(error);
      },
    },
  );
  await stream.allReady;
  const page = await new Response(stream).text();
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(import.meta.env.PROD ? paintFirst(page) : page, { headers, status: answerStatus });
}
