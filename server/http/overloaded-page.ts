import { errors, type Refusal } from '../../contracts/error.ts';
import { type Language, languageOfPath } from '../../contracts/language.ts';
import { fallbackPage, fallbackPolicy } from './fallback-page.ts';
import { newRequestId } from './request-id.ts';

/** After how many seconds a retry is worthwhile. */
export const retrySeconds = 5;

const words = {
  en: {
    title: 'The shop is very busy just now',
    text: 'Your cart is safe. Please try again in a moment.',
    again: 'Try again',
  },
  ar: {
    title: 'المتجر مزدحم الآن',
    text: 'سلتك محفوظة. يُرجى المحاولة بعد لحظات.',
    again: 'إعادة المحاولة',
  },
};

const headers = {
  'Cache-Control': 'no-store',
  'Retry-After': String(retrySeconds),
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const callHeaders = {
  ...headers,
  'Content-Type': 'application/json',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};
const pageHeaders = {
  ...headers,
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': fallbackPolicy,
};

// The page must not cause further requests to an overloaded shop, not even for a file.
const pages: Record<Language, string> = {
  en: fallbackPage('en', words.en),
  ar: fallbackPage('ar', words.ar),
};
const { text: error } = errors.unavailable;

/** A cheap 503: a page for people, the envelope for API clients. */
export function refuseOverloaded(path: string): Response {
  const requestId = newRequestId();
  const isCall = path.startsWith('/api/');
  const refusal: Refusal = { success: false, error, code: 'unavailable', requestId };
  return new Response(isCall ? JSON.stringify(refusal) : pages[languageOfPath(path)], {
    status: 503,
    headers: { ...(isCall ? callHeaders : pageHeaders), 'X-Request-Id': requestId },
  });
}
