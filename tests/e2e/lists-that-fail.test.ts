import { describe, expect, test } from 'vitest';
import type { Product } from '../../contracts/catalogue.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { admin as adminAr } from '../../web/i18n/ar/admin.ts';
import { admin as adminEn } from '../../web/i18n/en/admin.ts';
import { onDesktop, onPhone, openBrowser, openVisitor, type Visitor } from '../support/browser.ts';
import { chooseCategory, currentCategory } from '../support/category-chips.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { findLostTexts } from '../support/layout-checks.ts';
import { openSeededShop } from '../support/seeded-shop.ts';
import { signUpVisitor } from '../support/sign-up-visitor.ts';

const { base, deps } = await openSeededShop();
const browser = openBrowser();
const { email, password = '' } = await ensureFirstAdmin(deps);

const proxyPage = { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' };
const namesIn = ({ page }: Visitor) =>
  page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();

describe.each([
  { ...onDesktop, changes: ['sort', 'q'] },
  { ...onPhone, changes: ['category', 'no network'] },
])('in $language', ({ language, viewport, changes }) => {
  test('a list of products whose next one does not come stays, says so, and is asked for again', async () => {
    const visitor = await openVisitor(browser(), base, { language, viewport });
    const { page, words, visit, expected } = visitor;
    const { catalogue, offline } = words;
    expected.push('502', 'net::ERR_FAILED');
    for (const change of changes) {
      await visit('/products?store=mouneh');
      await page.getByRole('button', { name: catalogue.loadMore }).click();
      await page.getByText(catalogue.shownOf(48, 72)).waitFor();
      const before = await namesIn(visitor);
      let refused = 0;
      await page.route('**/products.data*', async (route) => {
        await (change === 'no network' ? route.abort() : route.fulfill(proxyPage));
        refused += 1;
      });
      const search = page.getByRole('combobox', { name: catalogue.search });
      if (change === 'category') await chooseCategory(page, words, 'honey');
      else if (change === 'q') {
        await search.fill('labneh');
        await search.press('Enter');
      } else await page.getByRole('combobox', { name: catalogue.sortBy }).selectOption('price');

      await page.getByRole('alert').getByText(catalogue.listFailed).waitFor();
      await expect.poll(() => namesIn(visitor)).toEqual(before);
      await expect.poll(() => page.evaluate(findLostTexts)).toEqual([]);
      // The text is the same for every change.
      if (change === changes[0]) await expectAccessible(page, change);
      if (change === 'category') await expect.poll(() => currentCategory(page, words)).toBe('honey');

      // It may fail once more before it succeeds.
      const again = page.getByRole('button', { name: offline.again });
      const asked = refused;
      await again.click();
      await expect.poll(() => refused).toBeGreaterThan(asked);
      await expect.poll(() => again.getAttribute('aria-busy')).toBeNull();
      await page.getByRole('alert').getByText(catalogue.listFailed).waitFor();
      await expect.poll(() => namesIn(visitor)).toEqual(before);
      await page.unroute('**/products.data*');
      await again.click();
      await page.getByRole('alert').waitFor({ state: 'detached' });
      const name = change === 'no network' ? 'sort' : change;
      await expect
        .poll(() => new URL(page.url()).searchParams.get(name))
        .toBe({ sort: 'price', category: 'honey', q: 'labneh' }[name]);
      await expect.poll(() => namesIn(visitor)).not.toEqual(before);
    }
  });
});

test('favourites that cannot be asked for leave those that are there', async () => {
  const { language } = onPhone;
  const visitor = await openVisitor(browser(), base, onPhone);
  const { page, words, visit, expected } = visitor;
  const { favourites } = words.customer;
  expected.push('502');
  const customer = await signUpVisitor(visitor, base, 'Rania');
  const [first, second] = await customer.call<Product[]>('GET', '/products?q=honey');
  const { id } = await customer.call<{ id: string }>('GET', '/auth/profile');
  const press = (product?: Product) =>
    customer.call('POST', '/favourites', { user_id: id, add: [product?.id], remove: [] });
  await press(first);
  await visit('/favorites');
  await page.getByRole('heading', { name: first?.name[language] ?? '' }).waitFor();
  await page.route('**/api/products?ids=*', (route) => route.fulfill(proxyPage));
  await press(second);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.getByRole('alert').getByText(favourites.failed).waitFor();
  await page.getByRole('heading', { name: first?.name[language] ?? '' }).waitFor();
  await page.unroute('**/api/products?ids=*');
  await page.getByRole('button', { name: words.customer.retry }).click();
  await page.getByRole('heading', { name: second?.name[language] ?? '' }).waitFor();
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
});

/** Lists of the admin: their page, their request, another address of the same list, and the role of a row. */
const adminLists = [
  ['/admin/products', '**/api/admin/products?*', '?q=honey', 'tbody tr'],
  ['/admin/customers', '**/api/admin/users?*', '?sort=spent', 'main ul > li'],
  ['/admin/orders', '**/api/admin/orders?*', '?status=pending', 'main ul > li'],
  ['/admin/messages', '**/api/admin/messages?*', '?state=open', 'main ul > li'],
  ['/admin/activity', '**/api/admin/activity?*', '?kind=product', 'main ul > li'],
  ['/admin/orders/day-sheet', '**/api/admin/orders/day-sheet*', '?store=mouneh', 'main ul > li'],
] as const;

describe.each([
  { ...onDesktop, say: adminEn, lists: adminLists.slice(0, 3) },
  { ...onPhone, say: adminAr, lists: adminLists.slice(3) },
])('in the shop admin, in $language', ({ language, viewport, say, lists }) => {
  test('a list whose next one does not come stays, says so, and is asked for again', async () => {
    const visitor = await openVisitor(browser(), base, { language, viewport });
    const { page, words, visit, expected } = visitor;
    expected.push('502');
    await visit('/admin/login');
    await page.getByLabel(words.account.email).fill(email);
    await page.getByLabel(words.account.password, { exact: true }).fill(password);
    await page.getByRole('button', { name: words.account.login, exact: true }).click();
    await page.waitForURL((url) => url.pathname.endsWith('/admin'));
    await fillAdmin(visitor);
    for (const [path, calls, narrowed, row] of lists) {
      await visit(path);
      const rows = page.locator(row);
      await rows.first().waitFor();
      await page.route(calls, (route) => route.fulfill(proxyPage));
      // Another address of the same page, set as by its filters.
      await page.evaluate((query) => {
        history.pushState({ key: 'narrowed' }, '', query);
        dispatchEvent(new PopStateEvent('popstate', { state: { key: 'narrowed' } }));
      }, narrowed);
      // The stream of orders, if it connects meanwhile, fails with the same answers and reports it beside the list.
      const alert = page.getByRole('alert').filter({ hasText: say.listKept });
      await alert.waitFor();
      await expect.poll(() => rows.count(), { message: path }).toBeGreaterThan(0);
      await expect.poll(() => alert.textContent(), { message: path }).not.toMatch(/HTTP|502/);
      await page.unroute(calls);
      await page.getByRole('button', { name: say.retry }).click();
      await alert.waitFor({ state: 'detached' });
    }
  });
});

/** Makes an order, a message and a change, so that no list is empty. */
async function fillAdmin({ page }: Visitor): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${base}/api${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify(body) ?? null,
    });
    const { success, data, error } = await response.json();
    if (!success) throw new Error(`${method} ${path}: ${error}`);
    return data;
  };
  const [product] = await call('GET', '/products?store=mouneh&limit=1');
  await call('POST', '/orders', {
    customer_name: 'Rania',
    customer_email: email,
    shipping_address: { street: 'Rainbow Street', city: 'Amman', country: 'Jordan' },
    items: [{ product_id: product.id, quantity: 1, price: product.price }],
  });
  await call('POST', '/contact', {
    name: 'Rania',
    email: 'rania@example.com',
    subject: 'general',
    message: 'Is the oil of this year?',
  });
  await call('PUT', `/products/${product.id}`, {
    category: product.category,
    available: true,
    price: product.price + 1,
  });
  await call('PUT', `/products/${product.id}`, { category: product.category, price: product.price });
}
