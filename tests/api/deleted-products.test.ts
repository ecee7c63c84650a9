import { expect, test } from 'vitest';
import { deleteProduct, getProduct, listProducts, updateProduct } from '../../contracts/catalogue.ts';
import { syncFavourites } from '../../contracts/favourites.ts';
import { placeOrder } from '../../contracts/orders.ts';
import { openShop } from '../support/empty-shop.ts';
import { itemOf, orderOf } from '../support/order-input.ts';

const { app, call, send, admin, addProduct, addCustomer } = await openShop();
const token = await admin();

test('a deleted product is gone for shoppers everywhere: list, search, page, site map, order, favourites', async () => {
  const product = await addProduct({ name: { en: 'Makdous', ar: 'مكدوس' } });
  const renamed = { id: product.id, category: product.category, name: { en: 'Stuffed', ar: 'مكدوس' } };
  const { slug } = await call(updateProduct, renamed, { token });
  const customer = await addCustomer();
  const mine = { token: customer.token };
  await call(syncFavourites, { add: [product.id] }, mine);
  const siteMap = async () => (await app.request('/sitemaps/products-1.xml')).text();
  expect(await siteMap()).toContain(slug);

  await call(deleteProduct, { id: product.id }, { token });

  expect((await call(listProducts, {})).items).toEqual([]);
  expect((await call(listProducts, { q: 'مكدوس' })).items).toEqual([]);
  expect((await call(listProducts, { ids: product.id })).items).toEqual([]);
  for (const id of [product.id, slug, 'makdous']) {
    expect((await send(getProduct, { id })).status).toBe(404);
  }
  expect(await siteMap()).not.toContain(slug);
  const order = await send(placeOrder, orderOf(itemOf(product)), {
    ...mine,
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  });
  expect(order).toMatchObject({ status: 409, code: 'product_gone' });
  expect((await call(syncFavourites, {}, mine)).product_ids).toEqual([]);
});
