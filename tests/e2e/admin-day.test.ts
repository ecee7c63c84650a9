import { Buffer } from 'node:buffer';
import { eq } from 'drizzle-orm';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { AdminProduct, Product } from '../../contracts/catalogue.ts';
import type { Order } from '../../contracts/orders.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { sessions } from '../../server/accounts/session.table.ts';
import { users } from '../../server/accounts/user.table.ts';
import { activity } from '../../web/i18n/ar/admin/activity.ts';
import { errors } from '../../web/i18n/ar/admin/errors.ts';
import { images } from '../../web/i18n/ar/admin/images.ts';
import { imports } from '../../web/i18n/ar/admin/imports.ts';
import { messages } from '../../web/i18n/ar/admin/messages.ts';
import { orders } from '../../web/i18n/ar/admin/orders.ts';
import { overview } from '../../web/i18n/ar/admin/overview.ts';
import { products } from '../../web/i18n/ar/admin/products.ts';
import { admin as adminWords } from '../../web/i18n/ar/admin.ts';
import { openBrowser, openVisitor, phone, type Visitor } from '../support/browser.ts';
import { keepSession } from '../support/keep-session.ts';
import { address, itemOf } from '../support/order-input.ts';
import { openSeededShop } from '../support/seeded-shop.ts';

const { base, deps } = await openSeededShop();
const browser = openBrowser({ images: true });
const keys = await ensureFirstAdmin(deps);

/** A call to the API outside the browser. */
async function ask(method: string, path: string, body?: object, token?: string) {
  const response = await fetch(`${base}/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body) ?? null,
  });
  const envelope = await response.json();
  if (!envelope.success) throw new Error(`${method} ${path}: ${envelope.error}`);
  return envelope;
}

const { token } = (await ask('POST', '/auth/login', keys)).data;
const { token: asCustomer } = (
  await ask('POST', '/auth/register', {
    name: 'سارة',
    email: 'sara@example.com',
    password: 'a jar of olives',
  })
).data;

const countProducts = async (): Promise<number> =>
  (await ask('GET', '/admin/products?limit=1', undefined, token)).page.total;
const findProduct = async (name: string): Promise<AdminProduct> =>
  (await ask('GET', `/admin/products?q=${encodeURIComponent(name)}`, undefined, token)).data[0];
const place = async (customer_name: string, language: 'en' | 'ar', product: Product): Promise<Order> => {
  const order = { customer_name, customer_email: 'sara@example.com', shipping_address: address, language };
  return (await ask('POST', '/orders', { ...order, items: [itemOf(product, 2)] }, asCustomer)).data;
};

const openTab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: adminWords.sections }).getByRole('link', { name }).click();

async function logIn({ words }: Visitor, place: Locator): Promise<void> {
  await place.getByRole('textbox', { name: words.account.email }).fill(keys.email);
  await place.getByLabel(words.account.password, { exact: true }).fill(keys.password ?? '');
  await place.getByRole('button', { name: words.account.login, exact: true }).click();
}

/** A photo that is red in its middle and grey around it. */
const photo = await sharp(
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="1000"><path fill="#999" d="M0 0h1500v1000H0z"/>
    <path fill="red" d="M350 100h800v800h-800z"/></svg>`,
  ),
)
  .jpeg()
  .toBuffer();

const csv = [
  'name_en,name_ar,price,category,store',
  ...Array.from({ length: 500 }, (_, n) => `Crock ${n},"زير ${n}، كبير",١٢٫٥٠,grains,mouneh`),
].join('\n');

