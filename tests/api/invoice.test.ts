import { describe, expect, test } from 'vitest';
import type { Language } from '../../contracts/language.ts';
import { getInvoice, type Order, placeOrder, setOrderStatus } from '../../contracts/orders.ts';
import { drawInWorker } from '../../server/orders/invoice-worker.ts';
import { openShop } from '../support/empty-shop.ts';
import { address, itemOf, orderOf } from '../support/order-input.ts';
import { readPdf } from '../support/read-pdf.ts';

const shop = await openShop({ publicUrl: 'https://mouneh.example' });
const { app, call, send, addCustomer, addProduct } = shop;
const customer = await addCustomer();
const labneh = await addProduct({ name: { en: 'Labneh', ar: 'لبنة' }, price: 3.5 });

const download = (id: string, language?: Language, { token } = customer) =>
  app.request(`/api/orders/${id}/invoice${language ? `?language=${language}` : ''}`, {
    headers: { Authorization: `Bearer ${token}` },
  });

async function pagesOf(order: Order, language?: Language): Promise<string[]> {
  const response = await download(order.id, language);
  expect(response.status).toBe(200);
  return readPdf(new Uint8Array(await response.arrayBuffer()));
}

/** Arabic in visual order, from the left. */
const onPaper = (arabic: string) => [...arabic].reverse().join('');

const order = await call(placeOrder, orderOf(itemOf(labneh, 3)), customer);

describe('an invoice', () => {
  test('is a PDF of one’s own order, named by its number', async () => {
    const response = await download(order.number);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${order.number}.pdf"`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.subarray(-6).toString()).toContain('%%EOF');
  });

  test('of another, or of an order that does not exist, is not found; a guest has to log in', async () => {
    const other = await addCustomer();
    for (const id of [order.id, order.number, 'MN-1', 'nonsense']) {
      expect(await send(getInvoice, { id }, other)).toMatchObject({ status: 404, code: 'not_found' });
    }
    const asAdmin = { token: await shop.admin() };
    expect(await send(getInvoice, { id: order.id }, asAdmin)).toMatchObject({ status: 404 });
    expect(await send(getInvoice, { id: order.id })).toMatchObject({ status: 401 });
    expect(await send(getInvoice, { id: order.id, language: 'fr' }, customer)).toMatchObject({ status: 400 });
  });

  test('says what was ordered, by whom, where it goes and what it costs', async () => {
    const pages = await pagesOf(order, 'en');
    expect(pages).toHaveLength(1);
    for (const text of [
      'Mouneh',
      'Invoice',
      order.number,
      'Salma',
      'Rainbow Street 12',
      'Amman',
      'Jordan',
      '+962 79 123 4567',
      'Pending',
      'Labneh33.50 JD10.50 JD',
      'Subtotal10.50 JD',
      'Delivery feeFree',
      'Total10.50 JD',
      'By agreement on WhatsApp',
      'https://mouneh.example',
      'Page 1 of 1',
    ]) {
      expect(pages[0]).toContain(text);
    }
  });

  test('is in the language asked for, or in the order’s', async () => {
    const arabic = await call(
      placeOrder,
      { ...orderOf(itemOf(labneh)), shipping_address: { ...address, street: 'دوّار' }, language: 'ar' },
      customer,
    );
    expect((await pagesOf(arabic))[0]).toContain(onPaper('فاتورة'));
    expect((await pagesOf(arabic, 'en'))[0]).toContain('Invoice');
    expect((await pagesOf(order))[0]).toContain('Invoice');
  });

  test('shows the status that the order has now', async () => {
    const late = await call(placeOrder, orderOf(itemOf(labneh)), customer);
    await call(setOrderStatus, { id: late.id, status: 'shipped' }, { token: await shop.admin() });
    expect((await pagesOf(late, 'en'))[0]).toContain('Shipped');
  });
});

