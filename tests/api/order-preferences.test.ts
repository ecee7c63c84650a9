import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { deleteAccount, exportData, getProfile } from '../../contracts/accounts.ts';
import { listActivity, undoActivity } from '../../contracts/activity.ts';
import { exportOrders, getAdminOrder, listAdminOrders, setSellerNote } from '../../contracts/admin-orders.ts';
import { type Endpoint, type InputOf, requestFor } from '../../contracts/endpoint.ts';
import {
  acceptProposal,
  cancelOrder,
  changeAddress,
  changeOrder,
  declineProposal,
} from '../../contracts/order-revisions.ts';
import { getOrder, placeOrder } from '../../contracts/orders.ts';
import { writeMail } from '../../server/mail/write-mail.ts';
import { writeText } from '../../server/mail/write-text.ts';
import { deliverOrders } from '../support/deliver-orders.ts';
import { openShop } from '../support/empty-shop.ts';
import { itemOf, type OrderInput, orderOf } from '../support/order-input.ts';
import { tablesContaining } from '../support/tables-containing.ts';

const shop = await openShop();
const { app, db, call, send, deps, addCustomer, addProduct } = shop;
const salma = await addCustomer();
const asAdmin = { token: await shop.admin() };
const jam = await addProduct({ name: { en: 'Fig jam', ar: 'مربى تين' }, price: 3 });
const oil = await addProduct({ name: { en: 'Olive oil', ar: 'زيت زيتون' }, price: 7 });
const tea = await addProduct({ name: { en: 'Sage tea', ar: 'شاي ميرمية' }, price: 2.5 });

const gift = {
  name: 'أم رامي',
  phone: '079 765 4321',
  card: 'Happy birthday\nfrom all of us',
  hide_prices: true,
  no_call: true,
};
const preferences = { if_missing: 'leave_out' as const, note: 'Ring twice, the bell is broken', gift };
const shown = { ...preferences, gift: { ...gift, phone: '+962797654321' } };
async function download<E extends Endpoint>(endpoint: E, input: InputOf<E>, who: { token: string }) {
  const { url } = requestFor(endpoint, input as Record<string, unknown>);
  return (await app.request(url, { headers: { Authorization: `Bearer ${who.token}` } })).text();
}
const placeFor = (who: { token: string }, more: Partial<OrderInput> = {}) =>
  call(placeOrder, { ...orderOf(itemOf(jam, 2), itemOf(oil)), ...more }, who);

