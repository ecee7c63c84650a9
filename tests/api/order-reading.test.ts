import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { getOrder, listOrders, placeOrder, recordWhatsappOpened } from '../../contracts/orders.ts';
import { orders } from '../../server/orders/order.table.ts';
import { openShop } from '../support/empty-shop.ts';
import { itemOf, type OrderItem, orderOf } from '../support/order-input.ts';

const shop = await openShop({ sellerPhone: '+962795550000', publicUrl: 'https://mouneh.example' });
const { db, call, send, addCustomer, addProduct } = shop;
const asAdmin = { token: await shop.admin() };
const customer = await addCustomer();
const place = (...items: OrderItem[]) => call(placeOrder, orderOf(...items), customer);

describe('reading orders', () => {
  test('is by id or by number, with and without its letters', async () => {
    const order = await place(itemOf(await addProduct()));
    for (const id of [order.id, order.number, order.number.toLowerCase(), order.number.slice(3)]) {
      expect(await call(getOrder, { id }, customer)).toEqual(order);
    }
  });

  test('lists the user’s own, newest first, without the message that each has when it is opened', async () => {
    const other = await addCustomer();
    expect((await call(listOrders, {}, other)).items).toEqual([]);
    const product = await addProduct();
    const first = await call(placeOrder, orderOf(itemOf(product)), other);
    const second = await call(placeOrder, orderOf(itemOf(product, 2)), other);
    const listed = [second, first].map(({ whatsapp_url: _, whatsapp_urls: __, ...order }) => order);
    expect((await call(listOrders, {}, other)).items).toEqual(listed);
    expect(await call(getOrder, { id: first.id }, other)).toEqual(first);
  });

  test('of another is as if the order did not exist', async () => {
    const order = await place(itemOf(await addProduct()));
    const other = await addCustomer();
    const notFound = { status: 404, success: false, error: 'Not found', code: 'not_found' };
    for (const id of [
      order.id,
      order.number,
      randomUUID(),
      'MN-1',
      'MN-999999999999999999',
      'nonsense',
      '\u0000',
    ]) {
      expect(await send(getOrder, { id }, other)).toEqual(notFound);
      expect(await send(recordWhatsappOpened, { id }, other)).toEqual(notFound);
    }
    expect(await send(getOrder, { id: order.id }, asAdmin)).toEqual(notFound);
    expect(await send(getOrder, { id: order.id })).toMatchObject({ status: 401 });
  });
});

describe('the message to the seller', () => {
  test('stands in the link, in the order’s language', async () => {
    const product = await addProduct({ name: { en: 'Labneh', ar: 'لبنة' }, weight: '500g', price: 3.5 });
    const english = await place(itemOf(product, 2));
    const text = (url: string) => new URL(url).searchParams.get('text');
    expect(text(english.whatsapp_url)).toBe(
      [
        `*\u200eHello, this is my order ${english.number} from Mouneh:*`,
        '\u200e2 × Labneh (500 g): 7.00',
        '\u200eDelivery: Free',
        '*\u200eTotal: 7.00 JD*',
        '',
        '\u200eName: Salma',
        '\u200ePhone: \u2066+962 79 123 4567\u2069',
        '\u200eAddress: Rainbow Street 12, Amman, Jordan',
        `\u200eOrder: https://mouneh.example/orders/${english.number}`,
      ].join('\n'),
    );
    const input = { ...orderOf(itemOf(product, 2)), language: 'ar' as const };
    const arabic = await call(placeOrder, input, customer);
    expect(text(arabic.whatsapp_url)).toContain('2 × لبنة (500 غم): 7.00');
    expect(text(arabic.whatsapp_url)).toContain(`https://mouneh.example/ar/orders/${arabic.number}`);
  });

  test('is noted as opened once, at the first time', async () => {
    const order = await place(itemOf(await addProduct()));
    const openedAt = async () =>
      (await db.select().from(orders).where(eq(orders.id, order.id)))[0]?.whatsappOpenedAt;
    expect(await openedAt()).toBeNull();
    expect(await call(recordWhatsappOpened, { id: order.number }, customer)).toBeNull();
    const first = await openedAt();
    expect(first).toBeInstanceOf(Date);
    await call(recordWhatsappOpened, { id: order.id }, customer);
    expect(await openedAt()).toEqual(first);
  });
});