test('a first day at the shop, on a phone, in Arabic', async () => {
  const visitor = await openVisitor(browser(), base, { language: 'ar', viewport: phone });
  const { page, context, visit, words, expected } = visitor;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await visit('/admin/login');
  await logIn(visitor, page.getByRole('main'));
  await page.getByRole('heading', { name: overview.heading, exact: true }).waitFor();

  const fee = page.getByLabel(overview.fee);
  await expect.poll(() => fee.inputValue()).not.toBe('');
  const former = await fee.inputValue();
  await fee.fill('٧٫٢٥');
  await button(adminWords.save).click();
  await page.getByText(overview.feeUpdated).waitFor();
  // The toast undoes it.
  await button(activity.undo).click();
  await expect.poll(() => fee.inputValue()).toBe(former);
  await fee.fill('٢٫٧٥');
  await button(adminWords.save).click();
  await page.getByText(overview.feeUpdated).waitFor();
  expect((await ask('GET', '/settings/delivery_fee')).data.delivery_fee).toBe(2.75);

  await openTab(page, adminWords.tabs.products);
  await page.getByRole('link', { name: products.newProduct }).click();
  await page.getByLabel(products.nameEn).fill('Fig jam');
  await page.getByLabel(products.nameAr).fill('مربّى التين');
  await page.getByLabel(products.price).fill('٤٫٧٥');
  // Debounce: no request for the image while its address is typed.
  const asked = new Set<string>();
  await context.route('https://images.example/**', (route) => {
    asked.add(route.request().url());
    return route.fulfill({ contentType: 'image/jpeg', body: photo });
  });
  await page.getByText(images.details).click();
  await page.getByRole('textbox', { name: images.url }).pressSequentially('https://images.example/fig.jpg');
  await expect.poll(() => asked.size).toBeGreaterThan(0);
  expect([...asked]).toEqual(['https://images.example/fig.jpg']);
  await button(images.remove).click();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'fig.jpg', mimeType: 'image/jpeg', buffer: photo });
  const cropper = page.getByRole('dialog', { name: images.title });
  await cropper.getByRole('button', { name: images.apply }).click();
  await cropper.waitFor({ state: 'detached' });
  await button(products.add).click();
  await page.getByRole('heading', { name: products.whatNext }).waitFor();
  // The cropper leaves no history entry: Forward would lead to an empty form.
  const added = page.url();
  await page.goForward();
  await expect.poll(() => page.url()).toBe(added);
  await page.getByRole('link', { name: products.back }).click();
  const row = page.getByRole('row').filter({ hasText: 'مربّى التين' });
  await row.getByRole('button', { name: /4\.75/ }).waitFor();
  const jam = await findProduct('مربّى التين');
  expect(jam).toMatchObject({ name: { en: 'Fig jam', ar: 'مربّى التين' }, price: 4.75, shown: true });
  const image = sharp(Buffer.from(await (await fetch(base + jam.image)).arrayBuffer()));
  const { width, height } = await image.metadata();
  expect(width).toBe(height);
  const [red, green] = (await image.stats()).channels;
  expect(red?.mean).toBeGreaterThan((green?.mean ?? 0) + 50);

  await row.getByRole('button', { name: /4\.75/ }).click();
  await page.keyboard.type('٤٫٢٥');
  await page.keyboard.press('Enter');
  await row.getByRole('button', { name: /4\.25/ }).waitFor();
  expect((await findProduct('مربّى التين')).price).toBe(4.25);
  // A change that does not reach the server is reverted, and the typed text stays for another try.
  expected.push('Failed to load resource');
  await page.route(`**/api/products/${jam.id}`, (route) => route.abort());
  await row.getByRole('button', { name: /4\.25/ }).click();
  await page.keyboard.type('9');
  await page.keyboard.press('Enter');
  const told = page.getByRole('status').filter({ hasText: products.updateFailed });
  await told.filter({ hasText: errors.network }).waitFor();
  await expect.poll(() => row.getByRole('textbox').inputValue()).toBe('9');
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: /4\.25/ }).waitFor();
  // The second failure has the same text: the first message must be gone before.
  await told.waitFor({ state: 'detached' });
  await row.getByRole('checkbox', { name: products.available }).click();
  await told.waitFor();
  await expect.poll(() => row.getByRole('checkbox', { name: products.available }).isChecked()).toBe(true);
  await page.unroute(`**/api/products/${jam.id}`);
  await expect.poll(() => findProduct('مربّى التين')).toMatchObject({ price: 4.25, available: true });

  const sold = { ...jam, price: 4.25 };
  await openTab(page, adminWords.tabs.orders);
  const placed = [
    await place('سارة', 'ar', sold),
    await place('Omar', 'en', sold),
    await place('ليلى', 'ar', sold),
  ];
  for (const { number } of placed) {
    const order = page.getByRole('listitem').filter({ hasText: number });
    for (const status of ['processing', 'shipped', 'delivered'] as const) {
      await order.getByRole('button', { name: orders.next[status] }).click();
      await order.getByText(words.customer.orders.statuses[status] ?? '', { exact: true }).waitFor();
    }
    // Of three steps only the last can be undone, so one toast is enough.
    const slips = page.getByRole('status').filter({ hasText: number });
    await slips.filter({ hasText: words.customer.orders.statuses.delivered ?? '' }).waitFor();
    await expect.poll(() => slips.count()).toBe(1);
  }
  for (const { id } of placed) {
    const { data } = await ask('GET', `/admin/orders/${id}`, undefined, token);
    expect(data).toMatchObject({ status: 'delivered', total: 2 * 4.25 + 2.75 });
  }

  const question = { name: 'هبة', email: 'heba@example.com', subject: 'product', message: 'هل فيه سكر؟' };
  await ask('POST', '/contact', { ...question, language: 'ar' });
  await openTab(page, adminWords.tabs.messages);
  await page.getByRole('link', { name: 'هبة' }).click();
  await page.getByRole('textbox', { name: messages.answerLabel }).fill('سكّر قليل، وتين كثير.');
  await button(messages.send).click();
  await page.getByText(messages.answeredOn('').trim()).waitFor();
  const inbox = (await ask('GET', '/admin/messages', undefined, token)).data;
  expect(inbox).toMatchObject([{ name: 'هبة', answer: 'سكّر قليل، وتين كثير.', read_at: expect.any(String) }]);

  const before = await countProducts();
  await openTab(page, adminWords.tabs.products);
  await page.getByRole('link', { name: imports.title }).click();
  await page
    .getByLabel(imports.choose)
    .setInputFiles({ name: 'أزيار.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await button(imports.check).click();
  const first = page.getByRole('listitem').filter({ hasText: 'زير 0، كبير' });
  await first.getByText('12.50 د.أ').waitFor();
  await expect.poll(() => countProducts()).toBe(before);
  await button(imports.apply(500)).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: imports.apply(500) })
    .click();
  await page.getByText(imports.applied(500, 0)).waitFor();
  await expect.poll(() => countProducts()).toBe(before + 500);
  await button(imports.undo).click();
  await page.getByRole('dialog').getByRole('button', { name: imports.undo }).click();
  await page.getByText(imports.undone).waitFor();
  await expect.poll(() => countProducts()).toBe(before);
}, 120_000);

