import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { deleteAccount } from '../../contracts/accounts.ts';
import { listActivity, undoActivity } from '../../contracts/activity.ts';
import { getAdminOrder, getDaySheet, listAdminOrders } from '../../contracts/admin-orders.ts';
import type { InputOf } from '../../contracts/endpoint.ts';
import { placeGuestOrder } from '../../contracts/guest-orders.ts';
import { formatAmount } from '../../contracts/money.ts';
import { unsentChange } from '../../contracts/order-changes.ts';
import {
  acceptByLink,
  acceptForCustomer,
  acceptProposal,
  cancelByLink,
  cancelOrder,
  changeAddress,
  changeAddressByLink,
  changeOrder,
  declineByLink,
  declineProposal,
  returnGoods,
  withdrawProposal,
} from '../../contracts/order-revisions.ts';
import { getOrder, type Order, placeOrder, setOrderStatus } from '../../contracts/orders.ts';
import { getEditableContent, setContent } from '../../contracts/settings.ts';
import { getStats } from '../../contracts/stats.ts';
import { writeMail } from '../../server/mail/write-mail.ts';
import { deliverOrders } from '../support/deliver-orders.ts';
import { openShop } from '../support/empty-shop.ts';
import { address, itemOf, orderOf } from '../support/order-input.ts';

const shop = await openShop();
const { db, call, send, addCustomer, addProduct } = shop;
const asAdmin = { token: await shop.admin() };
const salma = await addCustomer();
const other = await addCustomer();
const jam = await addProduct({ name: { en: 'Apricot jam', ar: 'مربى مشمش' }, price: 3, weight: '500g' });
const oil = await addProduct({ name: { en: 'Olive oil', ar: 'زيت زيتون' }, price: 7 });
const tea = await addProduct({ name: { en: 'Sage tea', ar: 'شاي ميرمية' }, price: 2.5 });

const place = () => call(placeOrder, orderOf(itemOf(jam, 2), itemOf(oil)), salma);
type Change = Omit<InputOf<typeof changeOrder>, 'id' | 'revision'>;
const seen = ({ id, revision }: Pick<Order, 'id' | 'revision'>) => ({ id, revision: revision.number });
const change = (order: Order, wanted: Change) => call(changeOrder, { ...seen(order), ...wanted }, asAdmin);
const teaForOil = [
  { position: 0, quantity: 2 },
  { position: 1, product_id: tea.id, quantity: 1 },
];
const propose = async (order: Order) => {
  const { revision } = await change(order, { lines: teaForOil, reason: 'The oil is out' });
  return revision.proposed?.number ?? 0;
};
const linesOf = ({ items }: Pick<Order, 'items'>) =>
  items.map(({ quantity, name, price }) => `${quantity} × ${name.en}: ${price}`);
const before = ['2 × Apricot jam: 3', '1 × Olive oil: 7'];
const after = ['2 × Apricot jam: 3', '1 × Sage tea: 2.5'];

async function statesOf(order: Order): Promise<string[]> {
  const { rows } = await db.execute<{ state: string }>(
    sql`select state from order_revisions where order_id = ${order.id} order by number`,
  );
  return rows.map(({ state }) => state);
}

/** The sums from triggers, compared with sums over the orders and the lines of their accepted revisions. */
async function expectSumsFromNothing(): Promise<void> {
  const { rows: days } = await db.execute(sql`
    select day::text, status, sum(orders)::int as orders, sum(qirsh)::int as qirsh from order_days
    group by 1, 2 having sum(orders) > 0 order by 1, 2`);
  const { rows: counted } = await db.execute(sql`
    select (o.created_at at time zone 'Asia/Amman')::date::text as day, o.status, count(*)::int as orders,
      sum(o.delivery_fee_qirsh + l.qirsh)::int as qirsh
    from orders o, lateral (select sum(price_qirsh * quantity) as qirsh from order_items i
      where i.order_id = o.id and i.revision = o.revision) l
    group by 1, 2 order by 1, 2`);
  expect(days).toEqual(counted);
  const { rows: spent } = await db.execute(
    sql`select user_id, spent_qirsh::int as qirsh from customer_totals where orders > 0 order by 1`,
  );
  const { rows: sold } = await db.execute(sql`
    select user_id, coalesce(sum(total_qirsh) filter (where status <> 'cancelled'), 0)::int as qirsh from orders
    where user_id is not null group by 1 order by 1`);
  expect(spent).toEqual(sold);
}

