import { desc, eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { defaultContent } from '../../contracts/default-content.ts';
import { createDeliveryAreas } from '../../contracts/delivery-areas.ts';
import { getDeliveryTimes, setDeliveryTimes } from '../../contracts/delivery-times.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { users } from '../../server/accounts/user.table.ts';
import { orders } from '../../server/orders/order.table.ts';
import { settings } from '../../server/settings/setting.table.ts';
import { activity as activityAr } from '../../web/i18n/ar/admin/activity.ts';
import { legal as legalAr } from '../../web/i18n/ar/admin/legal.ts';
import { admin as adminAr } from '../../web/i18n/ar/admin.ts';
import { unsaved as unsavedAr } from '../../web/i18n/ar/unsaved.ts';
import { legal as legalEn } from '../../web/i18n/en/admin/legal.ts';
import { settings as settingsEn } from '../../web/i18n/en/admin/settings.ts';
import { admin as adminEn } from '../../web/i18n/en/admin.ts';
import { bearer, callAt } from '../support/ask-shop.ts';
import { openBrowser, openVisitor, phone, wordsOf } from '../support/browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { keepSession } from '../support/keep-session.ts';
import { openSeededShop } from '../support/seeded-shop.ts';
import { signUpVisitor } from '../support/sign-up-visitor.ts';

const { base, deps } = await openSeededShop();
const { db } = deps;
const browser = openBrowser();
const { email: adminEmail, password = '' } = await ensureFirstAdmin(deps);
const answer = await fetch(`${base}/api/auth/login`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ email: adminEmail, password }),
});
const { token } = (await answer.json()).data;

async function openAdmin(options: Parameters<typeof openVisitor>[2]) {
  const visitor = await openVisitor(browser(), base, options);
  await visitor.page.addInitScript(keepSession, token);
  return visitor;
}

/** In the Arabic admin. */
const showSide = (page: Page, view: string, language: 'ar' | 'en') =>
  page
    .getByRole('group', { name: `${legalAr.view} ${adminAr.inLanguage[language]}` })
    .getByRole('button', { name: view, exact: true })
    .click();

