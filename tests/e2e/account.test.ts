import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import type { Locator, Page } from 'playwright-core';
import PostalMime from 'postal-mime';
import { describe, expect, test, vi } from 'vitest';
import { getProfile, login, register, type User } from '../../contracts/accounts.ts';
import { defaultContent } from '../../contracts/default-content.ts';
import { requestFor } from '../../contracts/endpoint.ts';
import { syncFavourites } from '../../contracts/favourites.ts';
import type { Language } from '../../contracts/language.ts';
import { sessions } from '../../server/accounts/session.table.ts';
import { users } from '../../server/accounts/user.table.ts';
import { settings } from '../../server/settings/setting.table.ts';
import { security } from '../../web/i18n/en/security.ts';
import { onDesktop, onPhone, openBrowser, openVisitor, type Visitor } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { openSeededShop } from '../support/seeded-shop.ts';

const { base, deps } = await openSeededShop({ mail: true });
const { db } = deps;
// The seller has turned on the birth date in the profile.
await db.insert(settings).values({ name: 'content', value: { ...defaultContent, asksBirthDate: true } });
const browser = openBrowser();

const password = 'sumac-and-thyme';
type Account = { user: User; token: string };

const post = async (endpoint: typeof register | typeof login, input: object) => {
  const { url, body = '' } = requestFor(endpoint, { ...input });
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(base + url, { method: 'POST', headers, body });
  return (await response.json()) as { success: boolean; data: Account };
};

let accounts = 0;
const addAccount = async (language: Language): Promise<Account> => {
  accounts += 1;
  const email = `account-${accounts}@example.com`;
  return (await post(register, { email, password, name: 'Salma', language })).data;
};

/** A visitor who has logged in before. */
const openSignedIn = async (shopper = onDesktop): Promise<Visitor & Account> => {
  const account = await addAccount(shopper.language);
  const visitor = await openVisitor(browser(), base, shopper);
  await visitor.context.addInitScript((token) => {
    if (!location.protocol.startsWith('http') || localStorage.getItem('met')) return;
    localStorage.setItem('auth_token', token);
    localStorage.setItem('met', 'true');
  }, account.token);
  return { ...visitor, ...account };
};

const profileOf = async (token: string): Promise<User> => {
  const headers = { Authorization: `Bearer ${token}` };
  const response = await fetch(base + requestFor(getProfile, {}).url, { headers });
  return ((await response.json()) as { data: User }).data;
};

const endSessions = ({ user }: Account) => db.delete(sessions).where(eq(sessions.userId, user.id));

/** The path and hash of the newest link to a page that was mailed to this address. */
const mailedLink = (email: string, to = 'reset-password'): Promise<string> =>
  vi.waitFor(
    async () => {
      const folder = path.join(deps.config.dataDir, 'mail');
      const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
      const mails = await Promise.all(
        names.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
      );
      const mine = mails.filter(({ to }) => to?.some(({ address }) => address === email));
      const [link] = mine.flatMap(({ text }) => text?.match(new RegExp(`/(ar/)?${to}#\\S+`))?.[0] ?? []);
      expect(link).toBeDefined();
      return link ?? '';
    },
    { timeout: 20_000, interval: 200 },
  );

const logIn = async ({ page, words }: Visitor, email: string, secret = password): Promise<void> => {
  const { account } = words;
  const place =
    (await page.getByRole('dialog').count()) > 0 ? page.getByRole('dialog') : page.getByRole('main');
  await place.getByRole('textbox', { name: account.email }).fill(email);
  await place.getByLabel(account.password, { exact: true }).fill(secret);
  await place.getByRole('button', { name: account.login, exact: true }).click();
};

