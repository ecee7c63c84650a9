import type { Context as HonoContext } from 'hono';
import { html, raw } from 'hono/html';
import { directionOf, languageOfPath } from '../../contracts/language.ts';
import { seenOf } from './request-log.ts';
import { hashSource } from './security-headers.ts';

const words = {
  en: {
    title: 'Something went wrong',
    text: 'The fault is ours, and we are sorry. Please try again in a moment.',
    number: 'Number of the fault:',
  },
  ar: {
    title: 'حدث خطأ',
    text: 'الخلل من عندنا، ونعتذر منك. حاول مرة أخرى بعد لحظات.',
    number: 'رقم الخلل:',
  },
};

const style =
  ':root{color-scheme:light dark;font:1rem/1.7 system-ui,sans-serif}body{margin:15vh auto;max-inline-size:34rem;padding-inline:1.5rem}';

const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': `default-src 'none'; style-src ${hashSource(style)}; base-uri 'none'; frame-ancestors 'none'`,
};

/** What is answered when not even the page for faults could be drawn. It needs nothing of the shop. */
export function answerBroken(c: HonoContext): Response | Promise<Response> {
  const language = languageOfPath(c.req.path);
  const { title, text, number } = words[language];
  const page = html`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${raw(style)}</style>
<h1>${title}</h1>
<p>${text}</p>
<p><small>${number} <bdi dir="ltr">${seenOf(c).requestId}</bdi></small></p>
</html>`;
  return c.html(page, 500, headers);
}
