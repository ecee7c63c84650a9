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
 * Gives the loaders their way to the API, the same door without the network, the shop's public address, and whom to tell of
 * a fault.
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
 * Faults go into the request's line in the log, which says nothing of what people typed; developers see all of it. That no
 * page has an address, as the router finds of one with a line's end in it, is no fault of the shop.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isRouteErrorResponse(error)) return;
  if (import.meta.env.DEV) console.error(error);
  if (!request.signal.aborted) (context as Readonly<RouterContextProvider>).get(reportContext)(error);
};

/** Renders the whole page before the first byte leaves, so that an error still has its status. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const language = languageOfPath(new URL(request.url).pathname);
  let answerStatus = status;
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
