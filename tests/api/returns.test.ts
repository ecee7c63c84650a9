import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listActivity, undoActivity } from '../../contracts/activity.ts';
import { getAdminCreditNote, getAdminInvoice, getAdminOrder } from '../../contracts/admin-orders.ts';
import { type AnswerOf, type Endpoint, type InputOf, requestFor } from '../../contracts/endpoint.ts';
import { changeOrder, returnGoods } from '../../contracts/order-revisions.ts';
import { getCreditNote, getOrder, placeOrder, setOrderStatus } from '../../contracts/orders.ts';
import { recordPayment } from '../../contracts/payments.ts';
import { openShop } from '../support/empty-shop.ts';
import { itemOf, orderOf } from '../support/order-input.ts';
import { readPdf } from '../support/read-pdf.ts';

const { app, db, call, send, admin, addCustomer, addProduct } = await openShop();
const asAdmin = { token: await admin() };
const salma = await addCustomer();
const jam = await addProduct({ name: { en: 'Fig jam', ar: 'مربى تين' }, price: 3 });
const oil = await addProduct({ name: { en: 'Olive oil', ar: 'زيت زيتون' }, price: 7 });

/** A paid and delivered order of 2 jams and an oil: 13.00. */
async function deliver() {
  const order = await call(placeOrder, orderOf(itemOf(jam, 2), itemOf(oil)), salma);
  await call(setOrderStatus, { id: order.id, status: 'delivered' }, asAdmin);
  await call(recordPayment, { id: order.id, method: 'cash', amount: order.total }, asAdmin);
  return order;
}
const oneJam = { revision: 1, lines: [{ position: 0, quantity: 1 }], reason: 'A jar was broken' };

async function paper<E extends Endpoint>(endpoint: E, input: InputOf<E>, by = asAdmin): Promise<string> {
  const { url } = requestFor(endpoint, input as Record<string, unknown>);
  const response = await app.request(url, { headers: { Authorization: `Bearer ${by.token}` } });
  expect(response.status).toBe(200);
  return (await readPdf(new Uint8Array(await response.arrayBuffer()))).join('\n');
}

/** The sums per day and customer from triggers, compared with sums over the orders. */
async function expectSumsFromNothing(): Promise<void> {
  const { rows } = await db.execute<{ days: number; customers: number; orders: number }>(sql`select
    (select sum(qirsh)::int from order_days) as days, (select sum(spent_qirsh)::int from customer_totals) as customers,
    (select sum(o.delivery_fee_qirsh + coalesce((select sum(price_qirsh * quantity) from order_items i
      where i.order_id = o.id and i.revision = o.revision), 0))::int from orders o) as orders`);
  expect(rows[0]?.days).toBe(rows[0]?.orders);
  expect(rows[0]?.customers).toBe(rows[0]?.orders);
}

test('what comes back is refunded: the order stays delivered, sums follow, and the credit note is of that alone', async () => {
  const order = await deliver();
  const returned = await call(returnGoods, { id: order.id, ...oneJam }, asAdmin);
  expect(returned).toMatchObject({
    status: 'delivered',
    total: 10,
    payment: { state: 'refund_due', refund: 3 },
  });
  expect(await call(getOrder, { id: order.id }, salma)).toMatchObject({ total: 10, payment: { refund: 3 } });
  await expectSumsFromNothing();
  const note = await paper(getAdminCreditNote, { id: order.id, revision: 2, language: 'en' });
  for (const text of ['Credit note', `${order.number}-C1`, 'Fig jam', '3.00 JD'])
    expect(note).toContain(text);
  expect(note).not.toContain('Olive oil');
  // Visible to the customer who ordered, and to no other.
  const { credit_notes } = await call(getOrder, { id: order.id }, salma);
  expect(credit_notes).toEqual([{ number: `${order.number}-C1`, revision: 2 }]);
  const own = { id: order.id, revision: 2, language: 'en' as const };
  expect(await paper(getCreditNote, own, salma)).toContain(`${order.number}-C1`);
  expect((await send(getCreditNote, own, await addCustomer())).status).toBe(404);
  expect((await send(getCreditNote, { ...own, revision: 1 }, salma)).status).toBe(404);
  // The invoice is unchanged.
  const invoice = await paper(getAdminInvoice, { id: order.id, language: 'en' });
  for (const text of ['Invoice', 'Olive oil', '13.00 JD']) expect(invoice).toContain(text);
  await call(recordPayment, { id: order.id, method: 'cash', amount: -3 }, asAdmin);
  expect((await call(getAdminOrder, { id: order.id }, asAdmin)).payment).toMatchObject({
    state: 'paid',
    refund: 0,
  });

  // Everything else comes back, too: nothing is left, and the second note has the next number.
  const lines = [0, 1].map((position) => ({ position, quantity: 1 }));
  const nothing = await call(returnGoods, { id: order.id, revision: 2, lines }, asAdmin);
  expect(nothing).toMatchObject({ items: [], total: 0, payment: { refund: 10 } });
  // What came back in both is still told, to the customer too.
  expect((await call(getOrder, { id: order.id }, salma)).returned).toMatchObject([
    { position: 0, name: { en: 'Fig jam' }, quantity: 2, price: 3 },
    { position: 1, name: { en: 'Olive oil' }, quantity: 1, price: 7 },
  ]);
  expect(await paper(getAdminCreditNote, { id: order.id, revision: 3, language: 'en' })).toContain(
    `${order.number}-C2`,
  );
  await expectSumsFromNothing();
});

