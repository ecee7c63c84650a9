import { expect, test } from 'vitest';
import { placeOrder } from '../../contracts/orders.ts';
import { openShop } from '../support/empty-shop.ts';

const { call, addCustomer, addProduct } = await openShop({ sellerPhone: null });

test('without a recipient the first order, MN-1001, carries the generic link', async () => {
  const { user, token } = await addCustomer();
  const { id, price } = await addProduct();
  const order = await call(
    placeOrder,
    {
      customer_name: user.name,
      customer_email: user.email,
      shipping_address: { street: 'Rainbow Street 12', city: 'Amman', country: 'Jordan' },
      items: [{ product_id: id, quantity: 1, price }],
    },
    { token },
  );
  expect(order.number).toBe('MN-1001');
  expect(order.whatsapp_url).toMatch(/^https:\/\/wa\.me\/\?text=/);
});