test('a session that ends while a product is edited costs nothing of what was typed', async () => {
  const visitor = await openVisitor(browser(), base, { language: 'ar', viewport: phone });
  const { page, visit, words, expected } = visitor;
  await visit('/admin/login');
  await logIn(visitor, page.getByRole('main'));
  await page.getByRole('heading', { name: overview.heading }).waitFor();
  const { id } = await findProduct('makdous');
  await visit(`/admin/products/${id}`);
  await page.getByLabel(products.price).fill('٦٫١٠');
  await page.getByLabel(products.descriptionAr).fill('باذنجان وجوز.');
  const [owner] = await deps.db.select().from(users).where(eq(users.email, keys.email));
  await deps.db.delete(sessions).where(eq(sessions.userId, owner?.id ?? ''));
  expected.push('401');
  await page.getByRole('button', { name: products.save }).click();
  const login = page.getByRole('dialog');
  await login.getByText(words.shell.sessionExpired).waitFor();
  await expect.poll(() => page.getByLabel(products.descriptionAr).inputValue()).toBe('باذنجان وجوز.');
  // The user is known: no other account is offered, and only the password is asked for.
  await expect
    .poll(() => login.getByRole('textbox', { name: words.account.email }).inputValue())
    .toBe(keys.email);
  await expect.poll(() => login.getByRole('tab').count()).toBe(0);
  await logIn(visitor, login);
  // After the login it is saved without another question.
  await page
    .getByRole('status')
    .filter({ hasText: products.updated('') })
    .waitFor();
  const { data: saved } = await ask('GET', '/products/makdous');
  expect(saved).toMatchObject({ price: 6.1, description: { ar: 'باذنجان وجوز.' } });
});

test('Activity shows what was done in the period that is asked for; the address keeps it, and Back goes to all', async () => {
  const { token } = (await ask('POST', '/auth/login', keys)).data;
  await ask('PUT', '/settings/delivery_fee', { amount: 1.25 }, token);
  const { page, visit } = await openVisitor(browser(), base, { language: 'ar' });
  await page.addInitScript(keepSession, token);
  await visit('/admin/activity');
  const entry = page.getByRole('heading', { name: activity.actions['fee.update'] }).first();
  await entry.waitFor();
  const period = page.getByRole('search').getByLabel(orders.period);
  await period.selectOption(orders.periods.yesterday);
  await page.getByText(activity.emptyFiltered).waitFor();
  await page.reload();
  await page.getByText(activity.emptyFiltered).waitFor();
  await page.goBack();
  await entry.waitFor();
  await period.selectOption(orders.periods.today);
  await expect.poll(() => new URL(page.url()).search).toBe('?period=today');
  await entry.waitFor();
  // Days that were entered in reverse order are swapped.
  await visit('/admin/activity?period=custom&from=2099-01-01&to=2020-01-01');
  await entry.waitFor();
});

test('days that were entered in reverse order on a phone are in order in the address and when the filters are opened again', async () => {
  const { token } = (await ask('POST', '/auth/login', keys)).data;
  const { page, visit } = await openVisitor(browser(), base, { language: 'ar', viewport: phone });
  await page.addInitScript(keepSession, token);
  const { filters } = adminWords;
  const dialog = page.getByRole('dialog');
  const day = (name: string) => dialog.getByLabel(name, { exact: true });
  for (const path of ['/admin/activity', '/admin/orders']) {
    await visit(path);
    await page.setViewportSize({ width: 360, height: 640 });
    await page.getByRole('button', { name: filters.named(0) }).click();
    await day(orders.period).selectOption('custom');
    // The days that it asks for are in sight, above the sheet's buttons.
    const foot = await dialog.getByRole('button', { name: filters.show }).boundingBox();
    const end = async () => {
      const box = await day(orders.to).boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    await expect.poll(end).toBeLessThan(foot?.y ?? 0);
    await day(orders.from).fill('2026-11-30');
    await day(orders.to).fill('2026-11-01');
    await dialog.getByRole('button', { name: filters.show }).click();
    const asked = () => [...new URL(page.url()).searchParams].filter(([name]) => name !== 'period');
    await expect.poll(asked).toEqual([
      ['from', '2026-11-01'],
      ['to', '2026-11-30'],
    ]);
    await page.getByRole('button', { name: filters.named(1) }).click();
    expect(await day(orders.from).inputValue()).toBe('2026-11-01');
    expect(await day(orders.to).inputValue()).toBe('2026-11-30');
  }
});
