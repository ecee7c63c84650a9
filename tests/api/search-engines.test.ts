import { existsSync } from 'node:fs';
import type { ServerBuild } from 'react-router';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Product, updateProduct } from '../../contracts/catalogue.ts';
import { languageOfPath, languages, pathInLanguage } from '../../contracts/language.ts';
import { openShop } from '../support/empty-shop.ts';
import { type Head, readHead, type Thing } from '../support/page-head.ts';

const file = new URL('../../build/server/index.js', import.meta.url);
if (!existsSync(file)) throw new Error('The pages have not been built: run react-router build first.');
const build: ServerBuild = await import(/* @vite-ignore */ file.href);
const publicUrl = 'https://shop.example';
const shop = await openShop({ publicUrl }, async () => build, { seeded: true });
const { app, addProduct, admin, call } = shop;

/** A product whose texts all try to break out of their context, and which is out of stock. */
let hostile: Product;
let hidden: Product;

beforeAll(async () => {
  const category = 'pickles';
  const name = { en: '</script><b>"Jar" & \'Co\' <!--', ar: '</script> مرطبان & <b>' };
  hostile = await addProduct({ category, name, available: false, weight: '1.5 kg', price: 2.5 });
  hidden = await addProduct({ category, name: { en: 'Hidden jar', ar: 'مرطبان مخفي' }, shown: false });
});

const get = async (path: string) => {
  const response = await app.request(path);
  return { status: response.status, headers: response.headers, body: await response.text() };
};
const headOf = async (path: string): Promise<Head> => readHead((await get(path)).body);

type MapEntry = { url: string; changed: string | undefined; alternates: Record<string, string> };

const unescapeXml = (text: string) => text.replaceAll('&amp;', '&');
async function readMap(path: string): Promise<MapEntry[]> {
  const { status, headers, body } = await get(path);
  expect({ status, type: headers.get('content-type') }).toEqual({
    status: 200,
    type: 'application/xml; charset=utf-8',
  });
  return [...body.matchAll(/<(?:url|sitemap)>(.*?)<\/(?:url|sitemap)>/g)].map(([, entry = '']) => ({
    url: unescapeXml(/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? ''),
    changed: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
    alternates: Object.fromEntries(
      [...entry.matchAll(/hreflang="([\w-]+)" href="(.*?)"/g)].map(([, language = '', url = '']) => [
        language,
        unescapeXml(url),
      ]),
    ),
  }));
}

const pathOf = (url: string) => {
  expect(url.startsWith(`${publicUrl}/`) || url === publicUrl).toBe(true);
  return url.slice(publicUrl.length);
};

async function wholeMap(): Promise<MapEntry[]> {
  const parts = await readMap('/sitemap.xml');
  return (await Promise.all(parts.map(({ url }) => readMap(pathOf(url))))).flat();
}

/** Every page of the site map with its head; read once for all tests. */
let mapped: Promise<(MapEntry & { head: Head })[]> | undefined;
function mappedPages() {
  mapped ??= (async () => {
    const pages = [];
    for (const entry of await wholeMap()) {
      const { status, body } = await get(pathOf(entry.url));
      expect({ url: entry.url, status }).toEqual({ url: entry.url, status: 200 });
      pages.push({ ...entry, head: readHead(body) });
    }
    return pages;
  })();
  return mapped;
}

describe('the site map', () => {
  test('holds every page that wants to be found, in both languages, once', async () => {
    const urls = (await wholeMap()).map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
    for (const path of [
      '/',
      '/about',
      '/products?store=cilka',
      '/products?store=mouneh&category=dairy',
      `/products/${hostile.slug}`,
    ]) {
      for (const language of languages) expect(urls).toContain(publicUrl + pathInLanguage(path, language));
    }
    expect(urls.filter((url) => /\/products\/[^?]/.test(url)).length).toBeGreaterThan(140);
  });

  test('leaves out what is hidden, private or without products', async () => {
    const urls = (await wholeMap()).map(({ url }) => pathOf(url)).join('\n');
    expect(urls).not.toContain(hidden.slug);
    expect(urls).not.toMatch(/cart|checkout|login|signup|orders|profile|favorites|admin|[?&](q|sort|view)=/);
    expect(urls).not.toContain('store=cilka&category=pickles');
    expect((await get('/sitemaps/products-2.xml')).status).toBe(404);
  });

  test('says when a product was changed last', async () => {
    const changeOf = async () =>
      (await wholeMap()).find(({ url }) => url.endsWith(`/products/${hostile.slug}`))?.changed ?? '';
    const before = await changeOf();
    expect(new Date(before).toISOString()).toBe(before);
    await call(updateProduct, { id: hostile.id, category: 'pickles', price: 2.75 }, { token: await admin() });
    expect((await changeOf()) > before).toBe(true);
    const index = await readMap('/sitemap.xml');
    expect(index.at(-1)).toMatchObject({
      url: `${publicUrl}/sitemaps/products-1.xml`,
      changed: await changeOf(),
    });
  });

  test('is named by robots.txt, which keeps robots out of the API and the shop admin', async () => {
    const { headers, body } = await get('/robots.txt');
    expect(headers.get('content-type')).toMatch(/^text\/plain/);
    expect(body.split('\n')).toEqual([
      'User-agent: *',
      'Allow: /',
      'Disallow: /api/',
      'Disallow: /admin',
      'Disallow: /ar/admin',
      '',
      `Sitemap: ${publicUrl}/sitemap.xml`,
      '',
    ]);
  });

  test('is no page that a remembered language redirects', async () => {
    for (const path of ['/robots.txt', '/sitemap.xml', '/sitemaps/pages.xml', '/share/en.jpg']) {
      expect((await app.request(path, { headers: { Cookie: 'language=ar' } })).status).toBe(200);
    }
  });
});

