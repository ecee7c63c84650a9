import { vi } from 'vitest';
import { login, register } from '../../contracts/accounts.ts';
import { createProduct, listProducts, longestName } from '../../contracts/catalogue.ts';
import { createCategory } from '../../contracts/categories.ts';
import { createCollection } from '../../contracts/collections.ts';
import { createCoupon } from '../../contracts/coupons.ts';
import { createDeliveryAreas } from '../../contracts/delivery-areas.ts';
import { setDeliveryTimes } from '../../contracts/delivery-times.ts';
import { requestFor } from '../../contracts/endpoint.ts';
import { applyImport, getImport, type ProductImport, startImport } from '../../contracts/imports.ts';
import { answerMessage, listMessages, sendMessage } from '../../contracts/messages.ts';
import { placeOrder, setOrderStatus } from '../../contracts/orders.ts';
import { createSynonym, reportMissedSearch } from '../../contracts/search.ts';
import { countStock, moveStock } from '../../contracts/stock.ts';
import { getUser, listUsers } from '../../contracts/users.ts';
import { bearer, callAt } from './ask-shop.ts';
import { itemOf, orderOf } from './order-input.ts';

const longName = 'Abdulrahman Al-Khateeb عبد الرحمن '.repeat(8).trim();
/** The longest product name allowed. */
const longProductName = longName.slice(0, longestName.product - 4).trim();
const longWord = 'Qatayef'.repeat(11);