describe('the seller changes an order', () => {
  test('with what the customer agreed to: it is so at once, and every reader reads it alone', async () => {
    const order = await place();
    const changed = await change(order, { lines: teaForOil, delivery_fee: 1, agreed: true });
    expect(linesOf(changed)).toEqual(after);
    expect(changed).toMatchObject({ subtotal: 8.5, delivery_fee: 1, total: 9.5 });
    expect(changed.revision).toMatchObject({ number: 2, proposed: null });
    const own = await call(getOrder, { id: order.id }, salma);
    expect(linesOf(own)).toEqual(after);
    expect(decodeURIComponent(own.whatsapp_url)).not.toContain('Olive oil');
    const { items } = await call(listAdminOrders, { q: 'sage' }, asAdmin);
    expect(items.map(({ id }) => id)).toContain(order.id);
    const { items: found } = await call(listAdminOrders, { q: `olive` }, asAdmin);
    expect(found.map(({ id }) => id)).not.toContain(order.id);
    const sheet = await call(getDaySheet, {}, asAdmin);
    const picked = sheet.products.filter(({ orders }) =>
      orders.some(({ number }) => number === order.number),
    );
    expect(picked.map(({ name }) => name.en)).toEqual(['Apricot jam', 'Sage tea']);
    expect(await statesOf(order)).toEqual(['superseded', 'accepted']);
    await expectSumsFromNothing();
  });

  test('and the best sellers are those of accepted revisions', async () => {
    const { rows } = await db.execute<{ name: string; quantity: number }>(sql`
      select name_en as name, sum(quantity)::int as quantity from orders
      join order_items on order_id = id and order_items.revision = orders.revision
      where status <> 'cancelled' group by 1`);
    const { best_sellers } = await call(getStats, {}, asAdmin);
    const sold = new Map(best_sellers.map(({ name, quantity }) => [name.en, quantity]));
    expect(sold).toEqual(new Map(rows.map(({ name, quantity }) => [name, quantity])));
  });

  test('and what the customer has to be asked is proposed: the order stays as it was', async () => {
    const order = await place();
    const changed = await change(order, { lines: teaForOil, reason: 'The oil is out' });
    expect(linesOf(changed)).toEqual(before);
    const { revision } = await call(getOrder, { id: order.id }, salma);
    expect(revision).toMatchObject({
      number: 1,
      proposed: { number: 2, reason: 'The oil is out', total: 8.5 },
    });
    expect(revision.proposed && linesOf(revision.proposed)).toEqual(after);
    // The day sheet warns that the order may change.
    const { parcels } = await call(getDaySheet, {}, asAdmin);
    expect(parcels.find(({ id }) => id === order.id)?.is_proposed).toBe(true);
    await expectSumsFromNothing();
  });

  test('and a weighed line has its weight, price and the reason of both', async () => {
    const order = await place();
    const weighed = { position: 0, quantity: 2, price: 2.8, weight: '470g', reason: 'The jars weigh less' };
    const { items } = await change(order, { lines: [weighed, { position: 1, quantity: 1 }], agreed: true });
    expect(items[0]).toMatchObject({ price: 2.8, weight: '470g', reason: 'The jars weigh less' });
    const { reason: _, ...without } = weighed;
    const answer = await send(
      changeOrder,
      { ...seen(order), revision: 2, lines: [{ ...without, price: 1 }] },
      asAdmin,
    );
    expect(answer.details).toMatchObject([{ path: 'lines.0.reason', code: 'reason_required' }]);
  });

  test('and takes it back by a further revision', async () => {
    const order = await place();
    await change(order, { lines: teaForOil, agreed: true });
    const { items } = await call(listActivity, { action: 'order.change', limit: 1 }, asAdmin);
    await call(undoActivity, { id: items[0]?.id ?? 0 }, asAdmin);
    const back = await call(getAdminOrder, { id: order.id }, asAdmin);
    expect(linesOf(back)).toEqual(before);
    expect(back.revision.number).toBe(3);
    expect(await statesOf(order)).toEqual(['superseded', 'superseded', 'accepted']);
    await expectSumsFromNothing();
  });

  test('and what was undone is nothing to write to the customer: an earlier change that still holds is', async () => {
    const order = await place();
    const undoLast = async () => {
      const { items } = await call(listActivity, { subject: order.id, limit: 1 }, asAdmin);
      await call(undoActivity, { id: items[0]?.id ?? 0 }, asAdmin);
    };
    const toWrite = async () => {
      const found = unsentChange(await call(getAdminOrder, { id: order.id }, asAdmin));
      return found && { before: linesOf(found.before), after: linesOf(found.after) };
    };
    await change(order, { lines: teaForOil, agreed: true });
    expect(await toWrite()).toEqual({ before, after });
    await undoLast();
    expect(await toWrite()).toBeNull();
    // Undoing the undo restores the change, and its message.
    await undoLast();
    expect(await toWrite()).toEqual({ before, after });
    await change(
      { ...order, revision: { number: 4, proposed: null, changed: null, declined: null } },
      { lines: [{ position: 0, quantity: 5 }], agreed: true },
    );
    await undoLast();
    expect(await toWrite()).toEqual({ before, after });
    const { revisions } = await call(getAdminOrder, { id: order.id }, asAdmin);
    expect(revisions.map(({ undoes }) => undoes)).toEqual([null, null, 2, 3, null, 5]);
    expect(revisions.map(({ undone_at }) => undone_at !== null)).toEqual([
      ...[false, true, true, false, true, false],
    ]);
  });

  test('and has nothing to write about it once the order has arrived or was cancelled, but about what came back', async () => {
    const toWrite = async ({ id }: Order) => unsentChange(await call(getAdminOrder, { id }, asAdmin));
    const cancelled = await place();
    await change(cancelled, { lines: teaForOil, agreed: true });
    await call(setOrderStatus, { id: cancelled.id, status: 'processing' }, asAdmin);
    expect(await toWrite(cancelled)).not.toBeNull();
    await call(setOrderStatus, { id: cancelled.id, status: 'cancelled' }, asAdmin);
    expect(await toWrite(cancelled)).toBeNull();
    // Taken up again, the order is as it was changed.
    await call(setOrderStatus, { id: cancelled.id, status: 'pending' }, asAdmin);
    expect(await toWrite(cancelled)).not.toBeNull();

    const arrived = await place();
    await change(arrived, { lines: teaForOil, agreed: true });
    await call(setOrderStatus, { id: arrived.id, status: 'delivered' }, asAdmin);
    expect(await toWrite(arrived)).toBeNull();
    const lines = [{ position: 0, quantity: 1 }];
    await call(returnGoods, { id: arrived.id, revision: 2, lines }, asAdmin);
    expect(await toWrite(arrived)).toMatchObject({ after: { is_return: true } });
    await call(setOrderStatus, { id: arrived.id, status: 'cancelled' }, asAdmin);
    expect(await toWrite(arrived)).toBeNull();
  });

  test('and takes back what was proposed, which cannot be accepted any more', async () => {
    const order = await place();
    const number = await propose(order);
    const { items } = await call(listActivity, { action: 'order.change', limit: 1 }, asAdmin);
    const undone = await call(undoActivity, { id: items[0]?.id ?? 0 }, asAdmin);
    const answer = await send(acceptProposal, { id: order.id, revision: number }, salma);
    expect(answer).toMatchObject({ status: 409, code: 'order_changed' });
    expect(await send(undoActivity, { id: undone.id }, asAdmin)).toMatchObject({ code: 'changed_since' });
    expect(linesOf(await call(getOrder, { id: order.id }, salma))).toEqual(before);
  });

  test('not after it has arrived', async () => {
    const order = await place();
    await call(setOrderStatus, { id: order.id, status: 'delivered' }, asAdmin);
    const answer = await send(changeOrder, { ...seen(order), lines: teaForOil }, asAdmin);
    expect(answer).toMatchObject({ status: 409, code: 'too_late' });
  });

  test('once: of two administrators at the same moment one wins, the other hears of it', async () => {
    const order = await place();
    const changes = [1, 2, 3, 4].map((quantity) => ({
      ...seen(order),
      lines: [{ position: 0, quantity: quantity + 2 }],
      agreed: true,
    }));
    const answers = await Promise.all(changes.map((input) => send(changeOrder, input, asAdmin)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'order_changed')).toHaveLength(3);
    expect(await statesOf(order)).toEqual(['superseded', 'accepted']);
    await expectSumsFromNothing();
  });
});

