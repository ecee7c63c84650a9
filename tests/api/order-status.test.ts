import { randomUUID } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { listActivity, undoActivity } from '../../contracts/activity.ts';
import { getAdminOrder } from '../../contracts/admin-orders.ts';
import type { InputOf } from '../../contracts/endpoint.ts';
import { fieldErrors } from '../../contracts/error.ts';
import {
  getOrder,
  listOrders,
  type OrderStatus,
  orderStatuses,
  placeOrder,
  setOrderStatus,
} from '../../contracts/orders.ts';
import { deleteUser } from '../../contracts/users.ts';
import { openMailer } from '../../server/mail/open-mailer.ts';
import { sendMail } from '../../server/mail/send-mail.ts';
import { orderStatusChanges } from '../../server/orders/order.table.ts';
import { openShop } from '../support/empty-shop.ts';
import { readMails } from '../support/mailbox.ts';
import { itemOf, orderOf } from '../support/order-input.ts';
import { outboxIsEmpty } from '../support/outbox-is-empty.ts';

const shop = await openShop();
const { db, deps, call, send, faultsOf, addCustomer, addProduct } = shop;
const asAdmin = { token: await shop.admin() };
const customer = await addCustomer();
const product = await addProduct();
const place = () => call(placeOrder, orderOf(itemOf(product)), customer);

const historyOf = (orderId: string) =>
  db
    .select()
    .from(orderStatusChanges)
    .where(eq(orderStatusChanges.orderId, orderId))
    .orderBy(asc(orderStatusChanges.id));

/** The queued mails about an order's status, in order. */
async function mailsAbout(orderId: string): Promise<string[]> {
  const { rows } = await db.execute<{ status: string }>(
    sql`select c.after as status from pgboss.job j
      join order_status_changes c on c.id = (j.data ->> 'changeId')::bigint
      where j.data ->> 'mail' = 'order-status' and c.order_id = ${orderId} order by c.id`,
  );
  return rows.map(({ status }) => status);
}

/** Runs the jobs about an order's status now, in the order in which they were queued. */
async function tellOfStatuses(): Promise<void> {
  const mailer = openMailer(deps);
  for (const job of await deps.jobs.waiting(db)) {
    if (job.mail === 'order-status') await sendMail(deps, mailer, job, crypto.randomUUID());
  }
}

const subjectsAbout = async (number: string) =>
  (await readMails(deps))
    .filter(({ kind, subject }) => kind === 'order-status' && subject?.includes(number))
    .map(({ subject }) => subject);

