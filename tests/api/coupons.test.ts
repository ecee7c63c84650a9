import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { deleteAccount, exportData } from '../../contracts/accounts.ts';
import { listActivity, undoActivity } from '../../contracts/activity.ts';
import { exportOrders, getAdminInvoice } from '../../contracts/admin-orders.ts';
import { getCheckoutOptions } from '../../contracts/checkout-options.ts';
import {
  type Coupon,
  checkCoupon,
  checkGuestCoupon,
  createCoupon,
  deleteCoupon,
  listCoupons,
  updateCoupon,
} from '../../contracts/coupons.ts';
import { createDeliveryAreas } from '../../contracts/delivery-areas.ts';
import { type Endpoint, type InputOf, requestFor } from '../../contracts/endpoint.ts';
import { anonymizeGuestOrder, openOrderLink, placeGuestOrder } from '../../contracts/guest-orders.ts';
import { cancelOrder, changeOrder, returnGoods } from '../../contracts/order-revisions.ts';
import {
  getOrder,
  type OpenedOrder,
  type Order,
  placeOrder,
  setOrderStatus,
} from '../../contracts/orders.ts';
import { recordPayment } from '../../contracts/payments.ts';
import { getEditableContent, setContent, setDeliveryFee } from '../../contracts/settings.ts';
import { getStats } from '../../contracts/stats.ts';
import { countStock, getStock } from '../../contracts/stock.ts';
import { couponUses } from '../../server/coupons/coupon.table.ts';
import { deliverOrders } from '../support/deliver-orders.ts';
import { openShop } from '../support/empty-shop.ts';
import { address, itemOf, orderOf } from '../support/order-input.ts';
import { readPdf } from '../support/read-pdf.ts';

const { app, db, call, send, admin, addCustomer, addProduct } = await openShop();
const asAdmin = { token: await admin() };
const jam = await addProduct({ name: { en: 'Fig jam', ar: 'مربى تين' }, price: 4 });
await call(setDeliveryFee, { amount: 2 }, asAdmin);
await call(setContent, { ...(await call(getEditableContent, {}, asAdmin)), guestOrders: true }, asAdmin);

type Terms = Partial<InputOf<typeof createCoupon>>;
let made = 0;
/** Adds a coupon of ten percent with a unique code. */
const addCoupon = (terms: Terms = {}): Promise<Coupon> => {
  made += 1;
  return call(createCoupon, { code: `CODE-${made}`, kind: 'percent', percent: 10, ...terms }, asAdmin);
};
type Wanted = Pick<Partial<InputOf<typeof placeOrder>>, 'delivery' | 'items'> & {
  shipping_address?: typeof address;
};
const orderWith = (coupon: string | null, quantity = 5, more: Wanted = {}) => ({
  ...orderOf(itemOf(jam, quantity)),
  ...(coupon !== null && { coupon: { code: coupon } }),
  ...more,
});
type Buyer = { token: string };
const place = (coupon: string | null, by: Buyer, quantity = 5, more?: Wanted): Promise<OpenedOrder> =>
  call(placeOrder, orderWith(coupon, quantity, more), by);
const tryToPlace = (coupon: string, by: Buyer, quantity = 5, more?: Wanted) =>
  send(placeOrder, orderWith(coupon, quantity, more), by);
const phoned = (phone: string): { shipping_address: typeof address } => ({
  shipping_address: { ...address, phone },
});
let phones = 0;
/** A customer with a unique phone. */
const addBuyer = async () => {
  phones += 1;
  const own = await addCustomer();
  return { ...own, ...phoned(`0791${String(phones).padStart(6, '0')}`) };
};
const usedOf = async ({ id }: Coupon) =>
  (await call(listCoupons, {}, asAdmin)).find((one) => one.id === id)?.used;
const setStatus = (order: { id: string }, status: Order['status']) =>
  send(setOrderStatus, { id: order.id, status }, asAdmin);
const lastEntry = async (subject: string) =>
  (await call(listActivity, { subject, limit: 1 }, asAdmin)).items[0]?.id ?? 0;
/** Each coupon's count equals the number of its orders that are not cancelled. */
const isUsedTheSum = async () => {
  const { rows } = await db.execute(sql`select c.id from coupons c
    left join coupon_uses u on u.coupon_id = c.id left join orders o on o.id = u.order_id
    group by c.id having c.used <> count(o.id) filter (where o.status <> 'cancelled')`);
  return rows.length === 0;
};

