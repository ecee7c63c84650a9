import { expect, test } from 'vitest';
import { exportOrders, getAdminInvoice } from '../../contracts/admin-orders.ts';
import { type Endpoint, type InputOf, requestFor } from '../../contracts/endpoint.ts';
import type { Language } from '../../contracts/language.ts';
import { type OpenedOrder, placeOrder, setOrderStatus } from '../../contracts/orders.ts';
import { setDeliveryFee } from '../../contracts/settings.ts';
import { setStampCard } from '../../contracts/stamp-card.ts';
import { openShop } from '../support/empty-shop.ts';
import { readMails } from '../support/mailbox.ts';
import { itemOf, orderOf } from '../support/order-input.ts';
import { readPdf } from '../support/read-pdf.ts';

const { call, app, addProduct, addCustomer, admin, deps } = await openShop({}, undefined, { mail: true });
const asAdmin = { token: await admin() };
await call(setDeliveryFee, { amount: 2 }, asAdmin);
await call(setStampCard, { every: 2 }, asAdmin);
const labneh = await addProduct({ name: { en: 'Labneh', ar: 'لبنة' }, price: 3, weight: '500g' });
const honey = await addProduct({ name: { en: 'Honey', ar: 'عسل' }, price: 4, weight: '' });
const parts = [
  { id: labneh.id, quantity: 2 },
  { id: honey.id, quantity: 1 },
];
const box = await addProduct({ name: { en: 'Pantry box', ar: 'صندوق المونة' }, price: 8, weight: '', parts });

/** The second order of a customer with a stamp card, delivered free, of a box. */
async function placeFreeBox(language: Language): Promise<OpenedOrder> {
  const { token } = await addCustomer();
  const first = await call(placeOrder, orderOf(itemOf(labneh)), { token });
  await call(setOrderStatus, { id: first.id, status: 'delivered' }, asAdmin);
  const order = await call(placeOrder, { ...orderOf(itemOf(box)), language }, { token });
  expect(order).toMatchObject({ delivery_fee: 0, free_for_stamps: true });
  return order;
}

const download = async <E extends Endpoint>(endpoint: E, input: InputOf<E>) => {
  const { url } = requestFor(endpoint, input as Record<string, unknown>);
  return app.request(url, { headers: { Authorization: `Bearer ${asAdmin.token}` } });
};
/** Without bidi marks. */
const plain = (text = '') => text.replaceAll(/[\u200e\u200f\u2066-\u2069]/g, '').replaceAll(/\s+/g, ' ');
const messageOf = ({ whatsapp_url }: OpenedOrder) =>
  plain(new URL(whatsapp_url).searchParams.get('text') ?? '');

test.each([
  {
    language: 'en' as const,
    made: 'In each: 2 × Labneh 500 g · 1 × Honey',
    free: 'Delivery (Stamp card): Free',
  },
  {
    language: 'ar' as const,
    made: 'في كل صندوق: 2 × لبنة 500 غم · 1 × عسل',
    free: 'التوصيل (بطاقة الولاء): مجاني',
  },
])(
  'message, mail and table of orders say what is in a box, and that a stamp card made the delivery free: $language',
  async ({ language, made, free }) => {
    const order = await placeFreeBox(language);
    expect(messageOf(order)).toContain(made);
    expect(messageOf(order)).toContain(free);
    const mailOf = async () => (await readMails(deps)).find(({ text }) => text?.includes(order.number));
    await expect.poll(mailOf).toBeDefined();
    const mail = await mailOf();
    for (const text of [mail?.text, mail?.html?.replaceAll(/<[^>]+>/g, '')])
      expect(plain(text)).toContain(made);
    expect(plain(mail?.text)).toContain(free);
    const csv = await (await download(exportOrders, { q: order.number, language })).text();
    expect(csv).toContain(`(${made})`);
    expect(csv.trimEnd()).toMatch(language === 'ar' ? /,نعم$/ : /,Yes$/);
  },
);

test('an invoice says both too', async () => {
  const { id } = await placeFreeBox('en');
  const bytes = await (await download(getAdminInvoice, { id, language: 'en' })).arrayBuffer();
  const paper = readPdf(new Uint8Array(bytes)).join('\n');
  expect(paper).toContain('In each: 2 × Labneh 500 g · 1 × Honey');
  expect(paper).toContain('Delivery fee (Stamp card)');
});