describe('the seller settles a proposal', () => {
  test('that the customer has agreed to elsewhere, by a double tap too, and takes that back', async () => {
    const order = await place();
    const revision = await propose(order);
    const accept = () => call(acceptForCustomer, { id: order.id, revision }, asAdmin);
    const answers = await Promise.all([accept(), accept()]);
    for (const one of answers) expect(linesOf(one)).toEqual(after);
    const own = await call(getOrder, { id: order.id }, salma);
    expect(linesOf(own)).toEqual(after);
    expect(own.revision).toMatchObject({ number: 2, proposed: null });
    expect(await statesOf(order)).toEqual(['superseded', 'accepted']);
    await expectSumsFromNothing();
    const { items } = await call(listActivity, { action: 'order.change', limit: 2 }, asAdmin);
    expect(items.map(({ subject_id }) => subject_id)).toEqual([order.id, order.id]);
    await call(undoActivity, { id: items[0]?.id ?? 0 }, asAdmin);
    expect(linesOf(await call(getOrder, { id: order.id }, salma))).toEqual(before);
    await expectSumsFromNothing();
  });

  test('by withdrawing it: the order stays as it was, and nobody can accept it any more', async () => {
    const order = await place();
    const revision = await propose(order);
    const withdraw = () => call(withdrawProposal, { id: order.id, revision }, asAdmin);
    const answers = await Promise.all([withdraw(), withdraw()]);
    for (const one of answers) {
      expect(linesOf(one)).toEqual(before);
      expect(one.revision.proposed).toBeNull();
    }
    expect(await statesOf(order)).toEqual(['accepted', 'superseded']);
    for (const token of [salma, asAdmin])
      expect(
        await send(token === salma ? acceptProposal : acceptForCustomer, { id: order.id, revision }, token),
      ).toMatchObject({ status: 409, code: 'order_changed' });
  });

  test('not over what the customer has answered at the same moment', async () => {
    const order = await place();
    const revision = await propose(order);
    const [declined, accepted] = await Promise.all([
      send(declineProposal, { id: order.id, revision }, salma),
      send(acceptForCustomer, { id: order.id, revision }, asAdmin),
    ]);
    expect([declined.success, accepted.success].filter(Boolean)).toHaveLength(1);
    expect([declined.code, accepted.code]).toContain('order_changed');
  });

  test('nor of an order that has ended', async () => {
    const order = await place();
    const revision = await propose(order);
    await call(setOrderStatus, { id: order.id, status: 'cancelled' }, asAdmin);
    for (const endpoint of [acceptForCustomer, withdrawProposal])
      expect(await send(endpoint, { id: order.id, revision }, asAdmin)).toMatchObject({ code: 'too_late' });
  });
});