test('a coupon takes a share of the goods off, and the order keeps it whatever becomes of the coupon', async () => {
  const eid = await addCoupon({ code: 'Eid 10', percent: 10 });
  const salma = await addBuyer();
  const order = await place('EID-١٠', salma);
  const kept = {
    subtotal: 20,
    discount: 2,
    delivery_fee: 2,
    total: 20,
    coupon: { code: 'EID 10', kind: 'percent' },
  };
  expect(order).toMatchObject(kept);
  expect(decodeURIComponent(order.whatsapp_url)).toContain('Discount (EID 10): \u2066−2.00\u2069');
  expect(await usedOf(eid)).toBe(1);
  await call(updateCoupon, { ...eid, percent: 50 }, asAdmin);
  await call(deleteCoupon, { id: eid.id }, asAdmin);
  expect(await call(getOrder, { id: order.id }, salma)).toMatchObject(kept);
});

test('an order without a coupon has none, and its message is as it was', async () => {
  const order = await place(null, await addBuyer());
  expect(order).toMatchObject({ discount: 0, coupon: null, total: 22 });
  expect(decodeURIComponent(order.whatsapp_url)).not.toMatch(/discount|coupon/i);
});

test('a sum off is at most what the goods cost, and delivery is paid still', async () => {
  const five = await addCoupon({ kind: 'amount', amount: 5 });
  expect(await place(five.code, await addBuyer())).toMatchObject({ discount: 5, total: 17 });
  expect(await place(five.code, await addBuyer(), 1)).toMatchObject({
    discount: 4,
    delivery_fee: 2,
    total: 2,
  });
});

test('free delivery takes the fee off, and is kept for another order where there is nothing to take off', async () => {
  const { code } = await addCoupon({ kind: 'delivery' });
  const buyer = await addBuyer();
  const order = await place(code, buyer, 5, { delivery: { fee: 2 } });
  expect(order).toMatchObject({ discount: 0, delivery_fee: 0, total: 20, coupon: { kind: 'delivery' } });
  const content = await call(getEditableContent, {}, asAdmin);
  await call(setContent, { ...content, pickup: { en: 'The shop', ar: 'المتجر' } }, asAdmin);
  const picked = await tryToPlace(code, buyer, 5, { delivery: { method: 'pickup' } });
  expect(picked).toMatchObject({ status: 409, code: 'coupon_no_use' });
});

test('what goods have to cost for an area or its free delivery is counted before the coupon', async () => {
  const areas = [
    {
      name: { en: 'Abdoun', ar: 'عبدون' },
      governorate: 'Amman' as const,
      fee: 3,
      minimum: 20,
      free_from: 20,
    },
  ];
  const [area] = (await call(createDeliveryAreas, { areas }, asAdmin)).areas;
  const { code } = await addCoupon({ kind: 'amount', amount: 15 });
  const delivery = { area_id: area?.id ?? '', fee: 0 };
  expect(await place(code, await addBuyer(), 5, { delivery })).toMatchObject({ delivery_fee: 0, total: 5 });
});

describe('a coupon that cannot be used', () => {
  test('is refused with everything else that is wrong, and what would be right', async () => {
    const big = await addCoupon({ minimum: 50 });
    const { items, ...order } = orderWith(big.code, 5, { delivery: { fee: 9 } });
    const refused = await send(
      placeOrder,
      { ...order, items: [{ ...items[0], price: 1 }] },
      await addBuyer(),
    );
    expect(refused.code).toBe('price_changed');
    expect(refused.details?.map(({ code, missing, fee, price }) => ({ code, missing, fee, price }))).toEqual([
      { code: 'price_changed', price: 4 },
      { code: 'fee_changed', fee: 2 },
      { code: 'coupon_below_minimum', missing: 30 },
    ]);
  });

  test('is unknown when there is none, when it is switched off, and when it was deleted', async () => {
    const off = await addCoupon({ active: false });
    const gone = await addCoupon();
    await call(deleteCoupon, { id: gone.id }, asAdmin);
    const buyer = await addBuyer();
    const answers = await Promise.all(
      ['NO-SUCH-CODE', '…', off.code, gone.code].map((code) => tryToPlace(code, buyer)),
    );
    expect(new Set(answers.map(({ code, error }) => `${code} ${error}`)).size).toBe(1);
    expect(answers[0]).toMatchObject({
      status: 409,
      code: 'coupon_unknown',
      details: [{ path: 'coupon.code' }],
    });
  });

  test('says when it begins, and that it is over', async () => {
    const early = await addCoupon({ from: '2090-01-01' });
    const over = await addCoupon({ until: '2020-01-01' });
    const buyer = await addBuyer();
    expect(await tryToPlace(early.code, buyer)).toMatchObject({
      code: 'coupon_early',
      details: [{ from: '2090-01-01' }],
    });
    expect(await tryToPlace(over.code, buyer)).toMatchObject({ code: 'coupon_over' });
  });

  test('whose terms have changed since the shopper saw them is refused with what it takes off now', async () => {
    const { code } = await addCoupon();
    const seen = { coupon: { code, saves: 4 } };
    expect(await send(placeOrder, { ...orderWith(null), ...seen }, await addBuyer())).toMatchObject({
      code: 'coupon_changed',
      details: [{ path: 'coupon.saves', saves: 2 }],
    });
  });
});