/** Fills the admin with long names, orders of every status, messages and imports at every step. Returns the screens. */
export async function fillAdmin(base: string, keys: { email: string; password: string }) {
  const { token } = await callAt(base, login, keys);
  const admin = bearer(token);
  const person = {
    name: longName,
    email: `${crypto.randomUUID()}@al-khateeb-orchards.example.com`,
    password: 'a jar of olives',
  };
  const customer = bearer((await callAt(base, register, person)).token);

  const { items: goods } = await callAt(base, listProducts, { limit: 9 });
  const name = { en: longProductName, ar: longProductName };
  const unnamed = { price: 9999.5, category: 'dairy', store: 'mouneh', weight: '25 bags of 250g' } as const;
  const product = await callAt(base, createProduct, { ...unnamed, name, origin: longWord }, admin);
  const category = await callAt(
    base,
    createCategory,
    { slug: `${crypto.randomUUID()}`, name: { en: longWord, ar: 'حلويات '.repeat(11) } },
    admin,
  );

  const collection = await callAt(
    base,
    createCollection,
    {
      ...{ slug: crypto.randomUUID(), name: { en: longWord, ar: 'فطور '.repeat(15) } },
      ...{ shown: true, on_home: true, products: [product, ...goods].map(({ id }) => id) },
    },
    admin,
  );

  const orders: string[] = [];
  for (const status of ['pending', 'shipped', 'cancelled'] as const) {
    const lines = [...goods.map((one) => itemOf(one, 99)), itemOf(product, 99)];
    const whole = { ...orderOf(...lines), customer_name: longName, note: longName.repeat(2).slice(0, 500) };
    const { id } = await callAt(base, placeOrder, whole, customer);
    if (status !== 'pending') await callAt(base, setOrderStatus, { id, status }, admin);
    orders.push(id);
  }

  const counted = { id: product.id, left: 99_999, low_at: 99 };
  await callAt(base, countStock, counted, admin);
  for (const note of [longName.slice(0, 200), longWord])
    await callAt(base, moveStock, { id: product.id, kind: 'wasted', quantity: 50_000 - 1, note }, admin);

  const text = { name: longName, email: person.email, phone: '079 123 4567', subject: 'order' } as const;
  for (const message of ['Where is MN-1001? '.repeat(40), longWord.repeat(4)])
    await callAt(base, sendMessage, { ...text, message });
  const { items: messages } = await callAt(base, listMessages, {}, admin);
  await callAt(base, answerMessage, { id: messages[0]?.id ?? '', answer: longWord.repeat(4) }, admin);

  await callAt(base, createSynonym, { term: longWord, same: 'حلوى '.repeat(15) }, admin);
  await callAt(base, reportMissedSearch, { q: longWord });

  const heads = 'name_en,name_ar,price,category,store';
  const line = (n: number) => `"${longProductName} ${n}",${longWord},2.50,grains,mouneh`;
  const refused = `${longWord},${longName},-1,${longWord},nowhere`;
  const send = (file: string) => sendImport(base, admin, file);
  const checked = await send([heads, line(1), line(2), refused].join('\n'));
  const unmapped = await send(`${longWord},Что это,Was,${longName}\nA,B,C,D\nE,F,G,H`);
  const failed = await send(`${heads}\n"${line(3)}`);
  const applied = await send([heads, line(4)].join('\n'));
  await callAt(base, applyImport, { id: applied.id }, admin);
  await settle(base, admin, applied.id);
  const imports = [checked, unmapped, failed, applied].map(({ id }) => `products/import?id=${id}`);

  const place = { en: longName.slice(0, 60), ar: longName.slice(0, 60) };
  const area = {
    name: place,
    governorate: 'Amman',
    fee: 9999.5,
    minimum: 9999.5,
    free_from: 9999.5,
  } as const;
  const { areas } = await callAt(base, createDeliveryAreas, { areas: [area] }, admin);
  const slot = () => ({
    id: crypto.randomUUID(),
    method: 'delivery' as const,
    from: '16:00',
    to: '19:00',
    capacity: 9999,
    area_ids: areas.map(({ id }) => id),
  });
  await callAt(
    base,
    setDeliveryTimes,
    {
      slots: [{ ...slot(), weekdays: [0, 1, 2] }],
      exceptions: [
        { id: crypto.randomUUID(), name: place, first: '2030-01-01', last: '2030-01-03', slots: [slot()] },
      ],
      ...{ lead_hours: 2, cut_off: '13:00', paused: { delivery: false, pickup: true }, version: 0 },
    },
    admin,
  );

  const coupon = { code: 'M'.repeat(30), kind: 'amount', amount: 9999.5, minimum: 9999.5 } as const;
  const limits = { from: '2030-01-01', until: '2030-12-31', uses: 999_999, uses_each: 999_999 };
  await callAt(base, createCoupon, { ...coupon, ...limits }, admin);

  const { items: users } = await callAt(base, listUsers, { q: person.email }, admin);
  const user = await callAt(base, getUser, { id: users[0]?.id ?? '' }, admin);
  return {
    token,
    lists: ['orders', 'products', 'customers', 'messages', 'categories', 'collections'],
    others: [
      '',
      'orders/day-sheet',
      ...orders.map((id) => `orders/${id}`),
      `customers/${user.id}`,
      ...messages.map(({ id }) => `messages/${id}`),
      'products/stock',
      'products/waiting',
      'products/new',
      `products/${product.id}`,
      `products/${product.id}/stock`,
      `products/${product.id}/sizes`,
      `products/${goods[0]?.id}/stock`,
      'products/import',
      ...imports,
      'categories/new',
      `categories/${category.id}`,
      'collections/new',
      `collections/${collection.id}`,
      'search',
      'settings',
      'banner',
      'delivery',
      'delivery-times',
      'delivery-abroad',
      'coupons',
      'payment-methods',
      'legal',
      'legal/terms',
      'messages/newsletter',
      'claims',
      'activity',
    ],
  };
}

async function sendImport(base: string, admin: HeadersInit, file: string): Promise<ProductImport> {
  const input = { file: new Blob([file]), name: `${longWord}.csv` };
  const { url, body } = requestFor(startImport, input);
  const sent = await fetch(base + url, {
    method: 'POST',
    headers: { ...admin, 'Content-Type': 'text/csv' },
    body,
  });
  return settle(base, admin, (await sent.json()).data.id);
}

/** Waits until the shop has finished processing an import. */
const settle = (base: string, admin: HeadersInit, id: string): Promise<ProductImport> =>
  vi.waitUntil(
    async () => {
      const seen = await callAt(base, getImport, { id }, admin as Record<string, string>);
      return seen.state !== 'checking' && seen.state !== 'applying' && seen;
    },
    { timeout: 60_000, interval: 50 },
  );