describe('an Arabic invoice', () => {
  test('reads from the right, with prices, phones and names in their own order', async () => {
    const input = {
      ...orderOf(itemOf(labneh, 3)),
      customer_name: 'رانيا Haddad حدّاد',
      shipping_address: { ...address, street: 'شارع الرينبو (قرب المقهى)، عمارة ١٤', city: 'عمّان' },
    };
    const [page] = await pagesOf(await call(placeOrder, input, customer), 'ar');
    for (const text of [
      onPaper('فاتورة'),
      onPaper('المجموع الفرعي'),
      `${onPaper('لبنة')}3${onPaper('د.أ')} 3.50${onPaper('د.أ')} 10.50`,
      `${onPaper('حدّاد')} Haddad ${onPaper('رانيا')}`,
      // Digits run from the left, and brackets are mirrored.
      `١٤ ${onPaper('عمارة')} ،(${onPaper('قرب المقهى')}) ${onPaper('شارع الرينبو')}`,
      '+962 79 123 4567',
      onPaper('عمّان'),
      'Jordan',
      `1 ${onPaper('من')} 1 ${onPaper('صفحة')}`,
    ]) {
      expect(page).toContain(text);
    }
  });

  test.each([
    [
      'bidi controls, which would be printed',
      'سلمى \u2067Salma\u2069\u200f\u202e',
      `Salma ${onPaper('سلمى')}`,
    ],
    ['images, which the typeface does not have', 'Rania 🍯 Haddad', 'Rania Haddad'],
    ['accents that it does not have', 'Nguyễn Şahin', 'Nguyen Şahin'],
    ['Persian letters and digits', 'پری ۱۲', `١٢ ${onPaper('بري')}`],
    ['letters that nobody here can print', '王 Li', '? Li'],
    ['vowel signs', 'كَلِمَةٌ', onPaper('كَلِمَةٌ')],
    ['lam and alef, which are one shape', 'لا', 'لا'],
    ['lines and tabs', 'a\n\n b\t c', 'a b c'],
  ])('prints a name with %s', async (_, name, printed) => {
    const input = { ...orderOf(itemOf(labneh)), customer_name: name };
    const [page] = await pagesOf(await call(placeOrder, input, customer), 'ar');
    expect(page).toContain(printed);
    expect(page).not.toContain('\ufffd');
  });
});

test('a name of 300 letters without a space is broken into lines', async () => {
  const input = { ...orderOf(itemOf(labneh)), customer_name: 'X'.repeat(300) };
  const [page = ''] = await pagesOf(await call(placeOrder, input, customer), 'en');
  expect(page.match(/X+/g)?.map((line) => line.length)).toEqual([...Array(12).fill(24), 12]);
});

test('sixty lines take several pages, numbered, with all of the goods and one sum', async () => {
  const goods = await Promise.all(
    Array.from({ length: 60 }, (_, place) =>
      addProduct({ name: { en: `Jar of kind ${place}.`, ar: `نوع ${place}` } }),
    ),
  );
  const long = await call(placeOrder, orderOf(...goods.map((product) => itemOf(product))), customer);
  const pages = await pagesOf(long, 'en');
  expect(pages.length).toBeGreaterThan(1);
  for (const [place, page] of pages.entries()) {
    expect(page).toContain(`Page ${place + 1} of ${pages.length}`);
    expect(page).toContain('ProductQuantityPriceAmount');
  }
  const all = pages.join('');
  for (const { name } of goods) expect(all.split(name.en)).toHaveLength(2);
  expect(all.split('Subtotal')).toHaveLength(2);
});

test('one that cannot be drawn is refused, and the next is drawn', async () => {
  const shop = { publicUrl: 'https://mouneh.example', name: { en: 'Mouneh', ar: 'مونة' } };
  const broken = { ...order, items: null } as unknown as Order;
  const [refused, drawn] = await Promise.allSettled([
    drawInWorker(broken, 'en', shop),
    drawInWorker(order, 'en', shop),
  ]);
  expect(refused.status).toBe('rejected');
  expect(drawn.status === 'fulfilled' && (await readPdf(drawn.value))).toHaveLength(1);
});
