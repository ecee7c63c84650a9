import { asc, eq } from 'drizzle-orm';
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { login, register } from '../../contracts/accounts.ts';
import { type AnswerOf, requestFor } from '../../contracts/endpoint.ts';
import { sessions } from '../../server/accounts/session.table.ts';
import { products } from '../../server/catalogue/product.table.ts';
import { favourites } from '../../server/favourites/favourite.table.ts';
import { onDesktop, onPhone, openBrowser, openVisitor, type Visitor } from '../support/browser.ts';
import { builtFiles } from '../support/built-file.ts';
import { openSeededShop } from '../support/seeded-shop.ts';

const { base, deps } = await openSeededShop();
const { db } = deps;
const browser = openBrowser();

type Account = AnswerOf<typeof login> & { password: string };
let accounts = 0;

async function send(endpoint: typeof register | typeof login, input: Record<string, unknown>) {
  const { url, body = '' } = requestFor(endpoint, input);
  const headers = { 'Content-Type': 'application/json' };
  const { data } = await (await fetch(base + url, { method: 'POST', headers, body })).json();
  return data as AnswerOf<typeof login>;
}

async function makeAccount(): Promise<Account> {
  accounts += 1;
  const password = 'sumac-and-thyme';
  const email = `heart-${accounts}@example.com`;
  return { ...(await send(register, { name: 'Salma', email, password })), password };
}

/** A separate browser with its own session. */
async function openDevice(account: Account, language: Visitor['language']): Promise<Visitor> {
  const visitor = await openVisitor(browser(), base, language === 'en' ? onDesktop : onPhone);
  const { token } = await send(login, { email: account.user.email, password: account.password });
  await visitor.context.addInitScript((value) => {
    if (location.protocol === 'http:') localStorage.auth_token ??= value;
  }, token);
  return visitor;
}

/** The slugs that the server has stored, in its order. */
const known = async ({ user }: Account): Promise<string[]> => {
  const rows = await db
    .select({ slug: products.slug })
    .from(favourites)
    .innerJoin(products, eq(products.id, favourites.productId))
    .where(eq(favourites.userId, user.id))
    .orderBy(asc(favourites.sequence));
  return rows.map(({ slug }) => slug);
};
const arrived = (account: Account, slugs: string[]) => expect.poll(() => known(account)).toEqual(slugs);

const productOf = async (slug: string) => {
  const [row] = await db.select().from(products).where(eq(products.slug, slug));
  if (!row) throw new Error(`there is no ${slug}`);
  return row;
};
const nameOf = async (slug: string, { language }: Visitor): Promise<string> => {
  const { nameAr, nameEn } = await productOf(slug);
  return language === 'ar' ? nameAr : nameEn;
};

/** Opens a product's page; returns its heart button. */
async function heartOf(slug: string, visitor: Visitor): Promise<Locator> {
  const { page, words, visit } = visitor;
  await visit(`/products/${slug}`);
  const name = words.catalogue.favourite(await nameOf(slug, visitor));
  return page.getByRole('main').getByRole('button', { name, exact: true });
}

/** Presses the heart button of a product's page. */
async function press(slug: string, visitor: Visitor): Promise<void> {
  const heart = await heartOf(slug, visitor);
  await header(visitor).waitFor();
  const before = await heart.getAttribute('aria-pressed');
  await heart.click();
  // Pressed before the profile is loaded, it waits for the profile.
  await expect.poll(() => heart.getAttribute('aria-pressed')).not.toBe(before);
}

/** The header's link to the favourites, shown in every session. */
const header = ({ page, words }: Visitor, count?: number): Locator =>
  page.locator('header').getByRole('link', {
    name: count === undefined ? words.shell.footer.favourites : words.shell.favourites(count),
  });
const hearts = ({ page }: Visitor): Promise<string[]> =>
  page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
const isPressed = async (heart: Locator) => (await heart.getAttribute('aria-pressed')) === 'true';