describe('in Arabic, on a phone', () => {
  const shopper = onPhone;
  const { language } = shopper;

  test('an email is confirmed by the press on the page that the welcome leads to, once', async () => {
    const { page, words, visit, user, expected } = await openSignedIn(shopper);
    const { account, customer, errors } = words;
    await visit('/profile');
    await page.getByText(customer.profile.emailUnverified).waitFor();
    await page.getByRole('button', { name: customer.profile.sendProof }).click();
    await page.getByText(customer.profile.proofSent).waitFor();
    await expectAccessible(page, page.url());
    const link = await mailedLink(user.email, 'confirm-email');
    await page.goto(base + link);
    await expectAccessible(page, page.url());
    await page.getByRole('button', { name: account.confirm }).click();
    await page.getByText(account.confirmed).waitFor();
    await visit('/profile');
    await page.getByText(user.email, { exact: true }).waitFor();
    await expect.poll(() => page.getByText(customer.profile.emailUnverified).count()).toBe(0);

    // The used link is opened by a customer whose profile can't send a new one, then by a visitor who is not logged in.
    expected.push('400');
    await page.goto(base + link);
    await page.getByRole('button', { name: account.confirm }).click();
    await page.getByText(account.confirmed).waitFor();
    await page.reload();
    await page.getByText(account.confirmed).waitFor();
    const guest = await openVisitor(browser(), base, shopper);
    guest.expected.push('400');
    await guest.page.goto(base + link);
    await guest.page.getByRole('button', { name: account.confirm }).click();
    await guest.page.getByRole('alert').getByText(errors.refusals.link_expired).waitFor();
  });

  test('who forgot the password gets a mail, chooses another one and logs in with it, once', async () => {
    const { user } = await addAccount(language);
    const visitor = await openVisitor(browser(), base, shopper);
    const { page, words, visit, expected } = visitor;
    const { account, errors } = words;
    await visit('/login?next=%2Fcart');
    await page.getByRole('textbox', { name: account.email }).fill(user.email);
    await page.getByRole('link', { name: account.forgot }).click();
    await page.getByRole('heading', { name: account.forgotTitle }).waitFor();
    await expect.poll(() => page.getByRole('textbox', { name: account.email }).inputValue()).toBe(user.email);
    await expect.poll(() => new URL(page.url()).searchParams.get('next')).toBe('/cart');
    await expectAccessible(page, page.url());
    await page.getByRole('button', { name: account.sendLink }).click();
    await page.getByText(account.linkSent).waitFor();
    await expectAccessible(page, page.url());

    const link = await mailedLink(user.email);
    await page.goto(base + link);
    await page.waitForURL((url) => url.hash === '');
    await page.reload();
    // The fault replaces the hint, which says the same.
    await page.getByText(account.passwordHint, { exact: true }).waitFor();
    await page.getByLabel(account.newPassword, { exact: true }).fill('honey');
    await page.getByLabel(account.confirmPassword, { exact: true }).fill('honey');
    await page.getByRole('button', { name: account.savePassword }).click();
    await page.getByRole('alert').getByText(errors.fields.password_short).waitFor();
    await expect.poll(() => page.getByText(account.passwordHint, { exact: true }).count()).toBe(0);
    await page.getByLabel(account.newPassword, { exact: true }).fill('a new jar of honey');
    await page.getByLabel(account.confirmPassword, { exact: true }).fill('a new jar of hone');
    await page.getByRole('button', { name: account.savePassword }).click();
    await page.getByRole('alert').getByText(errors.fields.passwords_differ).waitFor();
    await expectAccessible(page, page.url());
    await page.getByLabel(account.confirmPassword, { exact: true }).fill('a new jar of honey');
    await page.getByRole('button', { name: account.savePassword }).click();
    await page.getByText(account.passwordChanged).waitFor();
    await logIn(visitor, user.email, 'a new jar of honey');
    await page.waitForURL((url) => !url.pathname.endsWith('/login'));

    expected.push('400');
    await page.goto(base + link);
    await page.getByLabel(account.newPassword, { exact: true }).fill('another jar of honey');
    await page.getByLabel(account.confirmPassword, { exact: true }).fill('another jar of honey');
    await page.getByRole('button', { name: account.savePassword }).click();
    await page.getByRole('alert').getByText(errors.refusals.link_expired).waitFor();
    await page.getByRole('link', { name: account.askAnew }).click();
    await page.getByRole('button', { name: account.sendLink }).waitFor();
  });

  test('an address that nobody has is told the same; a page for a new password without a link says so and leads on', async () => {
    const { page, words, visit } = await openVisitor(browser(), base, shopper);
    await visit('/reset-password');
    await page.getByText(words.errors.refusals.link_expired).waitFor();
    await page.getByRole('link', { name: words.account.askAnew }).click();
    const email = page.getByRole('textbox', { name: words.account.email });
    await email.fill('nobody@example.com');
    await page.getByRole('button', { name: words.account.sendLink }).click();
    await page.getByText(words.account.linkSent).waitFor();
    await page.getByRole('button', { name: words.account.sendAgain }).click();
    await expect.poll(() => email.inputValue()).toBe('nobody@example.com');
  });

  test('the modal’s way to a new password leads back to the page behind', async () => {
    const { page, words, visit } = await openVisitor(browser(), base, shopper);
    await visit('/products/makdous');
    await page
      .getByRole('main')
      .getByRole('button', { name: words.catalogue.buyNow, exact: true })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('tab', { name: words.account.loginTab }).click();
    await dialog.getByRole('textbox', { name: words.account.email }).fill('salma@example.com');
    await dialog.getByRole('link', { name: words.account.forgot }).click();
    await page.getByRole('heading', { name: words.account.forgotTitle }).waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('next')).toContain('/products/makdous');
    await expect
      .poll(() => page.getByRole('textbox', { name: words.account.email }).inputValue())
      .toBe('salma@example.com');
  });

  test('the profile is edited and saved; another email takes the password and the favourites with it', async () => {
    const visitor = await openSignedIn(shopper);
    const { page, words, visit, user, expected } = visitor;
    const { profile } = words.customer;
    await visit('/products/makdous');
    await page.getByRole('main').getByRole('button', { pressed: false }).first().click();
    await page.waitForFunction((email) => localStorage.getItem('userFavorites')?.includes(email), user.email);
    await visit('/profile');
    await page.getByRole('button', { name: profile.edit }).click();
    await page.getByRole('textbox', { name: profile.name }).fill('سلمى Haddad');
    await page.getByRole('textbox', { name: profile.phone }).fill('٠٧٩١٢٣٤٥٦٧');
    await page.getByLabel(profile.birthDate).fill('1990-02-28');
    const email = `moved-${user.email}`;
    await page.getByRole('textbox', { name: profile.email }).fill(email);
    const secret = page.getByLabel(profile.emailPassword, { exact: true });
    await page.getByRole('button', { name: profile.save }).click();
    await page.getByText(words.errors.fields.password_required).waitFor();
    await expectAccessible(page, page.url());
    expected.push('400');
    await secret.fill('not the password');
    await page.getByRole('button', { name: profile.save }).click();
    await page.getByText(words.errors.fields.password_wrong).waitFor();
    await secret.fill(password);
    await page.getByRole('button', { name: profile.save }).click();
    await page.getByText(profile.saved).waitFor();
    await page.getByRole('main').getByText(email).waitFor();
    await page.getByRole('main').getByText('+962 79 123 4567').waitFor();
    await page.getByText('28 شباط 1990').waitFor();
    const lists = await page.evaluate(() => JSON.parse(localStorage.getItem('userFavorites') ?? '{}'));
    expect(lists[user.email]).toBeUndefined();
    expect(lists[email]).toHaveLength(1);
    const [row] = await db.select().from(users).where(eq(users.id, user.id));
    expect(row).toMatchObject({
      email,
      name: 'سلمى Haddad',
      phone: '+962791234567',
      birthDate: '1990-02-28',
    });
  });

  test('what is said of saved details leaves the button that opens them again free, where the form was scrolled', async () => {
    const { page, words, visit } = await openSignedIn(shopper);
    const { profile } = words.customer;
    await visit('/profile');
    const edit = page.getByRole('button', { name: profile.edit });
    await edit.click();
    // As on a low phone, whose Save is beyond the first screen: the form's opener is half below the header.
    await page.evaluate(() => scrollTo({ top: 200 }));
    await page.getByRole('button', { name: profile.save }).evaluate((button: HTMLElement) => {
      button.focus({ preventScroll: true });
      button.click();
    });
    const saved = page.getByText(profile.saved);
    await saved.waitFor();
    const bottom = await saved.evaluate(async (text) => {
      const toast = text.parentElement;
      await Promise.all(toast?.getAnimations().map(({ finished }) => finished) ?? []);
      return toast?.getBoundingClientRect().bottom;
    });
    expect((await edit.boundingBox())?.y).toBeGreaterThanOrEqual(bottom ?? Number.POSITIVE_INFINITY);
  });

  test('an email that somebody has, and a day to come, are told at their fields', async () => {
    const other = await addAccount(language);
    const { page, words, visit, expected } = await openSignedIn(shopper);
    const { profile } = words.customer;
    await visit('/profile');
    await page.getByRole('button', { name: profile.edit }).click();
    await page.getByLabel(profile.birthDate).fill('2990-01-01');
    await page.getByRole('button', { name: profile.save }).click();
    await page.getByText(profile.birthDateWrong).waitFor();
    await page.getByLabel(profile.birthDate).fill('');
    expected.push('409');
    const field = page.getByRole('textbox', { name: profile.email });
    await field.fill(other.user.email);
    await page.getByLabel(profile.emailPassword, { exact: true }).fill(password);
    await page.getByRole('button', { name: profile.save }).click();
    await page.getByText(words.errors.refusals.user_exists).waitFor();
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  });

  test('a signup whose email has an account leads to the login, where the email need not be typed again', async () => {
    const other = await addAccount(language);
    const { page, words, visit, expected } = await openVisitor(browser(), base, shopper);
    const { account } = words;
    await visit('/signup?next=/favorites');
    expected.push('409');
    const main = page.getByRole('main');
    const email = main.getByRole('textbox', { name: account.email });
    await main.getByRole('textbox', { name: account.name }).fill('Rania');
    await email.fill(other.user.email);
    await main.getByLabel(account.password, { exact: true }).fill(password);
    await main.getByLabel(account.confirmPassword, { exact: true }).fill(password);
    await main.getByRole('checkbox', { name: account.terms }).check();
    await main.getByRole('button', { name: account.signup }).click();
    await main.getByRole('link', { name: account.loginInstead }).click();
    await page.waitForURL(/login\?next=\/favorites$/);
    await expect.poll(() => email.inputValue()).toBe(other.user.email);
  });

  test('going from tab to tab leaves the page where it is', async () => {
    const { page, words, visit } = await openSignedIn(shopper);
    const { addresses, profile } = words.customer;
    await visit('/profile');
    for (const name of [addresses.tab, profile.settings, profile.personal, addresses.tab]) {
      await page.getByRole('tab', { name }).click();
      await page.getByRole('tabpanel', { name }).getByRole('heading').first().waitFor();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    }
  });

  test('what is typed into the profile outlives a look at another tab, another page and a reload', async () => {
    const { page, words, visit } = await openSignedIn(shopper);
    const { profile } = words.customer;
    await visit('/profile');
    await page.getByRole('button', { name: profile.edit }).click();
    await page.getByRole('textbox', { name: profile.address }).fill('Jabal Amman');
    await page.getByRole('tab', { name: profile.settings }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#settings');
    await page.getByRole('button', { name: profile.changePassword }).click();
    await page.getByRole('dialog').getByRole('link', { name: words.account.forgot }).click();
    await page.getByRole('heading', { name: words.account.forgotTitle }).waitFor();
    await page.goBack();
    await page.getByRole('tab', { name: profile.personal }).click();
    await expect
      .poll(() => page.getByRole('textbox', { name: profile.address }).inputValue())
      .toBe('Jabal Amman');
    await page.getByText(profile.draftKept).waitFor();
    await page.reload();
    await page.getByRole('tab', { name: profile.personal }).click();
    await expect
      .poll(() => page.getByRole('textbox', { name: profile.address }).inputValue())
      .toBe('Jabal Amman');
    await page.getByRole('button', { name: profile.cancel }).first().click();
    await page.getByRole('button', { name: profile.edit }).click();
    await expect.poll(() => page.getByRole('textbox', { name: profile.address }).inputValue()).toBe('');
  });
});