test('what is accepted can be read before it is, and stands with the account and the order, in its version', async () => {
  const visitor = await openVisitor(browser(), base, { language: 'ar', viewport: phone });
  const { page, words, visit } = visitor;
  const { account, legal } = words;
  await visit('/signup');
  const newTab = page.context().waitForEvent('page');
  await page.getByRole('main').getByRole('link', { name: legal.titles.privacy }).click();
  const notice = await newTab;
  await notice.getByRole('heading', { level: 1, name: legal.titles.privacy }).waitFor();
  await notice.getByText('رقم 24 لسنة 2023').first().waitFor();
  // The phone number is the seller's, left to right, and is a working link.
  await notice.getByRole('main').locator('a[href="tel:+962791234567"] bdi[dir=ltr]').waitFor();
  await expect.poll(() => notice.getByRole('main').getByText('{').count()).toBe(0);
  await notice.close();
  await page.getByRole('textbox', { name: account.name }).fill('سلمى');
  await page.getByRole('textbox', { name: account.email }).fill('salma@example.com');
  await page.getByLabel(account.password, { exact: true }).fill('sumac-and-thyme');
  await page.getByLabel(account.confirmPassword, { exact: true }).fill('sumac-and-thyme');
  await page.getByRole('checkbox', { name: account.terms }).check();
  await page.getByRole('button', { name: account.signup }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/signup'));
  const [user] = await db.select().from(users).where(eq(users.email, 'salma@example.com'));
  expect([user?.termsVersion, user?.privacyVersion]).toEqual([1, 1]);

  await visit('/products/ground-sumac');
  await page.getByRole('main').getByRole('button', { name: words.catalogue.buyNow }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('link', { name: legal.titles.terms }).waitFor();
  await page.getByRole('textbox', { name: words.checkout.street }).fill('شارع الرينبو');
  await page.getByRole('combobox', { name: words.checkout.city }).fill('عمّان');
  await page.getByRole('button', { name: words.checkout.send }).click();
  await page.getByRole('heading', { name: words.checkout.savedTitle }).waitFor();
  const [order] = await db.select().from(orders).orderBy(desc(orders.number)).limit(1);
  expect([order?.termsVersion, order?.privacyVersion]).toEqual([1, 1]);
});

test('in the shop admin a text is edited, looked at and published; the version before can still be read', async () => {
  const say = legalAr;
  const { page, visit, words, expected } = await openAdmin({ language: 'ar', viewport: phone });
  await visit('/admin/settings');
  await page.getByRole('link', { name: say.open }).click();
  await page.getByRole('link', { name: `${say.edit}: ${words.legal.titles.terms}` }).click();
  const arabic = page.getByLabel(`${words.legal.titles.terms} ${adminAr.inLanguage.ar}`);
  // A text is first shown as shoppers read it, without markup, and the placeholders' values are beside the editor.
  const english = page.locator('div[lang=en]');
  await english.getByText('These are the terms on which Mouneh').waitFor();
  await expect.poll(() => page.getByText('{shop}').filter({ visible: true }).count()).toBe(0);
  await showSide(page, say.write, 'ar');
  const meanings = page
    .getByRole('main')
    .locator('dl')
    .filter({ hasText: '{shop}' })
    .filter({ visible: true });
  await meanings.locator('div', { hasText: '{shop}' }).getByText('مونة', { exact: true }).waitFor();
  await arabic.fill('## سؤال\n\n<script>x</script> في {shop}.\n\n- الفاكس: {غلط}');
  // The typed text is still there after a visit to another page.
  await page.getByRole('link', { name: say.backToAll }).click();
  await page.getByRole('button', { name: unsavedAr.keep }).click();
  await page.getByRole('link', { name: `${say.edit}: ${words.legal.titles.terms}` }).click();
  await expect.poll(() => arabic.inputValue()).toContain('## سؤال');
  await showSide(page, say.write, 'ar');
  // The available placeholders are listed above the text.
  await page.getByText(say.formTitle, { exact: true }).click();
  const place = page.getByRole('term').filter({ hasText: '{place}' });
  await expect.poll(() => place.locator('xpath=..').innerText()).toMatch(new RegExp(say.names.place));
  await showSide(page, say.preview, 'ar');
  await page.getByRole('heading', { name: 'سؤال' }).waitFor();
  // The English text is filled in English in the Arabic admin too.
  await english.getByText('These are the terms on which Mouneh').waitFor();
  await english.getByRole('link', { name: wordsOf.en.legal.titles.privacy }).waitFor();
  await expect.poll(() => english.getByRole('link', { name: /[ء-ي]/ }).count()).toBe(0);
  await expectAccessible(page, 'the editor of the terms');
  // An unknown placeholder is refused at its field, and nothing typed is lost.
  expected.push('400');
  const publish = page.getByRole('main').getByRole('button', { name: say.publish(2) });
  const left = page.getByRole('dialog', { name: say.askTitle.en });
  await publish.click();
  await page.getByText(`${words.errors.fields.legal_name_unknown}: \u2068{غلط}\u2069`).waitFor();
  await expect.poll(() => arabic.getAttribute('aria-invalid')).toBe('true');
  await expectAccessible(page, 'a text that is refused');
  await arabic.fill((await arabic.inputValue()).replace('{غلط}', '{fee}'));
  await expect.poll(() => arabic.getAttribute('aria-invalid')).toBeNull();
  // The text that lacks the change is named before the published version is confirmed.
  await publish.click();
  await left.getByRole('button', { name: adminAr.cancel }).click();
  await left.waitFor({ state: 'detached' });
  await publish.click();
  await left.getByRole('button', { name: say.publish(2) }).click();
  await page.getByText(say.published(2)).waitFor();
  await page.getByRole('link', { name: say.lookNamed(1) }).waitFor();

  await visit('/terms');
  await page.getByRole('heading', { name: 'سؤال' }).waitFor();
  await page.getByText('<script>x</script> في مونة.').waitFor();
  await expect.poll(() => page.getByText('الفاكس').count()).toBe(0);
  await visit('/terms?version=1');
  await page.getByText(words.legal.earlier).waitFor();
  await expect.poll(() => page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  await page.getByRole('link', { name: words.legal.current }).click();
  await page.getByRole('heading', { name: 'سؤال' }).waitFor();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: words.legal.titles['delivery-returns'] })
    .click();
  await page.getByRole('heading', { level: 1, name: words.legal.titles['delivery-returns'] }).waitFor();
});

test('heading, list and what is filled in are put into a text at a tap; both texts changed are published at once', async () => {
  const say = legalAr;
  const { page, visit, words } = await openAdmin({ language: 'ar', viewport: phone });
  await visit('/admin/legal/delivery-returns');
  const field = (language: 'ar' | 'en') =>
    page.getByLabel(`${words.legal.titles['delivery-returns']} ${adminAr.inLanguage[language]}`);
  await showSide(page, say.write, 'ar');
  await showSide(page, say.write, 'en');
  await field('ar').fill('التوصيل');
  await page.getByRole('button', { name: say.heading, exact: true }).first().click();
  await expect.poll(() => field('ar').inputValue()).toBe('## التوصيل');
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\n\nخلال ');
  const insert = page.getByRole('button', { name: `${say.insertWhat} ${adminAr.inLanguage.ar}` });
  const shipping = page.getByRole('button', { name: say.names.shipping, exact: true });
  await insert.click();
  // The list's foot is in sight, above the bars at the foot of the phone.
  const foot = (list: Element) => {
    const { left, bottom, width } = list.getBoundingClientRect();
    return list.contains(document.elementFromPoint(left + width / 2, bottom - 8));
  };
  const list = page.getByRole('list').filter({ has: shipping });
  await expect.poll(() => list.evaluate(foot)).toBe(true);
  await page.keyboard.press('Escape');
  await shipping.waitFor({ state: 'detached' });
  await insert.click();
  await shipping.click();
  await expect.poll(() => field('ar').inputValue()).toBe('## التوصيل\n\nخلال {shipping}');
  await page.keyboard.press('Control+z');
  await expect.poll(() => field('ar').inputValue()).toBe('## التوصيل\n\nخلال ');
  await insert.click();
  await shipping.click();
  await page.keyboard.type('.');
  await page.getByRole('button', { name: say.item, exact: true }).first().click();
  await expect.poll(() => field('ar').inputValue()).toBe('## التوصيل\n\n- خلال {shipping}.');
  await page.getByRole('button', { name: say.item, exact: true }).first().click();
  await expect.poll(() => field('ar').inputValue()).toBe('## التوصيل\n\nخلال {shipping}.');
  await field('en').fill('## Delivery');
  await page.getByRole('button', { name: say.publish(2) }).click();
  await page.getByText(say.published(2)).waitFor();
  await page.getByRole('button', { name: activityAr.undo, exact: true }).click();
  await page.getByRole('button', { name: say.publish(4) }).waitFor();
});

/** The share of the last row in sight of a list that scrolls, 0 to 1. */
function shareOfLastRow(list: Element): number {
  const end = list.getBoundingClientRect().top + list.clientTop + list.clientHeight;
  const rows = [...list.children].map((row) => row.getBoundingClientRect());
  const last = rows.find(({ bottom }) => bottom > end);
  return last ? (end - last.top) / last.height : 1;
}

test.each(['ar', 'en'] as const)(
  'the list of what is filled in ends with a part of a row, so that more is expected below: %s',
  async (language) => {
    const admin = { ar: adminAr, en: adminEn }[language];
    const say = { ar: legalAr, en: legalEn }[language];
    const { page, visit } = await openAdmin({ language, viewport: phone });
    await visit('/admin/legal/terms');
    await page
      .getByRole('group', { name: `${say.view} ${admin.inLanguage[language]}` })
      .getByRole('button', { name: say.write, exact: true })
      .click();
    await page.getByRole('button', { name: `${say.insertWhat} ${admin.inLanguage[language]}` }).click();
    const list = page.getByRole('list').filter({ has: page.getByRole('button', { name: say.names.shop }) });
    for (const [width, height] of [
      [320, 568],
      [360, 640],
      [390, 844],
      [740, 360],
    ] as const) {
      await page.setViewportSize({ width, height });
      const message = `${width} × ${height}`;
      await expect.poll(() => list.evaluate(shareOfLastRow), { message }).toBeGreaterThan(0.25);
      await expect.poll(() => list.evaluate(shareOfLastRow), { message }).toBeLessThan(0.75);
    }
  },
);

test('a text that was published by mistake is taken back from the word of it', async () => {
  const say = legalAr;
  const { page, visit, words } = await openAdmin({ language: 'ar', viewport: phone });
  await visit('/admin/legal/privacy');
  const arabic = page.getByLabel(`${words.legal.titles.privacy} ${adminAr.inLanguage.ar}`);
  await showSide(page, say.write, 'ar');
  await showSide(page, say.write, 'en');
  const before = await arabic.inputValue();
  await arabic.fill('قصير');
  // A change in only one of the two texts is shown before publishing.
  const sameEnglish = page.getByText(say.unchanged.en);
  await sameEnglish.waitFor();
  const english = page.getByLabel(`${words.legal.titles.privacy} ${adminAr.inLanguage.en}`);
  const englishBefore = await english.inputValue();
  await english.fill('Short');
  await sameEnglish.waitFor({ state: 'detached' });
  await english.fill(englishBefore);
  await sameEnglish.waitFor();
  await page
    .getByRole('main')
    .getByRole('button', { name: say.publish(2) })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say.publish(2) })
    .click();
  await page.getByRole('button', { name: activityAr.undo, exact: true }).click();
  await page.getByRole('button', { name: say.publish(4) }).waitFor();
  await expect.poll(() => arabic.inputValue()).toBe(before);
  await page.getByRole('link', { name: say.lookNamed(3) }).waitFor();
});

