import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { register } from '../../contracts/accounts.ts';
import { deleteProduct, listAdminProducts } from '../../contracts/catalogue.ts';
import { placeOrder, setOrderStatus } from '../../contracts/orders.ts';
import { getStats } from '../../contracts/stats.ts';
import { lastDays } from '../../server/admin/last-days.ts';
import { orders } from '../../server/orders/order.table.ts';
import { openShop } from '../support/empty-shop.ts';
import { itemOf, orderOf } from '../support/order-input.ts';

const { db, call, send, admin, addCustomer, addProduct } = await openShop();
const asAdmin = { token: await admin() };
const customer = await addCustomer();
const text = { en: 'A text', ar: 'نصّ' };
const oil = await addProduct({
  name: { en: 'Oil', ar: 'زيت' },
  price: 6,
  image: '/oil.png',
  description: text,
});
const tea = await addProduct({ name: { en: 'Tea', ar: 'شاي' }, price: 1.5, store: 'cilka' });
const stats = () => call(getStats, {}, asAdmin);
const today = lastDays(new Date(), 1)[0] ?? '';

/** Places an order at this moment in Amman. */
async function placeAt(moment: string, ...items: ReturnType<typeof itemOf>[]) {
  const { id } = await call(placeOrder, orderOf(...items), customer);
  await db
    .update(orders)
    .set({ createdAt: new Date(`${moment}+03:00`) })
    .where(eq(orders.id, id));
  return id;
}

describe('the figures of the overview', () => {
  test('count the products by store, deleted ones not, and what the list shows as missing of them', async () => {
    const gone = await addProduct();
    await call(deleteProduct, { id: gone.id }, asAdmin);
    await addProduct({
      available: false,
      shown: false,
      image: '/jar.png',
      description: { en: 'Only English', ar: '' },
    });
    expect(await stats()).toMatchObject({
      products: { total: 3, stores: { mouneh: 2, cilka: 1 } },
      product_alerts: { out_of_stock: 1, no_image: 1, no_translation: 1 },
    });
    for (const state of ['out_of_stock', 'no_image', 'no_translation'] as const) {
      const listed = await call(listAdminProducts, { state }, asAdmin);
      expect(listed.page.total).toBe((await stats()).product_alerts[state]);
    }
  });

  test('of a shop without orders are zeros for each of thirty days', async () => {
    const { days, ...rest } = await stats();
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toEqual({ day: today, orders: 0, revenue: 0 });
    expect(days.every(({ orders: count, revenue }) => count === 0 && revenue === 0)).toBe(true);
    expect(rest).toMatchObject({ orders: 0, revenue: 0, average_order: 0, best_sellers: [] });
  });

  test('count an order on its day in Amman, a cancelled one only among the statuses', async () => {
    const [first, second] = lastDays(new Date(), 2);
    await placeAt(`${second}T00:10:00`, itemOf(oil, 2));
    await placeAt(`${first}T23:50:00`, itemOf(tea, 3));
    const cancelled = await placeAt(`${second}T00:20:00`, itemOf(oil, 9));
    await call(setOrderStatus, { id: cancelled, status: 'cancelled' }, asAdmin);
    const found = await stats();
    expect(found.days.slice(-2)).toEqual([
      { day: first, orders: 1, revenue: 4.5 },
      { day: second, orders: 1, revenue: 12 },
    ]);
    expect(found).toMatchObject({ orders: 2, revenue: 16.5, average_order: 8.25 });
    expect(found.statuses).toEqual({ pending: 2, processing: 0, shipped: 0, delivered: 0, cancelled: 1 });
  });

  test('name the best sellers with what they brought, as they are called today', async () => {
    await placeAt(`${today}T00:01:00`, itemOf(tea, 4), itemOf(oil));
    expect((await stats()).best_sellers).toEqual([
      { product_id: tea.id, name: tea.name, quantity: 7, revenue: 10.5 },
      { product_id: oil.id, name: oil.name, quantity: 3, revenue: 18 },
    ]);
    await call(deleteProduct, { id: tea.id }, asAdmin);
    expect((await stats()).best_sellers[0]).toMatchObject({ product_id: null, name: tea.name, quantity: 7 });
  });

  test('leave out what is older than thirty days, but not from the statuses', async () => {
    const before = await stats();
    const old = lastDays(new Date(), 31)[0];
    await placeAt(`${old}T23:59:00`, itemOf(oil, 50));
    const after = await stats();
    expect(after).toMatchObject({ orders: before.orders, revenue: before.revenue });
    // The order is in the period before these thirty days.
    expect(after.earlier.orders).toBe(before.earlier.orders + 1);
    expect(after.earlier.revenue).toBeGreaterThan(before.earlier.revenue);
    expect(after.statuses.pending).toBe(before.statuses.pending + 1);
  });

  test('count who is new, the administrator not', async () => {
    const { new_customers: before } = await stats();
    await call(register, { name: 'Layan', email: 'layan@example.com', password: 'a jar of olives' });
    expect((await stats()).new_customers).toBe(before + 1);
  });
});

test('days are those of Amman: an evening in UTC is the next day there', () => {
  expect(lastDays(new Date('2026-03-01T21:30:00Z'), 3)).toEqual(['2026-02-28', '2026-03-01', '2026-03-02']);
});

test('nobody but the admin reads the figures', async () => {
  expect(await send(getStats, {}, customer)).toMatchObject({ status: 403 });
  expect(await send(getStats, {})).toMatchObject({ status: 401 });
});
