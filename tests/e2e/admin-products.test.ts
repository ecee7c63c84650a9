import { sql } from 'drizzle-orm';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { login } from '../../contracts/accounts.ts';
import { type AdminProduct, updateProduct } from '../../contracts/catalogue.ts';
import { requestFor } from '../../contracts/endpoint.ts';
import type { Language } from '../../contracts/language.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { products as ar } from '../../web/i18n/ar/admin/products.ts';
import { admin as adminAr } from '../../web/i18n/ar/admin.ts';
import { unsaved as unsavedAr } from '../../web/i18n/ar/unsaved.ts';
import { activity as activityEn } from '../../web/i18n/en/admin/activity.ts';
import { errors as errorsEn } from '../../web/i18n/en/admin/errors.ts';
import { products as en } from '../../web/i18n/en/admin/products.ts';
import { sizes as sizesEn } from '../../web/i18n/en/admin/sizes.ts';
import { admin as adminEn } from '../../web/i18n/en/admin.ts';
import { bearer, callAt } from '../support/ask-shop.ts';
import { desktop, openBrowser, openVisitor, phone } from '../support/browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { findSmallTargets } from '../support/layout-checks.ts';
import { openSeededShop } from '../support/seeded-shop.ts';

const { base, deps } = await openSeededShop();
const browser = openBrowser();
const keys = await ensureFirstAdmin(deps);

/** A call of an administrator on another device. */
async function ask(url: string, method = 'GET', body?: string, token?: string) {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
  const answer = await (await fetch(base + url, { method, headers, ...(body && { body }) })).json();
  expect(answer).toMatchObject({ success: true });
  return answer.data;
}

const comeIn = async (): Promise<string> =>
  (await ask(`/api${login.path}`, 'POST', JSON.stringify(keys))).token;

async function enter(language: Language, viewport: typeof desktop) {
  const visitor = await openVisitor(browser(), base, { language, viewport });
  const token = await comeIn();
  await visitor.page.addInitScript((value) => {
    if (!localStorage.getItem('auth_token')) localStorage.setItem('auth_token', value);
  }, token);
  return visitor;
}

