import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router';
import { languageOfPath } from '../contracts/language.ts';
import { type FetchApi, fetchApiContext } from './api.ts';
import { words as ar } from './i18n/ar.ts';
import { words as en } from './i18n/en.ts';
import { LanguageProvider } from './i18n/language.tsx';
import { paintFirst } from './paint-first.ts';
import { publicUrlContext } from './public-url.ts';

/** Gives the loaders their way to the API, the same door without the network, and the shop's public address. */
export function contextFor(fetchApi: FetchApi, publicUrl: string): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(fetchApiContext, fetchApi);
  context.set(publicUrlContext, publicUrl);
  return context;
}

/** Renders the whole page before the first byte leaves, so that an error still has its status. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const language = languageOfPath(new URL(request.url).pathname);
  let answerStatus = status;
  const stream = await renderToReadableStream(
    <LanguageProvider language={language} words={language === 'ar' ? ar : en}>
      <ServerRouter context={routerContext} url={request.url} />
    </LanguageProvider>,
    {
      signal: request.signal,
      onError(error) {
        answerStatus = 500;
        console.error(error);
      },
    },
  );
  await stream.allReady;
  const page = await new Response(stream).text();
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(import.meta.env.PROD ? paintFirst(page) : page, { headers, status: answerStatus });
}