describe('uses', () => {
  test('of 20 who want a coupon with 5 uses at once exactly 5 have it', async () => {
    const five = await addCoupon({ uses: 5 });
    const buyers = await Promise.all(Array.from({ length: 20 }, addBuyer));
    const answers = await Promise.all(
      buyers.map(({ token, ...own }) => tryToPlace(five.code, { token }, 1, own)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...Array(5).fill(201),
      ...Array(15).fill(409),
    ]);
    expect(new Set(answers.flatMap(({ code }) => code ?? []))).toEqual(new Set(['coupon_used_up']));
    expect([await usedOf(five), await isUsedTheSum()]).toEqual([5, true]);
  });

  test('of one person are counted by account and by phone, also of orders that come at once and without an account', async () => {
    const once = await addCoupon({ uses_each: 1 });
    const { token } = await addBuyer();
    await place(once.code, { token }, 1, phoned('0795550001'));
    expect(await tryToPlace(once.code, { token }, 1, phoned('0795550002'))).toMatchObject({
      code: 'coupon_used',
    });
    const other = await addBuyer();
    expect(await tryToPlace(once.code, other, 1, phoned('+962 79 555 0001'))).toMatchObject({
      code: 'coupon_used',
    });
    const guest = () => ({
      ...orderWith(once.code, 1),
      ...phoned('0795550003'),
      customer_email: '',
      guest_key: randomBytes(16).toString('hex'),
    });
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(placeGuestOrder, guest())));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(5).fill(409)]);
    expect(await usedOf(once)).toBe(2);
  });

  test('and pieces of a counted product are taken by orders at once without a deadlock', async () => {
    const two = [await addCoupon(), await addCoupon()];
    const jars = [await addProduct({ price: 1 }), await addProduct({ price: 1 })];
    for (const { id } of jars)
      await call(countStock, { id, left: 100, low_at: 1, expected_left: null }, asAdmin);
    const buyers = await Promise.all(Array.from({ length: 8 }, addBuyer));
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.all(
        buyers.map(({ token }, index) => {
          const items = jars.map((jar) => itemOf(jar));
          const turned = index % 2 === 0 ? items : items.toReversed();
          return tryToPlace(two[index % 2]?.code ?? '', { token }, 1, { items: turned });
        }),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    }
    expect(await Promise.all(two.map(usedOf))).toEqual([12, 12]);
    expect((await call(getStock, { id: jars[0]?.id ?? '' }, asAdmin)).stock?.left).toBe(76);
  });

  test('are given back once by a cancellation, and taken again or refused when it is undone', async () => {
    const one = await addCoupon({ uses: 1 });
    const [salma, omar] = [await addBuyer(), await addBuyer()];
    const order = await place(one.code, salma);
    expect(await tryToPlace(one.code, omar)).toMatchObject({ code: 'coupon_used_up' });
    await call(cancelOrder, { id: order.id, revision: 1 }, salma);
    await call(cancelOrder, { id: order.id, revision: 1 }, salma);
    expect(await usedOf(one)).toBe(0);
    expect((await setStatus(order, 'pending')).status).toBe(200);
    expect(await usedOf(one)).toBe(1);
    await setStatus(order, 'cancelled');
    const others = await place(one.code, omar);
    expect(await setStatus(order, 'pending')).toMatchObject({ status: 409, code: 'coupon_used_up' });
    await setStatus(others, 'cancelled');
    const undo = await send(undoActivity, { id: await lastEntry(order.id) }, asAdmin);
    expect(undo.status).toBe(200);
    expect([await usedOf(one), await isUsedTheSum()]).toEqual([1, true]);
  });

  test('of one person are looked at again, too, when an order is taken up again', async () => {
    const once = await addCoupon({ uses_each: 1 });
    const buyer = await addBuyer();
    const order = await place(once.code, buyer);
    await setStatus(order, 'cancelled');
    await place(once.code, buyer);
    expect(await setStatus(order, 'pending')).toMatchObject({ status: 409, code: 'coupon_used' });
  });

  test('are not counted by a refusal or by a repeated request', async () => {
    const once = await addCoupon({ uses: 2 });
    const buyer = await addBuyer();
    const { token } = buyer;
    const sent = { token, headers: { 'Idempotency-Key': 'the same' } };
    const first = await call(placeOrder, orderWith(once.code), sent);
    expect(await call(placeOrder, orderWith(once.code), sent)).toMatchObject({
      number: first.number,
      discount: 2,
    });
    await send(placeOrder, orderWith(once.code, 5, { delivery: { fee: 9 } }), buyer);
    expect(await usedOf(once)).toBe(1);
  });
});

