import { describe, expect, test } from 'vitest';
import { exportData, getProfile, updateProfile } from '../../contracts/accounts.ts';
import {
  createAddress,
  deleteAddress,
  listAddresses,
  maxAddresses,
  updateAddress,
} from '../../contracts/addresses.ts';
import { createDeliveryAreas, deleteDeliveryArea } from '../../contracts/delivery-areas.ts';
import { requestFor } from '../../contracts/endpoint.ts';
import { deleteUser } from '../../contracts/users.ts';
import { addresses } from '../../server/accounts/address.table.ts';
import { openShop } from '../support/empty-shop.ts';
import { tablesContaining } from '../support/tables-containing.ts';

const shop = await openShop();
const { app, db, call, send, addCustomer } = shop;
const asAdmin = { token: await shop.admin() };

const home = { label: 'Home', street: 'Zahran Street 12', city: 'Amman', country: 'Jordan' };
const work = { label: 'Work', street: 'King Hussein Street 4', city: 'Salt', country: 'Jordan' };

describe('saved addresses', () => {
  test('are kept with a label and all that leads to the door; the default one comes first', async () => {
    const { token } = await addCustomer();
    const door = { building: '12', floor: '3', landmark: 'Opposite the bakery', driver_note: 'Ring twice' };
    const first = await call(
      createAddress,
      { ...home, ...door, latitude: 31.95, longitude: 35.88 },
      { token },
    );
    expect(first).toMatchObject({ ...home, ...door, latitude: 31.95, area: null, default: true });
    const second = await call(createAddress, work, { token });
    expect(second.default).toBe(false);
    await call(updateAddress, { ...work, id: second.id, floor: '2', default: true }, { token });
    expect(await call(listAddresses, {}, { token })).toMatchObject([
      { ...work, floor: '2', default: true },
      { ...home, default: false },
    ]);
    await call(deleteAddress, { id: second.id }, { token });
    expect(await call(listAddresses, {}, { token })).toMatchObject([{ id: first.id, default: true }]);
  });

  test('have both coordinates of a pin or none', async () => {
    const { token } = await addCustomer();
    const half = await call(createAddress, { ...home, latitude: 31.95 }, { token });
    expect(half).toMatchObject({ latitude: null, longitude: null });
    const other = await call(updateAddress, { ...home, id: half.id, longitude: 35.88 }, { token });
    expect(other).toMatchObject({ latitude: null, longitude: null });
  });

  test('need street, city and country, and each field has a bound', async () => {
    const { token } = await addCustomer();
    expect(
      (await send(createAddress, { street: ' ', city: '', country: '' }, { token })).details,
    ).toMatchObject([
      { path: 'street', code: 'street_required' },
      { path: 'city', code: 'city_required' },
      { path: 'country', code: 'country_required' },
    ]);
    const long = { ...home, label: 'x'.repeat(61), landmark: 'x'.repeat(201) };
    expect((await send(createAddress, long, { token })).details).toMatchObject([
      { path: 'label', code: 'too_long' },
      { path: 'landmark', code: 'too_long' },
    ]);
  });

  test('are kept once each, also when two taps save the same at once, and twenty at most', async () => {
    const { token } = await addCustomer();
    const twice = await Promise.all([1, 2].map(() => call(createAddress, home, { token })));
    expect(new Set(twice.map(({ id }) => id)).size).toBe(1);
    for (let made = 1; made < maxAddresses - 1; made += 1)
      await call(createAddress, { ...home, street: `Street ${made}` }, { token });
    const last = await Promise.all(
      ['One', 'Other'].map((street) => send(createAddress, { ...home, street }, { token })),
    );
    expect(last.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(last.find(({ status }) => status === 409)).toMatchObject({ code: 'too_many_addresses' });
    expect(await call(listAddresses, {}, { token })).toHaveLength(maxAddresses);
  });

  test('are named by the area that they lie in, as long as the shop has it', async () => {
    const { token } = await addCustomer();
    const abdoun = { name: { en: 'Abdoun', ar: 'عبدون' }, governorate: 'Amman', fee: 1.5 } as const;
    const { areas } = await call(createDeliveryAreas, { areas: [abdoun] }, asAdmin);
    const id = areas[0]?.id ?? '';
    await call(createAddress, { ...home, street: 'شارع زهران', area_id: id }, { token });
    expect(await call(listAddresses, {}, { token })).toMatchObject([{ area: { id, name: abdoun.name } }]);
    expect((await call(getProfile, {}, { token })).address).toBe('عبدون، شارع زهران، Amman، Jordan');
    await call(deleteDeliveryArea, { id }, asAdmin);
    expect(await call(listAddresses, {}, { token })).toMatchObject([{ area: null }]);
  });
});

describe('the profile’s address', () => {
  test('is the default address on one line, and written there it takes the place of that one', async () => {
    const { token } = await addCustomer();
    const profile = async () => (await call(getProfile, {}, { token })).address;
    await call(updateProfile, { address: 'Rainbow Street 5, Amman' }, { token });
    expect(await call(listAddresses, {}, { token })).toMatchObject([
      { street: 'Rainbow Street 5, Amman', city: '', default: true },
    ]);
    await call(createAddress, { ...work, default: true }, { token });
    expect(await profile()).toBe('King Hussein Street 4, Salt, Jordan');
    // Saving the rest of the profile leaves the other parts of the address untouched.
    await call(updateProfile, { name: 'Rania', address: await profile() }, { token });
    expect(await call(listAddresses, {}, { token })).toMatchObject([{ ...work, default: true }, {}]);
    await call(updateProfile, { address: 'Mecca Street 9' }, { token });
    expect(await call(listAddresses, {}, { token })).toMatchObject([
      { label: 'Work', street: 'Mecca Street 9', city: '' },
      { street: 'Rainbow Street 5, Amman' },
    ]);
    await call(updateProfile, { address: '' }, { token });
    expect(await profile()).toBe('Rainbow Street 5, Amman');
  });

  test('goes with the last address', async () => {
    const { token } = await addCustomer();
    const { id } = await call(createAddress, home, { token });
    await call(deleteAddress, { id }, { token });
    expect((await call(getProfile, {}, { token })).address).toBe('');
  });
});

test('another customer’s address is not there to be changed or deleted', async () => {
  const [owner, stranger] = [await addCustomer(), await addCustomer()];
  const { id } = await call(createAddress, home, owner);
  expect((await send(updateAddress, { ...work, id }, stranger)).status).toBe(404);
  expect((await send(deleteAddress, { id }, stranger)).status).toBe(404);
  expect((await send(deleteAddress, { id: 'mine' }, stranger)).status).toBe(404);
  expect(await call(listAddresses, {}, owner)).toMatchObject([home]);
});

test('they are in the export of one’s data, and gone with the account', async () => {
  const { token, user } = await addCustomer();
  await call(createAddress, { ...home, landmark: 'Behind the Trace mill' }, { token });
  const headers = { Authorization: `Bearer ${token}` };
  const file = await (await app.request(requestFor(exportData, {}).url, { headers })).json();
  expect(file.addresses).toMatchObject([{ ...home, landmark: 'Behind the Trace mill' }]);
  expect(await tablesContaining(db, 'Behind the Trace mill')).toEqual(['public.addresses']);
  await call(deleteUser, { id: user.id }, { token: await shop.admin() });
  expect(await tablesContaining(db, 'Behind the Trace mill')).toEqual([]);
  expect(await db.select().from(addresses)).not.toContainEqual(expect.objectContaining({ userId: user.id }));
});
