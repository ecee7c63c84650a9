import { describe, expect, test } from 'vitest';
import { encodedLength, order } from '../tests/support/sample-message.ts';
import {
  composeCancelledMessage,
  composeOrderMessage,
  composeQuestionMessage,
  maximumEncodedLength,
  whatsappLink,
} from './order-message.ts';

describe('the message', () => {
  test('in English', () => {
    expect(composeOrderMessage(order)).toBe(
      [
        '*\u200eHello, this is my order MN-1042 from Mouneh:*',
        '\u200e2 × Labneh balls in olive oil (500 g): 7.00',
        "\u200e1 × Green za'atar blend: 2.75",
        '\u200eDelivery: 1.50',
        '*\u200eTotal: 11.25 JD*',
        '',
        '\u200eName: \u2068سلمى حداد\u2069',
        '\u200ePhone: \u2066+962 79 123 4567\u2069',
        '\u200eAddress: Rainbow Street 12, Amman, Jordan',
        '\u200eOrder: https://mouneh.example/orders/MN-1042',
      ].join('\n'),
    );
  });

  test('in Arabic', () => {
    expect(composeOrderMessage({ ...order, language: 'ar', shop: 'مونة' })).toBe(
      [
        '*\u200fمرحبًا، هذا طلبي MN-1042 من مونة:*',
        '\u200f2 × لبنة مدحبرة بزيت الزيتون (500 غم): 7.00',
        '\u200f1 × زعتر أخضر مخلوط: 2.75',
        '\u200fالتوصيل: 1.50',
        '*\u200fالمجموع: 11.25 د.أ*',
        '',
        '\u200fالاسم: سلمى حداد',
        '\u200fالهاتف: \u2066+962 79 123 4567\u2069',
        '\u200fالعنوان: \u2068Rainbow Street 12\u2069، \u2068Amman\u2069، \u2068Jordan\u2069',
        '\u200fالطلب: https://mouneh.example/orders/MN-1042',
      ].join('\n'),
    );
  });

  test('before the order is saved goes without number and link, and without a phone that was not given', () => {
    const { number, link, ...unsaved } = order;
    const message = composeOrderMessage({ ...unsaved, customer: { ...order.customer, phone: '' } });
    expect(message.split('\n').map((line) => line.replace('\u200e', ''))).toEqual([
      '*Hello, this is my order from Mouneh:*',
      '2 × Labneh balls in olive oil (500 g): 7.00',
      "1 × Green za'atar blend: 2.75",
      'Delivery: 1.50',
      '*Total: 11.25 JD*',
      '',
      'Name: \u2068سلمى حداد\u2069',
      'Address: Rainbow Street 12, Amman, Jordan',
    ]);
  });

  test('says that delivery is free instead of naming a fee of nothing', () => {
    expect(composeOrderMessage({ ...order, deliveryFee: 0 })).toContain('Delivery: Free\n');
    expect(composeOrderMessage({ ...order, language: 'ar', deliveryFee: 0 })).toContain('التوصيل: مجاني\n');
  });

  test('tells two sizes under one name apart, in the words of its language', () => {
    const name = { en: 'Extra virgin olive oil', ar: 'زيت زيتون بكر ممتاز' };
    const lines = ['750ml', '5L', '25 bags', 'أربع علب'].map((weight) => ({
      name,
      weight,
      quantity: 1,
      price: 7,
    }));
    const goodsIn = (language: 'en' | 'ar') =>
      composeOrderMessage({ ...order, language, lines })
        .split('\n')
        .filter((line) => line.includes('1 × '))
        .map((line) => /\((.*)\)/.exec(line)?.[1]);
    expect(goodsIn('en')).toEqual(['750 ml', '5 L', '25 bags', '\u2068أربع علب\u2069']);
    expect(goodsIn('ar')).toEqual(['750 مل', '5 لتر', '25 ظرفًا', 'أربع علب']);
  });

  test('keeps what people type on its own line and in its own direction', () => {
    const name = 'Salma\u2069\u202e\n*Total: 0.00 JD*';
    const message = composeOrderMessage({ ...order, customer: { ...order.customer, name } });
    expect(message.split('\n')).toContain('\u200eName: Salma *Total: 0.00 JD*');
    expect(message).not.toMatch(/[\u202a-\u202e]/);
    const jar = { en: 'Jar\u202e\nTotal: 0.00', ar: 'مرطبان' };
    const goods = composeOrderMessage({
      ...order,
      lines: [{ name: jar, weight: '', quantity: 2, price: 1 }],
    });
    expect(goods.split('\n')).toContain('\u200e2 × Jar Total: 0.00: 2.00');
  });

  test('says what is in a box, and leaves that out before it counts goods that do not fit', () => {
    const part = (index: number) => ({
      name: { en: `Part ${index}\u202e\n*Total: 0.00 JD* ${'é'.repeat(index && 30)}`, ar: `محتوى ${index}` },
      weight: '500g',
      quantity: 2,
    });
    const withParts = (count: number) =>
      composeOrderMessage({
        ...order,
        lines: [
          {
            name: { en: 'Box', ar: 'صندوق' },
            weight: '',
            quantity: 1,
            price: 9,
            parts: Array.from({ length: count }, (_, index) => part(index)),
          },
        ],
      }).split('\n');
    expect(withParts(2).slice(1, 3)).toEqual([
      '\u200e1 × Box: 9.00',
      `\u200eIn each: 2 × Part 0 *Total: 0.00 JD* 500 g · 2 × Part 1 *Total: 0.00 JD* ${'é'.repeat(30)} 500…`,
    ]);
    expect(withParts(20).slice(1, 3)).toEqual(['\u200e1 × Box: 9.00', '\u200eDelivery: 1.50']);
    expect(encodedLength(withParts(20).join('\n'))).toBeLessThanOrEqual(maximumEncodedLength);
  });

  test('cuts a name that is too long to read', () => {
    const name = { en: 'x'.repeat(300), ar: 'س'.repeat(300) };
    const message = composeOrderMessage({
      ...order,
      lines: [{ name, weight: 'x'.repeat(300), quantity: 1, price: 1 }],
    });
    expect(message).toContain(`1 × ${'x'.repeat(59)}… (${'x'.repeat(19)}…): 1.00`);
  });
});