describe('on a desktop in English', () => {
  const { language } = onDesktop;

  test('a heart pressed on one device is on the other, and one taken off there does not come back', async () => {
    const account = await makeAccount();
    const [mine, other] = [await openDevice(account, language), await openDevice(account, language)];
    await press('makdous', mine);
    await press('ground-sumac', mine);
    await arrived(account, ['makdous', 'ground-sumac']);

    const { favourites: say } = other.words.customer;
    await other.visit('/favorites');
    await other.page.getByText(say.count(2)).waitFor();
    await expect
      .poll(() => hearts(other))
      .toEqual([await nameOf('ground-sumac', other), await nameOf('makdous', other)]);
    await other.page.getByRole('button', { name: say.remove(await nameOf('makdous', other)) }).click();
    await other.page.getByText(say.count(1)).waitFor();
    await arrived(account, ['ground-sumac']);

    // This device still has both in its storage.
    await mine.visit('/favorites');
    await mine.page.getByText(say.count(1)).waitFor();
    await expect.poll(async () => isPressed(await heartOf('makdous', mine))).toBe(false);
    await header(mine, 1).waitFor();
    await press('mint-tea-bags', mine);
    await arrived(account, ['ground-sumac', 'mint-tea-bags']);
  });

  test('a heart pressed without the network stays pressed and is sent when it is back', async () => {
    const account = await makeAccount();
    const visitor = await openDevice(account, language);
    visitor.expected.push('net::ERR_INTERNET_DISCONNECTED');
    await press('ground-sumac', visitor);
    await arrived(account, ['ground-sumac']);
    const makdous = await heartOf('makdous', visitor);
    await header(visitor, 1).waitFor();
    await isAtRest(visitor);
    await visitor.context.setOffline(true);
    await makdous.click();
    await expect.poll(() => isPressed(makdous)).toBe(true);
    await header(visitor, 2).waitFor();
    await expect.poll(() => known(account)).toEqual(['ground-sumac']);
    await visitor.context.setOffline(false);
    await arrived(account, ['ground-sumac', 'makdous']);
  });

  test('the page asks a guest to log in, says when there is nothing, lets one be bought at once, and puts all of it into the cart', async () => {
    const account = await makeAccount();
    const visitor = await openVisitor(browser(), base, onDesktop);
    const { page, words } = visitor;
    const { favourites: say, loginLink } = words.customer;
    await visitor.visit('/favorites');
    await page.getByRole('heading', { name: say.login }).waitFor();
    await page.getByRole('main').getByRole('link', { name: loginLink }).click();
    await page.getByRole('textbox', { name: words.account.email }).fill(account.user.email);
    await page.getByLabel(words.account.password, { exact: true }).fill(account.password);
    await page.getByRole('main').getByRole('button', { name: words.account.login, exact: true }).click();
    await page.getByRole('heading', { name: say.empty }).waitFor();
    await page.getByRole('main').getByRole('link', { name: say.browse }).waitFor();

    for (const slug of ['makdous', 'ground-sumac']) await press(slug, visitor);
    await visitor.visit('/favorites');
    await page.getByText(say.count(2)).waitFor();
    await page.getByRole('link', { name: say.browseMore }).waitFor();
    // A single favourite can be bought at once, without the cart.
    const { buyNamed } = words.catalogue;
    await page.getByRole('button', { name: buyNamed(await nameOf('makdous', visitor)) }).click();
    await page.getByRole('dialog', { name: words.checkout.title }).waitFor();
    await page.getByRole('button', { name: words.checkout.cancel, exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // A favourite in the cart has its stepper, as on the shelves.
    const sumac = await nameOf('ground-sumac', visitor);
    await page.getByRole('button', { name: words.cart.addNamed(sumac) }).click();
    await page
      .getByRole('main')
      .getByRole('textbox', { name: words.catalogue.quantityOf(sumac) })
      .waitFor();
    await page
      .getByRole('main')
      .getByRole('button', { name: words.cart.removeNamed(sumac), exact: true })
      .click();
    await page.getByRole('button', { name: say.addAll }).click();
    await page.getByText(say.addedAll(2)).first().waitFor();
    const stored = await page.evaluate(() => localStorage.getItem('cart'));
    for (const slug of ['makdous', 'ground-sumac']) expect(stored).toContain(slug);
    // Removed by mistake, and restored.
    await page.getByRole('button', { name: say.remove(await nameOf('makdous', visitor)) }).click();
    await page.getByText(say.count(1)).waitFor();
    await page.getByRole('button', { name: words.cart.undo }).click();
    await page.getByText(say.count(2)).waitFor();
    // The removal may not have been sent yet: then makdous keeps its place before the other.
    await expect.poll(async () => (await known(account)).toSorted()).toEqual(['ground-sumac', 'makdous']);
  });
});

describe('on a phone in Arabic', () => {
  const language = 'ar';

  test('of all that goes into the cart at once what is sold out is named, and its note does not run under the bin of a small phone', async () => {
    const account = await makeAccount();
    const visitor = await openDevice(account, language);
    const { page, words, visit } = visitor;
    for (const slug of ['makdous', 'ground-sumac']) await press(slug, visitor);
    await db.update(products).set({ available: false }).where(eq(products.slug, 'makdous'));
    await deps.catalogueVersion.refresh();
    await page.setViewportSize({ width: 320, height: 640 });
    await visit('/favorites');
    const name = await nameOf('makdous', visitor);
    const { favourites: say } = words.customer;
    const bin = page.getByRole('button', { name: say.remove(name) });
    const note = page.getByText(words.catalogue.outOfStock, { exact: true });
    const overlap = async () => {
      const [one, other] = [await bin.boundingBox(), await note.boundingBox()];
      if (!one || !other) return NaN;
      return Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
    };
    await expect.poll(overlap).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: say.addAll }).click();
    await page
      .getByText(`${say.addedAll(1)}. ${say.leftOut(`\u2068${name}\u2069`)}`)
      .first()
      .waitFor();
    await db.update(products).set({ available: true }).where(eq(products.slug, 'makdous'));
    await deps.catalogueVersion.refresh();
  });

  test('a page that is returned to shows what another device has pressed meanwhile', async () => {
    const account = await makeAccount();
    const [mine, other] = [await openDevice(account, language), await openDevice(account, language)];
    await mine.visit('/favorites');
    await mine.page.getByRole('heading', { name: mine.words.customer.favourites.empty }).waitFor();
    await press('makdous', other);
    await arrived(account, ['makdous']);
    await mine.page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await mine.page.getByRole('heading', { name: await nameOf('makdous', mine) }).waitFor();
    await header(mine, 1).waitFor();
  });

  test('a heart pressed without the network outlives its tab', async () => {
    const account = await makeAccount();
    const visitor = await openDevice(account, language);
    visitor.expected.push('net::ERR_INTERNET_DISCONNECTED');
    const makdous = await heartOf('makdous', visitor);
    await header(visitor, 0).waitFor();
    await isAtRest(visitor);
    await visitor.context.setOffline(true);
    await makdous.click();
    await header(visitor, 1).waitFor();
    await visitor.page.close();
    await visitor.context.setOffline(false);
    await expect.poll(() => known(account)).toEqual([]);
    const page = await visitor.context.newPage();
    await page.goto(base);
    await arrived(account, ['makdous']);
  });

  test('the heart of a favourite is full before the account has come', async () => {
    const account = await makeAccount();
    const visitor = await openDevice(account, language);
    await press('makdous', visitor);
    await arrived(account, ['makdous']);
    const gate = Promise.withResolvers<void>();
    await visitor.page.route('**/api/auth/profile', async (route) => {
      await gate.promise;
      await route.continue();
    });
    const heart = await heartOf('makdous', visitor);
    await expect.poll(() => isPressed(heart)).toBe(true);
    gate.resolve();
    await header(visitor, 1).waitFor();
  });

  test('a server that is down loses no heart: the next press brings both', async () => {
    const account = await makeAccount();
    const visitor = await openDevice(account, language);
    visitor.expected.push('net::ERR_FAILED');
    await visitor.context.route('**/api/favourites', (route) => route.abort());
    const refused = (added: string) =>
      visitor.page.waitForEvent('requestfailed', (request) =>
        (request.postData() ?? '').includes(`"add":[${added}`),
      );
    // After a failure the next sync waits for half a minute: the page's own sync fails before the press, or the press
    // waits with it.
    const first = refused(']');
    const heart = await heartOf('makdous', visitor);
    await first;
    const second = refused('"');
    await heart.click();
    await second;
    await visitor.context.unroute('**/api/favourites');
    await press('ground-sumac', visitor);
    await arrived(account, ['makdous', 'ground-sumac']);
  });

  test('two tabs show one list, and taking a heart back in one takes it back in both', async () => {
    const account = await makeAccount();
    const visitor = await openDevice(account, language);
    await visitor.visit('/favorites');
    const second = { ...visitor, page: await visitor.context.newPage() };
    await second.page.goto(`${base}/ar/products/makdous`);
    const heart = second.page
      .getByRole('main')
      .getByRole('button', { name: visitor.words.catalogue.favourite(await nameOf('makdous', visitor)) });
    await header(second, 0).waitFor();
    await heart.click();
    await visitor.page.getByRole('heading', { name: await nameOf('makdous', visitor) }).waitFor();
    const { remove, empty } = visitor.words.customer.favourites;
    await visitor.page.getByRole('button', { name: remove(await nameOf('makdous', visitor)) }).click();
    await visitor.page.getByRole('heading', { name: empty }).waitFor();
    await expect.poll(() => isPressed(heart)).toBe(false);
    await arrived(account, []);
  });

  test("a guest's heart opens the login, and is set for whoever comes in", async () => {
    const account = await makeAccount();
    const visitor = await openVisitor(browser(), base, onPhone);
    const heart = await heartOf('makdous', visitor);
    await heart.click();
    const { account: say } = visitor.words;
    // No one has signed in on this device: the dialog starts with a new account.
    await visitor.page.getByRole('tab', { name: say.signupTab, selected: true }).waitFor();
    await visitor.page.getByRole('tab', { name: say.loginTab }).click();
    await logIn(visitor, account);
    // No sheet that would cover the message follows.
    await visitor.page.getByText(say.loginKept).first().waitFor();
    await expect.poll(() => isPressed(heart)).toBe(true);
    await arrived(account, ['makdous']);
  });

  test('a guest’s heart makes an account: it is welcomed there, and told that the favourite is kept', async () => {
    const visitor = await openVisitor(browser(), base, onPhone);
    const { page, words } = visitor;
    const { account: say } = words;
    const heart = await heartOf('makdous', visitor);
    await heart.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: say.name }).fill('Hala');
    await dialog.getByRole('textbox', { name: say.email }).fill('hala.heart@example.com');
    for (const label of [say.password, say.confirmPassword])
      await dialog.getByLabel(label, { exact: true }).fill('sumac-and-thyme');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: say.signup, exact: true }).click();
    await page.getByText(say.signupKept('Hala')).first().waitFor();
    await expect.poll(() => isPressed(heart)).toBe(true);
  });

  test('a heart pressed after the session has ended asks to log in, and is sent then', async () => {
    const account = await makeAccount();
    const visitor = await openDevice(account, language);
    visitor.expected.push('401');
    const heart = await heartOf('makdous', visitor);
    await header(visitor, 0).waitFor();
    // The page has loaded the session; only then the session ends.
    await visitor.page.waitForLoadState('networkidle');
    await db.delete(sessions).where(eq(sessions.userId, account.user.id));
    await heart.click();
    await logIn(visitor, account);
    await arrived(account, ['makdous']);
    await expect.poll(() => isPressed(heart)).toBe(true);
  });
});

