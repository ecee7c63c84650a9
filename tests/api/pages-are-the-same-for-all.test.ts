import { existsSync } from 'node:fs';
import type { ServerBuild } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { updateProfile } from '../../contracts/accounts.ts';
import { listProducts, type Product, updateProduct } from '../../contracts/catalogue.ts';
import { createCategory, updateCategory } from '../../contracts/categories.ts';
import { pathInLanguage } from '../../contracts/language.ts';
import { placeOrder } from '../../contracts/orders.ts';
import { openShop } from '../support/empty-shop.ts';

const file = new URL('../../build/server/index.js', import.meta.url);
if (!existsSync(file)) throw new Error('The pages have not been built: run react-router build first.');
const build: ServerBuild = await import(/* @vite-ignore */ file.href);

/** The requests as the pages' code receives them. */
const seen: Request[] = [];
const { module } = build.entry;
const render: typeof module.default = (request, ...rest) => {
  seen.push(request);
  return module.default(request, ...rest);
};
const watched: ServerBuild = { ...build, entry: { module: { ...module, default: render } } };

const shop = await openShop({}, async () => watched, { seeded: true });
const { app, call, addCustomer, admin } = shop;

/** Texts that must never occur in a page: the customer's own, and the tokens of customer and admin. */
const secrets: string[] = [];
const visitors: Record<'guest' | 'customer' | 'admin', Record<string, string>> = {
  guest: {},
  customer: {},
  admin: {},
};

const renamed = 'labneh-of-another-name';
const oldSlug = 'labneh-of-one-name';

const credentials = (token: string, name: string) => ({
  Authorization: `Bearer ${token}`,
  Cookie: [
    `auth_token=${token}`,
    `name=${encodeURIComponent(name)}`,
    'adminLoggedIn=true',
    'cart=%5B%7B%22quantity%22%3A3%7D%5D',
    'userFavorites=%5B%5D',
  ].join('; '),
});

beforeAll(async () => {
  const { user, token } = await addCustomer({ name: 'Dalal Abu-Ghazaleh', email: 'dalal@secret.example' });
  const details = { phone: '0799988776', address: 'Rooftop on the 7th Circle' };
  await call(updateProfile, details, { token });
  const [product] = (await call(listProducts, { limit: 1 })).items as [Product];
  const order = {
    customer_name: user.name,
    customer_email: user.email,
    shipping_address: { street: details.address, city: 'Amman', country: 'Jordan' },
    items: [{ product_id: product.id, quantity: 1, price: product.price }],
  };
  await call(placeOrder, order, { token });
  const adminToken = await admin();
  secrets.push('Dalal', 'Abu-Ghazaleh', 'dalal@', '99988776', '7th Circle', token, adminToken);
  visitors.customer = credentials(token, user.name);
  visitors.admin = credentials(adminToken, 'Admin');
  const moved = await shop.addProduct({
    category: product.category,
    name: { en: 'Labneh of one name', ar: 'لبنة' },
  });
  const name = { en: 'Labneh of another name', ar: 'لبنة أخرى' };
  await call(updateProduct, { id: moved.id, category: product.category, name }, { token: adminToken });
});

/** Every page of web/routes.ts without parameters. */
const plainPages = Object.values(build.routes).flatMap((route) =>
  route?.path && !/[:*]/.test(route.path) && route.path !== 'ar'
    ? [`/${route.path.replace(/^ar\//, '')}`]
    : [],
);

const pages = [
  ...new Set([
    '/',
    '/store-selection',
    '/cart',
    '/login',
    '/signup',
    ...plainPages,
    '/products',
    '/products?store=mouneh',
    '/products?store=cilka',
    '/products?store=mouneh&category=dairy&sort=price',
    '/products?store=mouneh&q=labneh&view=list',
    '/products?store=cilka&q=%D8%B4%D8%A7%D9%8A&sort=name',
    '/products?store=mouneh&category=no-such-shelf',
    '/products/extra-virgin-olive-oil',
    `/products/${oldSlug}`,
    '/products/no-such-jar',
    '/no/such/page',
  ]),
];
const inBothLanguages = pages.flatMap((page) => [page, pathInLanguage(page, 'ar')]);

/** The data requests of a client-side navigation. */
const data = [
  '/_.data',
  '/ar.data',
  '/products.data?store=mouneh',
  '/products.data?store=cilka&q=tea&sort=price',
  '/products/extra-virgin-olive-oil.data',
  `/products/${oldSlug}.data`,
  '/products/no-such-jar.data',
].flatMap((path) => (path.startsWith('/products') ? [path, `/ar${path}`] : [path]));

const calls = [
  '/api/products',
  '/api/products?store=cilka&q=tea&sort=name&limit=5',
  '/api/products/extra-virgin-olive-oil',
  '/api/products/no-such-jar',
  '/api/categories',
  '/api/settings/delivery_fee',
  '/api/openapi.json',
  '/api/docs',
];

async function visit(path: string, headers: Record<string, string>) {
  const response = await app.request(path, { headers });
  const { 'x-request-id': requestId = '', ...others } = Object.fromEntries(response.headers);
  // A refusal contains its request id; a cached page does not.
  const body = (await response.text()).replaceAll(requestId, 'this request');
  return { status: response.status, headers: others, body };
}