test('the link goes to the seller, or to whom the shopper chooses, and carries the message whole', () => {
  const message = 'طلب & 1 + 1 = 100%\n*bold*';
  const toSeller = new URL(whatsappLink('+962791234567', message));
  expect(toSeller.origin + toSeller.pathname).toBe('https://wa.me/962791234567');
  expect(toSeller.searchParams.get('text')).toBe(message);
  expect(whatsappLink(null, 'a b')).toBe('https://wa.me/?text=a%20b');
});

test('of a cancelled order says that it is cancelled, and asks for nothing', () => {
  const saved = { shop: 'Mouneh', number: 'MN-1042', link: 'https://mouneh.example/orders/MN-1042' };
  expect(composeCancelledMessage({ language: 'en', ...saved })).toBe(
    '*\u200eHello, it’s about my cancelled order MN-1042 from Mouneh:*\n\u200eOrder: https://mouneh.example/orders/MN-1042',
  );
  expect(composeCancelledMessage({ language: 'ar', ...saved, shop: 'مونة' })).toBe(
    '*\u200fمرحبًا، بخصوص طلبي الملغى MN-1042 من مونة:*\n\u200fالطلب: https://mouneh.example/orders/MN-1042',
  );
});

test('of an order that the seller has begun asks about it, and sends nothing a second time', () => {
  const saved = { number: 'MN-1042', link: 'https://mouneh.example/orders/MN-1042' };
  expect(composeQuestionMessage({ language: 'en', shop: 'Mouneh', ...saved })).toBe(
    '*\u200eHello, it’s about my order MN-1042 from Mouneh:*\n\u200eOrder: https://mouneh.example/orders/MN-1042',
  );
  expect(composeQuestionMessage({ language: 'ar', shop: 'مونة', ...saved })).toBe(
    '*\u200fمرحبًا، بخصوص طلبي MN-1042 من مونة:*\n\u200fالطلب: https://mouneh.example/orders/MN-1042',
  );
});
