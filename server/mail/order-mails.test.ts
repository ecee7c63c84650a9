import { expect, test } from 'vitest';
import { defaultContent } from '../../contracts/default-content.ts';
import type { Order } from '../../contracts/orders.ts';
import { composeOrderStatus } from './order-mails.ts';
import { order as sampleOrder } from './sample-mails.ts';

const { name, headquarters: place, claims } = defaultContent;
const shop = { publicUrl: 'https://mouneh.example', name, place, shipping: claims.shipping };
const reader = { isVerified: true, link: 'https://mouneh.example/orders' };

/** The first lines of the mail about an order that is on its way. */
const shipped = (delivery: Partial<Order['delivery']> = {}) => {
  const order = sampleOrder('en');
  const sent = { ...order, delivery: { ...order.delivery, ...delivery } };
  return composeOrderStatus(shop, sent, 'shipped', reader).preview;
};

test('how long deliveries take as a rule is said of an order that has no time of its own', () => {
  expect(shipped()).toContain(`Delivery takes ${claims.shipping.en}.`);
});

test.each<[string, Partial<Order['delivery']>]>([
  ['with a chosen time', { slot: { date: '2026-10-16', from: '16:00', to: '19:00' } }],
  ['to an area with a promise of its own', { promise_hours: 24 }],
  ['abroad', { country: { code: 'SE', name: { en: 'Sweden', ar: 'السويد' } } }],
])('it is not said of an order %s', (_, delivery) => {
  expect(shipped(delivery)).toContain('has left our shop.');
  expect(shipped(delivery)).not.toContain('Delivery takes');
});