describe('in English, on a desktop', () => {
  const shopper = onDesktop;
  const { language } = shopper;

  test('the password is changed with the one in use, and that is all one needs to know', async () => {
    const { page, words, visit, user, expected } = await openSignedIn(shopper);
    const { account, customer, errors } = words;
    const another = 'another jar of honey';
    await visit('/profile#settings');
    await page.getByRole('button', { name: customer.profile.changePassword }).click();
    const dialog = page.getByRole('dialog');
    const fill = async (now: string, next: string, again = next) => {
      await dialog.getByLabel(security.password, { exact: true }).fill(now);
      await dialog.getByLabel(account.newPassword, { exact: true }).fill(next);
      await dialog.getByLabel(account.confirmPassword, { exact: true }).fill(again);
      await dialog.getByRole('button', { name: account.savePassword }).click();
    };
    const isTold = (text: string) => dialog.getByRole('alert').getByText(text).waitFor();
    await fill('', another, 'another jar of money');
    await isTold(errors.fields.password_required);
    await dialog.getByText(errors.fields.passwords_differ).waitFor();
    expected.push('400', '400');
    await fill('not the password', another);
    await isTold(errors.fields.password_wrong);
    await fill(password, 'iloveyou');
    await isTold(errors.fields.password_common);
    await expectAccessible(page, page.url());
    await fill(password, another);
    await page.getByText(security.passwordChanged).waitFor();
    expect((await post(login, { email: user.email, password })).success).toBe(false);
    expect((await post(login, { email: user.email, password: another })).success).toBe(true);
    await page.reload();
    await page.getByRole('button', { name: customer.profile.changePassword }).waitFor();
  });

  test('notifications are saved as they are chosen, and a failure takes the choice back', async () => {
    const { page, words, visit, token, context, expected } = await openSignedIn(shopper);
    const { profile } = words.customer;
    await visit('/profile#settings');
    const orders = page.getByRole('checkbox', { name: profile.orderNotifications });
    const offers = page.getByRole('checkbox', { name: profile.offerNotifications });
    // What is said of a choice begins where its label does, however large the letters are.
    for (const size of ['200%', '100%']) {
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), size);
      const startOf = (one: Locator) =>
        one.evaluate((text) => {
          const { left, right } = text.getBoundingClientRect();
          return Math.round(getComputedStyle(text).direction === 'rtl' ? right : left);
        });
      const label = await startOf(page.getByText(profile.offerNotifications, { exact: true }));
      expect(await startOf(page.getByText(profile.offerNotificationsText))).toBe(label);
    }
    await offers.check();
    await orders.uncheck();
    await page.getByRole('status').getByText(profile.choiceSaved).waitFor();
    await eventually(async () =>
      expect((await profileOf(token)).notifications).toEqual({ orders: false, offers: true }),
    );
    await expectAccessible(page, page.url());
    await page.reload();
    await orders.waitFor();
    await expect.poll(() => orders.isChecked()).toBe(false);
    await expect.poll(() => offers.isChecked()).toBe(true);
    expected.push('net::ERR');
    await context.route('**/api/auth/profile', (route) => route.abort());
    await orders.click();
    await page.getByRole('alert').getByText(profile.choiceFailed).waitFor();
    await expect.poll(() => orders.isChecked()).toBe(false);
  });

  test('before an account is deleted one reads what goes: only what is there, and only what will go', async () => {
    const { page, words, visit, user } = await openSignedIn(shopper);
    const { profile } = words.customer;
    const { deleteGoes: goes } = profile;
    const dialog = page.getByRole('dialog');
    const listed = async () => {
      await page.getByRole('button', { name: profile.deleteAccount }).click();
      await dialog.getByText(profile.deleteGoesTitle).waitFor();
      return dialog.getByRole('listitem').allInnerTexts();
    };
    await visit('/profile#settings');
    await expect.poll(() => listed()).toEqual([goes.account, goes.favourites, goes.newerNewsletter]);
    await expect.poll(() => dialog.getByText(profile.deleteUnverified).count()).toBe(1);
    await db
      .update(users)
      .set({ emailVerifiedAt: new Date(), birthDate: '1990-02-01' })
      .where(eq(users.id, user.id));
    await page.reload();
    await expect
      .poll(() => listed())
      .toEqual([goes.accountWithBirthDate, goes.favourites, goes.messages, goes.newsletter]);
    await expect.poll(() => dialog.getByText(profile.deleteUnverified).count()).toBe(0);
  });

  test('an account is deleted with its password, and nothing of it stays in the browser', async () => {
    const { page, words, visit, user, expected } = await openSignedIn(shopper);
    const { profile } = words.customer;
    await visit('/profile#settings');
    await page.evaluate(
      ([email]) =>
        localStorage.setItem(
          'userFavorites',
          JSON.stringify({ [email ?? '']: ['x'], 'b@example.com': ['y'] }),
        ),
      [user.email],
    );
    await page.getByRole('button', { name: profile.deleteAccount }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(profile.deleteStays).waitFor();
    await expectAccessible(page, page.url());
    expected.push('400');
    await dialog.getByLabel(profile.deletePassword, { exact: true }).fill('not the password');
    await dialog.getByRole('button', { name: profile.deleteConfirm }).click();
    await dialog.getByRole('alert').getByText(words.errors.fields.password_wrong).waitFor();
    // Requests that the page sent just before may be answered after the session has ended with the account.
    expected.push('401');
    await dialog.getByLabel(profile.deletePassword, { exact: true }).fill(password);
    await dialog.getByRole('button', { name: profile.deleteConfirm }).click();
    await page.getByText(profile.deleted).waitFor();
    await page.waitForURL(`${base}/`);
    const [token, lists] = await page.evaluate(() => [
      localStorage.getItem('auth_token'),
      localStorage.getItem('userFavorites'),
    ]);
    expect(token).toBeNull();
    expect(lists).toContain('b@example.com');
    expect(lists).not.toContain(user.email);
    await expect.poll(() => db.select().from(users).where(eq(users.id, user.id))).toEqual([]);
    expect((await post(login, { email: user.email, password })).success).toBe(false);
  });

  test('a session that ends while the profile is edited says so, and the save goes through after the login', async () => {
    const visitor = await openSignedIn(shopper);
    const { page, words, visit, user, expected } = visitor;
    const { profile } = words.customer;
    await visit('/profile');
    await page.getByRole('button', { name: profile.edit }).click();
    await page.getByRole('textbox', { name: profile.address }).fill('Jabal al-Weibdeh');
    await endSessions(visitor);
    expected.push('401');
    await page.getByRole('button', { name: profile.save }).click();
    await page.getByRole('dialog').getByText(words.shell.sessionExpired).waitFor();
    await expectAccessible(page, page.url());
    await logIn(visitor, user.email);
    await page.getByText(profile.saved).waitFor();
    const [row] = await db.select().from(users).where(eq(users.id, user.id));
    expect(row?.address).toBe('Jabal al-Weibdeh');
  });

  test('who does not log in again then is a guest; what was typed waits for the same account alone', async () => {
    const visitor = await openSignedIn(shopper);
    const other = await addAccount(language);
    const { page, words, visit, user, expected } = visitor;
    const { profile } = words.customer;
    await visit('/profile');
    await page.getByRole('button', { name: profile.edit }).click();
    await page.getByRole('textbox', { name: profile.address }).fill('Jabal al-Weibdeh');
    await endSessions(visitor);
    expected.push('401');
    await page.getByRole('button', { name: profile.save }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: profile.login }).waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
    await page.getByRole('main').getByRole('link', { name: words.customer.loginLink }).click();
    // A favourites answer that comes after the end of the session would open the login.
    const synced = page.waitForResponse(`**/api${syncFavourites.path}`);
    await logIn(visitor, other.user.email);
    await page.getByText(other.user.email).waitFor();
    await (await synced).finished();
    await expect.poll(() => page.getByRole('textbox', { name: profile.address }).count()).toBe(0);
    await endSessions(other);
    await page.getByRole('button', { name: profile.edit }).click();
    await page.getByRole('button', { name: profile.save }).click();
    await page.getByRole('dialog').waitFor();
    await logIn(visitor, user.email);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect
      .poll(() => page.getByRole('textbox', { name: profile.address }).inputValue())
      .toBe('Jabal al-Weibdeh');
    const rows = await db.select().from(users).where(eq(users.id, other.user.id));
    expect(rows[0]?.address).toBe('');
  });
});