describe('what is said at the checkout', () => {
  test('stands in the order, for its customer, for the seller and in the message', async () => {
    const order = await placeFor(salma, preferences);
    expect(order).toMatchObject(shown);
    expect(await call(getOrder, { id: order.id }, salma)).toMatchObject(shown);
    expect(await call(getAdminOrder, { id: order.id }, asAdmin)).toMatchObject(shown);
    const message = new URL(order.whatsapp_url).searchParams.get('text') ?? '';
    for (const line of [
      'If something’s missing: Leave it out',
      'Note: Ring twice, the bell is broken',
      'Gift for: \u2068أم رامي\u2069',
      'Recipient’s phone: \u2066+962 79 765 4321\u2069',
      'For the driver: Don’t call the recipient',
      'Card: Happy birthday from all of us',
    ])
      expect(message).toContain(`\n\u200e${line}\n`);
  });

  test('is nothing where nothing was said: the seller asks, and the message is as it was', async () => {
    const order = await placeFor(salma);
    expect(order).toMatchObject({ if_missing: 'ask', note: '', gift: null });
    expect(decodeURIComponent(order.whatsapp_url)).not.toMatch(/missing|Note|Gift/);
  });

  test('is in the mails of both sides, in each one’s language', async () => {
    const { id } = await placeFor(salma, { ...preferences, language: 'ar' });
    const textOf = async (job: Parameters<typeof writeMail>[1]) => {
      const letter = await writeMail(deps, job);
      return letter ? writeText(letter.mail, letter.shop) : '';
    };
    const { id: userId } = await call(getProfile, {}, asAdmin);
    const toSeller = await textOf({ mail: 'seller-order', orderId: id, userId });
    expect(toSeller).toContain('Happy birthday');
    expect(toSeller).toContain('Leave it out');
    expect(toSeller).toContain('Don’t call the recipient');
  });

  test('is found by the name and the phone of the recipient, after a change too', async () => {
    const { id } = await placeFor(salma, preferences);
    for (const q of ['0797654321', gift.name]) {
      const { items } = await call(listAdminOrders, { q }, asAdmin);
      expect(items.map((order) => order.id)).toContain(id);
    }
    // Computed by the application; an update makes the database compute it.
    const { rows } = await db.execute(
      sql`select search_vector = order_search_vector(orders) as same from orders where id = ${id}`,
    );
    expect(rows).toEqual([{ same: true }]);
  });

  test('is bounded, and a gift has a name', async () => {
    const faultsOf = async (more: object) => {
      const answer = await send(placeOrder, { ...orderOf(itemOf(jam)), ...more }, salma);
      return [answer.status, ...(answer.details ?? []).map(({ path, code }) => `${path}: ${code}`)];
    };
    expect(await faultsOf({ note: 'x'.repeat(501) })).toEqual([400, 'note: too_long']);
    expect(await faultsOf({ gift: { name: ' ' } })).toEqual([400, 'gift.name: name_required']);
    expect(await faultsOf({ gift: { ...gift, phone: '12' } })).toEqual([400, 'gift.phone: phone_invalid']);
    expect(await faultsOf({ gift: { ...gift, card: 'x'.repeat(501) } })).toEqual([
      400,
      'gift.card: too_long',
    ]);
    expect(await faultsOf({ if_missing: 'whatever' })).toEqual([400, 'if_missing: invalid']);
  });

  test('is in the table of orders, and in the export of one’s data', async () => {
    const buyer = await addCustomer();
    await placeFor(buyer, { ...preferences, customer_name: 'Table Salma' });
    const text = await download(exportOrders, { q: 'Table' }, asAdmin);
    for (const cell of ['Leave it out', preferences.note, 'أم رامي', '00962 79 765 4321', 'Happy birthday'])
      expect(text).toContain(cell);
    const own = await download(exportData, {}, buyer);
    expect(JSON.parse(own).orders).toMatchObject([shown]);
  });

  test('goes with the account: the recipient is another person', async () => {
    const leaver = await addCustomer();
    await placeFor(leaver, {
      ...preferences,
      gift: { ...gift, name: 'Recipient of a leaver' },
      note: 'A leaver’s note',
    });
    expect(await tablesContaining(db, 'Recipient of a leaver')).toEqual(['public.orders']);
    await deliverOrders(db, leaver);
    await call(deleteAccount, { password: leaver.password }, leaver);
    expect(await tablesContaining(db, 'Recipient of a leaver')).toEqual([]);
    expect(await tablesContaining(db, 'A leaver’s note')).toEqual([]);
  });
});

describe('a change by the seller', () => {
  const withoutOil = { lines: [{ position: 0, quantity: 2 }] };
  const teaForOil = { lines: [...withoutOil.lines, { position: 1, product_id: tea.id, quantity: 1 }] };
  test.each([
    ['leave_out', withoutOil, 1, 2],
    ['leave_out', teaForOil, 0, 1],
    ['replace', teaForOil, 1, 2],
    ['replace', withoutOil, 0, 1],
    ['ask', withoutOil, 0, 1],
  ] as const)(
    'of an order that says "%s" is asked about unless that allows it',
    async (if_missing, wanted, accepted, number) => {
      const order = await placeFor(salma, { if_missing });
      const { revision } = await call(changeOrder, { id: order.id, revision: 1, ...wanted }, asAdmin);
      expect(revision.number).toBe(number);
      expect(revision.proposed === null).toBe(accepted === 1);
    },
  );
});