describe('a changed order', () => {
  test('has the share of what it is then, and a sum as long as the goods cost it; the minimum is not asked for again', async () => {
    const tenth = await addCoupon({ minimum: 20 });
    const sum = await addCoupon({ kind: 'amount', amount: 6 });
    const [shared, summed] = [
      await place(tenth.code, await addBuyer()),
      await place(sum.code, await addBuyer()),
    ];
    const fewer = (order: Order, quantity: number) =>
      call(
        changeOrder,
        { id: order.id, revision: 1, lines: [{ position: 0, quantity }], agreed: true },
        asAdmin,
      );
    expect(await fewer(shared, 3)).toMatchObject({ subtotal: 12, discount: 1.2, total: 12.8 });
    expect(await fewer(summed, 1)).toMatchObject({ subtotal: 4, discount: 4, total: 2 });
    // Undo restores the former values.
    await call(undoActivity, { id: await lastEntry(summed.id) }, asAdmin);
    expect(await call(getOrder, { id: summed.number }, asAdmin).catch(() => null)).toBeNull();
    const { rows } = await db.execute(
      sql`select discount_qirsh::int as discount from orders where id = ${summed.id}`,
    );
    expect(rows).toEqual([{ discount: 600 }]);
  });

  test('that is proposed says what its discount would be, and keeps delivery free in another area', async () => {
    const free = await addCoupon({ kind: 'delivery' });
    const buyer = await addBuyer();
    const order = await place(free.code, buyer);
    const areas = [{ name: { en: 'Khalda', ar: 'خلدا' }, governorate: 'Amman' as const, fee: 3 }];
    const [area] = (await call(createDeliveryAreas, { areas }, asAdmin)).areas;
    const shipping_address = { ...address, area_id: area?.id ?? '' };
    const moved = await call(changeOrder, { id: order.id, revision: 1, shipping_address }, asAdmin);
    expect(moved.revision.proposed).toMatchObject({ delivery_fee: 0, discount: 0, total: 20 });
  });

  test('whose goods come back refunds what was paid for them, and the papers add up', async () => {
    const five = await addCoupon({ kind: 'amount', amount: 5, code: 'FIVE' });
    const buyer = await addBuyer();
    const order = await place(five.code, buyer);
    await setStatus(order, 'delivered');
    await call(recordPayment, { id: order.id, method: 'cash', amount: 17 }, asAdmin);
    const back = { id: order.id, revision: 1, lines: [{ position: 0, quantity: 2 }] };
    expect(await call(returnGoods, back, asAdmin)).toMatchObject({
      ...{ subtotal: 12, discount: 3, delivery_fee: 2, total: 11 },
      payment: { refund: 6 },
    });
    const paper = async <E extends Endpoint>(endpoint: E, input: InputOf<E>) => {
      const { url } = requestFor(endpoint, input as Record<string, unknown>);
      const response = await app.request(url, { headers: { Authorization: `Bearer ${asAdmin.token}` } });
      return (await readPdf(new Uint8Array(await response.arrayBuffer()))).join('\n');
    };
    const invoice = await paper(getAdminInvoice, { id: order.id, language: 'en' });
    for (const text of ['20.00 JD', 'Discount (FIVE)', '−5.00 JD', '17.00 JD'])
      expect(invoice).toContain(text);
    const { url } = requestFor(exportOrders, { q: order.number });
    const csv = await app.request(url, { headers: { Authorization: `Bearer ${asAdmin.token}` } });
    expect(await csv.text()).toContain('12.00,FIVE,3.00,2.00,11.00');
  });
});