test('on a phone in Arabic: a product is added, found, repriced, out of stock, copied, left unsaved, deleted and brought back', async () => {
  const { page, visit } = await enter('ar', phone);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const field = (name: string) => page.getByLabel(name, { exact: false }).first();
  await visit('/admin/products');
  await page.getByRole('link', { name: ar.newProduct }).click();
  await button(ar.add).click();
  await page.getByText('يُرجى إدخال الاسم بالإنجليزية').waitFor();
  await page.getByText('يُرجى إدخال الاسم بالعربية').waitFor();
  await page.getByText('يُرجى إدخال سعر أكبر من صفر').waitFor();
  await expect.poll(() => field(ar.nameAr).evaluate((input) => input === document.activeElement)).toBe(true);
  await expectAccessible(page, 'the form with its faults');
  await field(ar.nameEn).fill('Sour cherry jam');
  await field(ar.nameAr).fill('مربّى الكرز');
  await field(ar.price).fill('٤٫٢٥');
  await field(ar.weight).fill('500g');
  await page.getByText(/8\.50/).waitFor();
  const card = page.getByRole('complementary', { name: ar.preview }).locator('[dir="rtl"]');
  await expect.poll(() => card.textContent()).toMatch(/4\.25.*مربّى الكرز.*500 غم/);
  await field(ar.origin).fill('عجل');
  await page.getByRole('option', { name: 'عجلون' }).click();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  await expect.poll(() => page.evaluate(findSmallTargets)).toEqual([]);
  // The bar with the buttons is at the bottom of the page: there is no empty space below it.
  const formEnd = () =>
    page.locator('main form').evaluate((form) => {
      const end = form.getBoundingClientRect().bottom + window.scrollY;
      return document.documentElement.scrollHeight - end;
    });
  await expect.poll(formEnd).toBeLessThan(1);
  await button(ar.add).click();
  await page.getByRole('heading', { name: ar.whatNext }).waitFor();
  await expectAccessible(page, 'a product just added');
  await expect.poll(() => page.evaluate(findSmallTargets)).toEqual([]);
  await page.getByRole('link', { name: ar.back }).click();

  await page.getByRole('searchbox', { name: ar.search }).fill('كرز');
  const row = page.getByRole('row').filter({ hasText: 'مربّى الكرز' });
  await row.first().waitFor();
  await page.waitForURL(/q=/);
  await page.reload();
  await row.first().waitFor();
  await page.getByText(ar.count(1), { exact: true }).waitFor();
  // The switch has a visible word, within the row.
  const word = row.getByText(ar.available, { exact: true });
  await expect.poll(async () => ((await word.boundingBox())?.height ?? 0) > 10).toBe(true);
  await row.getByRole('button', { name: /4\.25/ }).click();
  await page.keyboard.type('٥٫٧٥');
  await expectAccessible(page, 'the list with a price being changed');
  await button(ar.savePrice).click();
  await row.getByRole('button', { name: /5\.75/ }).waitFor();
  // One change of a row at a time: until the price is saved the switch is off.
  const available = row.getByRole('checkbox', { name: ar.available });
  await expect.poll(() => available.getAttribute('aria-disabled')).toBeNull();
  await available.click();
  await page.getByText(ar.nowUnavailable('مربّى الكرز')).waitFor();
  // When off, it shows the word for that; screen readers announce its name and that it is off.
  await row.locator('label').getByText(ar.outShort, { exact: true }).waitFor();
  await expect.poll(async () => (await word.boundingBox())?.height ?? 0).toBeLessThan(2);
  await expect.poll(() => available.isChecked()).toBe(false);
  await expect.poll(() => page.evaluate(findSmallTargets)).toEqual([]);

  const duplicate = page.getByRole('link', { name: ar.duplicateNamed('مربّى الكرز') });
  await row.getByRole('link').click();
  await duplicate.click();
  await page.waitForURL(/copy=/);
  await expect.poll(() => field(ar.nameAr).inputValue()).toBe('مربّى الكرز (نسخة)');
  await expect.poll(() => field(ar.nameEn).inputValue()).toBe('Sour cherry jam (copy)');
  await field(ar.nameAr).fill('مربّى المشمش');
  await page.goBack();
  await button(unsavedAr.keep).click();
  await duplicate.click();
  await page.getByText(ar.draftKept).waitFor();
  await expect.poll(() => field(ar.nameAr).inputValue()).toBe('مربّى المشمش');
  await page.getByRole('link', { name: ar.back }).click();
  await button(unsavedAr.discard).click();

  await row.getByRole('link').click();
  await page.getByRole('button', { name: ar.removeNamed('مربّى الكرز') }).click();
  await page.getByRole('dialog').getByRole('button', { name: ar.remove, exact: true }).click();
  await page.getByRole('heading', { name: ar.none }).waitFor();
  const slip = page.getByRole('status').filter({ hasText: ar.deleted('مربّى الكرز') });
  await slip.getByRole('button', { name: 'تراجع' }).click();
  await row.getByRole('button', { name: /5\.75/ }).waitFor();
});

