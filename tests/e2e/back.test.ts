import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Product } from '../../contracts/catalogue.ts';
import { type Language, otherLanguage, pathInLanguage } from '../../contracts/language.ts';
import type { Order } from '../../contracts/orders.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { customers as customerWords } from '../../web/i18n/en/admin/customers.ts';
import { admin as adminWords } from '../../web/i18n/en/admin.ts';
import {
  onDesktop,
  onPhone,
  openBrowser,
  openVisitor,
  phone,
  type Visitor,
  wordsOf,
} from '../support/browser.ts';
import { chooseCategory, currentCategory } from '../support/category-chips.ts';
import { keepSession } from '../support/keep-session.ts';
import { address, itemOf, orderOf } from '../support/order-input.ts';
import { openSeededShop } from '../support/seeded-shop.ts';
import { signUpVisitor } from '../support/sign-up-visitor.ts';

const { base, deps } = await openSeededShop();
const admin = await ensureFirstAdmin(deps);
const browser = openBrowser();

const addressOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Products that come into view are laid out one frame later, and the page keeps its position. */
const haveDrawn = () =>
  new Promise<void>((resolve) => {
    const draw = (frames: number) =>
      frames === 0 ? resolve() : requestAnimationFrame(() => draw(frames - 1));
    draw(4);
  });

/** Presses Back as on a phone: nothing says whether a page load will follow. */
const pressBack = (page: Page) => page.evaluate(() => history.back());

/** Presses Back while an overlay has its own history entry: a popover is drawn before the page knows of it. */
async function closeByBack(page: Page): Promise<void> {
  await page.waitForFunction(() => history.state?.layers > 0);
  await pressBack(page);
}

async function openCheckout({ page, words, visit }: Visitor) {
  await visit('/products/makdous');
  await page.getByRole('main').getByRole('button', { name: words.catalogue.buyNow, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words.checkout.title });
  const street = dialog.getByRole('textbox', { name: words.checkout.street });
  await street.waitFor();
  return { dialog, street };
}

