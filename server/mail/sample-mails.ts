import type { User } from '../../contracts/accounts.ts';
import { type Bilingual, type Language, languages } from '../../contracts/language.ts';
import type { Message } from '../../contracts/messages.ts';
import { sumPrices } from '../../contracts/money.ts';
import { customerActs } from '../../contracts/order-revisions.ts';
import { type Order, orderStatuses } from '../../contracts/orders.ts';
import { sampleProducts } from '../../contracts/sample-products.ts';
import {
  composeEmailVerification,
  composeNewsletterWelcome,
  composePasswordReset,
  composeWelcome,
} from './account-mails.ts';
import { composeContactAnswer } from './contact-answer.ts';
import { composeLowStock } from './low-stock-mail.ts';
import type { Mail } from './mail.ts';
import { composeOrderChanged, composeOrderReceived, composeOrderStatus } from './order-mails.ts';
import { composePaymentAccount } from './payment-account-mail.ts';
import { composeSellerChange, composeSellerMessage, composeSellerOrder } from './seller-mails.ts';
import type { Shop } from './shop-link.ts';
import { composeBackInStock } from './waitlist-mails.ts';

const name: Bilingual = { en: 'Salma Haddad', ar: 'سلمى حدّاد' };
const question: Bilingual = {
  en: 'Good evening,\n\nis the olive oil from this season, and does it come in tins?\nThank you, Salma',
  ar: 'مساء الخير،\n\nهل زيت الزيتون من هذا الموسم؟ وهل يوجد منه تنك؟\nشكرًا، سلمى',
};
const answer: Bilingual = {
  en: 'Yes, it was pressed in Ajloun in October.\nThe tins of 16 litres come next week.',
  ar: 'نعم، عُصر في عجلون في تشرين الأول.\nوتنكة 16 لتر تصل الأسبوع القادم.',
};
const created_at = '2026-10-15T16:30:00.000Z';
const email = 'salma@example.com';
const phone = '+962791234567';
const token = 'a-token-that-opens-nothing';
const id = '00000000-0000-4000-8000-000000000000';

const product = { slug: 'makdous', nameEn: 'Makdous', nameAr: 'مكدوس' };

const user = (language: Language): User => ({
  id,
  email,
  emailVerified: true,
  name: name[language],
  phone,
  role: 'customer',
  address: '',
  birthDate: '',
  language,
  notifications: { orders: true, offers: true },
});

const message = (language: Language): Message => ({
  id,
  created_at,
  name: name[language],
  email,
  phone,
  subject: 'product',
  message: question[language],
  language,
  answer: answer[language],
  answered_at: created_at,
});

export function order(language: Language): Order {
  const items = sampleProducts.slice(0, 4).map((product, position) => ({
    position,
    product_id: id,
    name: product.name,
    weight: product.weight,
    quantity: position + 1,
    price: product.price,
    image: '',
    reason: '',
  }));
  const subtotal = sumPrices(items);
  const total = sumPrices([
    { price: subtotal, quantity: 1 },
    { price: 2, quantity: 1 },
  ]);
  return {
    id,
    number: 'MN-1042',
    created_at,
    status: 'pending',
    customer_name: name[language],
    customer_email: email,
    items,
    revision: { number: 1, proposed: null, changed: null, declined: null },
    subtotal,
    ...{ discount: 0, coupon: null, free_for_stamps: false },
    delivery_fee: 2,
    total,
    shipping_address: {
      street: language === 'ar' ? 'شارع الرينبو 12، الطابق 3' : 'Rainbow Street 12, floor 3',
      city: language === 'ar' ? 'عمّان' : 'Amman',
      country: language === 'ar' ? 'الأردن' : 'Jordan',
      phone,
      ...{ building: '', floor: '', landmark: '', driver_note: '', latitude: null, longitude: null },
    },
    delivery: {
      method: 'delivery',
      area: null,
      promise_hours: null,
      slot: null,
      country: null,
      fee_pending: false,
    },
    returned: [],
    credit_notes: [],
    payment_method: 'whatsapp',
    payment: { method: 'chat', state: 'unpaid', paid: 0, due: total, refund: 0, refunded: 0, waived: 0 },
    pay_to: null,
    ...{ if_missing: 'ask', note: '', gift: null },
    language,
    guest: false,
  };
}

