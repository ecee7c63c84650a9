import { expect, test } from 'vitest';
import { getDeliveryFee, setDeliveryFee } from '../../contracts/settings.ts';
import { openShop } from '../support/shop.ts';

const { call, send, faultsOf, admin, addCustomer } = await openShop();

test('the delivery fee is 0 as long as nobody has set one', async () => {
  expect(await call(getDeliveryFee, {})).toEqual({ delivery_fee: 0 });
});

test('the admin sets the fee, and everybody reads it', async () => {
  const token = await admin();
  expect(await call(setDeliveryFee, { amount: 2.5 }, { token })).toEqual({ delivery_fee: 2.5 });
  expect(await call(getDeliveryFee, {})).toEqual({ delivery_fee: 2.5 });
  expect(await call(setDeliveryFee, { amount: 0.29 }, { token })).toEqual({ delivery_fee: 0.29 });
  expect(await call(setDeliveryFee, { amount: 0 }, { token })).toEqual({ delivery_fee: 0 });
});

test('neither a customer nor a guest sets it', async () => {
  const { token } = await addCustomer();
  expect(await send(setDeliveryFee, { amount: 1 }, { token })).toMatchObject({ status: 403 });
  expect(await send(setDeliveryFee, { amount: 1 })).toMatchObject({ status: 401 });
  expect(await call(getDeliveryFee, {})).toEqual({ delivery_fee: 0 });
});

test.each([-1, -0.01, 1.005, 0.001, 1e-9, 100_001, '2', null, undefined, Number.NaN, [1]])(
  'a fee of %o is refused in words',
  async (amount) => {
    const faults = await faultsOf(setDeliveryFee, { amount }, { token: await admin() });
    expect(faults).toEqual(['Please enter a delivery fee of 0 or more']);
  },
);