describe('the customer', () => {
  test('accepts what is proposed, by a double tap too', async () => {
    const order = await place();
    const revision = await propose(order);
    const accept = () => call(acceptProposal, { id: order.id, revision }, salma);
    const answers = await Promise.all([accept(), accept()]);
    for (const one of answers) expect(linesOf(one)).toEqual(after);
    expect(answers[0]?.revision).toMatchObject({ number: 2, proposed: null });
    expect(await statesOf(order)).toEqual(['superseded', 'accepted']);
    await expectSumsFromNothing();
  });

  test('declines it, and the order stays as it was', async () => {
    const order = await place();
    const revision = await propose(order);
    await call(declineProposal, { id: order.id, revision }, salma);
    const declined = await call(declineProposal, { id: order.id, revision }, salma);
    expect(linesOf(declined)).toEqual(before);
    expect(declined.revision.proposed).toBeNull();
    expect(await send(acceptProposal, { id: order.id, revision }, salma)).toMatchObject({
      code: 'order_changed',
    });
    expect(await statesOf(order)).toEqual(['accepted', 'declined']);
  });

  test('gives one of two answers that are given at once', async () => {
    const order = await place();
    const revision = await propose(order);
    const [accepted, declined] = await Promise.all([
      send(acceptProposal, { id: order.id, revision }, salma),
      send(declineProposal, { id: order.id, revision }, salma),
    ]);
    expect([accepted.success, declined.success].filter(Boolean)).toHaveLength(1);
    expect([accepted.code, declined.code]).toContain('order_changed');
  });

  test('cancels while it is pending, corrects the address until then, and later neither', async () => {
    const order = await place();
    const shipping_address = { ...order.shipping_address, street: 'Paris Square 4' };
    const moved = await call(changeAddress, { ...seen(order), shipping_address }, salma);
    expect(moved).toMatchObject({ shipping_address: { street: 'Paris Square 4' }, revision: { number: 2 } });
    const cancelled = await call(cancelOrder, seen(moved), salma);
    expect(cancelled.status).toBe('cancelled');
    await call(cancelOrder, seen(moved), salma);
    const second = await place();
    await call(setOrderStatus, { id: second.id, status: 'processing' }, asAdmin);
    for (const answer of [
      await send(cancelOrder, seen(second), salma),
      await send(changeAddress, { ...seen(second), shipping_address }, salma),
    ])
      expect(answer).toMatchObject({ status: 409, code: 'too_late' });
    await expectSumsFromNothing();
  });

  test('cancels while a change waits for an answer, and the change with it: taken up again, the order is as it was', async () => {
    const order = await place();
    const number = await propose(order);
    const cancelled = await call(cancelOrder, seen(order), salma);
    expect(cancelled).toMatchObject({ status: 'cancelled', revision: { number: 1, proposed: null } });
    expect(await statesOf(order)).toEqual(['accepted', 'superseded']);
    const late = { id: order.id, revision: number };
    expect(await send(acceptProposal, late, salma)).toMatchObject({ status: 409, code: 'too_late' });
    await call(setOrderStatus, { id: order.id, status: 'pending' }, asAdmin);
    expect(await call(getOrder, { id: order.id }, salma)).toMatchObject({ revision: { proposed: null } });
    expect(await send(acceptProposal, late, salma)).toMatchObject({ status: 409, code: 'order_changed' });
  });

  test('is asked no more once the seller has cancelled or delivered the order, also after that is taken back', async () => {
    for (const status of ['cancelled', 'delivered'] as const) {
      const order = await place();
      const revision = await propose(order);
      for (const next of [status, 'pending'] as const)
        await call(setOrderStatus, { id: order.id, status: next }, asAdmin);
      expect(await statesOf(order)).toEqual(['accepted', 'superseded']);
      expect((await call(getOrder, { id: order.id }, salma)).revision).toMatchObject({
        number: 1,
        proposed: null,
      });
      expect(await send(acceptProposal, { id: order.id, revision }, salma)).toMatchObject({
        code: 'order_changed',
      });
    }
    await expectSumsFromNothing();
  });

  test('accepts a change and cancels at the same moment: what was cancelled was not changed, or the change was seen first', async () => {
    for (let round = 0; round < 4; round += 1) {
      const order = await place();
      const number = await propose(order);
      const [accepted, cancelled] = await Promise.all([
        send(acceptProposal, { id: order.id, revision: number }, salma),
        send(cancelOrder, seen(order), salma),
      ]);
      expect([accepted.success, cancelled.success].filter(Boolean)).toHaveLength(1);
      expect(accepted.success ? cancelled.code : accepted.code).toBe(
        accepted.success ? 'order_changed' : 'too_late',
      );
    }
    await expectSumsFromNothing();
  });

  test('sees when the shop changed an order last, and whether they agreed to it; a correction of their own is none', async () => {
    const changedOf = async ({ id }: Order) => (await call(getOrder, { id }, salma)).revision.changed;
    const order = await place();
    await call(changeAddress, { ...seen(order), phone: '0791234567' }, salma);
    expect(await changedOf(order)).toBeNull();
    const agreed = await place();
    const number = await propose(agreed);
    expect(await changedOf(agreed)).toBeNull();
    const { revision, total } = await call(acceptProposal, { id: agreed.id, revision: number }, salma);
    // The change stays documented: goods and sums before and after.
    const { before: was, after: is } = revision.changed ?? {};
    expect([was && linesOf(was), is && linesOf(is)]).toEqual([before, after]);
    expect(revision.changed).toMatchObject({ agreed: true, before: { number: 1 }, after: { number } });
    expect([was?.total, is?.total]).toEqual([agreed.total, total]);
    await call(changeAddress, { id: agreed.id, revision: number, phone: '0791234567' }, salma);
    expect(await changedOf(agreed)).toEqual(revision.changed);
    const { at } = revision.changed ?? { at: '' };
    expect(Math.abs(Date.now() - new Date(at).getTime())).toBeLessThan(60_000);
    const declined = await place();
    await call(declineProposal, { id: declined.id, revision: await propose(declined) }, salma);
    expect(await changedOf(declined)).toBeNull();
    await change(declined, { lines: teaForOil, agreed: true });
    expect(await changedOf(declined)).toMatchObject({ agreed: false });
  });

  test('sees what they declined and when, as the seller does, until the seller has changed the order; a correction of their own hides nothing', async () => {
    const revisionOf = async ({ id }: Order) => (await call(getOrder, { id }, salma)).revision;
    const order = await place();
    expect((await revisionOf(order)).declined).toBeNull();
    const number = await propose(order);
    const { revision } = await call(declineProposal, { id: order.id, revision: number }, salma);
    const { before: was, after: is, at = '' } = revision.declined ?? {};
    expect([was && linesOf(was), is && linesOf(is)]).toEqual([before, after]);
    expect(Math.abs(Date.now() - new Date(at).getTime())).toBeLessThan(60_000);
    const atShop = await call(getAdminOrder, { id: order.id }, asAdmin);
    expect(atShop.revision.declined).toEqual(revision.declined);
    expect(atShop.revisions.find((one) => one.number === number)).toMatchObject({
      state: 'declined',
      answered_at: at,
    });
    await call(changeAddress, { ...seen(order), phone: '0787654321' }, salma);
    expect((await revisionOf(order)).declined).toEqual(revision.declined);
    await change(await call(getOrder, { id: order.id }, salma), { lines: teaForOil, agreed: true });
    expect((await revisionOf(order)).declined).toBeNull();
  });

  test('who has answered a change writes the answer and the total that holds to the shop, not the order anew', async () => {
    const messageOf = async ({ id }: Order) => {
      const { whatsapp_url, whatsapp_urls, total, number } = await call(getOrder, { id }, salma);
      const textOf = (url: string) => new URL(url).searchParams.get('text') ?? '';
      return { text: textOf(whatsapp_url), inArabic: textOf(whatsapp_urls.ar), total, number };
    };
    for (const [endpoint, answer, answerInArabic] of [
      [acceptProposal, 'I’ve accepted the change', 'قبلتُ التعديل المقترح'],
      [declineProposal, 'I’ve declined the change', 'لم أقبل التعديل المقترح'],
    ] as const) {
      const order = await place();
      const revision = await propose(order);
      expect((await messageOf(order)).text).toContain('this is my order');
      await call(endpoint, { id: order.id, revision }, salma);
      const { text, inArabic, total, number } = await messageOf(order);
      expect(text).toContain(answer);
      // The message names the change.
      expect(text).toContain('Now: 1 × Sage tea: 2.50 JD instead of 1 × Olive oil');
      expect(inArabic).toContain('صار: 1 ×');
      expect(text).toContain(number);
      // A customer who ordered in English may read the Arabic page.
      expect(inArabic).toContain(answerInArabic);
      expect(inArabic).toContain(`/ar/orders/${number}`);
      expect(text).toContain(`Total: ${total.toFixed(2)} JD`);
      expect(text).not.toContain('this is my order');
      // Corrections made since are not part of an answer: the message has the present order.
      const { revision: now } = await call(getOrder, { id: order.id }, salma);
      await call(changeAddress, { id: order.id, revision: now.number, phone: '0787654321' }, salma);
      expect((await messageOf(order)).text).toContain('this is my order');
    }
  });

  test('cancels, or the seller changes it: at the same moment one wins and the other hears which', async () => {
    for (let round = 0; round < 8; round += 1) {
      const order = await place();
      const input = { ...seen(order), lines: teaForOil, agreed: true };
      const [changed, cancelled] = await Promise.all([
        send(changeOrder, input, asAdmin),
        send(cancelOrder, seen(order), salma),
      ]);
      expect([changed.success, cancelled.success].filter(Boolean)).toHaveLength(1);
      if (changed.success) expect(cancelled.code).toBe('order_changed');
      else expect(changed.code).toBe('too_late');
    }
    await expectSumsFromNothing();
  });

  test('does none of it with an order of another', async () => {
    const order = await place();
    const revision = await propose(order);
    for (const endpoint of [acceptProposal, declineProposal, cancelOrder])
      expect(await send(endpoint, { id: order.id, revision }, other)).toMatchObject({ status: 404 });
  });
});

