import { Hono } from 'hono';
import { stores } from '../../contracts/catalogue.ts';
import { legalPages } from '../../contracts/legal.ts';
import {
  listSitemapParts,
  listSitemapProducts,
  listSitemapShelves,
} from '../catalogue/list-sitemap-products.ts';
import { listShownCollections } from '../collections/read-collections.ts';
import type { Deps } from '../deps.ts';
import { type SitemapEntry, writeSitemap, writeSitemapIndex } from './write-sitemap.ts';

/** Pages that exist independently of the catalogue. */
const fixedPages: SitemapEntry[] = [
  '/',
  '/store-selection',
  '/about',
  '/contact',
  ...legalPages.map((page) => `/${page}`),
].map((path) => ({ path }));

/** An hour: a product may be found a little later, and the catalogue must not be read for every robot. */
const headers = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' };

/** `/robots.txt`, and the site map of all indexable pages, in parts. */
export function createSitemap(deps: Deps): Hono {
  const { publicUrl } = deps.config;
  const app = new Hono();
  app.get('/robots.txt', (c) =>
    c.text(robotsOf(publicUrl), 200, { 'Cache-Control': 'public, max-age=86400' }),
  );
  app.get('/sitemap.xml', async (c) => {
    const parts = (await listSitemapParts(deps)).map(({ part, changed }) => ({
      path: `/sitemaps/products-${part}.xml`,
      changed,
    }));
    return c.body(writeSitemapIndex(publicUrl, [{ path: '/sitemaps/pages.xml' }, ...parts]), 200, headers);
  });
  app.get('/sitemaps/pages.xml', async (c) => {
    const [shelves, collections] = await Promise.all([listSitemapShelves(deps), listShownCollections(deps)]);
    const pages = [
      ...fixedPages,
      ...listPages(shelves),
      ...collections.map(({ slug }) => ({ path: `/collections/${slug}` })),
    ];
    return c.body(writeSitemap(publicUrl, pages), 200, headers);
  });
  app.get('/sitemaps/:file{products-[1-9][0-9]{0,5}\\.xml}', async (c) => {
    const part = Number(/\d+/.exec(c.req.param('file'))?.[0]);
    const products = await listSitemapProducts(deps, { part });
    if (products.length === 0) return c.text('not found', 404);
    const pages = products.map(({ slug, changed }) => ({ path: `/products/${slug}`, changed }));
    return c.body(writeSitemap(publicUrl, pages), 200, headers);
  });
  return app;
}

const robotsOf = (publicUrl: string): string =>
  [
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    'Disallow: /admin',
    'Disallow: /ar/admin',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

type Shelf = Awaited<ReturnType<typeof listSitemapShelves>>[number];

/** The lists of both stores, then of their categories. */
const listPages = (shelves: Shelf[]): SitemapEntry[] => [
  ...stores.map((store) => ({ path: `/products?store=${store}` })),
  ...shelves.map(({ store, category, changed }) => ({
    path: `/products?store=${store}&category=${category}`,
    changed,
  })),
];