test.each([
  { ...onDesktop, said: 'Authentication failed. Please try again. Check your email and password.' },
  { ...onPhone, said: 'خطأ في تسجيل الدخول. يُرجى التأكد من البريد وكلمة المرور والمحاولة مرة أخرى.' },
])('a login that is refused says what to look at: $language', async ({ said, ...shopper }) => {
  const visitor = await openVisitor(browser(), base, shopper);
  visitor.expected.push('401');
  await visitor.visit('/login');
  await logIn(visitor, 'nobody@example.com', 'a wrong password');
  await visitor.page.getByRole('alert').getByText(said, { exact: true }).waitFor();
});

describe('a session in use', () => {
  const minutes = (count: number) => count * 60_000;

  /** Counts the renewals of all tabs that the server has answered. */
  const countRenewals = ({ context }: Visitor) => {
    const answered: number[] = [];
    context.on('response', (response) => {
      if (response.url().endsWith('/api/auth/refresh')) answered.push(response.status());
    });
    return answered;
  };

  const readToken = (page: Page) => page.evaluate(() => localStorage.getItem('auth_token'));
  /** No tab is renewing or waiting for its turn. */
  const isQuiet = (page: Page) =>
    eventually(async () => {
      const { held = [], pending = [] } = await page.evaluate(() => navigator.locks.query());
      expect([...held, ...pending]).toEqual([]);
    });

  test('is renewed every thirty minutes, once for all tabs, and they go on with the new token', async () => {
    const visitor = await openSignedIn();
    const { page, context, visit, words, user } = visitor;
    const renewals = countRenewals(visitor);
    await context.clock.install();
    await visit('/profile');
    const second = await context.newPage();
    await second.goto(`${base}/orders`);
    await page.getByRole('main').getByText(user.email).waitFor();
    await second.getByRole('heading', { name: words.customer.orders.empty }).waitFor();
    await eventually(() => expect(renewals).toHaveLength(1));
    await isQuiet(page);
    const before = await readToken(page);
    await context.clock.fastForward(minutes(29));
    await isQuiet(page);
    expect(renewals).toHaveLength(1);
    await context.clock.fastForward(minutes(2));
    await eventually(() => expect(renewals).toEqual([200, 200]));
    await isQuiet(second);
    expect(renewals).toHaveLength(2);
    await expect.poll(() => readToken(second)).not.toBe(before);
    await second.reload();
    await second.getByRole('heading', { name: words.customer.orders.empty }).waitFor();
  });

  test('is renewed when one comes back to a tab that slept, and again after a lost network', async () => {
    const visitor = await openSignedIn();
    const { page, context, visit, expected } = visitor;
    const renewals = countRenewals(visitor);
    await context.clock.install();
    await visit('/profile');
    await eventually(() => expect(renewals).toHaveLength(1));
    await isQuiet(page);
    const token = await readToken(page);
    expected.push('net::ERR');
    await context.route('**/api/auth/refresh', (route) => route.abort());
    await context.clock.setSystemTime(Date.now() + minutes(200));
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await isQuiet(page);
    await expect.poll(() => readToken(page)).toBe(token);
    await context.unroute('**/api/auth/refresh');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await eventually(() => expect(renewals).toEqual([200, 200]));
    await expect.poll(() => readToken(page)).not.toBe(token);
  });

  test('that is over in two tabs is taken up again in both by one login', async () => {
    const visitor = await openSignedIn();
    const { page, context, visit, words, user, expected } = visitor;
    await visit('/profile');
    const second = await context.newPage();
    await second.goto(`${base}/profile`);
    for (const tab of [page, second]) await tab.getByRole('main').getByText(user.email).waitFor();
    await endSessions(visitor);
    expected.push('401');
    for (const tab of [page, second]) {
      // The favourites are synced when the network returns.
      await tab.evaluate(() => window.dispatchEvent(new Event('online')));
      await tab.getByRole('dialog').getByText(words.shell.sessionExpired).waitFor();
    }
    await logIn(visitor, user.email);
    for (const tab of [page, second]) {
      await tab.getByRole('dialog').waitFor({ state: 'detached' });
      await tab.getByRole('main').getByText(user.email).waitFor();
    }
  });
});