test('a corrected address has both coordinates of a pin or none: half of a new one and half of the old lead elsewhere', async () => {
  const pin = { latitude: 31.95, longitude: 35.88 };
  const input = orderOf(itemOf(jam));
  const pinned = { ...input.shipping_address, ...pin };
  for (const half of [{ longitude: 10 }, { latitude: 10 }]) {
    const order = await call(placeOrder, { ...input, shipping_address: pinned }, salma);
    const moved = { ...input.shipping_address, ...half };
    const after = await call(changeAddress, { id: order.id, revision: 1, shipping_address: moved }, salma);
    expect(after.shipping_address).toMatchObject({ latitude: null, longitude: null });
  }
});

test('what was proposed and changed is in the export of one’s data, and goes with the account', async () => {
  const hala = await addCustomer();
  const order = await call(placeOrder, orderOf(itemOf(jam, 2), itemOf(oil)), hala);
  await change(order, { lines: teaForOil, reason: 'Hala wanted tea', agreed: true });
  const answer = await shop.app.request('/api/auth/export', {
    headers: { Authorization: `Bearer ${hala.token}` },
  });
  const { orders } = (await answer.json()) as {
    orders: { revisions: { reason: string; items: object[] }[] }[];
  };
  expect(orders[0]?.revisions).toMatchObject([
    { number: 1, state: 'superseded', items: [{ name_en: 'Apricot jam' }, { name_en: 'Olive oil' }] },
    { number: 2, state: 'accepted', reason: 'Hala wanted tea', items: [{}, { name_en: 'Sage tea' }] },
  ]);
  await deliverOrders(db, hala);
  await call(deleteAccount, { password: hala.password }, hala);
  const { rows } = await db.execute(
    sql`select reason, address ->> 'street' as street, address ->> 'city' as city from order_revisions
      where order_id = ${order.id}`,
  );
  expect(rows).toEqual([1, 2].map(() => ({ reason: '', street: '', city: 'Amman' })));
});