test('what is taken off is no revenue', async () => {
  const today = async () => (await call(getStats, {}, asAdmin)).days.at(-1)?.revenue ?? 0;
  const before = await today();
  await place((await addCoupon({ percent: 50 })).code, await addBuyer());
  expect(await today()).toBe(before + 12);
});

describe('a check of a code', () => {
  const asked = (code: string, quantity = 5) => ({ code, items: [itemOf(jam, quantity)] });

  test('tells what it would take off without using it, with an account and without', async () => {
    const { code } = await addCoupon({ uses: 1 });
    const told = { code, kind: 'percent', saves: 2 };
    expect(await call(checkCoupon, asked(code.toLowerCase()), await addBuyer())).toEqual(told);
    expect(await call(checkGuestCoupon, asked(code))).toEqual(told);
    expect(await place(code, await addBuyer())).toMatchObject({ discount: 2 });
    expect(await send(checkGuestCoupon, asked(code))).toMatchObject({ status: 409, code: 'coupon_used_up' });
  });

  test('knows who has used it, by account or phone, and what is missing', async () => {
    const { code } = await addCoupon({ uses_each: 1, minimum: 20 });
    const buyer = await addBuyer();
    await place(code, buyer, 5, phoned('0795551234'));
    expect(await send(checkCoupon, asked(code), buyer)).toMatchObject({ code: 'coupon_used' });
    expect(await send(checkGuestCoupon, { ...asked(code), phone: '079 555 1234' })).toMatchObject({
      code: 'coupon_used',
    });
    expect(await send(checkGuestCoupon, asked(code, 2))).toMatchObject({ details: [{ missing: 12 }] });
  });

  test('can be made as often as people mistype, and not as often as codes are guessed', async () => {
    const strict = await openShop({ rateLimits: true });
    const jar = await strict.addProduct();
    const tries = Array.from({ length: 130 }, (_, index) => ({ code: `TRY${index}`, items: [itemOf(jar)] }));
    const statuses: number[] = [];
    for (const one of tries) statuses.push((await strict.send(checkGuestCoupon, one)).status);
    expect(new Set(statuses.slice(0, 20))).toEqual(new Set([409]));
    expect(statuses.at(-1)).toBe(429);
  });
});

test('shoppers are asked for a code as soon as there is one that is switched on', async () => {
  const other = await openShop();
  const admin = { token: await other.admin() };
  const isAsked = async () => (await other.call(getCheckoutOptions, {})).coupons;
  expect(await isAsked()).toBe(false);
  const coupon = await other.call(createCoupon, { code: 'ABC', kind: 'delivery' }, admin);
  expect(await isAsked()).toBe(true);
  await other.call(updateCoupon, { ...coupon, active: false }, admin);
  expect(await isAsked()).toBe(false);
});

