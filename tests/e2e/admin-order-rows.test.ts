import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { login } from '../../contracts/accounts.ts';
import { listProducts } from '../../contracts/catalogue.ts';
import { createDeliveryAreas } from '../../contracts/delivery-areas.ts';
import { placeGuestOrder } from '../../contracts/guest-orders.ts';
import type { Language } from '../../contracts/language.ts';
import { nameOfStatus } from '../../contracts/order-words.ts';
import { type Order, setOrderStatus } from '../../contracts/orders.ts';
import { getEditableContent, setContent } from '../../contracts/settings.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { orders as ar } from '../../web/i18n/ar/admin/orders.ts';
import { orders as en } from '../../web/i18n/en/admin/orders.ts';
import { bearer, callAt } from '../support/ask-shop.ts';
import { openBrowser, openVisitor } from '../support/browser.ts';
import { keepSession } from '../support/keep-session.ts';
import { openSeededShop } from '../support/open-shop.ts';
import { address, itemOf, orderOf } from '../support/order-input.ts';

const { base, deps } = await openSeededShop();
const browser = openBrowser();
const { email, password = '' } = await ensureFirstAdmin(deps);
const { token } = await callAt(base, login, { email, password });
const admin = bearer(token);
const words = { en, ar };

const pickup = { en: '12 Rainbow Street, Amman', ar: 'شارع الرينبو 12، عمّان' };
const content = await callAt(base, getEditableContent, {}, admin);
await callAt(base, setContent, { ...content, pickup, guestOrders: true }, admin);
const jubeiha = { name: { en: 'Jubeiha', ar: 'الجبيهة' }, governorate: 'Amman', fee: 1.5 } as const;
const { areas } = await callAt(base, createDeliveryAreas, { areas: [jubeiha] }, admin);
const toArea = { area_id: areas[0]?.id ?? '', fee: 1.5 };
const { items: goods } = await callAt(base, listProducts, { limit: 1 });

/** Orders of a name each, of which a list finds its own. */
const inputOf = (customer_name: string, delivery: object) => ({
  ...orderOf(...goods.map((one) => itemOf(one, 12))),
  customer_name,
  delivery,
});
const placeAsGuest = (name: string, delivery: object): Promise<Order> => {
  const guest_key = crypto.randomUUID();
  return callAt(base, placeGuestOrder, { ...inputOf(name, delivery), shipping_address: address, guest_key });
};

async function enter(language: Language, width: number) {
  const visitor = await openVisitor(browser(), base, { language, viewport: { width, height: 780 } });
  await visitor.page.addInitScript(keepSession, token);
  return visitor;
}
const rowOf = (page: Page, { number }: Pick<Order, 'number'>) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: number });

test.each([
  ['ar', 390],
  ['en', 360],
  ['en', 1440],
] as const)(
  'an order that is picked up says so where others say their area, in the list, on its page and on the day sheet: %s at %i px',
  async (language, width) => {
    const say = words[language];
    const picked = await placeAsGuest(`Lina ${language}${width}`, { method: 'pickup' });
    const { page, visit } = await enter(language, width);
    await visit(`/admin/orders?q=Lina+${language}${width}`);
    await rowOf(page, picked).getByText(say.pickup, { exact: true }).waitFor();

    await visit(`/admin/orders/${picked.number}`);
    const head = page.getByRole('main').locator('header').first();
    await head.getByText(say.pickup, { exact: true }).waitFor();
    await expect.poll(() => head.innerText()).not.toMatch(/·\s*·/);
    // Its history has no other names for its statuses than its head.
    await callAt(base, setOrderStatus, { id: picked.id, status: 'shipped' }, admin);
    const change = page.getByRole('listitem').filter({ hasText: say.by('Admin') });
    await change.getByText(nameOfStatus('shipped', 'pickup', language), { exact: true }).waitFor();
    await callAt(base, setOrderStatus, { id: picked.id, status: 'processing' }, admin);

    await visit('/admin/orders/day-sheet');
    await rowOf(page, picked).getByText(say.pickup, { exact: true }).waitFor();
  },
);

/** What is wrong with a row of a phone's list: too high, a text that is cut, a part beside the screen. */
function findFaults(row: Element, width: number): string[] {
  const { height } = row.getBoundingClientRect();
  const parts = [...row.querySelectorAll<HTMLElement>('bdi, time, p, b, button')];
  return [
    ...(height > 76 ? [`${height} px high`] : []),
    ...parts
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(({ innerText }) => `cut: ${innerText}`),
    ...parts
      .filter((part) => part.getBoundingClientRect().left < 0 || part.getBoundingClientRect().right > width)
      .map(({ innerText }) => `beside the screen: ${innerText}`),
  ];
}

test.each([
  ['en', 360],
  ['ar', 360],
  ['ar', 390],
] as const)(
  "the area of a guest's order is whole in the list, and so is its age: %s at %i px",
  async (language, width) => {
    const order = await placeAsGuest(`Huda ${language}${width}`, toArea);
    const { page, visit } = await enter(language, width);
    await visit(`/admin/orders?q=Huda+${language}${width}`);
    const row = rowOf(page, order);
    await row.getByText(jubeiha.name[language], { exact: true }).waitFor();
    await row.getByText(words[language].guest).waitFor();
    await expect.poll(() => row.evaluate(findFaults, width)).toEqual([]);
  },
);