describe('the admin sets an order’s status', () => {
  test('to any of the five, forwards and back, and the customer sees it', async () => {
    const order = await place();
    for (const status of ['delivered', 'pending', 'shipped', 'cancelled', 'processing'] as const) {
      // A cancelled order costs nothing, and has its own message; one that was begun is not sent again.
      const isCancelled = status === 'cancelled';
      const payment = { ...order.payment, due: isCancelled ? 0 : order.total };
      const whatsapp_url = isCancelled
        ? expect.stringContaining(encodeURIComponent(`my cancelled order ${order.number}`))
        : status === 'pending'
          ? order.whatsapp_url
          : expect.stringContaining(encodeURIComponent(`it’s about my order ${order.number}`));
      const whatsapp_urls = expect.objectContaining({ en: whatsapp_url });
      const changed = { ...order, status, payment, whatsapp_url, whatsapp_urls };
      expect(await call(setOrderStatus, { id: order.id, status }, asAdmin)).toEqual(changed);
      expect(await call(getOrder, { id: order.id }, customer)).toEqual(changed);
    }
  });

  test('and it is kept who did it, when, and what it was before', async () => {
    const order = await place();
    const before = Date.now();
    await call(setOrderStatus, { id: order.id, status: 'processing' }, asAdmin);
    await call(setOrderStatus, { id: order.id, status: 'shipped' }, asAdmin);
    const history = await historyOf(order.id);
    expect(history.map(({ before, after }) => [before, after])).toEqual([
      ['pending', 'processing'],
      ['processing', 'shipped'],
    ]);
    const [first] = history;
    expect(first?.changedBy).toMatch(/^[\da-f-]{36}$/);
    expect(first?.changedAt.getTime()).toBeGreaterThanOrEqual(before);
  });

  test('and a mail to the customer is queued for each change', async () => {
    const order = await place();
    await call(setOrderStatus, { id: order.id, status: 'processing' }, asAdmin);
    await call(setOrderStatus, { id: order.id, status: 'delivered' }, asAdmin);
    expect(await mailsAbout(order.id)).toEqual(['processing', 'delivered']);
  });

  test('and the same once more changes, keeps and mails nothing', async () => {
    const order = await place();
    await call(setOrderStatus, { id: order.id, status: 'pending' }, asAdmin);
    expect(await historyOf(order.id)).toEqual([]);
    expect(await mailsAbout(order.id)).toEqual([]);
    await Promise.all(
      [1, 2, 3].map(() => call(setOrderStatus, { id: order.id, status: 'shipped' }, asAdmin)),
    );
    expect(await historyOf(order.id)).toHaveLength(1);
    expect(await mailsAbout(order.id)).toEqual(['shipped']);
  });

  test('by nothing but one of the five words', async () => {
    const order = await place();
    for (const status of ['lost', 'Shipped', '', null, 5, undefined]) {
      expect(await faultsOf(setOrderStatus, { id: order.id, status }, asAdmin)).toEqual([
        fieldErrors.status_invalid,
      ]);
    }
    expect(await historyOf(order.id)).toEqual([]);
    for (const status of orderStatuses) expect(fieldErrors.status_invalid).toContain(status);
  });

  test('of an order that exists', async () => {
    for (const id of [randomUUID(), 'nonsense', '\u0000']) {
      const answer = await send(setOrderStatus, { id, status: 'shipped' }, asAdmin);
      expect(answer).toMatchObject({ status: 404, code: 'not_found' });
    }
  });
});

describe('the customer is told of a status', () => {
  const set = (id: string, status: OrderStatus) => call(setOrderStatus, { id, status }, asAdmin);

  test('a minute after it was set', async () => {
    const { id } = await place();
    await set(id, 'shipped');
    const { rows } = await db.execute<{ wait: number }>(
      sql`select extract(epoch from j.start_after - j.created_on)::int as wait from pgboss.job j
        join order_status_changes c on c.id = (j.data ->> 'changeId')::bigint where c.order_id = ${id}`,
    );
    expect(rows).toEqual([{ wait: 60 }]);
  });

  test('but not of one that was taken back within it', async () => {
    const { id, number } = await place();
    await set(id, 'shipped');
    await set(id, 'pending');
    await tellOfStatuses();
    expect(await subjectsAbout(number)).toEqual([]);
  });

  test('once, of the last of several that were set within it, wherever they led', async () => {
    const { id, number } = await place();
    for (const status of ['shipped', 'pending', 'shipped'] as const) await set(id, status);
    await tellOfStatuses();
    await tellOfStatuses();
    expect(await subjectsAbout(number)).toEqual([`Your order ${number} is on its way`]);
  });

  test('and not again of one that was told before a slip, but of every one that is new since', async () => {
    const { id, number } = await place();
    await set(id, 'shipped');
    await tellOfStatuses();
    await set(id, 'delivered');
    await set(id, 'shipped');
    await tellOfStatuses();
    expect(await subjectsAbout(number)).toHaveLength(1);
    await set(id, 'pending');
    await tellOfStatuses();
    expect(await subjectsAbout(number)).toHaveLength(2);
  });
});

