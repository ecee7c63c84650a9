import fc from 'fast-check';
import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { pathInLanguage } from '../../contracts/language.ts';
import { openShop } from '../support/empty-shop.ts';
import { inTime } from './in-time.ts';
import { leakIn } from './leaked-internals.ts';
import { seed, shareOf, timeoutMs } from './plan.ts';

const file = new URL('../../build/server/index.js', import.meta.url).href;
const build: ServerBuild = await import(/* @vite-ignore */ file);
const { app } = await openShop({}, async () => build, { seeded: true });

/** Would be an element of the page if it were written unescaped. */
const mark = '<fuzzed-element onclick="x">';

const paths = [
  ...new Set(
    Object.values(build.routes).flatMap((route) =>
      route?.path ? [`/${route.path.replace(/^ar\/?/, '').replace(/:\w+\??|\*/g, '{}')}`] : [],
    ),
  ),
  '/_root.data',
  '/products.data',
  '/products/{}.data',
  '/__manifest',
  '/media/{}',
  '/assets/{}',
  '/share/en/{}.jpg',
  '/sitemaps/{}',
  '/{}',
  '//{}',
];

const parts = fc.oneof(
  fc.constantFrom(
    'labneh-balls-in-olive-oil',
    encodeURIComponent(mark),
    encodeURIComponent(`'"--></script>${mark}`),
    '%00',
    '%ff',
    '%',
    '%zz',
    'a%0ab',
    'a%e2%80%a8b',
    '%c0%af',
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e/%2e%2e/etc/passwd',
    '%5c%5celsewhere.example',
    '%E2%80%AE%D8%B3',
    '%ed%a0%80',
    'elsewhere.example',
    '/elsewhere.example',
    '.data',
    'a'.repeat(4_000),
    '😀',
    '0',
  ),
  fc.string({ unit: 'binary', maxLength: 20 }).map((text) => encodeURIComponent(text.toWellFormed())),
);

const names = [
  'q',
  'store',
  'category',
  'sort',
  'view',
  'next',
  '_routes',
  'p',
  'token',
  'cursor',
  '__proto__',
];
const values = fc.oneof(
  parts,
  fc.constantFrom('mouneh', 'cilka', 'dairy', '', '%2F%2Felsewhere.example', 'en%3Ahome'),
);
const queries = fc.array(
  fc.tuple(fc.constantFrom(...names), values).map(([name, value]) => `${name}=${value}`),
  { maxLength: 4 },
);

const cookies = fc.constantFrom(
  '',
  '',
  'language=ar',
  'selectedStore=cilka; language=ar',
  `selectedStore=${encodeURIComponent(mark)}`,
  'language=%ff; =; ;;',
  `language=${'x'.repeat(3_000)}`,
  '__proto__=1',
);

const visits = fc
  .record({
    path: fc.constantFrom(...paths),
    part: parts,
    query: queries,
    cookie: cookies,
    isArabic: fc.boolean(),
    method: fc.constantFrom('GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'OPTIONS'),
  })
  .map(({ path, part, query, cookie, isArabic, method }) => {
    const filled = path.replace('{}', part);
    const url =
      (isArabic ? pathInLanguage(filled, 'ar') : filled) + (query.length > 0 ? `?${query.join('&')}` : '');
    return { method, url, headers: new Headers(cookie ? { Cookie: cookie } : []) };
  });

test(
  `no address or cookie breaks a page, gets markup into it or leads to another host (seed ${seed})`,
  async () => {
    const visit = fc.asyncProperty(visits, async ({ method, url, headers }) => {
      const what = () => `${method} ${url.slice(0, 500)} ${headers.get('cookie')}`;
      const request = new Request(`http://shop.example${url}`, { method, headers });
      const response = await inTime(Promise.resolve(app.fetch(request)), what);
      const isText = /^(text\/|application\/(json|xml|manifest))/.test(
        response.headers.get('content-type') ?? '',
      );
      const body = isText ? await inTime(response.text(), what) : '';
      await (isText ? null : response.body?.cancel());
      expect(response.status, what()).toBeLessThan(500);
      expect(body.includes('<fuzzed-element'), `its markup stands in the page: ${what()}`).toBe(false);
      // Scripts of pages contain many words.
      if (!response.headers.get('content-type')?.startsWith('text/')) expect(leakIn(body), what()).toBeNull();
      const leads = response.headers.get('location') ?? response.headers.get('x-remix-redirect');
      if (leads) expect(new URL(leads, request.url).host, what()).toBe('shop.example');
    });
    await fc.assert(visit, { seed, numRuns: shareOf(0.03) });
  },
  timeoutMs,
);