/** Once the page is idle it fetches words that it may need later. */
async function isAtRest({ page }: Visitor): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
      return wanted.every((path) => loaded.includes(path));
    },
    builtFiles(/^toast-region$/),
  );
}

async function logIn({ page, words }: Visitor, account: Account): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: words.account.email }).fill(account.user.email);
  await dialog.getByLabel(words.account.password, { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: words.account.login, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

test('what a browser had before is added to what the account has, and nobody else gets it', async () => {
  const [account, stranger] = [await makeAccount(), await makeAccount()];
  const elsewhere = await openDevice(account, 'en');
  await press('makdous', elsewhere);
  await arrived(account, ['makdous']);
  const visitor = await openDevice(account, 'en');
  const lists = {
    [account.user.email]: [
      (await productOf('ground-sumac')).id,
      'no product',
      (await productOf('makdous')).id,
    ],
    [stranger.user.email]: [(await productOf('mint-tea-bags')).id],
  };
  await visitor.context.addInitScript((stored) => {
    localStorage.userFavorites ??= stored;
  }, JSON.stringify(lists));
  await visitor.visit('/favorites');
  await visitor.page.getByText(visitor.words.customer.favourites.count(2)).waitFor();
  await arrived(account, ['makdous', 'ground-sumac']);
  await expect.poll(() => known(stranger)).toEqual([]);
  const stored = await visitor.page.evaluate(() => JSON.parse(localStorage.getItem('userFavorites') ?? '{}'));
  expect(stored[stranger.user.email]).toEqual(lists[stranger.user.email]);
});

test.each(['[{', '{"heart@example.com":{"a":1}}'])(
  'damaged favourites (%s) are an empty list, and hearts go on',
  async (damaged) => {
    const account = await makeAccount();
    const visitor = await openDevice(account, 'en');
    await visitor.context.addInitScript(
      (stored) => {
        if (sessionStorage.damaged) return;
        sessionStorage.damaged = true;
        localStorage.userFavorites = localStorage.favoritesPending = stored;
      },
      damaged.replace('heart@example.com', account.user.email),
    );
    await press('makdous', visitor);
    await arrived(account, ['makdous']);
    await header(visitor, 1).waitFor();
  },
);

test('without an answer on a new device the page does not claim that there is nothing', async () => {
  const account = await makeAccount();
  const visitor = await openDevice(account, 'en');
  const { page, words } = visitor;
  visitor.expected.push('net::ERR_FAILED');
  await visitor.context.route('**/api/favourites', (route) => route.abort());
  await visitor.visit('/favorites');
  await page.getByRole('alert').getByText(words.customer.favourites.failed).waitFor();
  await expect
    .poll(() => page.getByRole('heading', { name: words.customer.favourites.empty }).count())
    .toBe(0);
  await visitor.context.unroute('**/api/favourites');
  await page.getByRole('button', { name: words.customer.retry }).click();
  await page.getByRole('heading', { name: words.customer.favourites.empty }).waitFor();
});
