import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listActivity, undoActivity } from '../../contracts/activity.ts';
import { type EditedBanner, getBanner, getEditableBanner, setBanner } from '../../contracts/banner.ts';
import { fieldErrors } from '../../contracts/error.ts';
import { catalogueVersion } from '../../server/database/catalogue-version.table.ts';
import { applyBanner } from '../../server/settings/banner.ts';
import { settings } from '../../server/settings/setting.table.ts';
import { openShop } from '../support/empty-shop.ts';

const { call, send, faultsOf, admin, db } = await openShop();
const asAdmin = { token: await admin() };
const text = { en: 'New olive oil is here', ar: 'وصل زيت الزيتون الجديد' };
const dayMs = 86_400_000;
/** The date in Amman this many days from today. */
const day = (from: number): string =>
  new Date(Date.now() + from * dayMs).toLocaleDateString('sv', { timeZone: 'Asia/Amman' });
const save = async (banner: Partial<EditedBanner>) => {
  const { version } = await call(getEditableBanner, {}, asAdmin);
  const whole = { text, link: '/collections/oil', from: null, until: null, version };
  return call(setBanner, { ...whole, ...banner }, asAdmin);
};
const seen = () => call(getBanner, {});

test('a new shop has no banner; one that is saved is seen at once, and one without words is none', async () => {
  expect(await seen()).toBeNull();
  expect((await save({})).shown).toBe(true);
  expect(await seen()).toEqual({ text, link: '/collections/oil' });
  await save({ text: { en: '', ar: '' } });
  expect(await seen()).toBeNull();
});

test('it comes on its first day and goes after its last, both in Amman, and pages are not asked for the clock', async () => {
  expect((await save({ from: day(1), until: day(2) })).shown).toBe(false);
  expect(await seen()).toBeNull();
  expect(await applyBanner(db)).toBe(false);
  expect(await applyBanner(db, new Date(Date.now() + dayMs))).toBe(true);
  expect(await seen()).not.toBeNull();
  expect(await applyBanner(db, new Date(Date.now() + 2 * dayMs))).toBe(false);
  expect(await applyBanner(db, new Date(Date.now() + 3 * dayMs))).toBe(true);
  expect(await seen()).toBeNull();
  await save({ from: day(0), until: day(0) });
  expect(await seen()).not.toBeNull();
});

test('a banner that comes counts the catalogue’s version up, by which pages leave the cache; one that stays does not', async () => {
  await save({ from: day(1) });
  const version = async () => (await db.select().from(catalogueVersion))[0]?.version ?? 0;
  const before = await version();
  await applyBanner(db);
  expect(await version()).toBe(before);
  await applyBanner(db, new Date(Date.now() + dayMs));
  expect(await version()).toBe(before + 1);
});

test.each([
  ['javascript:alert(1)'],
  ['//elsewhere.example'],
  ['/\\\\elsewhere.example'],
  ['http://elsewhere.example'],
  ['oil'],
])('%s is no address for it', async (link) => {
  const { version } = await call(getEditableBanner, {}, asAdmin);
  const input = { text, link, from: null, until: null, version };
  expect(await faultsOf(setBanner, input, asAdmin)).toEqual([fieldErrors.address_invalid]);
});

test('an address as browsers show it gets the https:// that it lacks', async () => {
  const { version } = await call(getEditableBanner, {}, asAdmin);
  const input = { text, link: ' www.example.com/a?b=1 ', from: null, until: null, version };
  expect((await call(setBanner, input, asAdmin)).link).toBe('https://www.example.com/a?b=1');
});

test('words in one language, and days the wrong way round, are refused', async () => {
  const { version } = await call(getEditableBanner, {}, asAdmin);
  const input = { text: { en: 'Oil', ar: '' }, link: '', from: day(2), until: day(1), version };
  const both = [fieldErrors.other_language, fieldErrors.day_order];
  expect(await faultsOf(setBanner, input, asAdmin)).toEqual(both);
  expect(await faultsOf(setBanner, { ...input, text }, asAdmin)).toEqual([fieldErrors.day_order]);
});

test('an edit of what has changed meanwhile is refused, and a change is taken back', async () => {
  const { version } = await save({ link: '' });
  const late = { text, link: '/about', from: null, until: null, version: version - 1 };
  expect(await send(setBanner, late, asAdmin)).toMatchObject({ code: 'changed_meanwhile' });
  await save({ text: { en: 'Figs', ar: 'تين' }, link: '' });
  const { items } = await call(listActivity, { limit: 1 }, asAdmin);
  await call(undoActivity, { id: items[0]?.id ?? 0 }, asAdmin);
  expect((await seen())?.text).toEqual(text);
  const [row] = await db.select().from(settings).where(eq(settings.name, 'banner'));
  expect(row?.value).toMatchObject({ shown: true });
});