const placeAsGuest = () =>
  call(placeGuestOrder, {
    ...orderOf(itemOf(jam, 2), itemOf(oil)),
    shipping_address: address,
    guest_key: randomUUID(),
  });

test('a guest accepts or declines on the private link, and nothing else opens it', async () => {
  await call(setContent, { ...(await call(getEditableContent, {}, asAdmin)), guestOrders: true }, asAdmin);
  const [first, second] = [await placeAsGuest(), await placeAsGuest()];
  const [wanted, unwanted] = [await propose(first), await propose(second)];
  expect(await send(acceptByLink, { token: 'guess', revision: wanted })).toMatchObject({ status: 404 });
  expect(linesOf(await call(acceptByLink, { token: first.token, revision: wanted }))).toEqual(after);
  expect(linesOf(await call(declineByLink, { token: second.token, revision: unwanted }))).toEqual(before);
  expect(await statesOf(second)).toEqual(['accepted', 'declined']);
  await expectSumsFromNothing();
});

test('a guest corrects the address and cancels on the private link while it is pending, and later neither', async () => {
  const order = await placeAsGuest();
  const ofLink = ({ token, revision }: Pick<typeof order, 'token' | 'revision'>) => ({
    token,
    revision: revision.number,
  });
  const shipping_address = { ...address, street: 'Paris Square 4' };
  const unreachable = { ...shipping_address, phone: '' };
  expect(await send(changeAddressByLink, { ...ofLink(order), shipping_address: unreachable })).toMatchObject({
    status: 400,
  });
  expect(await send(changeAddressByLink, { ...ofLink(order), phone: '' })).toMatchObject({ status: 400 });
  const moved = await call(changeAddressByLink, { ...ofLink(order), shipping_address });
  expect(moved).toMatchObject({ shipping_address: { street: 'Paris Square 4' }, revision: { number: 2 } });
  expect(await send(cancelByLink, ofLink(order))).toMatchObject({ status: 409, code: 'order_changed' });
  const cancel = () => call(cancelByLink, { token: order.token, revision: 2 });
  const taps = await Promise.all([cancel(), cancel()]);
  expect(taps.map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
  const message = new URL(taps[0].whatsapp_url).searchParams.get('text');
  expect(message).toContain(`my cancelled order ${order.number}`);
  const { rows } = await db.execute(
    sql`select after, changed_by from order_status_changes where order_id = ${order.id}`,
  );
  expect(rows).toEqual([{ after: 'cancelled', changed_by: null }]);
  const second = await placeAsGuest();
  await call(setOrderStatus, { id: second.id, status: 'processing' }, asAdmin);
  for (const answer of [
    await send(cancelByLink, ofLink(second)),
    await send(changeAddressByLink, { ...ofLink(second), shipping_address }),
  ])
    expect(answer).toMatchObject({ status: 409, code: 'too_late' });
  await expectSumsFromNothing();
});

test('a guest cancels, or the seller changes it: at the same moment one wins and the other hears which', async () => {
  for (let round = 0; round < 4; round += 1) {
    const order = await placeAsGuest();
    const [changed, cancelled] = await Promise.all([
      send(changeOrder, { ...seen(order), lines: teaForOil, agreed: true }, asAdmin),
      send(cancelByLink, { token: order.token, revision: order.revision.number }),
    ]);
    expect([changed.success, cancelled.success].filter(Boolean)).toHaveLength(1);
    if (changed.success) expect(cancelled.code).toBe('order_changed');
    else expect(changed.code).toBe('too_late');
  }
});

test('the customer is mailed of an undone change too: the mail of the change names another total', async () => {
  const order = await place();
  await change(order, { lines: teaForOil, agreed: true });
  const { items } = await call(listActivity, { subject: order.id, limit: 1 }, asAdmin);
  await call(undoActivity, { id: items[0]?.id ?? 0 }, asAdmin);
  const mailed = await jobsOf(order);
  expect(mailed).toEqual([2, 3]);
  const [first, last] = await Promise.all(mailed.map((revision) => mailOf(order, revision)));
  expect(first).toBeUndefined();
  expect(JSON.stringify(last?.mail)).toContain(formatAmount(order.total));
});

test('the customer is mailed of a change and asked about a proposal, of the last one alone', async () => {
  const order = await place();
  const first = await propose(order);
  const seenOne = await call(getOrder, { id: order.id }, salma);
  const lines = [0, 1].map((position) => ({ position, quantity: 3 }));
  const last = await change(seenOne, { lines, proposed: first, agreed: true });
  expect(await mailOf(order, first)).toBeUndefined();
  expect((await mailOf(order, last.revision.number))?.mail.subject).toContain('has changed');
  const again = await propose({ ...order, revision: last.revision });
  expect((await mailOf(order, again))?.mail.subject).toContain('We suggest a change to your order');
  expect(await jobsOf(order)).toEqual([2, 3, 4]);
});

const mailOf = ({ id: orderId }: { id: string }, revision: number) =>
  writeMail(shop.deps, { mail: 'order-changed', orderId, revision });

/** The revisions of an order about which the customer is mailed. */
async function jobsOf({ id }: { id: string }): Promise<number[]> {
  const { rows } = await db.execute<{ revision: string }>(sql`
    select data ->> 'revision' as revision from pgboss.job
    where data ->> 'mail' = 'order-changed' and data ->> 'orderId' = ${id} order by 1`);
  return rows.map(({ revision }) => Number(revision));
}
