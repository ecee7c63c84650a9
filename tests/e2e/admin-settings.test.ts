import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pathInLanguage } from '../../contracts/language.ts';
import type { OpenedOrder } from '../../contracts/orders.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { shortName } from '../../web/admin/short-name.ts';
import { activity as activityAr } from '../../web/i18n/ar/admin/activity.ts';
import { categories as categoriesAr } from '../../web/i18n/ar/admin/categories.ts';
import { settings as settingsAr } from '../../web/i18n/ar/admin/settings.ts';
import { admin as adminAr } from '../../web/i18n/ar/admin.ts';
import { security } from '../../web/i18n/ar/security.ts';
import { unsaved as unsavedAr } from '../../web/i18n/ar/unsaved.ts';
import { activity as activityEn } from '../../web/i18n/en/admin/activity.ts';
import { banner as bannerEn } from '../../web/i18n/en/admin/banner.ts';
import { categories as categoriesEn } from '../../web/i18n/en/admin/categories.ts';
import { overview as overviewEn } from '../../web/i18n/en/admin/overview.ts';
import { settings as settingsEn } from '../../web/i18n/en/admin/settings.ts';
import { admin as adminEn } from '../../web/i18n/en/admin.ts';
import { unsaved as unsavedEn } from '../../web/i18n/en/unsaved.ts';
import { openBrowser, openVisitor, phone } from '../support/browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { keepSession } from '../support/keep-session.ts';
import { isInSight } from '../support/layout-checks.ts';
import { address, itemOf } from '../support/order-input.ts';
import { openSeededShop } from '../support/seeded-shop.ts';
import { signUpVisitor } from '../support/sign-up-visitor.ts';

const { base, deps } = await openSeededShop();
const browser = openBrowser();
const { email, password = '' } = await ensureFirstAdmin(deps);
const { token } = await ask('POST', '/auth/login', { email, password });
await ask('POST', '/auth/identity', { password }, token);