test('the birth date is asked for only if the seller says so; one that was given can be seen and cleared', async () => {
  const visitor = await openVisitor(browser(), base, {});
  const { page, words, visit } = visitor;
  const { profile } = words.customer;
  const customer = await signUpVisitor(visitor, base, 'Rania');
  await visit('/profile');
  await page.getByRole('button', { name: profile.edit }).click();
  await page.getByRole('textbox', { name: profile.phone }).fill('0791234567');
  await expect.poll(() => page.getByText(profile.birthDate).count()).toBe(0);
  await page.getByRole('button', { name: profile.save }).click();
  await page.getByText(profile.saved).waitFor();

  await customer.call('PUT', '/auth/profile', { birthDate: '1990-02-28' });
  await visit('/profile');
  await page.getByText('28 February 1990').waitFor();
  await page.getByRole('button', { name: profile.edit }).click();
  await page.getByLabel(profile.birthDate).fill('');
  await page.getByRole('button', { name: profile.save }).click();
  await expect.poll(() => page.getByText(profile.birthDate).count()).toBe(0);

  const admin = await openAdmin({});
  await admin.visit('/admin/settings');
  await admin.page.getByRole('checkbox', { name: settingsEn.asksBirthDate }).check();
  await admin.page.getByRole('button', { name: settingsEn.save, exact: true }).click();
  await admin.page.getByText(settingsEn.saved).waitFor();
  await visit('/profile');
  await page.getByRole('button', { name: profile.edit }).click();
  await page.getByLabel(profile.birthDate).waitFor();
});

