import { expect, test } from 'vitest';
import { getDeliveryFee, setDeliveryFee } from '../../contracts/settings.ts';
import { openShop } from '../support/empty-shop.ts';

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

test('who has seen another fee than there is by now does not replace it unseen', async () => {
  const asAdmin = { token: await admin() };
  await call(setDeliveryFee, { amount: 2 }, asAdmin);
  const refused = await send(setDeliveryFee, { amount: 3, expected_amount: 1.5 }, asAdmin);
  expect(refused).toMatchObject({ status: 409, code: 'changed_meanwhile' });
  expect(await call(getDeliveryFee, {})).toEqual({ delivery_fee: 2 });
  expect(await call(setDeliveryFee, { amount: 0, expected_amount: 2 }, asAdmin)).toEqual({ delivery_fee: 0 });
});

test('neither a customer nor a guest sets it', async () => {
  const { token } = await addCustomer();
  expect(await send(setDeliveryFee, { amount: 1 }, { token })).toMatchObject({ status: 403 });
  expect(await send(setDeliveryFee, { amount: 1 })).toMatchObject({ status: 401 });
  expect(await call(getDeliveryFee, {})).toEqual({ delivery_fee: 0 });
});

test.each([
  [[-1, -0.01, '2', null, undefined, Number.NaN, [1]], 'Please enter a delivery fee of 0 or more'],
  [[1.005, 0.001, 1e-9, 2.555], 'A delivery fee has at most two decimal places, such as 2.50'],
  [[100_001], 'The most you can enter is 100,000 JD'],
])('fees of %j are refused in words that name the fault', async (amounts, fault) => {
  for (const amount of amounts) {
    expect(await faultsOf(setDeliveryFee, { amount }, { token: await admin() }), String(amount)).toEqual([
      fault,
    ]);
  }
});
