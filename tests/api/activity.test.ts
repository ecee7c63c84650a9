import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Activity, listActivity, listActors, undoActivity } from '../../contracts/activity.ts';
import {
  createProduct,
  deleteProduct,
  getProduct,
  listProducts,
  updateProduct,
} from '../../contracts/catalogue.ts';
import {
  createCategory,
  deleteCategory,
  listCategories,
  updateCategory,
} from '../../contracts/categories.ts';
import { createDeliveryAreas, updateDeliveryArea } from '../../contracts/delivery-areas.ts';
import type { Endpoint } from '../../contracts/endpoint.ts';
import { getOrder, placeOrder, setOrderStatus } from '../../contracts/orders.ts';
import {
  getContent,
  getDeliveryFee,
  getEditableContent,
  setContent,
  setDeliveryFee,
} from '../../contracts/settings.ts';
import { setUserRole } from '../../contracts/users.ts';
import { users } from '../../server/accounts/user.table.ts';
import { recordActivity } from '../../server/activity/record-activity.ts';
import { orders } from '../../server/orders/order.table.ts';
import { openShop } from '../support/empty-shop.ts';
import { itemOf, orderOf } from '../support/order-input.ts';

const { db, call, send, admin, addCategory, addCustomer } = await openShop();
const asAdmin = { token: await admin() };
const customer = await addCustomer();
beforeAll(() => addCategory('oils'));

let added = 0;
const addOil = (fields = {}) => {
  added += 1;
  const name = { en: `Oil ${added}`, ar: `زيت ${added}` };
  return call(createProduct, { name, price: 6, category: 'oils', store: 'mouneh', ...fields }, asAdmin);
};
const change = (id: string, fields: object) =>
  call(updateProduct, { id, category: 'oils', ...fields }, asAdmin);
const entriesOf = async (subject: string) => (await call(listActivity, { subject }, asAdmin)).items;
const undo = (entry: Activity) => call(undoActivity, { id: entry.id }, asAdmin);
const refusal = async (entry: Activity) => (await send(undoActivity, { id: entry.id }, asAdmin)).code;

/** The latest entry about a subject. */
async function latest(subject: string): Promise<Activity> {
  const [entry] = await entriesOf(subject);
  if (!entry) throw new Error('nothing is remembered of this');
  return entry;
}

/** The id of the entry in the answer to a write; null for none. */
const answeredBy = async (endpoint: Endpoint, input: Record<string, unknown>): Promise<number | null> => {
  const answer = await send(endpoint, input, asAdmin);
  expect(answer.success).toBe(true);
  return answer.activity ?? null;
};

describe('the answer to a write', () => {
  test('names the entry of this write, not of another one that came after it', async () => {
    const { id } = await addOil();
    const own = await answeredBy(updateProduct, { id, category: 'oils', price: 7 });
    const later = await answeredBy(updateProduct, { id, category: 'oils', price: 8 });
    const [second, first] = await entriesOf(id);
    expect([own, later]).toEqual([first?.id, second?.id]);
    expect(await send(undoActivity, { id: own }, asAdmin)).toMatchObject({ code: 'changed_since' });
    expect((await call(getProduct, { id })).price).toBe(8);
    const undoing = await answeredBy(undoActivity, { id: later });
    expect(undoing).toBe((await latest(id)).id);
  });

  test('names none for what was saved as it was, which Activity doesn’t tell of either', async () => {
    const { id } = await addOil({ offer: null });
    const { name } = await call(getProduct, { id });
    expect(await answeredBy(updateProduct, { id, name, category: 'oils', price: 6, offer: null })).toBeNull();
    expect(await entriesOf(id)).toHaveLength(1);
    const shelf = await call(
      createCategory,
      { name: { en: 'Syrups', ar: 'شراب' }, slug: 'syrups', description: null },
      asAdmin,
    );
    const asItWas = { id: shelf.id, name: shelf.name, slug: shelf.slug, description: { en: '', ar: '' } };
    expect(await answeredBy(updateCategory, asItWas)).toBeNull();
    const abdoun = { name: { en: 'Abdoun', ar: 'عبدون' }, governorate: 'Amman' as const, fee: 1.5 };
    const [area] = (await call(createDeliveryAreas, { areas: [abdoun] }, asAdmin)).areas;
    const { id: areaId = '' } = area ?? {};
    expect(await answeredBy(updateDeliveryArea, { ...abdoun, id: areaId })).toBeNull();
    expect(await answeredBy(updateDeliveryArea, { ...abdoun, id: areaId, fee: 2 })).not.toBeNull();
  });

  test('names none for what cannot be undone and for what is only read', async () => {
    const someone = await addCustomer();
    expect(await answeredBy(setUserRole, { id: someone.user.id, role: 'admin' })).toBeNull();
    expect((await latest(someone.user.id)).action).toBe('user.role');
    expect(await answeredBy(listActivity, {})).toBeNull();
  });
});

