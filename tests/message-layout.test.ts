import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { directionOf, languages } from '../contracts/language.ts';
import { composeOrderMessage, type OrderMessage } from '../contracts/order-message.ts';
import { orderStatuses } from '../contracts/orders.ts';
import { composeStatusMessage } from '../contracts/status-message.ts';
import { layOutLine } from './support/bidi-layout.ts';

const seed = 6000;
const linesOf = (message: string) => message.split('\n').filter((line) => line !== '');
/** Each line in visual order, from the side on which the reader begins. */
const seen = (message: string) => linesOf(message).map((line) => layOutLine(line).fromStart.join(' '));

const order: Omit<OrderMessage, 'language'> = {
  shop: 'Mouneh',
  number: 'MN-1042',
  link: 'https://mouneh.example/ar/orders/MN-1042',
  lines: [
    { name: { en: 'Nabulsi cheese', ar: 'جبنة نابلسية' }, weight: '500g', quantity: 2, price: 3.25 },
    { name: { en: 'Cheese حلوة', ar: 'Lipton شاي' }, weight: '25 bags', quantity: 1, price: 7 },
    { name: { en: 'مكدوس', ar: 'Corn Flakes' }, weight: '6 علب', quantity: 3, price: 1.25 },
    { name: { en: '7UP 330ml', ar: 'سفن أب 330 مل' }, weight: '6 cans', quantity: 12, price: 0.5 },
  ],
  deliveryFee: 2.5,
  customer: {
    name: 'Rania حدّاد',
    phone: '+962791234567',
    street: 'Rainbow Street 12',
    city: 'عمّان',
    country: 'الأردن',
  },
};

test('the order of an Arabic message is the one that the eye sees, from the right', () => {
  expect(seen(composeOrderMessage({ ...order, language: 'ar' }))).toEqual([
    '* مرحبًا ، هذا طلبي MN-1042 من Mouneh : *',
    '2 × جبنة نابلسية ( 500 غم ) : 6.50',
    // A Latin name is laid out left to right, and the words around it stay in place.
    '1 × شاي Lipton ( 25 ظرفًا ) : 7.00',
    '3 × Flakes Corn ( 6 علب ) : 3.75',
    '12 × سفن أب 330 مل ( cans 6 ) : 6.00',
    'التوصيل : 2.50',
    '* المجموع : 25.75 د.أ *',
    'الاسم : حدّاد Rania',
    'الهاتف : 4567 123 79 +962',
    'العنوان : 12 Street Rainbow ، عمّان ، الأردن',
    'الطلب : //mouneh.example/ar/orders/MN-1042 : https',
  ]);
});

test('the order of an English message is the one that the eye sees, from the left', () => {
  expect(seen(composeOrderMessage({ ...order, shop: 'مونة', language: 'en' }))).toEqual([
    '* Hello , this is my order MN-1042 from مونة : *',
    '2 × Nabulsi cheese ( 500 g ) : 6.50',
    '1 × Cheese حلوة ( 25 bags ) : 7.00',
    '3 × مكدوس ( علب 6 ) : 3.75',
    '12 × 7UP 330ml ( 6 cans ) : 6.00',
    'Delivery : 2.50',
    '* Total : 25.75 JD *',
    'Name : Rania حدّاد',
    'Phone : +962 79 123 4567',
    'Address : Rainbow Street 12 , عمّان , الأردن',
    'Order : https : //mouneh.example/ar/orders/MN-1042',
  ]);
});

describe.each(languages)('in %s', (language) => {
  const statuses = orderStatuses.map((status) =>
    composeStatusMessage({
      language,
      shop: language === 'ar' ? 'Olive & Thyme' : 'دار أم خليل',
      number: 'MN-1042',
      status,
      customerName: language === 'ar' ? 'John Smith' : 'رانيا حدّاد',
      total: 11.25,
      link: order.link ?? '',
    }),
  );
  const long = Array.from({ length: 40 }, () => order.lines).flat();
  const messages = [
    composeOrderMessage({ ...order, language }),
    composeOrderMessage({ ...order, language, lines: long, deliveryFee: 0 }),
    ...statuses,
  ];

  test('every line has the direction of the message', () => {
    for (const line of messages.flatMap(linesOf)) {
      expect(layOutLine(line).direction, line).toBe(directionOf(language));
    }
  });

  test('phone numbers, order numbers, prices and links read from left to right, in one piece', () => {
    const drawn = messages.map((message) => linesOf(message).map((line) => layOutLine(line).fromLeft));
    expect(drawn[0]?.join('\n')).toContain('+962 79 123 4567');
    for (const lines of drawn) {
      expect(lines.join('\n')).toContain('MN-1042');
      expect(lines.filter((line) => line.includes('https://mouneh.example/ar/orders/MN-1042'))).toHaveLength(
        1,
      );
    }
    for (const lines of drawn.slice(2, 5)) expect(lines.join('\n')).toContain('11.25');
  });

  test(`whatever a seller types, the quantity comes first, the sum last (seed ${seed})`, () => {
    const unit = fc.constantFrom(...'abc شكرا 12٣-%(/)', '\u200e', '\u200f', '\u2067', '\u202e');
    const text = fc.string({ unit, minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(fc.record({ en: text, ar: text }), text, (name, weight) => {
        const lines = [{ name, weight, quantity: 8, price: 9.75 }];
        const [, goods = ''] = linesOf(composeOrderMessage({ ...order, language, lines }));
        const { direction, fromLeft } = layOutLine(goods);
        expect(direction).toBe(directionOf(language));
        expect(fromLeft).toMatch(language === 'ar' ? /^78\.00 ?: ?.* × 8$/ : /^8 × .* ?: ?78\.00$/);
      }),
      { seed, numRuns: 500 },
    );
  });
});
