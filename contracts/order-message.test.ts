import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  composeCancelledMessage,
  composeOrderMessage,
  composeQuestionMessage,
  maximumEncodedLength,
  type OrderMessage,
  whatsappLink,
} from './order-message.ts';

const seed = 2000;
const order: OrderMessage = {
  language: 'en',
  shop: 'Mouneh',
  number: 'MN-1042',
  link: 'https://mouneh.example/orders/MN-1042',
  lines: [
    {
      name: { en: 'Labneh balls in olive oil', ar: 'لبنة مدحبرة بزيت الزيتون' },
      weight: '500g',
      quantity: 2,
      price: 3.5,
    },
    { name: { en: "Green za'atar blend", ar: 'زعتر أخضر مخلوط' }, weight: '', quantity: 1, price: 2.75 },
  ],
  deliveryFee: 1.5,
  customer: {
    name: 'سلمى حداد',
    phone: '+962791234567',
    street: 'Rainbow Street 12',
    city: 'Amman',
    country: 'Jordan',
  },
};

const encodedLength = (text: string) => encodeURIComponent(text).length;

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

describe('the cap of 2,000 encoded characters', () => {
  const manyLines = Array.from({ length: 100 }, (_, index) => ({
    name: {
      en: `Very long name number ${index}`,
      ar: `لبنة بلدية مدحبرة بزيت الزيتون البكر الممتاز رقم ${index}`,
    },
    weight: '500g',
    quantity: 1,
    price: 1.25,
  }));

  test.each([
    ['en', /\n\u200e\+ (\d+) more, all in the link\n/],
    ['ar', /\n\u200f\+ (\d+) صنفًا آخر، كلها في الرابط\n/],
  ] as const)(
    'holds for 100 long lines in %s, with "+ n more", total, address and link',
    (language, more) => {
      const message = composeOrderMessage({ ...order, language, lines: manyLines });
      expect(encodedLength(message)).toBeLessThanOrEqual(maximumEncodedLength);
      const hidden = Number(more.exec(message)?.[1]);
      const shown = message.split('\n').filter((line) => line.includes('1 × ')).length;
      expect(shown).toBeGreaterThan(2);
      expect(shown + hidden).toBe(100);
      expect(message).toContain('126.50');
      expect(message).toContain('Rainbow Street 12');
      expect(message).toContain(': https://mouneh.example/orders/MN-1042');
    },
  );

  test.each([
    [1, '+ صنف آخر، وهو في الرابط'],
    [2, '+ صنفان آخران، وهما في الرابط'],
    [9, '+ 9 أصناف أخرى، كلها في الرابط'],
    [11, '+ 11 صنفًا آخر، كلها في الرابط'],
  ])('%i that are not shown are counted in Arabic', (hidden, text) => {
    const count = (lines: number) =>
      composeOrderMessage({ ...order, language: 'ar', lines: manyLines.slice(0, lines) });
    const shown = count(90)
      .split('\n')
      .filter((line) => line.includes('1 × ')).length;
    expect(count(shown + hidden)).toContain(`\n\u200f${text}\n`);
  });

  test.each(['en', 'ar'] as const)(
    'counts as many lines in the preview, which leaves room for number and link: %s',
    (language) => {
      const many = { ...order, language, lines: Array.from({ length: 40 }, () => order.lines).flat() };
      const { number = '', link = '', ...unsaved } = many;
      const goodsIn = (message: string) => message.split('\n').filter((line) => /[×+]/.test(line));
      const sent = goodsIn(composeOrderMessage(many));
      expect(goodsIn(composeOrderMessage({ ...unsaved, reserved: { number, link } }))).toEqual(sent);
      expect(goodsIn(composeOrderMessage(unsaved))).not.toEqual(sent);
    },
  );

  test('shows as many lines as fit', () => {
    const fits = composeOrderMessage({ ...order, lines: manyLines.slice(0, 2) });
    expect(fits).not.toContain('more');
    expect(fits.split('\n').filter((line) => line.includes('1 × '))).toHaveLength(2);
  });

  test(`holds whatever people and sellers type; title, total and link always stand (seed ${seed})`, () => {
    const unit = fc.constantFrom(...'abc شكرا لبنة', '😀', '\u2069', '\n', '&', '%', 'é');
    const text = (maxLength: number) => fc.string({ unit, maxLength });
    const line = fc.record({
      name: fc.record({ en: text(300), ar: text(300) }),
      weight: text(100),
      quantity: fc.integer({ min: 1, max: 99 }),
      price: fc.integer({ min: 1, max: 10_000_000 }).map((qirsh) => qirsh / 100),
    });
    const anyOrder = fc.record({
      language: fc.constantFrom('en' as const, 'ar' as const),
      lines: fc.array(line, { minLength: 1, maxLength: 200 }),
      deliveryFee: fc.integer({ min: 0, max: 10_000 }).map((qirsh) => qirsh / 100),
      customer: fc.record({
        name: text(300),
        phone: fc.constantFrom('', '+962791234567'),
        street: text(300),
        city: text(100),
        country: text(100),
      }),
    });
    fc.assert(
      fc.property(anyOrder, (given) => {
        const message = composeOrderMessage({ ...order, ...given });
        expect(encodedLength(message)).toBeLessThanOrEqual(maximumEncodedLength);
        expect(message).toMatch(
          /^\*.(Hello, this is my order|مرحبًا، هذا طلبي) MN-1042 (from|من) .?Mouneh.?:\*\n/,
        );
        expect(message).toMatch(/\n\*.(Total|المجموع): [\d,]+\.\d\d (JD|د\.أ)\*\n/);
        expect(message).toMatch(/\n.(Order|الطلب): https:\/\/mouneh\.example\/orders\/MN-1042$/);
      }),
      { seed, numRuns: 200 },
    );
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
