import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listActivity, undoActivities, undoActivity } from '../../contracts/activity.ts';
import {
  createDeliveryAreas,
  deleteDeliveryArea,
  listDeliveryAreas,
  maxAreas,
  sortDeliveryAreas,
  updateDeliveryArea,
} from '../../contracts/delivery-areas.ts';
import { deliveryAreas } from '../../server/delivery/delivery-area.table.ts';
import { openShop } from '../support/empty-shop.ts';

const shop = await openShop();
const { call, send } = shop;
const token = await shop.admin();
const area = (en: string, more: object = {}) => ({
  name: { en, ar: `${en} بالعربية` },
  governorate: 'Amman' as const,
  ...more,
});
const add = async (...areas: ReturnType<typeof area>[]) => call(createDeliveryAreas, { areas }, { token });
const faultsOf = async (areas: object[]) => {
  const { details } = await send(createDeliveryAreas, { areas }, { token });
  return details?.map(({ path, code }) => [path, code]);
};
const list = () => call(listDeliveryAreas, {}, { token });
const names = async () => (await list()).map(({ name }) => name.en);
const lastEntry = async (subject: string) => {
  const { items } = await call(listActivity, { subject, limit: 1 }, { token });
  return items[0]?.id ?? 0;
};

test('areas are added at the end of the list with an empty fee, and an area that is there already is left out', async () => {
  expect((await add(area('Abdoun'), area('Khalda', { fee: 2 }))).activities).toHaveLength(2);
  const again = await add(area('Khalda', { fee: 9 }), area('Salt', { governorate: 'Balqa', fee: 3.5 }));
  expect(again.areas.map(({ name }) => name.en)).toEqual(['Salt']);
  expect((await list()).map(({ name, fee, open }) => [name.en, fee, open])).toEqual([
    ['Abdoun', null, true],
    ['Khalda', 2, true],
    ['Salt', 3.5, true],
  ]);
  await call(undoActivities, { ids: again.activities }, { token });
  expect(await names()).toEqual(['Abdoun', 'Khalda']);
});

test('an area that shares a name with another of its governorate, in either language and however it is written, is refused and changes nothing', async () => {
  const before = await list();
  const [abdoun] = before;
  for (const name of [
    area('Khalda').name,
    { en: 'al-khalda', ar: 'خلدا الجديدة' },
    { en: 'New Khalda', ar: 'KHALDA بِالعربيّه' },
  ]) {
    const added = await send(createDeliveryAreas, { areas: [{ ...area(''), name, fee: 9 }] }, { token });
    expect(added, name.en).toMatchObject({ status: 409, code: 'area_taken' });
    const renamed = await send(updateDeliveryArea, { id: abdoun?.id, name }, { token });
    expect(renamed, name.en).toMatchObject({ status: 409, code: 'area_taken' });
  }
  expect(await list()).toEqual(before);
  const [elsewhere] = (await add(area('Khalda', { governorate: 'Irbid' }))).areas;
  const moved = await send(updateDeliveryArea, { id: elsewhere?.id, governorate: 'Amman' }, { token });
  expect(moved).toMatchObject({ code: 'area_taken' });
  await call(deleteDeliveryArea, { id: elsewhere?.id ?? '' }, { token });
});

test('an area whose name is taken by now is not restored by undo', async () => {
  const [first] = (await add(area('Dabouq'))).areas;
  await call(deleteDeliveryArea, { id: first?.id ?? '' }, { token });
  const [second] = (await add(area('dabouq'))).areas;
  const entry = await lastEntry(first?.id ?? '');
  expect(await send(undoActivity, { id: entry }, { token })).toMatchObject({ code: 'area_taken' });
  await call(deleteDeliveryArea, { id: second?.id ?? '' }, { token });
  await call(undoActivity, { id: entry }, { token });
  await call(deleteDeliveryArea, { id: first?.id ?? '' }, { token });
});

test('two areas of one name, from before that was refused, are changed each, and undo of a deletion says that the name is taken', async () => {
  const [one, other] = (await add(area('Jubeiha'), area('Jbeiha'))).areas;
  const [id, twin] = [one?.id ?? '', other?.id ?? ''];
  await shop.db.update(deliveryAreas).set({ nameAr: one?.name.ar }).where(eq(deliveryAreas.id, twin));
  expect(await call(updateDeliveryArea, { ...one, id, fee: 3 }, { token })).toMatchObject({ fee: 3 });
  await call(undoActivity, { id: await lastEntry(id) }, { token });
  await call(deleteDeliveryArea, { id }, { token });
  const entry = await lastEntry(id);
  expect(await send(undoActivity, { id: entry }, { token })).toMatchObject({ code: 'area_taken' });
  await call(deleteDeliveryArea, { id: twin }, { token });
  await call(undoActivity, { id: entry }, { token });
  await call(deleteDeliveryArea, { id }, { token });
});

