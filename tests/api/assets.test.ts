import { readdir, readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import type { ServerBuild } from 'react-router';
import { describe, expect, test } from 'vitest';
import { listProducts } from '../../contracts/catalogue.ts';
import { overview } from '../../web/i18n/en/admin/overview.ts';
import { openShop } from '../support/empty-shop.ts';

const built = new URL('../../build/', import.meta.url);
const build = (): Promise<ServerBuild> => import(/* @vite-ignore */ new URL('server/index.js', built).href);
const { app, call } = await openShop({}, build, { seeded: true });

/** The most brotli bytes of a first visit. */
const max = { scripts: 130_000, styles: 20_000, image: 12_000 };

const read = (address: string) => readFile(new URL(`client${address}`, built));
const weigh = async (addresses: Iterable<string>) => {
  let bytes = 0;
  for (const address of addresses) bytes += brotliCompressSync(await read(address)).byteLength;
  return bytes;
};

/** Every script that a page loads without interaction, directly or through another script. */
async function scriptsOf(html: string): Promise<Set<string>> {
  const scripts = new Set<string>();
  const add = async (address: string) => {
    if (scripts.has(address)) return;
    scripts.add(address);
    const source = String(await read(address));
    for (const [, name] of source.matchAll(/(?:from|import)\s?["'`]\.\/([\w.~-]+\.js)["'`]/g))
      await add(`/assets/${name}`);
  };
  for (const [address] of html.matchAll(/\/assets\/[\w.~-]+\.js/g)) await add(address);
  return scripts;
}

const stylesOf = (html: string) =>
  new Set([...html.matchAll(/<link rel="stylesheet" href="([^"#]+)/g)].map(([, address]) => address ?? ''));

const pageOf = async (address: string) => (await app.request(address)).text();
const pages = [
  '/',
  '/ar',
  '/products?store=mouneh',
  '/ar/products?store=mouneh',
  '/products?store=cilka',
  '/products/makdous',
  '/ar/products/makdous',
];

test('no file is built twice: what the server asks a browser to load beforehand is what styles and scripts use', async () => {
  const names = new Map<string, string[]>();
  for (const name of await readdir(new URL('client/assets/', built))) {
    if (/\.(br|gz)$/.test(name)) continue;
    const bytes = (await read(`/assets/${name}`)).toString('base64');
    names.set(bytes, [...(names.get(bytes) ?? []), name]);
  }
  expect(names.size).toBeGreaterThan(100);
  expect([...names.values()].filter((same) => same.length > 1)).toEqual([]);
});

describe.each(pages)('a first visit to %s', (address) => {
  test('downloads no more scripts and styles than its budget', async () => {
    const html = await pageOf(address);
    const scripts = await scriptsOf(html);
    expect(scripts.size).toBeGreaterThan(5);
    expect(await weigh(scripts)).toBeLessThanOrEqual(max.scripts);
    const styles = stylesOf(html);
    expect(styles.size).toBeGreaterThan(0);
    expect(await weigh(styles)).toBeLessThanOrEqual(max.styles);
  });

  test('asks for no script before something is drawn', async () => {
    const html = await pageOf(address);
    expect(html).not.toMatch(/rel="modulepreload"/);
    expect(html).not.toMatch(/<script[^>]* src=/);
    const [, start = ''] = /<script type="module" async="">([\s\S]*?)<\/script>/.exec(html) ?? [];
    expect(start).toMatch(/^await new Promise/);
    expect(start).not.toMatch(/^import [^(]/m);
  });

  test('downloads nothing of the shop admin, of forms, of queries and of the other language', async () => {
    const html = await pageOf(address);
    const files = [...(await scriptsOf(html)), ...stylesOf(html)];
    const texts = (await Promise.all(files.map(read))).map(String).join('\n');
    const [own, other] = address.startsWith('/ar') ? ['السلة', 'Your cart'] : ['Cart', 'السلة'];
    expect(texts).toContain(own);
    expect(texts).not.toContain(other);
    // Markers of schemas, forms, queries and the shop admin's words.
    for (const foreign of ['invalid_type', 'resolver', 'refetchOnReconnect', '/admin/stats'])
      expect(texts).not.toContain(foreign);
  });

  test('is told of its letters, one language’s', async () => {
    const html = await pageOf(address);
    const fonts = [...html.matchAll(/<link rel="preload"[^>]*href="([^"]+\.woff2)"/g)].map(
      ([, font]) => font,
    );
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) expect(/-arabic/.test(font ?? '')).toBe(address.startsWith('/ar'));
  });
});

test('the image of every product on a card is light', async () => {
  const { items } = await call(listProducts, { limit: 500 });
  expect(items.length).toBeGreaterThan(100);
  for (const { image } of items) {
    const response = await app.request(image, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(response.status, image).toBe(200);
    expect((await response.arrayBuffer()).byteLength, image).toBeLessThanOrEqual(max.image);
  }
});

describe('a built file', () => {
  const ask = async (encodings?: string) => {
    const [address] = (await scriptsOf(await pageOf('/'))).values();
    const headers: Record<string, string> = encodings ? { 'Accept-Encoding': encodings } : {};
    return app.request(address ?? '', { headers });
  };

  test('is sent as it was compressed when it was built, to be kept for ever', async () => {
    const plain = Buffer.from(await (await ask()).arrayBuffer());
    for (const [offered, sent] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip', 'gzip'],
    ] as const) {
      const response = await ask(offered);
      expect(response.headers.get('content-encoding')).toBe(sent);
      expect(response.headers.get('vary')).toContain('Accept-Encoding');
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const bytes = (await response.arrayBuffer()).byteLength;
      expect(bytes).toBe(Number(response.headers.get('content-length')));
      expect(bytes).toBeLessThan(plain.byteLength / 2);
    }
  });
});

test('the page of all components is for development: no route and no file of the build has it', async () => {
  expect((await app.request('/components')).status).toBe(404);
  const files = await readdir(built, { recursive: true });
  const sources = files.filter((file) => /\.(js|css|html|json)$/.test(file));
  expect(sources.length).toBeGreaterThan(50);
  for (const file of sources)
    expect(String(await readFile(new URL(file, built))), file).not.toMatch(/data-component|web\/components/);
});

test('no page of the shop or of an account downloads the words of the shop admin', async () => {
  const { routes } = (await build()).assets;
  const others = Object.entries(routes).filter(([id]) => !/admin/.test(id));
  expect(others.length).toBeGreaterThan(50);
  for (const [id, route] of others) {
    const files = [...new Set([...(route?.imports ?? []), route?.module ?? ''])].filter(Boolean);
    const texts = (await Promise.all(files.map(read))).map(String).join('\n');
    expect(texts.includes(overview.lowNote.no_image), id).toBe(false);
  }
});