/** A call to the API outside the browser. */
async function ask(method: string, path: string, body?: object, bearer?: string) {
  const response = await fetch(`${base}/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(bearer && { Authorization: `Bearer ${bearer}` }) },
    body: JSON.stringify(body) ?? null,
  });
  const envelope = await response.json();
  if (!envelope.success) throw new Error(`${method} ${path}: ${envelope.error}`);
  return envelope.data;
}

/** The seller in the admin, already logged in. */
async function openAdmin(options: Parameters<typeof openVisitor>[2]) {
  const visitor = await openVisitor(browser(), base, options);
  await visitor.page.addInitScript(keepSession, token);
  return visitor;
}

const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const field = (page: Page, label: string, note = '') =>
  page.getByLabel(`${label} ${note}`.trim(), { exact: true });

const hrefsOf = (place: Locator) =>
  place.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

describe('the settings, on a phone in Arabic', () => {
  const say = settingsAr;
  const partOf = (page: Page, title: string) =>
    page.locator('details').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  const unfold = (page: Page, title: string) => partOf(page, title).locator('summary').first().click();

  test('are parts that are folded and say what they hold; one that has a fault opens, one with a change says so', async () => {
    const { page, visit, words } = await openAdmin({ language: 'ar', viewport: phone });
    await visit('/admin/settings');
    const shop = partOf(page, say.shop);
    await shop.getByText('مونة', { exact: false }).first().waitFor();
    // The settings begin on the first screen: the links to other pages under More come after them.
    const others = page.getByRole('navigation', { name: say.others });
    await expect.poll(() => shop.evaluate(isInSight)).toBe(true);
    expect(((await others.boundingBox())?.y ?? 0) - ((await shop.boundingBox())?.y ?? 0)).toBeGreaterThan(0);
    // All of them fit on two screens, each collapsed.
    await expect.poll(() => page.locator('details[open]').count()).toBe(0);
    const first = await shop.boundingBox();
    const last = await partOf(page, say.rules).boundingBox();
    expect((last?.y ?? 0) - (first?.y ?? 0)).toBeLessThan(2 * phone.height);

    // Pickup is a separate part.
    await unfold(page, say.pickupTitle);
    const where = partOf(page, say.pickupTitle).getByRole('textbox');
    await expect.poll(() => where.first().isVisible()).toBe(true);
    await unfold(page, say.pickupTitle);

    await unfold(page, say.shop);
    await field(page, say.phone).fill('٠٧٨ ٧٦٥');
    await unfold(page, say.shop);
    await shop.getByText(adminAr.notSaved).waitFor();
    await page.getByRole('button', { name: say.save, exact: true }).click();
    await page.getByText(words.errors.fields.phone_invalid).waitFor();
    await expect
      .poll(() => field(page, say.phone).evaluate((it) => it === document.activeElement))
      .toBe(true);
    await page.getByRole('button', { name: say.discard }).click();
    await page.getByRole('dialog').getByRole('button', { name: say.discard }).click();
    await page.getByText(say.allSaved).waitFor();
  });

  test('each page of settings with a form of its own is one tap away, and leads back', async () => {
    const { page, visit } = await openAdmin({ language: 'ar', viewport: phone });
    await visit('/admin/settings');
    const links = page.getByRole('navigation', { name: say.others });
    await links.waitFor();
    const hrefs = await hrefsOf(links);
    expect(hrefs).toHaveLength(9);
    expect(hrefs.at(-1)).toBe('/ar/profile#password');
    for (const href of hrefs.slice(0, -1)) {
      await links.locator(`a[href="${href}"]`).click();
      await page.waitForURL((url) => url.pathname === href);
      const back = page.getByRole('main').getByRole('link', { name: /^العودة إلى/ });
      await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
      expect(['/ar/admin/settings', '/ar/admin/delivery']).toContain(await back.getAttribute('href'));
      await visit('/admin/settings');
    }
  });

  test('one’s own password is one tap away: its form is open, and Back leads to its button', async () => {
    const { page, visit, words } = await openAdmin({ language: 'ar', viewport: phone });
    const { changePassword } = words.customer.profile;
    await visit('/admin/activity');
    await page.getByRole('button', { name: adminAr.more, exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: say.account }).click();
    const form = page.getByRole('dialog', { name: changePassword });
    await form.getByLabel(security.password, { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });
    const button = page.getByRole('button', { name: changePassword });
    const isReached = () =>
      expect.poll(() => button.evaluate((it) => it === document.activeElement)).toBe(true);
    await isReached();
    await expect.poll(() => button.evaluate(isInSight)).toBe(true);
    await visit('/about');
    await page.goBack();
    await isReached();
    await expect.poll(() => button.evaluate(isInSight)).toBe(true);
    await expect.poll(() => form.count()).toBe(0);
  });

  test('what the seller changes is what shoppers and the next order see', async () => {
    const { page, visit, words } = await openAdmin({ language: 'ar', viewport: phone });
    await visit('/admin/settings');
    await unfold(page, say.shop);
    await unfold(page, say.socials);
    await field(page, say.name, adminAr.inLanguage.ar).fill('دار أم خليل');
    await field(page, say.phone).fill('٠٧٨ ٧٦٥');
    await page.getByRole('button', { name: say.add.social }).click();
    const social = page.getByRole('listitem').filter({ has: page.getByText(say.social(5)) });
    await field(page, say.href).last().fill('javascript:alert(1)');
    await page.getByRole('button', { name: say.save, exact: true }).click();

    // Refused in place, the first fault in focus, and nothing is saved.
    await page.getByText(adminAr.toCorrect(4), { exact: true }).waitFor();
    await page.getByText(words.errors.fields.phone_invalid).waitFor();
    await page.getByText(words.errors.fields.url_invalid).waitFor();
    await expect
      .poll(() => field(page, say.phone).evaluate((it) => it === document.activeElement))
      .toBe(true);
    await expect.poll(() => fits(page)).toBe(0);
    await expectAccessible(page, 'refused settings');
    expect((await ask('GET', '/settings/content')).name.ar).toBe('مونة');

    // The typed text is kept when the seller opens another page and returns.
    await page.getByRole('button', { name: adminAr.more, exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: adminAr.tabs.categories }).click();
    await page.getByRole('heading', { level: 1, name: categoriesAr.title }).waitFor();
    await page.goBack();
    // The notice comes before the links to other pages.
    const heightOf = async (part: Locator) => (await part.boundingBox())?.y;
    const links = page.getByRole('navigation', { name: say.others });
    const notice = page.getByText(say.restored);
    await notice.waitFor();
    await expect
      .poll(async () => ((await heightOf(links)) ?? 0) - ((await heightOf(notice)) ?? 0))
      .toBeGreaterThan(0);
    await expect.poll(() => field(page, say.name, adminAr.inLanguage.ar).inputValue()).toBe('دار أم خليل');

    // It names the parts with unsaved changes, each with a link.
    const named = page.getByRole('status').filter({ has: notice }).getByRole('button');
    await expect.poll(() => named.allInnerTexts()).toEqual([say.shop, say.socials]);
    await named.last().click();
    await expect
      .poll(() => partOf(page, say.socials).locator('summary').first().evaluate(isInSight))
      .toBe(true);
    await expect.poll(() => field(page, say.href).last().isVisible()).toBe(true);
    for (const title of [say.shop, say.contact]) await unfold(page, title);
    await field(page, say.phone).fill('٠٧٨ ٧٦٥ ٤٣٢١');
    await field(page, say.href).last().fill('https://www.youtube.com/@um-khalil');
    await field(page, say.socialName, adminAr.inLanguage.en).last().fill('YouTube');
    await field(page, say.socialName, adminAr.inLanguage.ar).last().fill('يوتيوب');
    await field(page, say.email).fill('salma@dar.jo');
    await page.getByRole('button', { name: say.add.entry }).click();
    await field(page, say.entryTitle, adminAr.inLanguage.en).last().fill('Stall');
    await field(page, say.entryTitle, adminAr.inLanguage.ar).last().fill('البسطة');
    await field(page, say.value, adminAr.inLanguage.en).last().fill('Friday market');
    await field(page, say.value, adminAr.inLanguage.ar).last().fill('سوق الجمعة');
    await page.getByRole('button', { name: say.up(say.entry(2)) }).click();
    await page.getByRole('button', { name: say.save, exact: true }).click();
    await page.getByText(say.saved).waitFor();
    await page.getByText(say.allSaved).waitFor();
    await expect.poll(() => social.count()).toBe(0);

    await visit('/contact');
    await expect.poll(() => page.title()).toContain('دار أم خليل');
    const entries = page.locator('section[aria-labelledby=reach] h3');
    await expect
      .poll(() => entries.allTextContents())
      .toEqual(['الهاتف وواتساب', 'البريد الإلكتروني', 'البسطة', 'العنوان', 'أوقات العمل']);
    // The only number and the only email at both places, and of the prepared pages only WhatsApp and the new one.
    for (const place of [page.locator('section[aria-labelledby=reach]'), page.getByRole('contentinfo')]) {
      await expect
        .poll(() => hrefsOf(place))
        .toEqual(
          expect.arrayContaining(['tel:+962787654321', 'https://wa.me/962787654321', 'mailto:salma@dar.jo']),
        );
    }
    await expect
      .poll(() => hrefsOf(page.locator('section[aria-labelledby=socials]')))
      .toEqual(['https://wa.me/962787654321', 'https://www.youtube.com/@um-khalil']);
    await expect
      .poll(() => page.getByRole('link', { name: /^يوتيوب/ }).getAttribute('href'))
      .toContain('youtube.com');
    await page.getByRole('contentinfo').getByText('© دار أم خليل').waitFor();
    await page
      .getByRole('banner')
      .getByRole('link', { name: words.shell.logo.replace('مونة', 'دار أم خليل') })
      .waitFor();
    await visit('/');
    await expect.poll(() => page.title()).toBe('دار أم خليل: رفّ عامر، بيت عامر');

    const shopper = await openVisitor(browser(), base, { language: 'ar', viewport: phone });
    const customer = await signUpVisitor(shopper, base, 'Salma');
    const [product] = await ask('GET', '/products?limit=1');
    const order: OpenedOrder = await customer.call('POST', '/orders', {
      customer_name: 'سلمى',
      customer_email: customer.email,
      shipping_address: address,
      items: [itemOf(product, 1)],
      language: 'ar',
    });
    expect(decodeURIComponent(order.whatsapp_url)).toMatch(
      /^https:\/\/wa\.me\/962787654321\?text=\*\u200fمرحبًا، هذا طلبي MN-\d+ من دار أم خليل:\*\n/,
    );
  });
});

test('of two at the settings the second is told, sees where they differ, and chooses', async () => {
  const say = settingsEn;
  const { page, visit, expected } = await openAdmin({});
  expected.push('409');
  await visit('/admin/settings');
  await field(page, say.rating).fill('4,7');
  const others = await ask('GET', '/admin/content', undefined, token);
  const hours = { en: 'Mornings', ar: 'صباحًا' };
  const claims = { ...others.claims, rating: 4.8 };
  await ask('PUT', '/settings/content', { ...others, claims, hours }, token);
  await page.getByRole('button', { name: say.save, exact: true }).click();
  await page.getByText(say.conflict).waitFor();
  // The other version's changes, under the name of their field, beside the seller's own text.
  const { theirs, yours } = adminEn.versions;
  const differing = page.getByRole('alert').filter({ hasText: say.conflict }).getByRole('listitem');
  await expect
    .poll(() => differing.allTextContents())
    .toEqual([
      `${say.rating} ${theirs}: 4.8 ${yours}: 4,7`,
      `${say.hours} ${adminEn.inLanguage.en} ${theirs}: ${hours.en} `,
      `${say.hours} ${adminEn.inLanguage.ar} ${theirs}: ${hours.ar} `,
    ]);
  const rating = differing.filter({ hasText: say.rating });
  // On lines of their own.
  const [upper, lower] = await Promise.all(
    [theirs, yours].map((name) => rating.getByText(name).boundingBox()),
  );
  expect(lower?.y).toBeGreaterThanOrEqual((upper?.y ?? 0) + (upper?.height ?? 0));
  // The choice that discards the seller's own text comes last.
  const choices = page.getByRole('alert').filter({ hasText: say.conflict }).getByRole('button');
  expect(await choices.allTextContents()).toEqual([adminEn.versions.keepBoth, adminEn.versions.takeTheirs]);
  // Nothing can be saved before the choice.
  await expect.poll(() => page.getByRole('button', { name: say.save, exact: true }).count()).toBe(0);
  await expectAccessible(page, 'settings that somebody else has saved');
  await page.getByRole('button', { name: adminEn.versions.takeTheirs }).click();
  await expect.poll(() => field(page, say.hours, adminEn.inLanguage.en).inputValue()).toBe('Mornings');
  await field(page, say.rating).fill('٤٫٧');
  await field(page, say.customers).fill('');
  await page.getByText('Rated 4.7 out of 5 by our customers').waitFor();
  await page.getByRole('button', { name: say.save, exact: true }).click();
  await page.getByText(say.saved).waitFor();
  await visit('/');
  await page.getByText('Rated 4.7 out of 5 by our customers').waitFor();
});

test('settings that were saved, and a category that was added, are taken back from the word of it', async () => {
  const { page, visit } = await openAdmin({ language: 'ar' });
  await visit('/admin/settings');
  const hours = field(page, settingsAr.hours, adminAr.inLanguage.ar);
  const before = await hours.inputValue();
  await hours.fill('مساءً');
  await page.getByRole('button', { name: settingsAr.save, exact: true }).click();
  const undo = page.getByRole('button', { name: activityAr.undo, exact: true });
  await undo.click();
  await expect.poll(() => hours.inputValue()).toBe(before);
  await expect.poll(async () => (await ask('GET', '/settings/content')).hours.ar).toBe(before);

  await visit('/admin/categories/new');
  await field(page, categoriesAr.name, adminAr.inLanguage.en).fill('Pickled lemons');
  await field(page, categoriesAr.name, adminAr.inLanguage.ar).fill('ليمون مخلل');
  await page.getByRole('button', { name: categoriesAr.save, exact: true }).click();
  await page.getByText(categoriesAr.added(shortName('ليمون مخلل'))).waitFor();
  const added = page.getByRole('row').filter({ hasText: 'ليمون مخلل' });
  await added.waitFor();
  await undo.click();
  await added.waitFor({ state: 'detached' });
});

test('on a phone, an undo of settings leaves their part open, what was typed meanwhile typed, and the focus on the page', async () => {
  const { page, visit } = await openAdmin({ language: 'ar', viewport: phone });
  await visit('/admin/settings');
  const hours = field(page, settingsAr.hours, adminAr.inLanguage.ar);
  const part = page.locator('details', { has: hours });
  await part.locator('summary').click();
  const before = await hours.inputValue();
  await hours.fill('مساءً');
  await page.getByRole('button', { name: settingsAr.save, exact: true }).click();
  const undo = page.getByRole('button', { name: activityAr.undo, exact: true });
  await undo.waitFor();
  const place = field(page, settingsAr.placeName, adminAr.inLanguage.en);
  await page.locator('details', { has: place }).locator('summary').click();
  // Not under the toast, which would move out of its way.
  await place.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await place.fill('Jabal Amman');
  // The toast does not cover Save either.
  const save = page.getByRole('button', { name: settingsAr.save, exact: true });
  const gap = async () => {
    const [over, under] = [await undo.boundingBox(), await save.boundingBox()];
    return over && under && under.y - (over.y + over.height);
  };
  await expect.poll(gap).toBeGreaterThan(0);
  await undo.click();
  await expect.poll(async () => (await ask('GET', '/settings/content')).hours.ar).toBe(before);
  await expect.poll(() => hours.inputValue()).toBe(before);
  await expect.poll(() => place.inputValue()).toBe('Jabal Amman');
  await expect.poll(() => part.getAttribute('open')).not.toBeNull();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  // No version is missing: it can be saved.
  await page.getByRole('button', { name: settingsAr.save, exact: true }).click();
  await expect.poll(async () => (await ask('GET', '/settings/content')).headquarters.en).toBe('Jabal Amman');
});

test('a save soon after an undo is told of alone: no second toast lies over Save', async () => {
  const { page, visit } = await openAdmin({ language: 'ar', viewport: phone });
  await visit('/admin/settings');
  const hours = field(page, settingsAr.hours, adminAr.inLanguage.ar);
  await page.locator('details', { has: hours }).locator('summary').click();
  const save = page.getByRole('button', { name: settingsAr.save, exact: true });
  await hours.fill('مساءً');
  await save.click();
  await page.getByRole('button', { name: activityAr.undo, exact: true }).click();
  await page.getByText(activityAr.undoDone).waitFor();
  await hours.fill('ظهرًا');
  await save.click();
  await page.getByRole('status').getByText(settingsAr.saved).waitFor();
  // At once: it would disappear later anyway.
  await expect.poll(() => page.getByText(activityAr.undoDone).count(), { timeout: 500 }).toBe(0);
});

test('a save refused while the keyboard is open shows the field and what is wrong with it above the bar that saves', async () => {
  const viewport = { width: 360, height: 400 };
  const { page, visit, words } = await openAdmin({ language: 'ar', viewport, touch: true });
  const save = page.getByRole('button', { name: settingsAr.save, exact: true });
  /** What lies where the reason stands, and where the field does. */
  const isSeen = (place: Locator) =>
    place.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [1, height - 1].every((down) =>
        element.contains(document.elementFromPoint(x + width / 2, y + down)),
      );
    });
  const reason = page.getByText(words.errors.fields.required);
  await visit('/admin/settings');
  const name = field(page, settingsAr.name, adminAr.inLanguage.en);
  await page.locator('details', { has: name }).locator('summary').click();
  await name.fill('');
  await save.click();
  await expect.poll(() => name.evaluate((it) => it === document.activeElement)).toBe(true);
  await expect.poll(() => isSeen(reason)).toBe(true);
  await expect.poll(() => isSeen(name)).toBe(true);
  // Once: the count in the bar says it.
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  await page.getByRole('status').getByText(adminAr.toCorrect(1)).waitFor();
});

test('Save with nothing changed says so, of the settings as of the delivery fee', async () => {
  const { page, visit } = await openAdmin({ language: 'en' });
  const unchanged = page.getByRole('status').getByText(adminEn.unchanged);
  await visit('/admin/settings');
  await page.getByRole('button', { name: settingsEn.save, exact: true }).click();
  await unchanged.waitFor();
  await visit('/admin');
  await expect.poll(() => page.getByLabel(overviewEn.fee).inputValue()).not.toBe('');
  await page.getByRole('button', { name: adminEn.save, exact: true }).click();
  await unchanged.waitFor();
});

test('settings that were typed and not saved are there again in the other language and after a reload', async () => {
  const { page, visit } = await openAdmin({});
  page.on('dialog', (dialog) => void dialog.accept().catch(() => null));
  await visit('/admin/settings');
  await field(page, settingsEn.hours, adminEn.inLanguage.en).fill('Evenings');
  await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click();
  await page.getByText(settingsAr.restored).waitFor();
  await expect.poll(() => field(page, settingsAr.hours, adminAr.inLanguage.en).inputValue()).toBe('Evenings');
  await page.reload();
  await expect.poll(() => field(page, settingsAr.hours, adminAr.inLanguage.en).inputValue()).toBe('Evenings');
  await page.getByRole('button', { name: settingsAr.discard }).click();
  await page.getByRole('dialog').getByRole('button', { name: settingsAr.discard }).click();
  await page.reload();
  await page.getByText(settingsAr.allSaved).waitFor();
  await expect
    .poll(() => field(page, settingsAr.hours, adminAr.inLanguage.en).inputValue())
    .not.toBe('Evenings');
});

describe('categories', () => {
  test('on a phone in Arabic: add with a slug of its own, move, and a refusal that counts the products', async () => {
    const say = categoriesAr;
    const { page, visit, words } = await openAdmin({ language: 'ar', viewport: phone });
    await visit('/admin/categories');
    await expect.poll(() => fits(page)).toBe(0);
    // All text in a row links to its category, also the products below the name, and the category's page links to these.
    const name = page.getByRole('rowheader').first();
    const leadsTo = () =>
      name.getByRole('link').evaluate((link) => {
        const { left, right } = link.getBoundingClientRect();
        const { top, bottom } = link.closest('tr')?.getBoundingClientRect() ?? link.getBoundingClientRect();
        const at = (share: number) =>
          document.elementFromPoint((left + right) / 2, top + (bottom - top) * share)?.closest('a');
        return [0.1, 0.5, 0.9].map((share) => at(share) === link);
      });
    await expect.poll(leadsTo).toEqual([true, true, true]);
    await name.getByRole('link').click();
    await page.getByRole('main').getByRole('link', { name: /^\d+ / }).click();
    await page.waitForURL(/admin\/products\?category=/);
    await visit('/admin/categories');
    await page.getByRole('link', { name: say.add }).click();
    await page.getByRole('button', { name: say.save }).click();
    for (const fault of ['name_en_required', 'name_ar_required'] as const) {
      await page.getByText(words.errors.fields[fault]).waitFor();
    }
    // It is made from the English name, so it is not reported as missing.
    await expect.poll(() => page.getByText(words.errors.fields.slug_required).count()).toBe(0);
    // The focus goes to the first fault on the page.
    const arabicName = field(page, say.name, adminAr.inLanguage.ar);
    await expect.poll(() => arabicName.evaluate((box) => box === document.activeElement)).toBe(true);
    await field(page, say.name, adminAr.inLanguage.en).fill('Sweets & Co');
    await expect.poll(() => field(page, say.slug).inputValue()).toBe('sweets-co');
    // When emptied, it is made from the name again, both when the field is left and when the form is submitted from it.
    await field(page, say.slug).fill('');
    await field(page, say.slug).blur();
    await expect.poll(() => field(page, say.slug).inputValue()).toBe('sweets-co');
    await page.getByText('/products?category=sweets-co', { exact: true }).waitFor();
    await field(page, say.slug).fill('Um Khalil');
    await expect.poll(() => field(page, say.slug).inputValue()).toBe('um-khalil');
    await field(page, say.name, adminAr.inLanguage.en).fill('Sweets');
    await expect.poll(() => field(page, say.slug).inputValue()).toBe('um-khalil');
    await field(page, say.name, adminAr.inLanguage.ar).fill('حلويات');
    await expectAccessible(page, 'the form of a category');

    // No text is discarded without a question.
    await page.goBack();
    await page.getByRole('dialog').getByRole('button', { name: unsavedAr.stay }).click();
    await page.getByRole('button', { name: say.save }).click();
    await page.waitForURL(base + pathInLanguage('/admin/categories', 'ar'));
    const row = page.getByRole('row').filter({ hasText: 'um-khalil' });
    await row.getByText(say.count(0)).waitFor();
    // From the last place to the first in one act, and back.
    const place = row.getByRole('combobox', { name: say.place('حلويات') });
    await place.selectOption('1');
    await page.getByText(say.moved('حلويات', 1)).waitFor();
    expect((await ask('GET', '/categories'))[0].slug).toBe('um-khalil');
    await place.selectOption('10');
    await page.getByText(say.moved('حلويات', 10)).waitFor();
    await row.getByRole('button', { name: say.up('حلويات') }).click();
    await page.getByText(say.moved('حلويات', 9)).waitFor();
    const slugs = (await ask('GET', '/categories')).map(({ slug }: { slug: string }) => slug);
    expect(slugs.slice(-2)).toEqual(['um-khalil', 'cleaning']);

    // On a phone the whole row opens the category, also the number of its products.
    await row.click({ position: { x: 340, y: 40 } });
    await page.getByRole('heading', { name: say.editTitle }).waitFor();
    await page.getByRole('link', { name: say.back }).click();

    // The question says at once that products use it, and where they can be moved.
    const pickles = page.getByRole('row').filter({ hasText: 'pickles' });
    await pickles.getByRole('button', { name: say.removeNamed('مخللات') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(say.inUse(10)).waitFor();
    const both = dialog.getByRole('button', { name: say.moveAndRemove });
    await expect.poll(() => both.isDisabled()).toBe(true);
    await expectAccessible(page, 'a category that is in use');
    await dialog.getByLabel(say.moveTo).selectOption({ label: 'حلويات' });
    await both.click();
    await pickles.waitFor({ state: 'detached' });
    await row.getByText(say.count(10)).filter({ visible: true }).waitFor();
  });

  test('what was typed is there again in the other language and after a reload, until it is saved or left', async () => {
    const { page, visit } = await openAdmin({});
    page.on('dialog', (dialog) => void dialog.accept().catch(() => null));
    await visit('/admin/categories/new');
    await field(page, categoriesEn.name, adminEn.inLanguage.en).fill('Teas');
    await field(page, categoriesEn.slug).fill('hot-teas');
    await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click();
    await page.getByText(unsavedAr.restored).waitFor();
    await expect.poll(() => field(page, categoriesAr.name, adminAr.inLanguage.en).inputValue()).toBe('Teas');
    await expect.poll(() => field(page, categoriesAr.slug).inputValue()).toBe('hot-teas');
    // The slug was typed by hand, and stays.
    await field(page, categoriesAr.name, adminAr.inLanguage.en).fill('Hot drinks');
    await expect.poll(() => field(page, categoriesAr.slug).inputValue()).toBe('hot-teas');
    await page.reload();
    await expect
      .poll(() => field(page, categoriesAr.name, adminAr.inLanguage.en).inputValue())
      .toBe('Hot drinks');
    await page.getByRole('link', { name: categoriesAr.cancel }).click();
    await page.getByRole('dialog').getByRole('button', { name: unsavedAr.discard }).click();
    await page.getByRole('link', { name: categoriesAr.add }).click();
    await expect.poll(() => field(page, categoriesAr.name, adminAr.inLanguage.en).inputValue()).toBe('');
  });

  test('in English: the spec’s own words, and a deletion that is taken back', async () => {
    const say = categoriesEn;
    await ask('POST', '/categories', { name: { en: 'Nuts', ar: 'مكسّرات' }, slug: 'nuts' }, token);
    const { page, visit, expected } = await openAdmin({});
    expected.push('409');
    await visit('/admin/categories/new');
    await field(page, say.name, adminEn.inLanguage.en).fill('Nuts');
    await field(page, say.name, adminEn.inLanguage.ar).fill('مكسّرات');
    await field(page, say.slug).fill('nüts');
    await page.getByRole('button', { name: say.save }).click();
    await page.getByText('Slug must contain only lowercase letters, numbers and hyphens').waitFor();
    await field(page, say.slug).fill('nuts');
    await page.getByRole('button', { name: say.save }).click();
    const refused = page.getByText('Error adding category: This slug is already in use');
    await refused.waitFor();
    // The note of the heading disappears together with the slug that it refers to; emptied and submitted at once, the
    // slug is made from the name again.
    await field(page, say.name, adminEn.inLanguage.en).fill('Nuts!');
    await field(page, say.slug).fill('');
    await expect.poll(() => refused.count()).toBe(0);
    await field(page, say.slug).press('Enter');
    await refused.waitFor();
    await expect.poll(() => field(page, say.slug).inputValue()).toBe('nuts');
    await page.getByRole('link', { name: say.cancel }).click();
    await page.getByRole('dialog').getByRole('button', { name: unsavedEn.discard }).click();
    await page.getByRole('button', { name: say.removeNamed('Nuts') }).click();
    await page.getByRole('dialog').getByRole('button', { name: say.remove, exact: true }).click();
    await page.getByText('Category deleted successfully!').waitFor();
    const row = page.getByRole('row').filter({ has: page.getByText('nuts', { exact: true }) });
    await expect.poll(() => row.count()).toBe(0);
    await page.getByRole('button', { name: activityEn.undo }).click();
    await row.waitFor();
  });
});

test('the undo of a banner takes its address back with its text, and closes the field that it was typed into', async () => {
  const { page, visit } = await openAdmin({ viewport: phone });
  await visit('/admin/banner');
  const main = page.getByRole('main');
  const leads = main.getByRole('combobox', { name: bannerEn.link });
  const texts = main.getByRole('textbox', { name: bannerEn.text });
  await leads.waitFor();
  await texts.nth(0).fill('Olives');
  await texts.nth(1).fill('زيتون');
  await leads.selectOption({ label: bannerEn.elsewhere });
  await main.getByRole('textbox', { name: bannerEn.address }).fill('/about');
  // What shoppers will see is shown before it is saved, in both languages.
  const preview = main.getByRole('region', { name: bannerEn.preview });
  await expect
    .poll(() =>
      preview
        .locator('[lang]')
        .evaluateAll((all) => all.map((one) => [one.getAttribute('dir'), one.textContent])),
    )
    .toEqual([
      ['ltr', 'Olives'],
      ['rtl', 'زيتون'],
    ]);
  await expect
    .poll(() => preview.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
    .toEqual(['/about', '/ar/about']);
  await main.getByRole('button', { name: bannerEn.save, exact: true }).click();
  await page.getByText(bannerEn.saved).waitFor();
  await page.getByRole('button', { name: activityEn.undo, exact: true }).click();
  await expect.poll(() => texts.nth(0).inputValue()).toBe('');
  await expect.poll(() => leads.inputValue()).toBe('');
  await expect.poll(() => main.getByRole('textbox', { name: bannerEn.address }).count()).toBe(0);
});