test('an area is filled in, closed and deleted, and each step is taken back by undo', async () => {
  const [abdoun] = await list();
  const id = abdoun?.id ?? '';
  const filled = { fee: 1.5, minimum: 10, free_from: 30, promise_hours: 24 };
  expect(await call(updateDeliveryArea, { id, version: 1, ...filled }, { token })).toMatchObject(filled);
  const stale = await send(updateDeliveryArea, { id, version: 1, open: false }, { token });
  expect(stale).toMatchObject({ code: 'changed_meanwhile' });
  const taken = await send(updateDeliveryArea, { id, name: area('Khalda').name }, { token });
  expect(taken).toMatchObject({ code: 'area_taken' });
  await call(updateDeliveryArea, { id, open: false }, { token });
  await call(deleteDeliveryArea, { id }, { token });
  expect(await names()).toEqual(['Khalda']);
  for (const left of [
    { open: false, ...filled },
    { open: true, ...filled },
  ]) {
    await call(undoActivity, { id: await lastEntryNotUndone(id) }, { token });
    expect((await list()).find((one) => one.id === id)).toMatchObject(left);
  }
});

/** The latest entry about a subject that neither undoes another nor is undone. */
async function lastEntryNotUndone(subject: string): Promise<number> {
  const { items } = await call(listActivity, { subject }, { token });
  return items.find(({ undone, undoes }) => !undone && undoes === null)?.id ?? 0;
}

test('the order is one entry, and undo refuses once it is another', async () => {
  await add(area('Sweifieh'));
  const before = await list();
  const ids = before.map(({ id }) => id).reverse();
  const sorted = await call(sortDeliveryAreas, { ids }, { token });
  expect(sorted.map(({ id }) => id)).toEqual(ids);
  const entry = await lastEntry('delivery_areas');
  await call(undoActivity, { id: entry }, { token });
  expect(await list()).toEqual(before);
  expect(await send(undoActivity, { id: entry }, { token })).toMatchObject({ code: 'changed_since' });
});

test('a deleted area comes back by undo in its place, also after others were deleted, added or sorted', async () => {
  const added = await add(area('Tlaa'), area('Umm'), area('Wadi'), area('Yadoudeh'));
  const own = added.areas.map(({ id }) => id);
  const [tlaa = '', umm = '', wadi = '', yadoudeh = ''] = own;
  const order = async () => (await list()).map(({ id }) => id).filter((id) => !others.has(id));
  const others = new Set((await list()).map(({ id }) => id).filter((id) => !own.includes(id)));
  const remove = async (id: string) => {
    await call(deleteDeliveryArea, { id }, { token });
    return lastEntry(id);
  };
  const undo = (id: number) => call(undoActivity, { id }, { token });
  await undo(await remove(umm));
  expect(await order()).toEqual([tlaa, umm, wadi, yadoudeh]);
  const [first, second] = [await remove(wadi), await remove(umm)];
  await undo(first);
  await undo(second);
  expect(await order()).toEqual([tlaa, umm, wadi, yadoudeh]);
  const last = await remove(yadoudeh);
  const [zizya] = (await add(area('Zizya'))).areas;
  await undo(last);
  expect(await order()).toEqual([tlaa, umm, wadi, yadoudeh, zizya?.id]);
  const entry = await remove(tlaa);
  await call(sortDeliveryAreas, { ids: [...others, yadoudeh, wadi, umm] }, { token });
  await undo(entry);
  expect(await order()).toEqual([tlaa, yadoudeh, wadi, umm, zizya?.id]);
  for (const { id } of await list()) if (!others.has(id)) await remove(id);
});

test('what is not a fee, a name, a governorate or a promise is refused by its field', async () => {
  const wrong = {
    name: { en: ' ', ar: '' },
    governorate: 'Cairo',
    fee: 1.234,
    minimum: -1,
    promise_hours: 0.5,
  };
  expect(await faultsOf([wrong])).toEqual([
    ['areas.0.name.en', 'name_required'],
    ['areas.0.name.ar', 'name_required'],
    ['areas.0.governorate', 'required'],
    ['areas.0.fee', 'fee_decimals'],
    ['areas.0.minimum', 'price_invalid'],
    ['areas.0.promise_hours', 'promise_invalid'],
  ]);
});

test('free delivery that begins below the minimum order is refused at its field, together with what else is wrong', async () => {
  const wrong = { ...area('Free'), name: { en: '', ar: 'مجاني' }, minimum: 40, free_from: 30 };
  expect(await faultsOf([wrong])).toEqual([
    ['areas.0.name.en', 'name_required'],
    ['areas.0.free_from', 'free_below_minimum'],
  ]);
});

test('a shop has no more areas than a browser can be sent', async () => {
  const many = Array.from({ length: maxAreas }, (_, place) => area(`Area ${place}`));
  const before = await names();
  expect(await faultsOf(many)).toEqual([['areas', 'too_long']]);
  expect(await names()).toEqual(before);
});

test('administrators who rename, price and sort areas at the same moment never end in a deadlock', async () => {
  await add(area('Marka'), area('Naour'), area('Nuzha'));
  const deadlocks = async () => {
    const { rows } = await shop.db.execute<{ deadlocks: number }>(
      sql`select deadlocks::int from pg_stat_database where datname = current_database()`,
    );
    return rows[0]?.deadlocks;
  };
  const before = await deadlocks();
  const all = await list();
  const ids = all.map(({ id }) => id);
  for (let round = 1; round <= 3; round += 1) {
    const answers = await Promise.all(
      all.flatMap(({ id, name }) => [
        send(updateDeliveryArea, { id, fee: round }, { token }),
        send(updateDeliveryArea, { id, name: { ...name, en: `${name.en} ${round}` } }, { token }),
        send(sortDeliveryAreas, { ids: ids.reverse() }, { token }),
      ]),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  }
  expect(await deadlocks()).toBe(before);
});