describe('the activity', () => {
  test('tells who did what when, with before and after, newest first', async () => {
    const oil = await addOil();
    await change(oil.id, { price: 7.5 });
    const [changed, created] = await entriesOf(oil.id);
    expect(changed).toMatchObject({
      action: 'product.update',
      subject: oil.name,
      user: { name: expect.any(String) },
      before: { priceQirsh: 600 },
      after: { priceQirsh: 750 },
      undoes: null,
      undone: false,
      undoable: true,
    });
    expect(Date.parse(changed?.at ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(created).toMatchObject({ action: 'product.create', before: null, undoable: false });
  });

  test('comes in pages of any size without a gap', async () => {
    const whole = await call(listActivity, { limit: 200 }, asAdmin);
    const ids: number[] = [];
    let cursor: string | undefined;
    do {
      const { items, page } = await call(listActivity, { limit: 2, cursor }, asAdmin);
      expect(page.total).toBe(whole.page.total);
      ids.push(...items.map(({ id }) => id));
      cursor = page.cursor ?? undefined;
    } while (cursor);
    expect(ids).toEqual(whole.items.map(({ id }) => id));
  });

  test('is filtered by what was done, by what it was done to, and by who did it', async () => {
    await call(setDeliveryFee, { amount: 1 }, asAdmin);
    const actionsOf = async (input: object) =>
      new Set((await call(listActivity, input, asAdmin)).items.map(({ action }) => action));
    expect(await actionsOf({ action: 'product.update' })).toEqual(new Set(['product.update']));
    expect(await actionsOf({ action: 'fee' })).toEqual(new Set(['fee.update']));
    expect(await actionsOf({ action: 'category' })).toEqual(new Set(['category.create']));
    const [somebody] = await call(listActors, {}, asAdmin);
    const everything = await call(listActivity, {}, asAdmin);
    expect(await call(listActivity, { user: somebody?.id }, asAdmin)).toEqual(everything);
    expect((await call(listActivity, { user: customer.user.id }, asAdmin)).items).toEqual([]);
    expect((await call(listActivity, { user: 'nobody' }, asAdmin)).items).toEqual([]);
  });

  test('is filtered by days, which begin and end in Amman', async () => {
    const oil = await addOil();
    const [entry] = await entriesOf(oil.id);
    // 00:30 of the 10th in Amman.
    await db.execute(sql`update activity set at = '2024-01-09T21:30:00Z' where id = ${entry?.id}`);
    const found = async (days: { from?: string; to?: string }) =>
      (await call(listActivity, { subject: oil.id, ...days }, asAdmin)).items.length;
    expect(await found({ from: '2024-01-10', to: '2024-01-10' })).toBe(1);
    expect(await found({ to: '2024-01-09' })).toBe(0);
    expect(await found({ from: '2024-01-11' })).toBe(0);
    expect(await found({ from: '2024-01-10' })).toBe(1);
  });

  test('refuses words that it does not know', async () => {
    for (const input of [
      { limit: 0 },
      { limit: 201 },
      { cursor: 'x' },
      { action: 'product.eat' },
      { from: 'today' },
    ]) {
      expect(await send(listActivity, input, asAdmin)).toMatchObject({ status: 400 });
    }
  });

  test('is for the admin alone', async () => {
    const [entry] = (await call(listActivity, { limit: 1 }, asAdmin)).items;
    for (const [endpoint, input] of [
      [listActivity, {}],
      [listActors, {}],
      [undoActivity, { id: entry?.id }],
    ] as const) {
      expect(await send(endpoint, input, customer)).toMatchObject({ status: 403 });
      expect(await send(endpoint, input)).toMatchObject({ status: 401 });
    }
  });
});

describe('taking back', () => {
  test('a change of a product brings back price and name, is remembered, and can be taken back itself', async () => {
    const oil = await addOil({ weight: '500ml' });
    const changed = await change(oil.id, {
      price: 9,
      name: { en: 'Sesame oil', ar: 'سيرج' },
      available: false,
    });
    const taken = await undo(await latest(oil.id));
    expect(taken).toMatchObject({
      action: 'product.update',
      subject: oil.name,
      undone: false,
      undoable: true,
    });
    expect(await call(getProduct, { id: oil.id })).toMatchObject({
      ...{ name: oil.name, price: 6, slug: oil.slug, available: true, weight: '500ml' },
    });
    // The slug of the meantime still redirects, and the product is found by its former name.
    expect((await call(getProduct, { id: changed.slug })).id).toBe(oil.id);
    expect((await call(listProducts, { q: oil.name.ar }, {})).items.map(({ id }) => id)).toContain(oil.id);
    expect((await call(listProducts, { q: 'سيرج' }, {})).items).toEqual([]);
    await undo(taken);
    expect(await call(getProduct, { id: oil.id })).toMatchObject({ price: 9, slug: changed.slug });
    expect((await call(getProduct, { id: oil.slug })).id).toBe(oil.id);
  });

  test('works step by step, down to the adding', async () => {
    const oil = await addOil();
    await change(oil.id, { price: 7 });
    await change(oil.id, { price: 8 });
    const [second, first, adding] = (await entriesOf(oil.id)) as [Activity, Activity, Activity];
    expect([second.undoable, first.undoable, adding.undoable]).toEqual([true, false, false]);
    expect(await refusal(first)).toBe('changed_since');
    await undo(second);
    const byId = new Map((await entriesOf(oil.id)).map((entry) => [entry.id, entry]));
    expect(byId.get(second.id)).toMatchObject({ undone: true, undoable: false });
    expect(byId.get(first.id)).toMatchObject({ undone: false, undoable: true });
    await undo(first);
    expect((await call(getProduct, { id: oil.id })).price).toBe(6);
    await undo(adding);
    expect(await send(getProduct, { id: oil.id })).toMatchObject({ status: 404 });
  });

  test('a deleted product is shown again, hidden ones stay hidden', async () => {
    const [oil, hidden] = [await addOil(), await addOil({ shown: false })];
    for (const { id } of [oil, hidden]) {
      await call(deleteProduct, { id }, asAdmin);
      const taken = await undo(await latest(id));
      expect(taken).toMatchObject({ action: 'product.create', before: null });
    }
    expect(await call(getProduct, { id: oil.id })).toMatchObject({ slug: oil.slug, price: 6 });
    expect(await send(getProduct, { id: hidden.id })).toMatchObject({ status: 404 });
    expect((await change(hidden.id, { shown: true })).version).toBe(4);
  });

  test('is refused once the thing has changed, and a second time', async () => {
    const oil = await addOil();
    await change(oil.id, { price: 7 });
    const entry = await latest(oil.id);
    await change(oil.id, { weight: '1L' });
    expect(await refusal(entry)).toBe('changed_since');
    await undo(await latest(oil.id));
    await undo(entry);
    expect(await refusal(entry)).toBe('changed_since');
    expect((await call(getProduct, { id: oil.id })).price).toBe(6);
  });

  test('of two who take the same back at once, one does', async () => {
    const oil = await addOil();
    await change(oil.id, { price: 7 });
    const entry = await latest(oil.id);
    const answers = await Promise.all([1, 2, 3].map(() => send(undoActivity, { id: entry.id }, asAdmin)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await entriesOf(oil.id)).filter(({ undoes }) => undoes === entry.id)).toHaveLength(1);
  });

  test('a deleted category is the same again, in its place', async () => {
    const name = { en: 'Sweets', ar: 'حلويات' };
    const sweets = await call(createCategory, { name, slug: 'sweets' }, asAdmin);
    await call(createCategory, { name: { en: 'Last', ar: 'الأخيرة' }, slug: 'last' }, asAdmin);
    const shelf = await call(listCategories, {});
    await call(deleteCategory, { id: sweets.id }, asAdmin);
    await undo(await latest(sweets.id));
    expect(await call(listCategories, {})).toEqual(shelf);
  });

  test('a category whose slug is somebody else’s by now stays away', async () => {
    const add = () => call(createCategory, { name: { en: 'Nuts', ar: 'مكسرات' }, slug: 'nuts' }, asAdmin);
    const nuts = await add();
    await call(deleteCategory, { id: nuts.id }, asAdmin);
    await add();
    expect(await refusal(await latest(nuts.id))).toBe('changed_since');
  });

  test('a category’s change and adding go back; with products in it, it stays', async () => {
    const name = { en: 'Jams', ar: 'مربيات' };
    const jams = await call(createCategory, { name, slug: 'jams' }, asAdmin);
    const adding = await latest(jams.id);
    await call(updateCategory, { id: jams.id, name: { en: 'Jam', ar: 'مربى' } }, asAdmin);
    await undo(await latest(jams.id));
    expect(await call(listCategories, {})).toContainEqual(expect.objectContaining(jams));
    const jar = await addOil({ category: 'jams' });
    expect(await send(undoActivity, { id: adding.id }, asAdmin)).toMatchObject({
      status: 409,
      code: 'category_in_use',
    });
    await change(jar.id, {});
    await undo(adding);
    expect((await call(listCategories, {})).map(({ slug }) => slug)).not.toContain('jams');
  });

  test('a product whose category is gone stays as it is', async () => {
    await call(createCategory, { name: { en: 'Pop-up', ar: 'مؤقتة' }, slug: 'pop-up' }, asAdmin);
    const oil = await addOil({ category: 'pop-up' });
    await change(oil.id, {});
    const entry = await latest(oil.id);
    const categories = await call(listCategories, {});
    const id = categories.find(({ slug }) => slug === 'pop-up')?.id ?? '';
    await call(deleteCategory, { id }, asAdmin);
    expect(await refusal(entry)).toBe('changed_since');
  });

  test('the delivery fee goes back, unless it is another one by now', async () => {
    await call(setDeliveryFee, { amount: 2 }, asAdmin);
    await call(setDeliveryFee, { amount: 3.25 }, asAdmin);
    const entry = await latest('delivery_fee_qirsh');
    await call(setDeliveryFee, { amount: 4 }, asAdmin);
    expect(await refusal(entry)).toBe('changed_since');
    await undo(await latest('delivery_fee_qirsh'));
    await undo(entry);
    expect(await call(getDeliveryFee, {})).toEqual({ delivery_fee: 2 });
  });

  test('the shop’s details go back as a whole, and can be edited on', async () => {
    const before = await call(getEditableContent, {}, asAdmin);
    const name = { en: 'Bayt', ar: 'بيت' };
    await call(setContent, { ...before, name, hours: { en: '', ar: '' } }, asAdmin);
    const entry = await latest('content');
    await undo(entry);
    expect(await call(getContent, {})).toMatchObject({ name: before.name, hours: before.hours });
    expect(await refusal(entry)).toBe('changed_since');
    const after = await call(getEditableContent, {}, asAdmin);
    expect((await call(setContent, { ...after, name }, asAdmin)).name).toEqual(name);
  });

  test('a change of status says whether its order is picked up, whose statuses have other names', async () => {
    const oil = await addOil();
    const [sent, picked] = [
      await call(placeOrder, orderOf(itemOf(oil)), customer),
      await call(placeOrder, orderOf(itemOf(oil)), customer),
    ];
    await db.update(orders).set({ deliveryMethod: 'pickup' }).where(eq(orders.id, picked.id));
    for (const { id } of [sent, picked]) await call(setOrderStatus, { id, status: 'shipped' }, asAdmin);
    expect((await latest(picked.id)).is_pickup).toBe(true);
    expect((await latest(sent.id)).is_pickup).toBeUndefined();
  });

  test('an order’s status goes back by the same steps: the customer is told', async () => {
    const oil = await addOil();
    const order = await call(placeOrder, orderOf(itemOf(oil)), customer);
    await call(setOrderStatus, { id: order.id, status: 'shipped' }, asAdmin);
    await undo(await latest(order.id));
    expect((await call(getOrder, { id: order.id }, customer)).status).toBe('pending');
    const { rows } = await db.execute<{ status: string }>(
      sql`select c.after as status from pgboss.job j
        join order_status_changes c on c.id = (j.data ->> 'changeId')::bigint
        where j.data ->> 'mail' = 'order-status' and c.order_id = ${order.id} order by c.id`,
    );
    expect(rows.map(({ status }) => status)).toEqual(['shipped', 'pending']);
    const { rows: steps } = await db.execute(
      sql`select from order_status_changes where order_id = ${order.id}`,
    );
    expect(steps).toHaveLength(2);
  });

  test('what cannot be taken back says so', async () => {
    const [user] = await db.select().from(users).where(eq(users.role, 'admin'));
    if (!user) throw new Error('there is no administrator');
    const who = {
      actor: { user: { ...customer.user, id: user.id }, sessionHash: '', identifiedAt: null },
      now: () => new Date(),
      recorded: { activity: null },
    };
    const subject = { en: 'Message', ar: 'رسالة' };
    await recordActivity(who, db, {
      action: 'message.answer',
      subjectId: 'm',
      subject,
      before: null,
      after: null,
    });
    const entry = await latest('m');
    expect(entry.undoable).toBe(false);
    expect(await refusal(entry)).toBe('not_undoable');
    expect(await send(undoActivity, { id: 999_999 }, asAdmin)).toMatchObject({ status: 404 });
    expect(await send(undoActivity, { id: 'x' }, asAdmin)).toMatchObject({ status: 400 });
  });
});
