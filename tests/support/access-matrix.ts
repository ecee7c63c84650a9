import { eq } from 'drizzle-orm';
import { getAbroad } from '../../contracts/abroad.ts';
import { createAddress } from '../../contracts/addresses.ts';
import type { Product } from '../../contracts/catalogue.ts';
import { createCategory } from '../../contracts/categories.ts';
import { createCollection } from '../../contracts/collections.ts';
import { createCoupon } from '../../contracts/coupons.ts';
import { createDeliveryAreas } from '../../contracts/delivery-areas.ts';
import { getDeliveryTimes } from '../../contracts/delivery-times.ts';
import { getLegalText } from '../../contracts/legal.ts';
import { type Order, placeOrder } from '../../contracts/orders.ts';
import { getPaymentSettings } from '../../contracts/payment-settings.ts';
import { createSynonym } from '../../contracts/search.ts';
import { getEditableContent } from '../../contracts/settings.ts';
import { sessions } from '../../server/accounts/session.table.ts';
import { startSession } from '../../server/accounts/start-session.ts';
import { hashToken } from '../../server/accounts/token.ts';
import type { Customer, Shop } from './empty-shop.ts';
import { itemOf, orderOf } from './order-input.ts';

/** A shop with one resource of each kind; the order belongs to the customer. */
export type World = { shop: Shop; customer: Customer; product: Product; order: Order; messageId: string };

export type Row = {
  /** Makes the input of the call anew for each role; `password` is the caller's own. */
  input: (world: World, password: string) => object | Promise<object>;
  /** Expected status for permitted callers, when it is not a success. */
  answers?: number;
  /** A resource that belongs to one customer: others get 404, administrators too. */
  owned?: true;
};

let made = 0;
const fresh = (word: string): string => {
  made += 1;
  return `${word}-${made}`;
};
const nobody = '00000000-0000-4000-8000-000000000000';

const nothing = () => ({});
const ofNobody = () => ({ id: nobody });
const ofRevision = ({ order }: World) => ({ id: order.id, revision: 1 });
const ofNewOrder = async ({ shop, customer }: World) => {
  const session = await startSession({ now: () => new Date(), userAgent: '' }, shop.db, customer.user);
  const { id } = await shop.call(placeOrder, orderOf(itemOf(await shop.addProduct())), session);
  return { id, revision: 1 };
};
const ofOrder = ({ order }: World) => ({ id: order.id });
const named = () => ({ en: fresh('Thing'), ar: 'شيء' });
const newProduct = () => ({ name: named(), price: 1, store: 'mouneh', category: 'shelf' });
const newSynonym = () => ({ term: fresh('term'), same: fresh('same') });
const asAdmin = async (shop: Shop) => ({ token: await shop.admin() });

const ofNewProduct = async ({ shop }: World) => ({ id: (await shop.addProduct()).id, category: 'shelf' });
const ofNewCategory = async ({ shop }: World) => {
  const input = { name: named(), slug: fresh('category') };
  return { id: (await shop.call(createCategory, input, await asAdmin(shop))).id };
};
const newCollection = () => ({
  ...{ name: named(), slug: fresh('collection'), shown: true, on_home: false },
  products: [],
});
const ofNewCollection = async ({ shop }: World) => ({
  id: (await shop.call(createCollection, newCollection(), await asAdmin(shop))).id,
});
const ofNewSynonym = async ({ shop }: World) => ({
  ...newSynonym(),
  id: (await shop.call(createSynonym, newSynonym(), await asAdmin(shop))).id,
});
const newAddress = () => ({ street: fresh('Street'), city: 'Amman', country: 'Jordan' });
/** The input with an address of the customer. */
const ofNewAddress = async ({ shop, customer }: World) => {
  const session = await startSession({ now: () => new Date(), userAgent: '' }, shop.db, customer.user);
  return { ...newAddress(), id: (await shop.call(createAddress, newAddress(), session)).id };
};
const newCoupon = () => ({ code: fresh('code'), kind: 'delivery' as const });
const ofNewCoupon = async ({ shop }: World) => {
  const { id } = await shop.call(createCoupon, newCoupon(), await asAdmin(shop));
  return { ...newCoupon(), id };
};
const checkedCode = ({ product }: World) => ({ code: 'guess', items: [itemOf(product)] });
const newArea = () => ({ name: { en: fresh('Thing'), ar: fresh('شيء') }, governorate: 'Amman' as const });
const ofNewArea = async ({ shop }: World) => {
  const { areas } = await shop.call(createDeliveryAreas, { areas: [newArea()] }, await asAdmin(shop));
  return { id: areas[0]?.id };
};
const ofNewCustomer = async ({ shop }: World) => ({ id: (await shop.addCustomer()).user.id });

