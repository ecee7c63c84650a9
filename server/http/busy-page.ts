import { errors, type Refusal } from '../../contracts/error.ts';
import { directionOf, type Language, languageOfPath } from '../../contracts/language.ts';
import { newRequestId } from './request-id.ts';
import { hashSource } from './security-headers.ts';

/** Seconds after which it is worth trying again. */
export const comeBack = 5;

const words: Record<Language, { title: string; text: string; again: string }> = {
  en: {
    title: 'The shop is very busy just now',
    text: 'Many people are here at once. Your cart is safe: please try again in a moment.',
    again: 'Try again',
  },
  ar: {
    title: 'المتجر مزدحم الآن',
    text: 'زوّارنا كثيرون في هذه اللحظة. سلتك محفوظة: حاول مرة أخرى بعد لحظات.',
    again: 'حاول مرة أخرى',
  },
};

const style = `:root{color-scheme:light dark}body{margin:0;min-block-size:100vh;display:grid;place-content:center;justify-items:center;gap:1rem;padding:2rem;box-sizing:border-box;text-align:center;font:1.125rem/1.7 system-ui,sans-serif;background:#f5f0e6;color:#2b211b}h1{margin:0;font-size:1.5rem}p{margin:0;max-inline-size:32rem}a{display:inline-grid;place-content:center;min-block-size:44px;padding-inline:1.5rem;border:1px solid;border-radius:.5rem;color:inherit}@media(prefers-color-scheme:dark){body{background:#171214;color:#f3ebdd}}`;

const headers = {
  'Cache-Control': 'no-store',
  'Retry-After': String(comeBack),
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
  'Content-Security-Policy': `default-src 'none'; style-src ${hashSource(style)}; base-uri 'none'; frame-ancestors 'none'`,
};

const pages: Record<Language, string> = { en: pageIn('en'), ar: pageIn('ar') };
const { text: error } = errors.unavailable;

/** A 503 at next to no cost: words for who opens a page, the envelope for who calls the API. */
export function refuseBusy(path: string): Response {
  const requestId = newRequestId();
  const isCall = path.startsWith('/api/');
  const refusal: Refusal = { success: false, error, code: 'unavailable', requestId };
  return new Response(isCall ? JSON.stringify(refusal) : pages[languageOfPath(path)], {
    status: 503,
    headers: { ...(isCall ? callHeaders : pageHeaders), 'X-Request-Id': requestId },
  });
}

/** Without styles, scripts and pictures of its own address: nothing more is to be asked of a shop that is busy. */
function pageIn(language: Language): string {
  const { title, text, again } = words[language];
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${style}</style></head>
<body><h1>${title}</h1><p>${text}</p><a href="">${again}</a></body>
</html>
`;
}