describe('every page of the site map', () => {
  test('names itself as its address, and its counterpart, which names it in turn', async () => {
    const pages = await mappedPages();
    const byUrl = new Map(pages.map((page) => [page.url, page]));
    for (const { url, alternates, head } of pages) {
      expect(head.canonical).toBe(url);
      expect(head.meta.robots).toBeUndefined();
      expect(head.alternates).toEqual(alternates);
      expect(Object.keys(alternates).sort()).toEqual(['ar', 'en', 'x-default']);
      expect(alternates['x-default']).toBe(alternates.en);
      expect([alternates.en, alternates.ar]).toContain(url);
      for (const language of languages)
        expect(byUrl.get(alternates[language] ?? '')?.alternates).toEqual(alternates);
    }
  });

  test('has a title of its own, of a length that is shown whole', async () => {
    const pages = (await mappedPages()).filter(({ url }) => !url.endsWith(hostile.slug));
    const titles = pages.map(({ head }) => head.title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    expect(titles.filter((title) => title.length < 10 || title.length > 70)).toEqual([]);
  });

  test('has a description of its own in its language, of 50 to 160 characters', async () => {
    const pages = await mappedPages();
    const texts = pages.map(({ head }) => head.meta.description ?? '');
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    expect(texts.filter((text) => text.length < 50 || text.length > 160)).toEqual([]);
    const isForeign = ({ url, head }: { url: string; head: Head }) =>
      /\p{Script=Arabic}/u.test(head.meta.description ?? '') !== (languageOfPath(pathOf(url)) === 'ar');
    expect(pages.filter(isForeign).map(({ url, head }) => `${url}: ${head.meta.description}`)).toEqual([]);
  });

  test('says what a shared link shows', async () => {
    for (const { url, head } of await mappedPages()) {
      const isArabic = languageOfPath(pathOf(url)) === 'ar';
      const { title, meta } = head;
      expect(meta).toMatchObject({
        'og:title': title,
        'og:description': meta.description,
        'og:type': 'website',
        'og:url': url,
        'og:site_name': isArabic ? 'مونة' : 'Mouneh',
        'og:locale': isArabic ? 'ar_JO' : 'en_GB',
        'og:locale:alternate': isArabic ? 'en_GB' : 'ar_JO',
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:alt': expect.stringMatching(/\S/),
        'twitter:card': 'summary_large_image',
      });
      expect(meta['og:image']).toMatch(isArabic ? /\/share\/ar[^a-z]/ : /\/share\/en[^a-z]/);
    }
  });
});

describe('pages that are not for search engines', () => {
  const pages = [
    'cart',
    'checkout',
    'orders',
    'profile',
    'favorites',
    'login',
    'signup',
    'admin',
    'admin/login',
  ];
  const paths = [
    ...pages.map((page) => `/${page}`),
    '/forgot-password',
    '/reset-password',
    '/confirm-email',
    '/newsletter/leave/token',
    '/waitlist/leave/token',
    '/o/token',
    '/offline',
    '/no/such/page',
    '/products/no-such-jar',
    '/products?store=mouneh&q=labneh',
  ];
  test.each(paths.flatMap((path) => [path, pathInLanguage(path, 'ar')]))('%s says so', async (path) => {
    const { title, meta, canonical, alternates } = await headOf(path);
    expect(meta.robots).toBe('noindex, follow');
    expect({ canonical, alternates }).toEqual({ canonical: undefined, alternates: {} });
    expect(title).toContain(languageOfPath(path) === 'ar' ? 'مونة' : 'Mouneh');
    expect(meta.description?.length).toBeGreaterThanOrEqual(50);
    expect(meta.description?.length).toBeLessThanOrEqual(160);
  });
});

test.each([
  ['/?utm_source=letter', '/'],
  ['/About/', '/about'],
  ['/ar?x=1', '/ar'],
  ['/products?store=mouneh&sort=price&view=list&utm=1', '/products?store=mouneh'],
  ['/ar/products?category=dairy&cursor=abc&store=mouneh', '/ar/products?store=mouneh&category=dairy'],
  ['/products?store=mouneh&category=no-such-shelf', '/products?store=mouneh'],
  ['/products/extra-virgin-olive-oil?from=chat', '/products/extra-virgin-olive-oil'],
])('%s has the address %s', async (path, canonical) => {
  expect((await headOf(path)).canonical).toBe(publicUrl + canonical);
});

/** The properties that search engines require of a type, with the format of their values. */
const absolute = expect.stringMatching(/^https:\/\/shop\.example(\/\S*)?$/);
const text = expect.stringMatching(/\S/);
const required: Record<string, Record<string, unknown>> = {
  Organization: {
    name: text,
    url: absolute,
    logo: { '@type': 'ImageObject', url: absolute },
    address: { '@type': 'PostalAddress', addressLocality: text, addressCountry: 'JO' },
  },
  WebSite: { name: text, url: absolute, inLanguage: expect.stringMatching(/^(en-GB|ar-JO)$/) },
  BreadcrumbList: { itemListElement: expect.any(Array) },
  Product: { name: text, description: text, image: expect.any(Array), sku: text, url: absolute },
};
const offer = {
  '@type': 'Offer',
  url: absolute,
  price: expect.stringMatching(/^\d+\.\d{2}$/),
  priceCurrency: 'JOD',
  availability: expect.stringMatching(/^https:\/\/schema\.org\/(InStock|OutOfStock)$/),
  seller: { '@type': 'Organization', '@id': absolute, name: text },
};

describe('structured data', () => {
  test('has all that its types require, on every page', async () => {
    const counted: Record<string, number> = {};
    for (const { url, head } of await mappedPages()) {
      for (const thing of head.things) {
        counted[thing['@type']] = (counted[thing['@type']] ?? 0) + 1;
        expect(required).toHaveProperty(thing['@type']);
        expect(thing).toMatchObject(required[thing['@type']] ?? {});
        expect(JSON.stringify(thing), url).not.toMatch(/aggregateRating|"review|undefined|null/);
      }
    }
    expect(counted).toMatchObject({ Organization: 2, WebSite: 2 });
    expect(counted.Product).toBeGreaterThan(140);
    expect(counted.BreadcrumbList).toBeGreaterThan(counted.Product ?? 0);
  });

  const thingOf = (head: Head | undefined, type: string): Thing | undefined =>
    head?.things.find((thing) => thing['@type'] === type);

  test('offers every product at its price, in dinar, with images', async () => {
    const pages = (await mappedPages()).filter(({ head }) => thingOf(head, 'Product'));
    for (const { url, head } of pages) {
      const product = thingOf(head, 'Product');
      expect(product?.offers).toEqual({ ...offer, url });
      for (const image of (product?.image ?? []) as string[]) expect(image).toEqual(absolute);
    }
    expect(thingOf(await headOf(`/products/${hostile.slug}`), 'Product')).toMatchObject({
      name: hostile.name.en,
      sku: hostile.id,
      weight: { '@type': 'QuantitativeValue', value: 1.5, unitCode: 'KGM' },
      offers: { price: '2.75', availability: 'https://schema.org/OutOfStock' },
    });
  });

  test('leads from the home page to the product by pages that are there, in the page’s language', async () => {
    for (const { url, head } of await mappedPages()) {
      const steps = thingOf(head, 'BreadcrumbList')?.itemListElement as Record<string, unknown>[] | undefined;
      if (!steps) continue;
      const known = new Set((await mappedPages()).map((page) => page.url));
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
      expect(steps.at(-1)).toMatchObject({ '@type': 'ListItem', item: url });
      for (const { name, item } of steps) expect([name, known.has(String(item))]).toEqual([text, true]);
    }
  });

  test('sends searches to lists that answer them', async () => {
    for (const path of ['/', '/ar']) {
      const actions = thingOf(await headOf(path), 'WebSite')?.potentialAction as Record<string, string>[];
      expect(actions).toHaveLength(2);
      for (const action of actions) {
        expect(action['query-input']).toBe('required name=search_term_string');
        const url = action.target?.replace('{search_term_string}', 'tea') ?? '';
        expect((await get(pathOf(url))).status).toBe(200);
      }
    }
  });

  test('ends where it ends, whatever a product is called, and needs no leave to run', async () => {
    const { body, headers } = await get(`/products/${hostile.slug}`);
    const [, data = ''] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(body) ?? [];
    expect(data).not.toContain('<');
    expect(JSON.parse(data)['@graph'][0].name).toBe(hostile.name.en);
    const { createHash } = await import('node:crypto');
    const hash = createHash('sha256').update(data).digest('base64');
    expect(headers.get('content-security-policy')).not.toContain(hash);
  });
});