describe('why an order was cancelled', () => {
  const cancel = (id: string, cancel_reason?: InputOf<typeof setOrderStatus>['cancel_reason']) =>
    call(setOrderStatus, { id, status: 'cancelled', ...(cancel_reason && { cancel_reason }) }, asAdmin);
  const reasonOf = async (id: string) => (await call(getAdminOrder, { id }, asAdmin)).cancel_reason;
  const entriesOf = async (subject: string) => (await call(listActivity, { subject }, asAdmin)).items;

  test('is kept for administrators alone, in the order and in the activity log', async () => {
    const { id, number } = await place();
    const told = 'Her brother had bought it already';
    const answer = await cancel(id, { kind: 'other', text: ` ${told} ` });
    expect(await reasonOf(id)).toEqual({ kind: 'other', text: told });
    const [entry] = await entriesOf(id);
    expect(entry?.after).toEqual({ status: 'cancelled', cancelReason: { kind: 'other', text: told } });
    await tellOfStatuses();
    const seen = [
      answer,
      await call(getOrder, { id }, customer),
      await call(listOrders, {}, customer),
      (await readMails(deps)).filter(({ subject }) => subject?.includes(number)),
    ];
    expect(JSON.stringify(seen)).not.toContain(told);
    expect(JSON.stringify(seen)).not.toContain('cancel_reason');
  });

  test('need not be said, and is of an order that is cancelled', async () => {
    const { id } = await place();
    await cancel(id);
    expect(await reasonOf(id)).toBeNull();
    await call(setOrderStatus, { id, status: 'pending', cancel_reason: { kind: 'no_answer' } }, asAdmin);
    expect(await reasonOf(id)).toBeNull();
    await cancel(id, { kind: 'no_answer', text: 'only another reason has words' });
    expect(await reasonOf(id)).toEqual({ kind: 'no_answer', text: '' });
    await call(setOrderStatus, { id, status: 'processing' }, asAdmin);
    expect(await reasonOf(id)).toBeNull();
  });

  test('goes and comes back as the change is undone', async () => {
    const { id } = await place();
    await cancel(id, { kind: 'changed_mind' });
    const undoLast = async () => {
      const [entry] = await entriesOf(id);
      await call(undoActivity, { id: Number(entry?.id) }, asAdmin);
    };
    await undoLast();
    expect(await reasonOf(id)).toBeNull();
    await undoLast();
    expect(await reasonOf(id)).toEqual({ kind: 'changed_mind', text: '' });
  });

  test('is one of the known ones, in 200 characters at most', async () => {
    const { id } = await place();
    for (const cancel_reason of [
      { kind: 'bored' },
      { kind: 'other', text: 'x'.repeat(201) },
      { kind: 'other', text: 5 },
    ])
      expect(
        await send(setOrderStatus, { id, status: 'cancelled', cancel_reason } as never, asAdmin),
      ).toMatchObject({ status: 400 });
    expect((await call(getOrder, { id }, customer)).status).toBe('pending');
  });

  test('leaves no words in the order and the log once its customer is deleted', async () => {
    const leaving = await addCustomer();
    const { id } = await call(placeOrder, orderOf(itemOf(product)), leaving);
    await cancel(id, { kind: 'other', text: 'Salma’s brother' });
    await call(deleteUser, { id: leaving.user.id }, asAdmin);
    expect(await reasonOf(id)).toEqual({ kind: 'other', text: '' });
    expect(JSON.stringify(await entriesOf(id))).not.toContain('Salma');
  });
});

test('nobody but the admin sets a status', async () => {
  const order = await place();
  const input = { id: order.id, status: 'delivered' };
  expect(await send(setOrderStatus, input, customer)).toMatchObject({ status: 403, code: 'forbidden' });
  expect(await send(setOrderStatus, input)).toMatchObject({ status: 401, code: 'unauthorized' });
  expect((await call(getOrder, { id: order.id }, customer)).status).toBe('pending');
});

test('a change whose mail cannot be queued is not made', async () => {
  const order = await place();
  await outboxIsEmpty(db);
  await db.execute(sql`alter table pgboss.job add constraint queue_is_full check (false) not valid`);
  const answer = await send(setOrderStatus, { id: order.id, status: 'shipped' }, asAdmin);
  await db.execute(sql`alter table pgboss.job drop constraint queue_is_full`);
  expect(answer).toMatchObject({ status: 500, code: 'server_error' });
  expect(shop.logged.splice(0)).toHaveLength(1);
  expect((await call(getOrder, { id: order.id }, customer)).status).toBe('pending');
  expect(await historyOf(order.id)).toEqual([]);
});