test('no page says that delivery is free while an area costs something: it says how much at most, and from which sum it is free where', async () => {
  const visitors = await Promise.all(
    (['en', 'ar'] as const).map((language) => openVisitor(browser(), base, { language, viewport: phone })),
  );
  const says = [
    'Delivery costs up to 4.00 JD (depending on the area) per order.',
    'رسوم التوصيل حتى 4.00 د.أ (بحسب المنطقة) لكل طلب.',
  ];
  const fees = [
    ['Abdoun: 2.00 JD', 'Irbid: 4.00 JD', 'Anywhere else in Jordan: free of charge'],
    ['عبدون: 2.00 د.أ', 'إربد: 4.00 د.أ', 'باقي مناطق الأردن: مجاني'],
  ];
  const free = ['Free for orders from 30.00 JD: Abdoun', 'مجاني للطلبات ابتداءً من 30.00 د.أ: عبدون'];
  for (const { page, visit, words } of visitors) {
    await visit('/delivery-returns');
    await page.getByRole('listitem').getByText(words.legal.free).waitFor();
  }
  const areas = [
    { name: { en: 'Abdoun', ar: 'عبدون' }, governorate: 'Amman' as const, fee: 2, free_from: 30 },
    { name: { en: 'Irbid', ar: 'إربد' }, governorate: 'Irbid' as const, fee: 4 },
  ];
  await callAt(base, createDeliveryAreas, { areas }, bearer(token));
  for (const [place, { page, visit, words }] of visitors.entries()) {
    await visit('/delivery-returns');
    await page
      .getByRole('listitem')
      .filter({ hasText: says[place] ?? '' })
      .waitFor();
    await expect
      .poll(() => page.getByRole('listitem').getByText(words.legal.free, { exact: true }).count())
      .toBe(0);
    for (const line of [...(fees[place] ?? []), free[place] ?? ''])
      await page.getByText(line, { exact: true }).waitFor();
  }
});

