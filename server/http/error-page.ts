import type { Context as HonoContext } from 'hono';
import { languageOfPath } from '../../contracts/language.ts';
import { fallbackPage, fallbackPolicy } from './fallback-page.ts';
import { requestInfoOf } from './request-log.ts';

const words = {
  en: {
    title: 'Something went wrong',
    text: 'Sorry, that’s our fault. Please try again in a moment.',
    again: 'Try again',
    number: 'Error reference:',
  },
  ar: {
    title: 'حدث خطأ',
    text: 'الخلل من عندنا، ونعتذر منك. يُرجى المحاولة بعد لحظات.',
    again: 'إعادة المحاولة',
    number: 'الرقم المرجعي للخطأ:',
  },
};

/** The answer when not even the error page could be rendered. */
export function answerErrorPage(c: HonoContext): Response | Promise<Response> {
  const language = languageOfPath(c.req.path);
  const { number, ...said } = words[language];
  const more = `<p><small>${number} <bdi dir="ltr">${requestInfoOf(c).requestId}</bdi></small></p>`;
  const headers = { 'Cache-Control': 'no-store', 'Content-Security-Policy': fallbackPolicy };
  return c.html(fallbackPage(language, { ...said, more }), 500, headers);
}