/** An order with a suggestion: to leave out one line, or only a delivery price. */
function proposedOrder(language: Language, isFee = false): Order {
  const reasons = { en: 'The labneh has run out', ar: 'نفدت اللبنة' };
  const placed = order(language);
  const { items, subtotal, discount, delivery_fee, total, shipping_address, delivery } = placed;
  const left = isFee ? items : items.slice(1);
  const saved = subtotal - sumPrices(left);
  const sums = { subtotal: subtotal - saved, discount, delivery_fee, total: total - saved };
  const proposed = {
    ...{ ...sums, items: left, shipping_address, delivery, number: 2, created_at },
    reason: isFee ? '' : reasons[language],
  };
  return {
    ...placed,
    ...(isFee && { delivery_fee: 0, total: subtotal, delivery: { ...delivery, fee_pending: true } }),
    revision: { number: 1, proposed, changed: null, declined: null },
  };
}

const accountChange = {
  by: name.en,
  at: new Date(created_at),
  settings: {
    methods: ['cash' as const, 'cliq' as const],
    ...{ cliq_alias: 'MOUNEH', cliq_name: 'Mouneh for food' },
    ...{ bank_name: '', account_name: '', iban: '' },
  },
};

/** Readers of a mail about an order: with an account whose email is verified, and without an account. */
const reader = { isVerified: true, link: 'https://shop.example.com/orders/MN-1042' };
const guest = { isVerified: false, link: `https://shop.example.com/o/${token}` };

export type SampleMail = { kind: string; mail: Mail };

/** Every mail of the shop in both languages, with fictional people: for viewing, and for tests about all mails. */
export const sampleMails = (shop: Shop): SampleMail[] =>
  languages.flatMap((language) => [
    { kind: 'welcome', mail: composeWelcome(shop, user(language), token) },
    { kind: 'email-verification', mail: composeEmailVerification(shop, user(language), token) },
    {
      kind: 'password-reset',
      mail: composePasswordReset(shop, user(language), token),
    },
    { kind: 'order-received', mail: composeOrderReceived(shop, order(language), reader) },
    {
      kind: 'order-received-guest',
      mail: composeOrderReceived(shop, { ...order(language), guest: true }, guest),
    },
    ...orderStatuses.map((status) => ({
      kind: `order-status-${status}`,
      mail: composeOrderStatus(shop, order(language), status, reader),
    })),
    { kind: 'order-changed', mail: composeOrderChanged(shop, order(language), reader) },
    { kind: 'order-proposed', mail: composeOrderChanged(shop, proposedOrder(language), reader) },
    { kind: 'order-fee', mail: composeOrderChanged(shop, proposedOrder(language, true), reader) },
    { kind: 'contact-answer', mail: composeContactAnswer(shop, message(language), answer[language]) },
    { kind: 'newsletter-welcome', mail: composeNewsletterWelcome(shop, { language, leaveToken: id }) },
    { kind: 'back-in-stock', mail: composeBackInStock(shop, { language, leaveToken: id, product }) },
    { kind: 'seller-order', mail: composeSellerOrder(shop, order(language), user(language)) },
    ...customerActs.map((act) => ({
      kind: `seller-change-${act}`,
      mail: composeSellerChange(shop, order(language), act, user(language)),
    })),
    { kind: 'low-stock', mail: composeLowStock(shop, [{ ...product, left: 3 }], user(language)) },
    { kind: 'payment-account', mail: composePaymentAccount(shop, accountChange, user(language)) },
    { kind: 'seller-message', mail: composeSellerMessage(shop, message(language), user(language)) },
  ]);
