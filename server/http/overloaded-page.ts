import { errors, type Refusal } from '../../contracts/error.ts';
import { type Language, languageOfPath } from '../../contracts/language.ts';
import { fallbackPage, fallbackPolicy } from './fallback-page.ts';
import { newRequestId } from './request-id.ts';

/** Seconds after which it is worth trying again. */
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

// Nothing more is to be asked of a shop that is busy, not even a file.
const pages: Record<Language, string> = {
  en: fallbackPage('en', words.en),
  ar: fallbackPage('ar', words.ar),
};
const { text: error } = errors.unavailable;

/** A 503 at next to no cost: words for who opens a page, the envelope for who calls the API. */
export function refuseOverloaded(path: string): Response {
  const requestId = newRequestId();
  const isCall = path.startsWith('/api/');
  const refusal: Refusal = { success: false, error, code: 'unavailable', requestId };
  return new Response(isCall ? JSON.stringify(refusal) : pages[languageOfPath(path)], {
    status: 503,
    headers: { ...(isCall ? callHeaders : pageHeaders), 'X-Request-Id': requestId },
  });
}
