import { expect, test } from 'vitest';
import { claimNames } from '../../contracts/content.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { activity as activityAr } from '../../web/i18n/ar/admin/activity.ts';
import { claims as claimsAr } from '../../web/i18n/ar/admin/claims.ts';
import { settings } from '../../web/i18n/ar/admin/settings.ts';
import { admin as adminAr } from '../../web/i18n/ar/admin.ts';
import { openBrowser, openVisitor, phone } from '../support/browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { keepSession } from '../support/keep-session.ts';
import { openSeededShop } from '../support/seeded-shop.ts';

const { base, deps } = await openSeededShop();
const browser = openBrowser();
const { email, password = '' } = await ensureFirstAdmin(deps);

test('at the first visit of the shop admin each claim is kept, changed or removed, on a phone in Arabic', async () => {
  const say = claimsAr;
  const visitor = await openVisitor(browser(), base, { language: 'ar', viewport: phone });
  const { page, visit, words } = visitor;
  const answer = await fetch(`${base}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { token } = (await answer.json()).data;
  await page.addInitScript(keepSession, token);
  await visit('/admin');
  const list = page.getByRole('list', { name: say.title });
  const claim = (name: keyof typeof say.names) =>
    list.getByRole('listitem').filter({ has: page.getByRole('heading', { name: say.names[name] }) });
  await page.getByRole('heading', { name: say.title }).click();
  await claim('customers').waitFor();
  await expect
    .poll(() => list.getByRole('heading').allTextContents())
    .toEqual(claimNames.map((name) => say.names[name]));
  await expectAccessible(page, 'the claims on the overview');
  await claim('rating').getByText(say.unanswered).waitFor();

  // Keep: the row counts as answered. Remove: it also counts as answered, and can be undone.
  await list.getByRole('button', { name: say.keepNamed(say.names.rating) }).click();
  await expect.poll(() => claim('rating').count()).toBe(0);
  await list.getByRole('button', { name: say.removeNamed(say.names.benefits) }).click();
  await expect.poll(() => claim('benefits').count()).toBe(0);
  await page.getByText(say.removed(say.names.benefits)).waitFor();
  await page.getByRole('button', { name: activityAr.undo, exact: true }).click();
  await claim('benefits').waitFor();
  await list.getByRole('button', { name: say.removeNamed(say.names.benefits) }).click();
  await expect.poll(() => claim('benefits').count()).toBe(0);

  // Change: the fault is shown, and nothing typed is lost.
  await list.getByRole('button', { name: say.changeNamed(say.names.customers) }).click();
  const figure = page.getByLabel(say.names.customers, { exact: true });
  await figure.fill('١٫٥');
  await claim('customers').getByRole('button', { name: say.save }).click();
  await claim('customers').getByRole('alert').getByText(words.errors.fields.invalid).waitFor();
  await expectAccessible(page, 'a claim that is refused');
  await figure.fill('٤٢');
  await claim('customers').getByRole('button', { name: say.save }).click();
  await expect.poll(() => claim('customers').count()).toBe(0);
  for (const name of ['reply', 'shipping'] as const) {
    await list.getByRole('button', { name: say.removeNamed(say.names[name]) }).click();
    await expect.poll(() => claim(name).count()).toBe(0);
  }
  for (const name of ['support', 'hours', 'badges', 'checkout'] as const) {
    await list.getByRole('button', { name: say.keepNamed(say.names[name]) }).click();
    await expect.poll(() => claim(name).count()).toBe(0);
  }
  await expect.poll(() => page.getByRole('heading', { name: say.title }).count()).toBe(0);

  // Shoppers read the remaining text, and no sentence is left incomplete.
  await visit('/');
  await page.getByText(words.home.benefits.quality.text(4.9, 42)).waitFor();
  await page.getByText(words.home.subtitle('')).waitFor();
  const badges = page
    .getByRole('region', { name: words.home.why.replace('{shop}', 'مونة') })
    .getByRole('listitem');
  await expect.poll(() => badges.count()).toBe(2);
  await expect.poll(() => page.getByText(words.home.benefits.fast.title).count()).toBe(0);
  // Logged-in customers are forwarded from there.
  const guest = await openVisitor(browser(), base, { language: 'ar', viewport: phone });
  await guest.visit('/signup');
  await guest.page.getByRole('main').getByRole('button', { name: words.account.signup }).waitFor();
  await expect.poll(() => guest.page.getByText(words.account.benefitsTitle).count()).toBe(0);
  await visit('/contact');
  const tips = page.getByRole('region', { name: words.content.contact.tips.title });
  await expect.poll(() => tips.getByRole('listitem').count()).toBe(2);

  // The settings list all of them again, also those not shown.
  await visit('/admin/settings');
  await page.getByRole('heading', { name: settings.claims, exact: true }).click();
  await page.locator('form').getByRole('link', { name: say.open }).click();
  await claim('reply').getByText(say.notShown).waitFor();
  // Each says whether it has been answered, and More links to them by their name.
  await claim('rating').getByText(say.answered).waitFor();
  await page.getByRole('button', { name: adminAr.more, exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: say.title, exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => list.getByRole('heading').count()).toBe(claimNames.length);
  await list.getByRole('button', { name: say.changeNamed(say.names.reply) }).click();
  await page.getByLabel(`${say.names.reply} ${adminAr.inLanguage.en}`).fill('a day');
  await page.getByLabel(`${say.names.reply} ${adminAr.inLanguage.ar}`).fill('يوم');
  await claim('reply').getByRole('button', { name: say.save }).click();
  await claim('reply').getByText(words.content.contact.tips.reply('يوم')).waitFor();
  await visit('/admin/activity');
  await page.getByRole('heading', { name: activityAr.actions['content.update'] }).first().waitFor();
});
