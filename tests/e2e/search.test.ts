import { expect, test } from 'vitest';
import { login } from '../../contracts/accounts.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { search as adminWords } from '../../web/i18n/ar/admin/search.ts';
import { suggestionWords } from '../../web/storefront/suggestion-words.ts';
import { openBrowser, openVisitor, phone } from '../support/browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { keepSession } from '../support/keep-session.ts';
import { findSmallTargets } from '../support/layout-checks.ts';
import { openSeededShop } from '../support/seeded-shop.ts';

const { base, deps } = await openSeededShop();
const browser = openBrowser();

async function adminToken(): Promise<string> {
  const { email, password } = await ensureFirstAdmin(deps);
  const response = await fetch(`${base}/api${login.path}`, {
    method: login.method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return (await response.json()).data.token;
}

test('on a phone, in Arabic: suggestions by keys and by touch; what is missed gets a synonym and is found', async () => {
  const { page, words, visit, context } = await openVisitor(browser(), base, {
    language: 'ar',
    viewport: phone,
  });
  const { catalogue } = words;
  const say = suggestionWords.ar;
  const option = page.getByRole('option');
  const field = page.getByRole('combobox', { name: catalogue.search });

  await visit('/');
  await page.getByRole('banner').getByRole('link', { name: catalogue.search }).click();
  const dialog = page.getByRole('dialog', { name: catalogue.search });
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  // Without a store both are searched: the field says so, and each product names its store.
  expect(await field.getAttribute('placeholder')).toBe(catalogue.searchBoth);
  await page.keyboard.type('makdos');
  const makdous = option.filter({ hasText: 'مكدوس بالجوز' });
  await makdous.getByText(catalogue.stores.mouneh.name).waitFor();
  await page
    .getByRole('status')
    .getByText(/اقتراح/)
    .waitFor();
  await expectAccessible(page, 'suggestions');
  await expect.poll(() => page.evaluate(findSmallTargets)).toEqual([]);
  await page.keyboard.press('End');
  await expect.poll(() => field.getAttribute('aria-activedescendant')).toBeNull();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowDown');
  const first = await option.first().getAttribute('id');
  await expect.poll(() => field.getAttribute('aria-activedescendant')).toBe(first);
  await page.keyboard.press('Escape');
  await option.first().waitFor({ state: 'detached' });
  await dialog.waitFor();
  await page.keyboard.press('ArrowDown');
  await makdous.waitFor();
  // The first option is the search for the typed text, the second the word in the catalogue's spelling.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('q') === 'makdous');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 3, name: 'مكدوس بالجوز' }).waitFor();
  // Its Arabic name is enough: no Latin one is shown beside it.
  await expect.poll(() => page.getByText(catalogue.why.name).count()).toBe(0);

  await field.fill('زعت');
  // The search for the typed text comes first: the last option would be under a phone's keyboard.
  await expect.poll(() => option.first().innerText()).toBe(`${say.searchFor} زعت`);
  await option.filter({ hasText: 'زعتر أخضر مخلوط' }).click();
  await page.getByRole('heading', { level: 1, name: 'زعتر أخضر مخلوط' }).waitFor();

  await visit('/products?store=mouneh');
  expect(await field.getAttribute('placeholder')).toBe(catalogue.searchPlaceholder);
  // The magnifying glass is at the start, and no text in the other direction runs under it.
  await field.fill('olive oil '.repeat(20));
  await field.press('End');
  expect(
    await field.evaluate((element) => {
      const glass = element.parentElement?.querySelector('svg')?.getBoundingClientRect();
      const room = Number.parseFloat(getComputedStyle(element).paddingRight);
      return element.getBoundingClientRect().right - room <= (glass?.left ?? 0);
    }),
  ).toBe(true);
  await field.fill('شوربة الجدة');
  // There are no suggestions: the only option is the search itself.
  const suggested = page.getByRole('listbox', { name: say.list }).getByRole('option');
  await expect.poll(() => suggested.allInnerTexts()).toEqual([`${say.searchFor} شوربة الجدة`]);
  await suggested.click();
  await page.getByRole('heading', { name: catalogue.noProducts }).waitFor();
  // Products that are available instead.
  const others = page.getByRole('region', { name: 'ربما واحد من هذه؟' }).getByRole('listitem');
  await expect.poll(() => others.count()).toBe(4);
  await expectAccessible(page, 'nothing found');

  const token = await adminToken();
  const seller = await context.newPage();
  await seller.addInitScript(keepSession, token);
  await seller.goto(`${base}/ar/admin/search`);
  await seller.getByRole('button', { name: adminWords.addFor('شوربة الجدة') }).click();
  const same = seller.getByRole('textbox', { name: adminWords.same });
  await expect.poll(() => same.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect
    .poll(() => seller.getByRole('textbox', { name: adminWords.term }).inputValue())
    .toBe('شوربة الجدة');
  await same.fill('فريكة');
  await expect.poll(() => seller.evaluate(findSmallTargets)).toEqual([]);
  await expectAccessible(seller, 'search in the shop admin');
  await seller.getByRole('button', { name: adminWords.save }).click();
  await seller.getByText(adminWords.saved('شوربة الجدة', 'فريكة')).waitFor();
  await seller.getByText(adminWords.missedNone).waitFor();
  await seller.getByRole('button', { name: adminWords.removeNamed('شوربة الجدة', 'فريكة') }).waitFor();
  // The form is closed after saving, and the focus is on the button that opens it.
  await same.waitFor({ state: 'detached' });
  const add = seller.getByRole('button', { name: adminWords.add, exact: true });
  await expect.poll(() => add.evaluate((element) => element === document.activeElement)).toBe(true);

  // After a cancelled change the focus is at the row that it was about.
  const edit = seller.getByRole('button', { name: adminWords.editNamed('شوربة الجدة', 'فريكة') });
  await edit.click();
  await seller.getByRole('button', { name: adminWords.cancel, exact: true }).click();
  await expect.poll(() => edit.evaluate((element) => element === document.activeElement)).toBe(true);

  // A synonym that matches no product is saved, with a note that it matches nothing.
  await add.click();
  await seller.getByRole('textbox', { name: adminWords.term }).fill('ضضضضضض');
  await same.fill('ثثثثثث');
  await seller.getByRole('button', { name: adminWords.save }).click();
  await seller.getByText(adminWords.savedForNothing('ضضضضضض', 'ثثثثثث')).waitFor();
  await seller.getByRole('button', { name: adminWords.removeNamed('ضضضضضض', 'ثثثثثث') }).waitFor();

  await page.bringToFront();
  await field.fill('شوربه الجدّه');
  await field.press('Enter');
  await page.getByRole('heading', { level: 2, name: 'فريكة خضراء' }).waitFor();
});

test('the name of a store leads into it, from the suggestions and from what is found', async () => {
  const { page, words, visit } = await openVisitor(browser(), base, {
    language: 'ar',
    viewport: phone,
    touch: true,
  });
  const { catalogue } = words;
  const { cilka, mouneh } = catalogue.stores;
  const main = page.getByRole('main');
  await visit('/');
  await page.getByRole('banner').getByRole('link', { name: catalogue.search }).click();
  const dialog = page.getByRole('dialog', { name: catalogue.search });
  await dialog.getByRole('combobox').fill('سيلكا');
  const second = dialog.getByRole('option').nth(1);
  await expect.poll(() => second.innerText()).toBe(`${cilka.name} ${catalogue.wholeShelf}`);
  await second.click();
  await page.waitForURL((url) => url.search === '?store=cilka');
  await main.getByRole('heading', { level: 1, name: cilka.shelf }).waitFor();

  // Within a store, where no product has that name; and in both, before products that have it.
  await visit('/products?store=cilka&q=mouneh');
  await main.getByRole('link', { name: mouneh.name }).waitFor();
  await visit('/search?q=cilka');
  await main.getByRole('link', { name: cilka.name }).waitFor();
  expect(await main.getByText(catalogue.noProducts).count()).toBe(0);
  await expectAccessible(page, 'a store that was found');
  await expect.poll(() => page.evaluate(findSmallTargets)).toEqual([]);
  await main.getByRole('link', { name: cilka.name }).click();
  await page.waitForURL((url) => url.search === '?store=cilka');
});

test('the search of the header is of both stores, whichever was chosen before; what the other store alone has is found, not missed', async () => {
  const { page, words, visit } = await openVisitor(browser(), base, { language: 'ar', viewport: phone });
  const { count, foundInStore, inOtherStore, noProducts, search, searchBoth, stores } = words.catalogue;
  const main = page.getByRole('main');
  const found = main.getByRole('region', { name: foundInStore(stores.cilka.name) });
  await visit('/products?store=mouneh');
  await visit('/');
  await page.getByRole('banner').getByRole('link', { name: search }).click();
  const field = page.getByRole('dialog', { name: search }).getByRole('combobox');
  expect(await field.getAttribute('placeholder')).toBe(searchBoth);
  await field.fill('شوفان');
  await field.press('Enter');
  await page.waitForURL((url) => url.pathname === '/ar/search' && url.searchParams.get('q') === 'شوفان');
  await found.getByRole('listitem').first().waitFor();

  await visit(`/products?${new URLSearchParams({ store: 'mouneh', q: 'شوفان' })}`);
  await found.getByRole('listitem').first().waitFor();
  await main.getByRole('status').getByText(inOtherStore(stores.cilka.name, 1)).waitFor();
  expect(await main.getByText(noProducts).count()).toBe(0);
  expect(await main.getByText(count(0)).count()).toBe(0);
});

test('of two stores whose best match is as good the one with more of it comes first, but never before a better match of the other', async () => {
  const { page, words, visit } = await openVisitor(browser(), base, { language: 'ar', viewport: phone });
  const { foundInStore, stores } = words.catalogue;
  const headings = () => page.getByRole('main').getByRole('region').getByRole('heading', { level: 2 });
  const [mouneh, cilka] = [foundInStore(stores.mouneh.name), foundInStore(stores.cilka.name)];
  for (const [q, ...expected] of [
    ['زيت', mouneh, cilka],
    ['شاي', cilka, mouneh],
    ['سكر', cilka, mouneh],
    ['عسل', mouneh, cilka],
  ]) {
    await visit(`/search?${new URLSearchParams({ q: q ?? '' })}`);
    await expect.poll(() => headings().allTextContents(), { message: q }).toEqual(expected);
  }
});

test('without scripts the search is a plain form', async () => {
  const context = await browser().newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${base}/products?store=mouneh`);
  await page.getByRole('combobox', { name: 'Search' }).fill('lbnh');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('q') === 'lbnh');
  await expect.poll(() => page.getByText('Labneh balls in olive oil').count()).toBeGreaterThan(0);
  await expect.poll(() => page.getByText('Showing results for').textContent()).toContain('labneh');
  await context.close();
});

test.each([
  ['en', 'coffee'],
  ['ar', 'قهوة'],
] as const)(
  'in %s, without a store, %s is looked for in both, the better one first; the store chosen then leads the next choice',
  async (language, q) => {
    const { page, words, visit } = await openVisitor(browser(), base, {
      language,
      viewport: phone,
      touch: true,
    });
    const { catalogue } = words;
    await visit('/about');
    await page.getByRole('banner').getByRole('link', { name: catalogue.search }).click();
    const dialog = page.getByRole('dialog', { name: catalogue.search });
    await dialog.getByRole('combobox').fill(q);
    const products = dialog.getByRole('option').filter({ has: page.locator('img') });
    const suggested = (await products.first().locator('bdi').first().textContent()) ?? '';
    await dialog.getByRole('combobox').press('Enter');
    await page.waitForURL((url) => url.pathname.endsWith('/search') && url.searchParams.get('q') === q);
    const shelves = page.getByRole('main').getByRole('region');
    await shelves.nth(1).waitFor();
    const headings = await shelves.getByRole('heading', { level: 2 }).allTextContents();
    expect(headings).toEqual([
      catalogue.foundInStore(catalogue.stores.cilka.name),
      catalogue.foundInStore(catalogue.stores.mouneh.name),
    ]);
    await expect
      .poll(() => shelves.first().getByRole('heading', { level: 3 }).first().textContent())
      .toBe(suggested);
    await expectAccessible(page, 'results of both stores');

    await shelves
      .first()
      .getByRole('link', { name: new RegExp(`^${catalogue.stores.cilka.name}: `) })
      .click();
    await page.getByRole('heading', { level: 1, name: catalogue.stores.cilka.shelf }).waitFor();
    await visit('/store-selection');
    const heritage = page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(catalogue.stores.mouneh.kind) });
    await heritage.waitFor();
    const cilka = page.getByRole('main').getByRole('link', { name: catalogue.stores.cilka.kind });
    await cilka.getByText(catalogue.stores.last).waitFor();
    await cilka.getByText(catalogue.count(52)).waitFor();
    const [first, second] = [await cilka.boundingBox(), await heritage.boundingBox()];
    expect(first?.y).toBeLessThan(second?.y ?? 0);
  },
);