test.each([
  {
    language: 'en',
    pickedUp: 'You can also pick your order up yourself, free of charge: 12 Rainbow Street, Amman.',
    cancelled: /^Until we start preparing your order, you can cancel it yourself on its own page\./,
  },
  {
    language: 'ar',
    pickedUp: 'الاستلام من المتجر متاح أيضًا، من دون رسوم: شارع الرينبو 12، عمّان.',
    cancelled: /^إلى أن نبدأ بتجهيز الطلب يمكنك إلغاؤه من صفحته في الموقع\./,
  },
] as const)(
  'delivery and returns says where an order is picked up while it can be, and until when it is cancelled on its page: $language',
  async ({ language, pickedUp, cancelled }) => {
    const { page, visit } = await openVisitor(browser(), base, { language, viewport: phone });
    const line = page.getByRole('listitem').filter({ hasText: pickedUp });
    const pickup = { en: '12 Rainbow Street, Amman', ar: 'شارع الرينبو 12، عمّان' };
    const value = { ...defaultContent, phone: null, answered: [], version: 1, pickup };
    await db
      .insert(settings)
      .values({ name: 'content', value })
      .onConflictDoUpdate({ target: settings.name, set: { value } });
    const setPaused = async (isPaused: boolean) =>
      callAt(
        base,
        setDeliveryTimes,
        {
          ...(await callAt(base, getDeliveryTimes, {}, bearer(token))),
          paused: { delivery: false, pickup: isPaused },
        },
        bearer(token),
      );
    await setPaused(false);
    await visit('/delivery-returns');
    await line.waitFor();
    await page.getByText(cancelled).waitFor();
    await setPaused(true);
    await page.reload();
    await page.getByText(cancelled).waitFor();
    await expect.poll(() => line.count()).toBe(0);
  },
);