test.each([...inBothLanguages, ...data, ...calls])(
  '%s is the same for a guest, a customer and the admin',
  async (path) => {
    const asGuest = await visit(path, visitors.guest);
    expect(await visit(path, visitors.customer)).toEqual(asGuest);
    expect(await visit(path, visitors.admin)).toEqual(asGuest);
    expect(await visit(path, visitors.guest)).toEqual(asGuest);
    expect(asGuest.headers['set-cookie']).toBeUndefined();
    const sent = asGuest.body + JSON.stringify(asGuest.headers);
    expect(secrets.filter((secret) => sent.includes(secret))).toEqual([]);
  },
);

test.each([
  ['/', 200, '<html lang="en" dir="ltr"'],
  ['/ar', 200, '<html lang="ar" dir="rtl"'],
  ['/products?store=mouneh', 200, 'data-store="mouneh"'],
  ['/ar/products?store=cilka', 200, 'data-store="cilka"'],
  ['/products/extra-virgin-olive-oil', 200, 'Extra virgin olive oil'],
  ['/ar/products/extra-virgin-olive-oil', 200, 'زيت زيتون بكر ممتاز'],
  ['/no/such/page', 404, 'Page Not Found'],
  ['/ar/no/such/page', 404, 'الصفحة غير موجودة'],
  ['/products/no-such-jar', 404, 'Page Not Found'],
])('%s answers %i and is the page that it should be', async (path, status, part) => {
  const page = await visit(path, visitors.customer);
  expect(page.status).toBe(status);
  expect(page.headers['content-type']).toMatch(/^text\/html/);
  expect(page.body).toContain(part);
});

test.each(data.filter((path) => !/no-such|of-one-name/.test(path)))('%s carries data', async (path) => {
  const { status, headers } = await visit(path, visitors.guest);
  expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'text/x-script' });
});

test('the lists in the pages hold the goods, and the goods’ prices', async () => {
  const { body } = await visit('/products?store=mouneh', visitors.guest);
  expect(body).toContain('/products/baladi-ghee');
  expect(body).toContain('16.50');
});

test('a slug of another day redirects to the one of today, in the reader’s language', async () => {
  for (const prefix of ['', '/ar']) {
    const { status, headers } = await visit(`${prefix}/products/${oldSlug}`, visitors.guest);
    expect({ status, location: headers.location }).toEqual({
      status: 301,
      location: `${prefix}/products/${renamed}`,
    });
  }
});

test('an address with /en leads for good to the page without it, its query too, and nowhere but to a page of the shop', async () => {
  const answers = async (path: string) => {
    const { status, headers } = await visit(path, visitors.guest);
    return [status, headers.location];
  };
  expect(await answers('/en')).toEqual([301, '/']);
  expect(await answers('/en/')).toEqual([301, '/']);
  expect(await answers('/EN/products?store=cilka&q=a%2Fb')).toEqual([301, '/products?store=cilka&q=a%2Fb']);
  for (const path of ['/en//other.example', '/en/%2Fother.example', '/en/no-such-page', '/english'])
    expect([path, ...(await answers(path))]).toEqual([path, 404, undefined]);
});

test('so does the list of a category that had another slug; one that never was shows the whole store', async () => {
  const token = await admin();
  const { id } = await call(
    createCategory,
    { name: { en: 'Roasts', ar: 'محمصة' }, slug: 'roasts' },
    { token },
  );
  await call(updateCategory, { id, slug: 'roastery' }, { token });
  for (const prefix of ['', '/ar']) {
    const { status, headers } = await visit(
      `${prefix}/products?store=mouneh&category=roasts&view=list`,
      visitors.guest,
    );
    expect({ status, location: headers.location }).toEqual({
      status: 301,
      location: `${prefix}/products?store=mouneh&category=roastery&view=list`,
    });
  }
  expect((await visit('/products?store=mouneh&category=never', visitors.guest)).status).toBe(200);
});

test('what a visitor chose is read for a redirect to another address, and by no page', async () => {
  const arabic = await visit('/cart', { Cookie: 'language=ar' });
  expect({ status: arabic.status, location: arabic.headers.location }).toEqual({
    status: 302,
    location: '/ar/cart',
  });
  expect(arabic.headers['cache-control']).toBe('private, no-store');
  const chosen = await visit('/products?q=tea', { Cookie: 'selectedStore=cilka' });
  expect(chosen.headers.location).toBe('/products?q=tea&store=cilka');
  const foreign = await visit('/products?store=mouneh', { Cookie: 'selectedStore=https://evil.example' });
  expect(foreign).toEqual(await visit('/products?store=mouneh', visitors.guest));
  expect(await visit('/ar/cart', { Cookie: 'language=en' })).toEqual(await visit('/ar/cart', visitors.guest));
});

test('the pages’ code sees a request without cookies, token or any other header of the visitor', async () => {
  seen.length = 0;
  await visit('/cart', { ...visitors.customer, 'Accept-Language': 'ar', 'User-Agent': 'a browser' });
  expect(seen.map(({ headers }) => [...headers])).toEqual([[]]);
});

test('a page allows no script but its own', async () => {
  const { headers } = await visit('/', visitors.guest);
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')+;/);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test('the former address of a page of the shop admin leads to the page, in both languages, with its query', async () => {
  const answers = async (path: string) => {
    const { status, headers } = await visit(path, visitors.guest);
    return [status, headers.location];
  };
  expect(await answers('/admin/newsletter')).toEqual([301, '/admin/messages/newsletter']);
  expect(await answers('/ar/admin/newsletter/?q=a')).toEqual([301, '/ar/admin/messages/newsletter?q=a']);
  expect((await answers('/admin/messages/newsletter'))[0]).toBe(200);
  expect((await answers('/admin/settings'))[0]).toBe(200);
});
