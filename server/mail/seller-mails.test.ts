import { expect, test } from 'vitest';
import type { User } from '../../contracts/accounts.ts';
import { defaultContent } from '../../contracts/default-content.ts';
import type { Order } from '../../contracts/orders.ts';
import { order as sampleOrder } from './sample-mails.ts';
import { composeSellerChange } from './seller-mails.ts';
import { wordsIn } from './words/words.ts';

const { name, headquarters: place, claims } = defaultContent;
const shop = { publicUrl: 'https://mouneh.example', name, place, shipping: claims.shipping };
const { sellerChange: words } = wordsIn('en');

/** An order with an answered suggestion: only of a delivery price, or also of its lines. */
const answered = (act: 'accepted' | 'declined', isFee: boolean): Order => {
  const order = sampleOrder('en');
  const before = {
    ...order,
    at: order.created_at,
    delivery: { ...order.delivery, fee: null, fee_pending: true },
  };
  const items = isFee ? order.items : order.items.slice(1);
  const after = { ...before, items, delivery: { ...order.delivery, fee: 12, fee_pending: false } };
  const change = { at: order.created_at, agreed: true, before, after };
  const revision = { ...order.revision, [act === 'accepted' ? 'changed' : 'declined']: change };
  return { ...order, revision } as Order;
};

test.each([
  ['accepted', true, words.acceptedFee],
  ['accepted', false, words.accepted],
  ['declined', true, words.declinedFee],
  ['declined', false, words.declined],
] as const)(
  'a seller reads that a customer has %s, and whether it was the delivery’s price alone: %s',
  (act, isFee, { subject }) => {
    const order = answered(act, isFee);
    const mail = composeSellerChange(shop, order, act, { language: 'en' } as User);
    expect(mail.subject.replace(/[\u2066-\u2069]/g, '')).toBe(subject(order.number));
  },
);