describe.each([onDesktop, onPhone])('in $language', ({ language, viewport }) => {
  test('Back and a reload come to the product that was opened from a longer list', async () => {
    const touch = viewport === phone;
    const { page, words, visit } = await openVisitor(browser(), base, { language, viewport, touch });
    await visit('/products?store=mouneh');
    const names = page.getByRole('main').getByRole('heading', { level: 2 });
    for (const shown of [48, 72]) {
      await page.getByRole('button', { name: words.catalogue.loadMore }).click();
      await expect.poll(() => names.count()).toBe(shown);
    }
    // Far enough down that a wrong height of each product above would move it by more than the screen.
    const item = names.nth(66);
    await item.evaluate((heading) => heading.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await page.evaluate(haveDrawn);
    const place = await scrolled(page);
    const topOfItem = () => item.evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
    const top = await topOfItem();
    const name = (await item.textContent()) ?? '';
    const open = async () => {
      await item.getByRole('link').click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
    };
    const expectPlace = async () => {
      await expect.poll(() => names.count()).toBe(72);
      await expect.poll(() => scrolled(page)).toBe(place);
      // Products out of view are not laid out: they keep their height.
      await expect.poll(topOfItem).toBe(top);
    };
    await open();
    await page.goBack();
    await expectPlace();
    await page.reload();
    await expectPlace();
    await open();
    await page.reload();
    await page.goBack();
    await expectPlace();
  });
});

describe('in Arabic, on a phone', () => {
  const { language } = onPhone;

  test('Back takes back one step of a search at a time', async () => {
    const { page, words, visit } = await openVisitor(browser(), base, {
      language,
      viewport: phone,
      touch: true,
    });
    await visit('/about');
    await visit('/products?store=mouneh');
    const field = page.getByRole('combobox', { name: words.catalogue.search });
    const sort = page.getByRole('combobox', { name: words.catalogue.sortBy });
    const steps = [
      () => chooseCategory(page, words, 'honey'),
      () => sort.selectOption('price'),
      () => page.getByRole('button', { name: words.catalogue.list, exact: true }).click(),
      async () => {
        await field.fill('عسل');
        await field.press('Enter');
      },
    ];
    const seen = [addressOf(page)];
    for (const step of steps) {
      await step();
      await expect.poll(() => addressOf(page)).not.toBe(seen.at(-1));
      seen.push(addressOf(page));
    }
    await expect
      .poll(() => field.evaluate((input) => input === document.activeElement), {
        message: 'the keyboard is gone',
      })
      .toBe(false);
    for (const address of seen.slice(0, -1).reverse()) {
      await pressBack(page);
      await expect.poll(() => addressOf(page)).toBe(address);
      const query = new URL(page.url()).searchParams;
      await expect.poll(() => field.inputValue()).toBe(query.get('q') ?? '');
      await expect.poll(() => currentCategory(page, words)).toBe(query.get('category') ?? '');
      await expect.poll(() => sort.inputValue()).toBe(query.get('sort') ?? '');
    }
  });

  test('Back closes the menu and the search, Forward opens them again, and a link out of the menu is one step', async () => {
    const { page, words, visit } = await openVisitor(browser(), base, {
      language,
      viewport: phone,
      touch: true,
    });
    await visit('/contact');
    await visit('/about');
    const about = addressOf(page);
    const open = async (name: string, role: 'button' | 'link') => {
      await page.getByRole('banner').getByRole(role, { name }).click();
      await page.getByRole('dialog').waitFor();
    };
    for (const [name, role] of [
      [words.shell.menu, 'button'],
      [words.catalogue.search, 'link'],
    ] as const) {
      await open(name, role);
      await closeByBack(page);
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await expect.poll(() => addressOf(page)).toBe(about);
      await page.evaluate(() => history.forward());
      await page.getByRole('dialog').waitFor();
      await closeByBack(page);
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
    await open(words.shell.menu, 'button');
    // On a busy phone the event of an earlier closing comes after the menu has been reopened.
    const menu = page.getByRole('dialog');
    await menu.evaluate((dialog) => dialog.dispatchEvent(new Event('close')));
    await menu.getByRole('button', { name: words.shell.closeMenu }).click();
    await open(words.shell.menu, 'button');
    await page.getByRole('dialog').getByRole('link', { name: words.shell.home }).click();
    await page.getByRole('heading', { level: 1, name: words.home.headline.join(' ') }).waitFor();
    await pressBack(page);
    await expect.poll(() => addressOf(page)).toBe(about);
    await page.waitForFunction(() => document.querySelector('dialog:modal') === null);
    await pressBack(page);
    await expect.poll(() => addressOf(page)).toBe(pathInLanguage('/contact', language));
    await visit('/products/makdous');
    const heart = words.catalogue.favourite(
      (await page.getByRole('heading', { level: 1 }).textContent()) ?? '',
    );
    await page.getByRole('main').getByRole('button', { name: heart, exact: true }).click();
    const login = page.getByRole('dialog', { name: words.account.toFavourites.signup });
    await login.waitFor();
    await pressBack(page);
    await login.waitFor({ state: 'hidden' });
    await page.evaluate(() => history.forward());
    await login.waitFor();
  });
});

describe('in English', () => {
  const { language } = onDesktop;

  test('Back closes the account menu and a question', async () => {
    const visitor = await openVisitor(browser(), base, { language });
    const { page, words, visit } = visitor;
    await signUpVisitor(visitor, base, 'Salma Haddad');
    await visit('/products/makdous');
    await page
      .getByRole('main')
      .getByRole('button', { name: words.cart.addToCart, exact: true })
      .first()
      .click();
    await visit('/cart');
    await page.getByRole('banner').getByRole('button', { name: words.shell.account }).click();
    const logout = page.getByRole('button', { name: words.shell.logout });
    await logout.waitFor();
    await closeByBack(page);
    await logout.waitFor({ state: 'hidden' });
    await page.evaluate(() => history.forward());
    await logout.waitFor();
    await closeByBack(page);
    await logout.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: words.cart.clear }).click();
    await page.getByRole('dialog').waitFor();
    await closeByBack(page);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: words.cart.proceed }).waitFor();
    await expect.poll(() => addressOf(page)).toBe(pathInLanguage('/cart', language));
  });

  test('Back closes an order and the form of its address one by one, Forward opens each again', async () => {
    const visitor = await openVisitor(browser(), base, { language, viewport: phone, touch: true });
    const { page, words, visit } = visitor;
    const { orders } = words.customer;
    const { call } = await signUpVisitor(visitor, base, 'Salma Haddad');
    const makdous = await call<Product>('GET', '/products/makdous');
    const { number } = await call<Order>('POST', '/orders', {
      customer_name: 'Salma Haddad',
      customer_email: 'salma@example.com',
      shipping_address: address,
      items: [itemOf(makdous)],
    });
    await visit('/orders');
    const details = page.getByRole('dialog').filter({ hasText: orders.contents });
    const form = page.getByRole('dialog', { name: orders.changes.editAddress });
    const forward = () => page.evaluate(() => history.forward());
    await page.getByRole('button', { name: orders.detailsNamed(number) }).click();
    await closeByBack(page);
    await details.waitFor({ state: 'detached' });
    await forward();
    await details.getByRole('button', { name: orders.changes.editAddress }).click();
    await form.waitFor();
    await pressBack(page);
    await form.waitFor({ state: 'detached' });
    await details.waitFor();
    await forward();
    await form.waitFor();
  });

  test('the address typed at checkout outlives Back, a reload, the other language and a lost battery, and leaves with the customer', async () => {
    const visitor = await openVisitor(browser(), base, { language, viewport: phone, touch: true });
    const { page, words } = visitor;
    await signUpVisitor(visitor, base, 'Salma Haddad');
    const { dialog, street } = await openCheckout(visitor);
    await street.fill('Rainbow Street 14');
    await dialog
      .getByRole('combobox', { name: words.checkout.city })
      .fill(language === 'ar' ? 'إربد' : 'Irbid');
    await closeByBack(page);
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => addressOf(page)).toBe(pathInLanguage('/products/makdous', language));
    await page.evaluate(() => history.forward());
    await expect.poll(() => street.inputValue()).toBe('Rainbow Street 14');
    await page.reload();
    const { street: kept } = await openCheckout(visitor);
    await expect.poll(() => kept.inputValue()).toBe('Rainbow Street 14');

    const other = otherLanguage(language);
    const there: Visitor = {
      ...visitor,
      words: wordsOf[other],
      visit: async (path) => void (await page.goto(base + pathInLanguage(path, other))),
    };
    const second = await openCheckout(there);
    await expect.poll(() => second.street.inputValue()).toBe('Rainbow Street 14');
    const city = second.dialog.getByRole('combobox', { name: there.words.checkout.city });
    await expect.poll(() => city.inputValue()).toBe(other === 'ar' ? 'إربد' : 'Irbid');
    await pressBack(page);
    // The battery is empty: the browser is reopened, and the tab's own state is gone.
    const again: Visitor = { ...there, page: await visitor.context.newPage() };
    again.visit = async (path) => void (await again.page.goto(base + pathInLanguage(path, other)));
    const { street: keptAgain } = await openCheckout(again);
    await expect.poll(() => keptAgain.inputValue()).toBe('Rainbow Street 14');
    await again.page.close();
    await page.getByRole('button', { name: there.words.shell.menu }).click();
    await page.getByRole('dialog').getByRole('button', { name: there.words.shell.logout }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('drafts'))).toBeNull();
  });
});