describe('the seller', () => {
  test('adds, changes, switches off and deletes a coupon, and each step is taken back by undo; its uses stay', async () => {
    const coupon = await addCoupon({ code: 'Welcome' });
    await place('welcome', await addBuyer());
    const changed = await call(updateCoupon, { ...coupon, percent: 20, uses: 9 }, asAdmin);
    expect(changed).toMatchObject({ percent: 20, uses: 9, used: 1, version: 2 });
    expect(await send(updateCoupon, { ...coupon, percent: 30 }, asAdmin)).toMatchObject({
      code: 'changed_meanwhile',
    });
    const { version: _, ...latest } = changed;
    await call(updateCoupon, { ...latest, active: false }, asAdmin);
    await call(deleteCoupon, { id: coupon.id }, asAdmin);
    for (const left of [
      { active: false, percent: 20 },
      { active: true, percent: 20 },
      { percent: 10, uses: null },
    ]) {
      const { items } = await call(listActivity, { subject: coupon.id }, asAdmin);
      const entry = items.find(({ undone, undoes }) => !undone && undoes === null);
      await call(undoActivity, { id: entry?.id ?? 0 }, asAdmin);
      expect((await call(listCoupons, {}, asAdmin)).find(({ id }) => id === coupon.id)).toMatchObject({
        ...left,
        used: 1,
      });
    }
  });

  test('has a code once, however it is written, and it is free again when its coupon is deleted', async () => {
    const coupon = await addCoupon({ code: 'Ramadan ۱' });
    expect(coupon.code).toBe('RAMADAN 1');
    const again = { code: 'RAMADAN١', kind: 'delivery' };
    expect(await send(createCoupon, again, asAdmin)).toMatchObject({ status: 409, code: 'coupon_taken' });
    await call(deleteCoupon, { id: coupon.id }, asAdmin);
    const entry = await lastEntry(coupon.id);
    expect((await send(createCoupon, again, asAdmin)).status).toBe(201);
    expect(await send(undoActivity, { id: entry }, asAdmin)).toMatchObject({ code: 'changed_since' });
  });

  test('is told every field that cannot be', async () => {
    const wrong = {
      code: '-',
      kind: 'percent',
      percent: 101,
      minimum: 0,
      uses: 0,
      uses_each: 1.5,
      from: 'soon',
    };
    const { details } = await send(createCoupon, wrong, asAdmin);
    expect(details?.map(({ path, code }) => [path, code])).toEqual([
      ['code', 'code_invalid'],
      ['percent', 'percent_invalid'],
      ['minimum', 'amount_required'],
      ['from', 'day_invalid'],
      ['uses', 'uses_invalid'],
      ['uses_each', 'uses_invalid'],
    ]);
    const faults = async (terms: object) =>
      (await send(createCoupon, { code: 'ABC', ...terms }, asAdmin)).details?.map(({ code }) => code);
    expect(await faults({ kind: 'percent' })).toEqual(['percent_invalid']);
    // Errors across fields are reported with the others.
    const days = { from: '2026-12-02', until: '2026-12-01' };
    expect(await faults({ code: '-', kind: 'percent', ...days, uses: 2, uses_each: 5 })).toEqual([
      'code_invalid',
      'percent_invalid',
      'day_order',
      'uses_each_high',
    ]);
    expect(await faults({ kind: 'amount' })).toEqual(['amount_required']);
    expect(await faults({ kind: 'delivery', from: '2026-12-02', until: '2026-12-01' })).toEqual([
      'day_order',
    ]);
  });

  test('alone sees and makes coupons', async () => {
    const { token } = await addBuyer();
    for (const endpoint of [listCoupons, createCoupon])
      expect((await send(endpoint, { code: 'ABC', kind: 'delivery' }, { token })).status).toBe(403);
  });
});

describe('a person', () => {
  const hashes = async (orderId: string) => {
    const { rows } = await db.execute<{ hash: string | null }>(
      sql`select phone_hash as hash from ${couponUses} where order_id = ${orderId}`,
    );
    return rows.map(({ hash }) => hash);
  };

  test('is known by a hash that is no phone, reads the coupon among their data, and is forgotten with their account', async () => {
    const coupon = await addCoupon({ code: 'MINE' });
    const buyer = await addBuyer();
    const order = await place('MINE', buyer);
    const [hash] = await hashes(order.id);
    expect(hash).toMatch(/^[\w-]{43}$/);
    const { url } = requestFor(exportData, {});
    const data = await app.request(url, { headers: { Authorization: `Bearer ${buyer.token}` } });
    expect(await data.text()).toMatch(/"code": "MINE"/);
    await deliverOrders(db, buyer);
    await call(deleteAccount, { password: buyer.password }, buyer);
    expect(await hashes(order.id)).toEqual([null]);
    expect(await usedOf(coupon)).toBe(1);
  });

  test('without an account is forgotten with the order', async () => {
    const { code } = await addCoupon();
    const guest = { customer_email: '', guest_key: randomBytes(16).toString('hex') };
    const order = await call(placeGuestOrder, { ...orderWith(code), ...phoned('0796660001'), ...guest });
    expect(await call(openOrderLink, { token: order.token })).toMatchObject({
      discount: 2,
      coupon: { code },
    });
    await call(anonymizeGuestOrder, { id: order.id }, asAdmin);
    expect(await hashes(order.id)).toEqual([null]);
  });
});