test('a price is lowered after the delivery: the difference is refunded, and the credit note says for what and why', async () => {
  const order = await deliver();
  const lines = [{ position: 0, quantity: 1, price: 2.25, reason: 'The lid was loose' }];
  const lowered = await call(returnGoods, { id: order.id, revision: 1, lines }, asAdmin);
  expect(lowered).toMatchObject({
    items: [{ quantity: 1, price: 2.25, reason: 'The lid was loose' }, { price: 7 }],
    total: 9.25,
    payment: { state: 'refund_due', refund: 3.75 },
  });
  const note = await paper(getAdminCreditNote, { id: order.id, revision: 2, language: 'en' });
  for (const text of ['3.00 JD', '0.75 JD', '3.75 JD', 'The lid was loose']) expect(note).toContain(text);
  const dearer = [{ position: 0, quantity: 0, price: 2.5, reason: 'It was not' }];
  expect(
    (await send(returnGoods, { id: order.id, revision: 2, lines: dearer }, asAdmin)).details,
  ).toMatchObject([{ path: 'lines.0.price', code: 'price_invalid' }]);
  await expectSumsFromNothing();
});

test('a return is taken back like any other change, and its credit note with it', async () => {
  const order = await deliver();
  await call(returnGoods, { id: order.id, ...oneJam }, asAdmin);
  const [entry] = (await call(listActivity, { action: 'order.change', limit: 1 }, asAdmin)).items;
  // The order's history offers the undo as long as no later change was made.
  const undosOf = (order: AnswerOf<typeof getAdminOrder>) => order.revisions.map(({ undo }) => undo);
  expect(undosOf(await call(getAdminOrder, { id: order.id }, asAdmin))).toEqual([null, entry?.id]);
  await call(undoActivity, { id: entry?.id ?? 0 }, asAdmin);
  const now = await call(getAdminOrder, { id: order.id }, asAdmin);
  expect(now).toMatchObject({ total: 13, status: 'delivered', payment: { state: 'paid' } });
  expect(now.revisions.map(({ state }) => state)).toEqual(['superseded', 'declined', 'accepted']);
  expect((await send(getAdminCreditNote, { id: order.id, revision: 2 }, asAdmin)).status).toBe(404);
  expect(undosOf(now)).toEqual([null, null, null]);
  expect(await call(getOrder, { id: order.id }, salma)).toMatchObject({ credit_notes: [], returned: [] });
  await expectSumsFromNothing();
});

test('a return that is taken back after its order was set on its way again takes its credit note with it', async () => {
  for (const status of ['processing', 'shipped'] as const) {
    const order = await deliver();
    await call(returnGoods, { id: order.id, ...oneJam }, asAdmin);
    await call(setOrderStatus, { id: order.id, status }, asAdmin);
    const changes = (await call(listActivity, { subject: order.id }, asAdmin)).items;
    const change = changes.find(({ action }) => action === 'order.change');
    await call(undoActivity, { id: change?.id ?? 0 }, asAdmin);
    await call(setOrderStatus, { id: order.id, status: 'delivered' }, asAdmin);
    expect(await call(getAdminOrder, { id: order.id }, asAdmin)).toMatchObject({
      total: 13,
      credit_notes: [],
    });
    expect((await send(getAdminCreditNote, { id: order.id, revision: 2 }, asAdmin)).status).toBe(404);
  }
});

test('only what was delivered comes back, once, and it is no other way to change an order', async () => {
  const order = await deliver();
  const both = await Promise.all([1, 2].map(() => send(returnGoods, { id: order.id, ...oneJam }, asAdmin)));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const tooMany = { revision: 2, lines: [{ position: 0, quantity: 2 }] };
  expect((await send(returnGoods, { id: order.id, ...tooMany }, asAdmin)).details).toMatchObject([
    { path: 'lines.0.quantity', code: 'quantity_invalid' },
  ]);
  expect(await send(changeOrder, { id: order.id, revision: 2, delivery_fee: 0 }, asAdmin)).toMatchObject({
    code: 'too_late',
  });
  const pending = await call(placeOrder, orderOf(itemOf(jam)), salma);
  expect(await send(returnGoods, { id: pending.id, ...oneJam }, asAdmin)).toMatchObject({
    status: 409,
    code: 'not_delivered',
  });
});

test('an invoice says why a line is other than it was ordered', async () => {
  const order = await call(placeOrder, orderOf(itemOf(jam), itemOf(oil)), salma);
  const lines = [
    { position: 0, quantity: 1 },
    { position: 1, quantity: 1, price: 6.5, reason: 'Weighed 460 g' },
  ];
  await call(changeOrder, { id: order.id, revision: 1, lines }, asAdmin);
  expect(await paper(getAdminInvoice, { id: order.id, language: 'en' })).toContain('Weighed 460 g');
});