/** A visitor in the shop admin. */
async function enterAdmin(language: Language = 'en') {
  const visitor = await openVisitor(browser(), base, { language, viewport: phone, touch: true });
  const { email, password } = admin;
  const answer = await fetch(`${base}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { token } = (await answer.json()).data;
  await visitor.page.addInitScript(keepSession, token);
  return visitor;
}

test('a long list of the shop admin is found again where it was left, after a reload and from what was opened', async () => {
  const { page, visit } = await enterAdmin();
  await visit('/admin/products');
  const middle = () =>
    page.evaluate(() =>
      Number(
        document
          .elementFromPoint(innerWidth / 2, innerHeight / 2)
          ?.closest('tr')
          ?.getAttribute('data-index'),
      ),
    );
  // A hundred come at first; the rows near the end ask for the rest.
  const scrollOn = async () => {
    await page.evaluate(() => window.scrollTo(0, 8000));
    return middle();
  };
  await expect.poll(scrollOn).toBeGreaterThan(100);
  // Rows that were not drawn yet have an estimated height: the row is on the screen, if not at the same pixel.
  const expectNear = (row: number) =>
    expect.poll(async () => Math.abs((await middle()) - row)).toBeLessThan(4);
  const place = await middle();
  await page.reload();
  await expectNear(place);
  const now = await middle();
  await page.locator(`tr[data-index="${now}"]`).getByRole('link').first().click();
  await page.getByRole('main').getByRole('textbox').first().waitFor();
  await page.goBack();
  await expectNear(now);
});

test.each(['en', 'ar'] as const)(
  'in %s an order out of sight has the room that it takes when it is seen, so that a place in the list stays one',
  async (language) => {
    const customer = await signUpVisitor(await openVisitor(browser(), base, onDesktop), base, 'Salma');
    const [product] = await customer.call<[Product]>('GET', '/products?q=sumac');
    for (let made = 0; made < 40; made += 1)
      await customer.call('POST', '/orders', orderOf(itemOf(product, 1)));
    const { page, visit } = await enterAdmin(language);
    await visit('/admin/orders');
    const heights = () =>
      page
        .locator('main li:has(h2)')
        .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    await expect.poll(async () => (await heights()).length).toBeGreaterThanOrEqual(40);
    await expect
      .poll(async () => Math.max(...(await heights())) - Math.min(...(await heights())))
      .toBeLessThan(2);
  },
);

test('Back takes back the last filter of the shop admin, and a search as a whole; Forward brings them again', async () => {
  const { page, visit } = await enterAdmin();
  await visit('/admin/customers');
  const field = page.getByRole('searchbox', { name: customerWords.search });
  const first = addressOf(page);
  await field.pressSequentially('a');
  await expect.poll(() => addressOf(page)).toContain('q=a');
  await field.pressSequentially('dmin');
  await expect.poll(() => addressOf(page)).toContain('q=admin');
  await field.blur();
  await pressBack(page);
  await expect.poll(() => addressOf(page)).toBe(first);
  await expect.poll(() => field.inputValue()).toBe('');
  await page.evaluate(() => history.forward());
  await expect.poll(() => field.inputValue()).toBe('admin');
});

test('Back closes a question of the shop admin and stays there', async () => {
  const { page, visit } = await enterAdmin();
  await visit('/admin/categories');
  await page.getByRole('button', { name: adminWords.more, exact: true }).click();
  await page.getByRole('button', { name: adminWords.logout }).click();
  await page.getByRole('dialog', { name: adminWords.logoutQuestion }).waitFor();
  await closeByBack(page);
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await expect.poll(() => addressOf(page)).toBe('/admin/categories');
});

test('on a phone Back closes the price fields of the product list, the last opened first, and then leaves the list', async () => {
  const { page, visit } = await enterAdmin();
  await visit('/admin/orders');
  await page.getByRole('link', { name: adminWords.tabs.products }).first().click();
  const prices = page.locator('[data-price]');
  const fields = page.locator('main table input[inputmode="decimal"]');
  await prices.first().click();
  await fields.waitFor();
  await prices.first().click();
  await expect.poll(() => fields.count()).toBe(2);
  for (const left of [1, 0]) {
    await closeByBack(page);
    await expect.poll(() => fields.count()).toBe(left);
    expect(addressOf(page)).toBe('/admin/products');
  }
  await pressBack(page);
  await page.waitForURL((url) => url.pathname === '/admin/orders');
});
