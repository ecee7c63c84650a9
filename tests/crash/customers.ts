import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { login, register } from '../../contracts/accounts.ts';
import { listProducts, type Product } from '../../contracts/catalogue.ts';
import { createCoupon } from '../../contracts/coupons.ts';
import {
  getDeliveryTimes,
  listFreeSlots,
  maxCapacity,
  setDeliveryTimes,
} from '../../contracts/delivery-times.ts';
import { changeOrder } from '../../contracts/order-revisions.ts';
import { type Order, placeOrder, setOrderStatus } from '../../contracts/orders.ts';
import { recordPayment } from '../../contracts/payments.ts';
import { countStock, maxPieces } from '../../contracts/stock.ts';
import { itemOf, type OrderInput, orderOf } from '../support/order-input.ts';
import { askUntilAnswered, type Tally } from './ask.ts';
import { chooseOf } from './random.ts';
import { adminPassword } from './victim.ts';

/** An order that the shop acknowledged, with its input. */
export type Acknowledged = { key: string; input: OrderInput; order: Order };
/** A payment that the shop acknowledged. */
export type Paid = { id: string; qirsh: number };

/** The coupon's discount on an order that has one, in qirsh. */
export const couponQirsh = 10;

/** One slot per day, with a counted capacity that suffices. */
const times = {
  slots: [
    {
      ...{ id: 'afternoon', method: 'delivery' as const, from: '14:00', to: '18:00', capacity: maxCapacity },
      ...{ area_ids: [], weekdays: [0, 1, 2, 3, 4, 5, 6] },
    },
  ],
  ...{ exceptions: [], lead_hours: 0, cut_off: null, paused: { delivery: false, pickup: false } },
};

/**
 * Customers who order one after another, each under a new key and for one of three days, half of them with a coupon, and an administrator who moves some of
 * their orders on, takes the money for some and changes the street of others. What is not answered is asked again; now and then
 * a customer sends an order once more that was acknowledged already.
 */
export async function openCustomers(base: () => string, count: number, random: () => number) {
  const tally: Tally & { sentTwice: number } = { cutOff: 0, putOff: 0, sentTwice: 0 };
  const acknowledged: Acknowledged[] = [];
  const processed: string[] = [];
  const paid: Paid[] = [];
  const changed: string[] = [];
  let isOver = false;

  const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
  const join = async () => {
    const input = { name: 'Salma', email: `${randomUUID()}@example.com`, password: 'a jar of olives' };
    const { token } = await askUntilAnswered(base, register, input, {}, tally);
    return bearer(token);
  };
  const tokens = await Promise.all(Array.from({ length: count }, join));
  const owner = { email: 'admin@mouneh.local', password: adminPassword };
  const { token } = (await askUntilAnswered(base, login, owner, {}, tally)) as { token: string };
  const admin = bearer(token);
  const { items } = await askUntilAnswered(base, listProducts, { limit: 500 }, {}, tally);
  const goods = items.filter(({ available }) => available);
  for (const { id } of goods) await askUntilAnswered(base, countStock, { id, left: maxPieces }, admin, tally);
  const { version } = await askUntilAnswered(base, getDeliveryTimes, {}, admin, tally);
  await askUntilAnswered(base, setDeliveryTimes, { ...times, version }, admin, tally);
  const { slots } = await askUntilAnswered(base, listFreeSlots, { method: 'delivery' }, {}, tally);
  // Not today's, which would pass during a test at midnight.
  const delivery = () => ({ slot: chooseOf(random, slots.slice(1, 4)) });

  const terms = { code: 'CRASH', kind: 'amount' as const, amount: couponQirsh / 100 };
  const { code } = await askUntilAnswered(base, createCoupon, terms, admin, tally);

  const order = async (token: { Authorization: string }) => {
    while (!isOver) {
      const withCoupon = random() < 0.5 ? { coupon: { code } } : {};
      const input = { ...orderOf(...chooseGoods(goods, random)), delivery: delivery(), ...withCoupon };
      const key = randomUUID();
      const headers = { ...token, 'Idempotency-Key': key };
      const order = await askUntilAnswered(base, placeOrder, input, headers, tally);
      acknowledged.push({ key, input, order });
      if (random() < 0.2) {
        tally.sentTwice += 1;
        const again = await askUntilAnswered(base, placeOrder, input, headers, tally);
        if (again.id !== order.id)
          throw new Error(`The key ${key} made ${order.number} and ${again.number}.`);
      }
      await wait(random() * 100);
    }
  };

  /** Runs one of the administrator's tasks for every fifth order. */
  const workThrough = async (first: number, work: (order: Order) => Promise<unknown>) => {
    for (let next = first; !isOver; ) {
      const given = acknowledged[next];
      if (given) {
        next += 5;
        await work(given.order);
      }
      await wait(20 + random() * 100);
    }
  };
  const moveOn = async ({ id }: Order) => {
    await askUntilAnswered(base, setOrderStatus, { id, status: 'processing' }, admin, tally);
    processed.push(id);
  };
  const pay = async ({ id, total }: Order) => {
    const headers = { ...admin, 'Idempotency-Key': randomUUID() };
    const input = { id, method: 'cash' as const, amount: total };
    const sent = async () => askUntilAnswered(base, recordPayment, input, headers, tally);
    await sent();
    if (random() < 0.2) await sent();
    paid.push({ id, qirsh: Math.round(total * 100) });
  };
  const changeStreet = async ({ id, shipping_address: { city, country, phone } }: Order) => {
    const input = {
      id,
      revision: 1,
      agreed: true,
      shipping_address: { street: 'Moved', city, country, phone },
    };
    await askUntilAnswered(base, changeOrder, input, admin, tally).catch((error: Error) => {
      // The answer was lost: no other caller changes this order.
      if (!error.message.includes('order_changed')) throw error;
    });
    changed.push(id);
  };

  const all = Promise.all([
    ...tokens.map(order),
    workThrough(0, moveOn),
    workThrough(1, pay),
    workThrough(2, changeStreet),
  ]);
  all.catch(() => {});
  return {
    tally,
    acknowledged,
    processed,
    paid,
    changed,
    /** Waits until this many more orders are placed; throws any customer's error. */
    more: async (orders: number) => {
      const wanted = acknowledged.length + orders;
      const deadline = performance.now() + 60_000;
      const come = async () => {
        while (acknowledged.length < wanted && performance.now() < deadline) await wait(20);
        if (acknowledged.length < wanted) throw new Error('The shop is ready, and takes no orders.');
      };
      await Promise.race([come(), all]);
    },
    /** Lets each finish its current request. */
    finish: async () => {
      isOver = true;
      await all;
    },
  };
}

export type Customers = Awaited<ReturnType<typeof openCustomers>>;

/** One to four different products, a few of each. */
function chooseGoods(goods: Product[], random: () => number) {
  const wanted = Array.from({ length: 1 + Math.floor(random() * 4) }, () => chooseOf(random, goods));
  return [...new Set(wanted)].map((product) => itemOf(product, 1 + Math.floor(random() * 5)));
}