describe('the seller’s own note', () => {
  const noteOf = async (id: string) => (await call(getAdminOrder, { id }, asAdmin)).seller_note;

  test('is kept and taken back, and no customer ever sees it', async () => {
    const buyer = await addCustomer();
    const { id } = await placeFor(buyer);
    await call(setSellerNote, { id, note: 'Pays late', expected_note: '' }, asAdmin);
    expect(await noteOf(id)).toBe('Pays late');
    expect(await download(exportOrders, { q: 'Salma' }, asAdmin)).toContain('Pays late');
    const seen = [await call(getOrder, { id }, buyer), await download(exportData, {}, buyer)];
    expect(JSON.stringify(seen)).not.toContain('Pays late');
    expect(await send(setSellerNote, { id, note: 'Other', expected_note: '' }, asAdmin)).toMatchObject({
      status: 409,
      code: 'order_changed',
    });
    const [entry] = (await call(listActivity, { action: 'order.note', limit: 1 }, asAdmin)).items;
    await call(undoActivity, { id: entry?.id ?? 0 }, asAdmin);
    expect(await noteOf(id)).toBe('');
    await call(setSellerNote, { id, note: 'The sister of Hadeel from the mill' }, asAdmin);
    await deliverOrders(db, buyer);
    await call(deleteAccount, { password: buyer.password }, buyer);
    expect(await tablesContaining(db, 'The sister of Hadeel from the mill')).toEqual([]);
  });
});

describe('what a customer does afterwards', () => {
  const actsOf = async (id: string) => {
    const { rows } = await db.execute<{ act: string }>(sql`
      select data ->> 'act' as act from pgboss.job
      where data ->> 'mail' = 'seller-change' and data ->> 'orderId' = ${id} order by created_on`);
    return rows.map(({ act }) => act);
  };

  test('is mailed to each seller once, with what was declined, and stands in the order’s history', async () => {
    const order = await placeFor(salma);
    const lines = [{ position: 0, quantity: 1 }];
    await call(changeOrder, { id: order.id, revision: 1, lines, reason: 'A jar is cracked' }, asAdmin);
    for (const _ of ['tap', 'double tap']) await call(declineProposal, { id: order.id, revision: 2 }, salma);
    expect(await actsOf(order.id)).toEqual(['declined']);
    const { id: userId } = await call(getProfile, {}, asAdmin);
    const textOf = async (act: 'declined' | 'address') => {
      const letter = await writeMail(deps, { mail: 'seller-change', orderId: order.id, userId, act });
      return letter ? writeText(letter.mail, letter.shop) : '';
    };
    expect(await textOf('declined')).toMatch(/> A jar is cracked\n> • Now: 1 × .* instead of 2 × /);
    await call(changeOrder, { id: order.id, revision: 1, lines, reason: 'One jar broke' }, asAdmin);
    await call(acceptProposal, { id: order.id, revision: 3 }, salma);
    const { shipping_address } = order;
    const moved = { ...shipping_address, street: 'Paris Square 3' };
    await call(changeAddress, { id: order.id, revision: 3, shipping_address: moved }, salma);
    await call(cancelOrder, { id: order.id, revision: 4 }, salma);
    expect(await actsOf(order.id)).toEqual(['declined', 'accepted', 'address', 'cancelled']);
    const { revisions } = await call(getAdminOrder, { id: order.id }, asAdmin);
    expect(revisions).toMatchObject([
      { number: 1, base: null, state: 'superseded' },
      { number: 2, base: 1, state: 'declined', by_customer: false, answered_at: expect.any(String) },
      { number: 3, base: 1, state: 'superseded', reason: 'One jar broke', answered_at: expect.any(String) },
      { number: 4, base: 3, state: 'accepted', by_customer: true, by: null, answered_at: null },
    ]);
    expect(await textOf('address')).toContain('Paris Square 3');
  });
});