/** The input with a session of the customer on another device. */
async function ofNewSession({ shop, customer }: World, password: string) {
  const { token } = await startSession({ now: () => new Date(), userAgent: '' }, shop.db, customer.user);
  const [row] = await shop.db
    .select()
    .from(sessions)
    .where(eq(sessions.tokenHash, hashToken(token)));
  return { id: row?.loginId, password };
}

/** Every endpoint of the shop. A new endpoint needs a row here, or the access test fails. */
export const rows: Record<string, Row> = {
  'POST /auth/register': {
    input: () => ({ email: `${fresh('new')}@example.com`, password: 'a jar of honey', name: 'Newcomer' }),
  },
  'POST /auth/login': { input: () => ({ email: 'nobody@example.com', password: 'guess' }), answers: 401 },
  'POST /auth/forgot-password': { input: () => ({ email: 'nobody@example.com' }) },
  'POST /auth/reset-password': {
    input: () => ({ token: 'guess', password: 'a jar of honey' }),
    answers: 400,
  },
  'POST /auth/email-verification': { input: nothing },
  'POST /auth/verify-email': { input: () => ({ token: 'guess' }), answers: 400 },
  'POST /auth/identity': { input: (_, password) => ({ password }) },
  // The current password is refused as a new one; a different one would lock out the callers of later rows.
  'PUT /auth/password': {
    input: (_, password) => ({ password, new_password: password }),
    answers: 400,
  },
  'GET /auth/profile': { input: nothing },
  'PUT /auth/profile': { input: () => ({ address: 'Jabal Amman' }) },
  'POST /auth/refresh': { input: nothing },
  'POST /auth/logout': { input: nothing },
  'GET /auth/export': { input: nothing },
  'POST /auth/delete-account': { input: () => ({ password: 'not the password' }), answers: 400 },
  'GET /auth/sessions': { input: nothing },
  'POST /auth/sessions/{id}/end': { input: ofNewSession, owned: true },
  'POST /auth/sessions/end-others': { input: (_, password) => ({ password }) },
  'GET /auth/two-factor': { input: nothing },
  'POST /auth/two-factor/start': { input: (_, password) => ({ password }) },
  'POST /auth/two-factor/confirm': { input: () => ({ code: ' ' }), answers: 400 },
  'POST /auth/two-factor/stop': { input: (_, password) => ({ password, code: '000000' }), answers: 409 },

  'GET /addresses': { input: nothing },
  'POST /addresses': { input: () => newAddress() },
  'PUT /addresses/{id}': { input: ofNewAddress, owned: true },
  'DELETE /addresses/{id}': { input: ofNewAddress, owned: true },

  'GET /products': { input: nothing },
  'GET /product-filters': { input: () => ({ store: 'mouneh' }) },
  'GET /products/suggestions': { input: () => ({ q: 'jar' }) },
  'GET /products/{id}': { input: ({ product }) => ({ id: product.id }) },
  'POST /products': { input: newProduct },
  'PUT /products/{id}': { input: ofNewProduct },
  'DELETE /products/{id}': { input: ofNewProduct },
  'PUT /admin/products': {
    input: async ({ shop }) => ({
      products: [{ id: (await shop.addProduct()).id, version: 1 }],
      shown: false,
    }),
  },
  'GET /admin/products': { input: nothing },
  'GET /admin/products/{id}': { input: ({ product }) => ({ id: product.id }) },
  'GET /categories': { input: nothing },
  'GET /categories/{id}': { input: () => ({ id: 'shelf' }) },
  'POST /categories': { input: () => ({ name: named(), slug: fresh('category') }) },
  'PUT /categories/{id}': { input: ofNewCategory },
  'DELETE /categories/{id}': { input: ofNewCategory },
  'GET /admin/categories': { input: nothing },
  'PUT /admin/categories/order': { input: () => ({ ids: [] }) },
  'GET /admin/categories/{id}/pins': { input: ofNewCategory },
  'PUT /admin/categories/{id}/pins': {
    input: async (world) => ({ ...(await ofNewCategory(world)), products: [] }),
  },
  'GET /settings/banner': { input: nothing },
  'GET /admin/banner': { input: nothing },
  'PUT /settings/banner': {
    input: () => ({ text: { en: '', ar: '' }, link: '', from: null, until: null, version: 0 }),
  },
  'GET /collections': { input: nothing },
  'GET /collections/{id}': { input: ofNewCollection },
  'POST /collections': { input: newCollection },
  'PUT /collections/{id}': { input: ofNewCollection },
  'DELETE /collections/{id}': { input: ofNewCollection },
  'GET /admin/collections': { input: nothing },
  'PUT /admin/collections/order': { input: () => ({ ids: [] }) },

  'GET /settings/delivery_fee': { input: nothing },
  'PUT /settings/delivery_fee': { input: () => ({ amount: 2 }) },
  'GET /settings/content': { input: nothing },
  'GET /admin/content': { input: nothing },
  'PUT /settings/content': {
    input: async ({ shop }) => shop.call(getEditableContent, {}, await asAdmin(shop)),
  },

  'GET /admin/payment-settings': { input: nothing },
  'PUT /admin/payment-settings': {
    input: async ({ shop }) => shop.call(getPaymentSettings, {}, await asAdmin(shop)),
  },

  'GET /legal': { input: nothing },
  'GET /legal/{page}': { input: () => ({ page: 'terms' }) },
  'GET /admin/legal/{page}': { input: () => ({ page: 'terms' }) },
  'PUT /admin/legal/{page}': {
    input: async ({ shop }) => {
      const { page, version } = await shop.call(getLegalText, { page: 'terms' });
      return { page, version, text: { en: fresh('Terms'), ar: 'شروط' } };
    },
  },

  'GET /checkout-options': { input: nothing },
  'GET /delivery-slots': { input: () => ({ method: 'delivery' }) },
  'GET /admin/delivery-times': { input: nothing },
  'PUT /admin/delivery-times': {
    input: async ({ shop }) => shop.call(getDeliveryTimes, {}, await asAdmin(shop)),
  },
  'GET /admin/delivery-abroad': { input: nothing },
  'PUT /admin/delivery-abroad': {
    input: async ({ shop }) => shop.call(getAbroad, {}, await asAdmin(shop)),
  },
  'GET /admin/delivery-areas': { input: nothing },
  'POST /admin/delivery-areas': { input: () => ({ areas: [newArea()] }) },
  'PUT /admin/delivery-areas/order': { input: () => ({ ids: [] }) },
  'PUT /admin/delivery-areas/{id}': { input: ofNewArea },
  'DELETE /admin/delivery-areas/{id}': { input: ofNewArea },
  'GET /admin/coupons': { input: nothing },
  'POST /admin/coupons': { input: newCoupon },
  'PUT /admin/coupons/{id}': { input: ofNewCoupon },
  'DELETE /admin/coupons/{id}': { input: ofNewCoupon },
  'POST /coupons/check': { input: checkedCode, answers: 409 },
  'POST /guest/coupons/check': { input: checkedCode, answers: 409 },
  'GET /stamp-card': { input: nothing },
  'GET /admin/stamp-card': { input: nothing },
  'PUT /admin/stamp-card': { input: () => ({ every: null }) },
  'GET /admin/synonyms': { input: nothing },
  'POST /admin/synonyms': { input: newSynonym },
  'PUT /admin/synonyms/{id}': { input: ofNewSynonym },
  'DELETE /admin/synonyms/{id}': { input: ofNewSynonym },
  'GET /admin/missed-searches': { input: nothing },
  'DELETE /admin/missed-searches/{words}': { input: () => ({ words: 'unheard' }) },
  'POST /searches/missed': { input: () => ({ q: 'unheard' }) },

  'POST /orders': { input: ({ product }) => orderOf(itemOf(product)) },
  'GET /orders': { input: nothing },
  'GET /orders/last-address': { input: nothing },
  'GET /orders/changes': { input: nothing },
  'GET /orders/{id}': { input: ofOrder, owned: true },
  'GET /orders/{id}/invoice': { input: ofOrder, owned: true },
  'POST /orders/{id}/whatsapp-opened': { input: ofOrder, owned: true },
  'PUT /orders/{id}/address': {
    input: async (world) => ({
      ...(await ofNewOrder(world)),
      shipping_address: world.order.shipping_address,
    }),
    owned: true,
  },
  'POST /orders/{id}/revisions/{revision}/accept': { input: ofRevision, owned: true, answers: 409 },
  'POST /orders/{id}/revisions/{revision}/decline': { input: ofRevision, owned: true, answers: 409 },
  'POST /orders/{id}/cancel': { input: ofNewOrder, owned: true },
  'PUT /admin/orders/{id}/contents': { input: ofNewOrder },
  'PUT /admin/orders/{id}/status': { input: ({ order }) => ({ id: order.id, status: 'processing' }) },
  'PUT /admin/orders/status': { input: ({ order }) => ({ ids: [order.id], status: 'processing' }) },
  'GET /admin/orders': { input: nothing },
  'GET /admin/orders/day-sheet': { input: nothing },
  'GET /admin/orders/csv': { input: nothing },
  'GET /admin/orders/changes': { input: nothing },
  'PUT /admin/orders/{id}/note': { input: ofOrder },
  'POST /admin/orders/{id}/revisions/{revision}/accept': { input: ofRevision, answers: 409 },
  'POST /admin/orders/{id}/revisions/{revision}/withdraw': { input: ofRevision, answers: 409 },
  'POST /admin/orders/{id}/returns': {
    input: ({ order }) => ({ id: order.id, revision: 1, lines: [] }),
    answers: 409,
  },
  'GET /orders/{id}/credit-notes/{revision}': {
    input: ({ order }) => ({ id: order.id, revision: 2 }),
    owned: true,
    answers: 404,
  },
  'GET /admin/orders/{id}/credit-notes/{revision}': {
    input: ({ order }) => ({ id: order.id, revision: 2 }),
    answers: 404,
  },
  'GET /admin/orders/{id}': { input: ofOrder },
  'POST /admin/prices/preview': { input: () => ({ change: { percent: 5, step: 0.05 } }) },
  'GET /admin/planned-prices': { input: nothing },
  'DELETE /admin/planned-prices/{id}': { input: ofNobody, answers: 404 },
  'PUT /admin/prices': {
    input: async (world) => ({
      change: { percent: 5, step: 0.05 },
      products: [{ id: (await ofNewProduct(world)).id, version: 1 }],
    }),
  },
  'GET /admin/products/{id}/sizes': { input: ({ product }) => ({ id: product.id }) },
  'PUT /admin/products/{id}/sizes': {
    input: async (world) => {
      const { id } = await ofNewProduct(world);
      return { id, sizes: [{ id: null, weight: '1kg', price: 2, version: null }] };
    },
  },
  'GET /admin/products/{id}/stock': { input: ({ product }) => ({ id: product.id }) },
  'PUT /admin/products/{id}/stock': { input: async (world) => ({ ...(await ofNewProduct(world)), left: 9 }) },
  'DELETE /admin/products/{id}/stock': { input: ofNewProduct },
  // The product's stock is not counted.
  'POST /admin/products/{id}/stock/movements': {
    input: async (world) => ({ ...(await ofNewProduct(world)), kind: 'received', quantity: 1 }),
    answers: 404,
  },
  'GET /admin/orders/{id}/payments': { input: ofOrder },
  'POST /admin/orders/{id}/payments': {
    input: ({ order }) => ({ id: order.id, method: 'cash', amount: 1 }),
  },
  'POST /admin/payments/{id}/reversal': { input: () => ({ id: 1_000_000 }), answers: 404 },
  // The order is not payable by transfer.
  'POST /orders/{id}/payment-proofs': {
    input: ({ order }) => ({ id: order.id, picture: 'AAAA' }),
    owned: true,
    answers: 409,
  },
  'GET /admin/payment-proofs/{id}': { input: () => ({ id: 1_000_000 }), answers: 404 },
  'GET /admin/orders/{id}/invoice': { input: ofOrder },

  // The setting is off.
  'POST /guest/orders': {
    input: ({ product }) => ({ ...orderOf(itemOf(product)), guest_key: 'k'.repeat(32) }),
    answers: 409,
  },
  'POST /order-links/open': { input: () => ({ token: 'guess' }), answers: 404 },
  'POST /order-links/credit-note': { input: () => ({ token: 'guess', revision: 2 }), answers: 404 },
  'POST /order-links/invoice': { input: () => ({ token: 'guess' }), answers: 404 },
  // The order belongs to a customer account.
  'POST /admin/orders/{id}/anonymize-guest': { input: ofOrder, answers: 404 },
  'POST /order-links/whatsapp-opened': { input: () => ({ token: 'guess' }), answers: 404 },
  'POST /order-links/accept': { input: () => ({ token: 'guess', revision: 1 }), answers: 404 },
  'POST /order-links/decline': { input: () => ({ token: 'guess', revision: 1 }), answers: 404 },
  'POST /order-links/cancel': { input: () => ({ token: 'guess', revision: 1 }), answers: 404 },
  'POST /order-links/address': {
    input: (world) => ({
      token: 'guess',
      revision: 1,
      shipping_address: { ...world.order.shipping_address, phone: '0791234567' },
    }),
    answers: 404,
  },
  'POST /order-links/payment-proofs': {
    input: () => ({ token: 'guess', picture: 'AAAA' }),
    answers: 404,
  },
  'POST /order-links/attach': { input: () => ({ token: 'guess' }), answers: 404 },

  'POST /favourites': { input: ({ product }) => ({ add: [product.id] }) },

  'POST /contact': {
    input: () => ({
      name: 'Rania',
      email: 'rania@example.com',
      subject: 'general',
      message: 'Open on Friday?',
    }),
  },
  'GET /admin/messages': { input: nothing },
  'GET /admin/messages/unread': { input: nothing },
  'GET /admin/messages/{id}': { input: ({ messageId }) => ({ id: messageId }) },
  'PUT /admin/messages/{id}/read': { input: ({ messageId }) => ({ id: messageId, read: true }) },
  'DELETE /admin/messages/{id}': { input: ofNobody, answers: 404 },
  'POST /admin/messages/{id}/answer': { input: ({ messageId }) => ({ id: messageId, answer: 'Yes.' }) },

  'POST /newsletter': { input: () => ({ email: 'rania@example.com', language: 'ar' }) },
  'POST /newsletter/leave/{token}': { input: () => ({ token: nobody }) },
  'GET /admin/newsletter': { input: nothing },
  'GET /admin/newsletter/addresses': { input: nothing },

  'POST /waitlist': {
    input: ({ product }) => ({ product_id: product.id, email: 'rania@example.com', language: 'ar' }),
  },
  'POST /waitlist/own': {
    input: ({ product }) => ({ product_id: product.id, phone: '0791234567', language: 'ar' }),
  },
  'POST /waitlist/leave/{token}': { input: () => ({ token: nobody }) },
  'GET /admin/waitlist': { input: nothing },
  'PUT /admin/waitlist/{id}': { input: () => ({ id: nobody, sent: true }), answers: 404 },

  'GET /admin/users': { input: nothing },
  'GET /admin/users/{id}': { input: ({ customer }) => ({ id: customer.user.id }) },
  'PUT /admin/users/{id}/role': {
    input: async (world) => ({ ...(await ofNewCustomer(world)), role: 'admin' }),
  },
  'POST /admin/users/{id}/end-sessions': { input: ofNewCustomer },
  'DELETE /admin/users/{id}': { input: ofNewCustomer },

  'POST /admin/images': { input: () => ({ file: new Blob(['no image']) }), answers: 400 },

  'POST /admin/imports': { input: () => ({ file: new Blob(['name_en']), name: 'empty.csv' }), answers: 400 },
  'GET /admin/imports': { input: nothing },
  'GET /admin/imports/{id}': { input: ofNobody, answers: 404 },
  'GET /admin/imports/{id}/mapping': { input: ofNobody, answers: 404 },
  'POST /admin/imports/{id}/check': { input: ofNobody, answers: 404 },
  'GET /admin/imports/{id}/lines': { input: ofNobody, answers: 404 },
  'GET /admin/imports/{id}/images': { input: ofNobody, answers: 404 },
  'POST /admin/imports/{id}/images': { input: ofNobody, answers: 404 },
  'POST /admin/imports/{id}/apply': { input: ofNobody, answers: 404 },
  'POST /admin/imports/{id}/undo': { input: ofNobody, answers: 404 },
  'GET /admin/export/products': { input: nothing },

  'GET /admin/stats': { input: nothing },
  'GET /admin/claims': { input: nothing },
  'GET /admin/activity': { input: nothing },
  'GET /admin/activity/people': { input: nothing },
  'POST /admin/activity/undo': { input: () => ({ ids: [0] }), answers: 404 },
  'POST /admin/activity/{id}/undo': { input: () => ({ id: 0 }), answers: 404 },
};
