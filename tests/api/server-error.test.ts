import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { login, updateProfile } from '../../contracts/accounts.ts';
import { getProduct, listProducts } from '../../contracts/catalogue.ts';
import { placeOrder } from '../../contracts/orders.ts';
import { openShop } from '../support/empty-shop.ts';

const { app, db, logged, send, addCustomer, addProduct } = await openShop();

const broken = {
  status: 500,
  success: false,
  error: 'An error occurred. Please try again.',
  code: 'server_error',
};

test('a fault hides its cause from people, and the log has it without anything personal', async () => {
  const { token } = await addCustomer({ name: 'Secret Salma', email: 'salma@secret.example' });
  const { id, price } = await addProduct();
  await db.execute(sql`drop table order_items`);
  const order = {
    customer_name: 'Secret Salma',
    customer_email: 'salma@secret.example',
    shipping_address: {
      street: 'Secret Street',
      city: 'Secret City',
      country: 'Jordan',
      phone: '0791234567',
    },
    items: [{ product_id: id, quantity: 1, price }],
  };
  expect(await send(placeOrder, order, { token })).toEqual(broken);

  await db.execute(sql`alter table users rename column address to lost`);
  expect(await send(updateProfile, { address: 'Secret Street' }, { token })).toEqual(broken);
  expect(await send(login, { email: 'salma@secret.example', password: 'secret password' })).toEqual(broken);

  const lines = logged.splice(0);
  expect(lines).toHaveLength(3);
  for (const line of lines) {
    expect(JSON.parse(line)).toMatchObject({ level: 50, msg: 'request failed', code: expect.any(String) });
    expect(JSON.parse(line).stack).toMatch(/^\s+at /);
    expect(line).not.toMatch(/secret|salma|791234567|@/i);
    expect(line).not.toContain(token);
  }
});

test('a lost database is a fault for calls, and makes the shop not ready', async () => {
  await db.execute(sql`drop table products cascade`);
  expect(await send(listProducts, {})).toEqual(broken);
  expect(await send(getProduct, { id: 'labneh' })).toEqual(broken);
  logged.length = 0;
  expect((await app.request('/healthz')).status).toBe(200);
});