test.each(['en', 'ar'] as const)(
  'on a phone in %s the toast with Undo covers no switch of a list',
  async (language) => {
    const { page, visit } = await enter(language, phone);
    await visit('/admin/products');
    const rows = page.locator('main tbody tr');
    await rows.nth(4).locator('label').first().click();
    await page.getByRole('status').getByRole('button').waitFor();
    /** Switches on the screen that can't be tapped, and whether there was any switch to check. */
    const findUnreached = () => {
      const bar = document.querySelector('nav[data-bottom-bar]')?.getBoundingClientRect().top ?? 0;
      const toast = document.querySelector('[data-with-action]')?.getBoundingClientRect();
      const labels = [...document.querySelectorAll('main tbody label')].filter((label) => {
        const { top, bottom, height } = label.getBoundingClientRect();
        return height > 0 && bottom < bar && toast && bottom > toast.top && top < toast.bottom;
      });
      const unreached = labels.filter((label) => {
        const { left, top, width, height } = label.getBoundingClientRect();
        return !label.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      return { looked: labels.length > 0, unreached: unreached.length };
    };
    // Scrolls until a switch is beside the toast.
    await page.evaluate(() => {
      const toast = document.querySelector('[data-with-action]')?.getBoundingClientRect();
      const label = [...document.querySelectorAll('main tbody tr')].at(7)?.querySelector('label');
      const { top = 0, height = 0 } = label?.getBoundingClientRect() ?? {};
      scrollBy(0, top + height / 2 - ((toast?.top ?? 0) + (toast?.height ?? 0) / 2));
    });
    await expect.poll(() => page.evaluate(findUnreached)).toEqual({ looked: true, unreached: 0 });
  },
);

test('on a phone in Arabic a product that can’t be saved says how many fields are to be corrected, and its English card is in English', async () => {
  const { page, visit } = await enter('ar', { width: 360, height: 740 });
  await visit('/admin/products/new');
  await page.getByLabel(ar.nameAr).first().fill('شراب الورد');
  await page.getByRole('complementary', { name: ar.preview }).getByText(en.noName).waitFor();
  await page.getByText(adminAr.notSaved).waitFor();
  await page.getByRole('button', { name: ar.add, exact: true }).click();
  await page.getByText(adminAr.toCorrect(2), { exact: true }).waitFor();
  await page.getByLabel(ar.nameEn).first().fill('Rose syrup');
  await page.getByText(adminAr.toCorrect(1), { exact: true }).waitFor();
});

test('who takes a product back that was just added has what was typed in the form again, unsaved', async () => {
  const { page, visit } = await enter('en', desktop);
  const field = (name: string) => page.getByLabel(name, { exact: false }).first();
  await visit('/admin/products/new');
  await field(en.nameEn).fill('Mulberry syrup');
  await field(en.nameAr).fill('شراب التوت');
  await field(en.price).fill('3.25');
  await page.getByRole('button', { name: en.add, exact: true }).click();
  await page.getByRole('heading', { name: en.whatNext }).waitFor();
  await page.getByRole('button', { name: activityEn.undo, exact: true }).click();
  await page.waitForURL(/\/admin\/products\/new$/);
  await page.getByText(en.draftKept).waitFor();
  await expect.poll(() => field(en.nameAr).inputValue()).toBe('شراب التوت');
  await expect.poll(() => field(en.price).inputValue()).toBe('3.25');
  // It can be added again unchanged.
  await page.getByRole('button', { name: en.add, exact: true }).click();
  await page.getByRole('heading', { name: en.whatNext }).waitFor();
});

test('a product whose answer was lost and that is edited before it is sent again is there once, as it was edited', async () => {
  const { page, visit, expected } = await enter('en', desktop);
  expected.push('net::ERR_FAILED');
  const field = (name: string) => page.getByLabel(name, { exact: false }).first();
  await visit('/admin/products/new');
  await field(en.nameEn).fill('Pickled aubergine');
  await field(en.nameAr).fill('باذنجان مخلل');
  await field(en.price).fill('2');
  let isLost = false;
  await page.route('**/api/products', async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.continue();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
  await page.getByRole('button', { name: en.add, exact: true }).click();
  await page.getByText(en.addFailed).waitFor();
  await field(en.price).fill('2.50');
  await page.getByRole('button', { name: en.add, exact: true }).click();
  await page.getByRole('heading', { name: en.whatNext }).waitFor();
  const found: AdminProduct[] = await ask(
    '/api/admin/products?q=aubergine',
    'GET',
    undefined,
    await comeIn(),
  );
  const prices = found.filter(({ name }) => name.en === 'Pickled aubergine');
  expect(prices.map(({ price }) => price)).toEqual([2.5]);
});

test('on a desktop in English: 2,000 products scroll, filters stay in the URL, and of two who save the second chooses', async () => {
  await deps.db.execute(sql`
    with shelf as (
      insert into categories (slug, name_en, name_ar, words, position) values ('crates', 'Crates', 'صناديق', '{}', 99)
      returning id)
    insert into products (slug, name_en, name_ar, price_qirsh, category_id, store, name_words, other_words)
    select 'crate-' || n, 'Crate ' || n, 'صندوق ' || n, 100 + n, id, 'mouneh', '{}', '{}'
    from shelf, generate_series(1, 2000) n`);
  const { page, visit, expected } = await enter('en', desktop);
  await visit('/admin/products?category=crates&sort=price');
  await page.getByText(en.count(2000), { exact: true }).waitFor();
  const row = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
  await row('Crate 1').waitFor();
  await page.mouse.move(700, 600);
  const far = row('Crate 160');
  const scroll = async () => {
    await page.mouse.wheel(0, 600);
    return far.count();
  };
  await expect.poll(scroll).toBe(1);
  await expect.poll(() => page.locator('tbody tr').count()).toBeLessThan(60);
  await far.getByRole('link', { name: 'Crate 160', exact: true }).click();
  await page.getByRole('heading', { name: en.editTitle }).waitFor();
  await page.goBack();
  await far.waitFor();

  await page.getByRole('combobox', { name: en.store }).selectOption('cilka');
  await page.getByRole('heading', { name: en.none }).waitFor();
  await expect.poll(() => page.url()).toContain('store=cilka');
  await page.reload();
  await page.getByRole('heading', { name: en.none }).waitFor();
  await page.getByRole('link', { name: en.clear }).click();
  const title = page.getByRole('heading', { level: 1 });
  await expect.poll(() => title.evaluate((heading) => heading === document.activeElement)).toBe(true);
  await page.getByRole('searchbox', { name: en.search }).fill('makdous');
  await row('Makdous').getByRole('link', { name: 'Makdous', exact: true }).click();

  await page.getByRole('heading', { name: en.editTitle }).waitFor();
  const token = await comeIn();
  const id = page.url().split('/').at(-1) ?? '';
  const theirs: AdminProduct = await ask(`/api/admin/products/${id}`, 'GET', undefined, token);
  const { url, body } = requestFor(updateProduct, { id, category: theirs.category, price: 9, weight: '2kg' });
  await ask(url, 'PUT', body as string, token);
  expected.push('409');
  await page.getByLabel(en.price).fill('7.50');
  await page.getByLabel(en.origin).fill('Salt');
  await page.getByRole('button', { name: en.save }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: en.conflictTitle }).waitFor();
  await expect
    .poll(() => dialog.getByRole('listitem').filter({ hasText: en.price }).textContent())
    .toMatch(/9\.00.*7\.50/);
  await expect
    .poll(() => dialog.getByRole('listitem').filter({ hasText: en.weight }).textContent())
    .toContain(en.stays);
  await expectAccessible(page, 'both versions');
  await dialog.getByRole('button', { name: adminEn.versions.keepBoth }).click();
  await expect.poll(() => page.getByLabel(sizesEn.sizeIn.en).inputValue()).toBe('2kg');
  await expect.poll(() => page.getByLabel(en.price).inputValue()).toBe('7.50');
  await page.getByRole('button', { name: en.save }).click();
  await row('Makdous').getByRole('button', { name: /7\.50/ }).waitFor();
  const saved = await ask(`/api/admin/products/${id}`, 'GET', undefined, token);
  expect(saved).toMatchObject({ price: 7.5, weight: '2kg', origin: 'Salt', version: theirs.version + 2 });
});

test.each(['en', 'ar'] as const)(
  'in %s on a small phone the products begin in the first third of the window, below links of one line each; one that is out of stock and hidden says each once, and whole',
  async (language) => {
    const say = { en, ar }[language];
    const token = await comeIn();
    const [oil] = (await ask('/api/admin/products?q=oil&limit=1', 'GET', undefined, token)) as AdminProduct[];
    if (!oil) throw new Error('there is an oil');
    const { id, name, category } = oil;
    const { url, body } = requestFor(updateProduct, { id, category, available: false, shown: false });
    await ask(url, 'PUT', body as string, token);
    const { page, visit } = await enter(language, { width: 360, height: 740 });
    await visit(`/admin/products?q=${encodeURIComponent(name[language])}`);
    const row = page.getByRole('row').filter({ hasText: name[language] }).first();
    await row.getByText(say.hiddenNote, { exact: true }).waitFor();
    const rows = page.getByRole('rowgroup').last();
    await expect.poll(async () => (await rows.boundingBox())?.y).toBeLessThanOrEqual(740 / 3);
    const linesOf = (link: Element) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return range.getClientRects().length;
    };
    const links = await page.getByRole('navigation', { name: say.lists }).getByRole('link').all();
    expect(await Promise.all(links.map((link) => link.evaluate(linesOf)))).toEqual([1, 1, 1]);
    const facts = await row.evaluate(
      (element, words) => {
        const texts = [...element.querySelectorAll<HTMLElement>('small bdi, label span')];
        return texts
          .filter((text) => text.checkVisibility() && words.includes(text.innerText))
          .map((text) => {
            const line = text.closest('small, label')?.getBoundingClientRect();
            const { left, right } = text.getBoundingClientRect();
            return [text.innerText, line !== undefined && left >= line.left && right <= line.right];
          });
      },
      [say.hiddenNote, say.outOfStock, say.outShort],
    );
    expect(facts).toEqual([
      [say.hiddenNote, true],
      [say.outShort, true],
    ]);
  },
);

test('Undo takes back one’s own change, not another one that was saved before the answer came', async () => {
  const { page, visit, expected } = await enter('en', desktop);
  const token = await comeIn();
  const [labneh] = (await ask(
    '/api/admin/products?q=labneh&limit=1',
    'GET',
    undefined,
    token,
  )) as AdminProduct[];
  if (!labneh) throw new Error('there is no labneh');
  const { id, name, category } = labneh;
  const change = (price: number) => {
    const { url, body } = requestFor(updateProduct, { id, category, price });
    return ask(url, 'PUT', body as string, token);
  };
  await visit(`/admin/products?q=${encodeURIComponent(name.en)}`);
  const row = page.getByRole('row').filter({ hasText: name.en }).first();
  await page.route(`**/api/products/${id}`, async (route) => {
    const answer = await route.fetch();
    await change(9.75);
    await route.fulfill({ response: answer });
  });
  await row.getByRole('button', { name: new RegExp(labneh.price.toFixed(2).replace('.', '\\.')) }).click();
  await page.keyboard.type('8.25');
  await page.keyboard.press('Enter');
  // Chromium reports an answer of 409.
  expected.push('409');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByText(errorsEn.refusals.changed_since).waitFor();
  expect((await ask(`/api/admin/products/${id}`, 'GET', undefined, token)).price).toBe(9.75);
});

test('a long name in the other language is cut at its end, and the form has its ticks together before its ways elsewhere', async () => {
  const token = await comeIn();
  const [product]: AdminProduct[] = await ask('/api/admin/products?limit=1', 'GET', undefined, token);
  if (!product) throw new Error('the shop has no goods');
  const { id, category } = product;
  const long = { en: 'Olive oil of the first pressing, with a little cardamom, from Ajloun', ar: 'زيت' };
  await callAt(base, updateProduct, { id, category, name: long }, bearer(token));
  const { page, visit } = await enter('ar', desktop);
  await visit('/admin/products');
  const cutAt = () =>
    page.getByText(long.en).evaluate((name) => {
      const { direction, textOverflow } = getComputedStyle(name);
      return { direction, textOverflow, isCut: name.scrollWidth > name.clientWidth };
    });
  await expect.poll(cutAt).toEqual({ direction: 'ltr', textOverflow: 'ellipsis', isCut: true });
  await visit(`/admin/products/${id}`);
  const inShop = page.getByRole('group', { name: ar.inShop });
  const parts = () => inShop.locator('input, a').evaluateAll((all) => all.map(({ tagName }) => tagName));
  await expect.poll(parts).toEqual(['INPUT', 'INPUT', 'A', 'A']);
});

test.each(['en', 'ar'] as const)(
  'on a phone on its side, in %s, the form of a product has most of the window: its bar is one line, and two fields stand beside each other',
  async (language) => {
    const say = { en, ar }[language];
    const { page, visit } = await enter(language, { width: 740, height: 360 });
    await visit('/admin/products/new');
    await page.getByLabel(say.nameEn).fill('Low');
    await page.getByText({ en: adminEn, ar: adminAr }[language].notSaved).waitFor();
    const heightOfBar = async () =>
      (await page.locator('[data-save-bar]').boundingBox())?.height ?? Number.POSITIVE_INFINITY;
    await expect.poll(heightOfBar).toBeLessThan(70);
    const topOf = async (name: string) => (await page.getByLabel(name).boundingBox())?.y ?? name;
    await expect
      .poll(async () => new Set(await Promise.all([say.descriptionEn, say.descriptionAr].map(topOf))).size)
      .toBe(1);
    await expect.poll(() => page.evaluate(findSmallTargets)).toEqual([]);
  },
);

test('a price at the foot of a phone’s list becomes a field above the bar, and so does what is wrong with it', async () => {
  const viewport = { width: 360, height: 740 };
  const { page, visit } = await enter('ar', viewport);
  await visit('/admin/products');
  const prices = page.locator('[data-price]');
  await prices.first().waitFor();
  const tabs = page.locator('[data-bottom-bar]').last();
  const foot = async () => (await tabs.boundingBox())?.y ?? 0;
  const endOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  // Its price ends where the bar begins.
  const price = prices.nth(8);
  await price.evaluate(
    (it, end) => window.scrollBy(0, it.getBoundingClientRect().bottom - end),
    await foot(),
  );
  await price.click();
  const field = page.locator('main table input[inputmode="decimal"]');
  await expect.poll(() => endOf(field)).toBeLessThan(await foot());
  await field.fill('abc');
  await field.press('Enter');
  const fault = page.getByRole('main').getByRole('alert');
  await fault.waitFor();
  await expect.poll(() => endOf(fault)).toBeLessThan(await foot());
});
