import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  composeOrderMessage,
  maximumEncodedLength,
  type OrderMessage,
  whatsappLink,
} from './order-message.ts';

const seed = 2000;
const order: OrderMessage = {
  language: 'en',
  shop: 'Mouneh',
  number: 'MN-1042',
  link: 'https://mouneh.example/orders#MN-1042',
  lines: [
    { name: { en: 'Labneh balls in olive oil', ar: 'لبنة مدحبرة بزيت الزيتون' }, quantity: 2, price: 3.5 },
    { name: { en: "Green za'atar blend", ar: 'زعتر أخضر مخلوط' }, quantity: 1, price: 2.75 },
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
      '*New order from Mouneh* \u2066MN-1042\u2069\n' +
        '2 × Labneh balls in olive oil: 7.00\n' +
        "1 × Green za'atar blend: 2.75\n" +
        'Delivery: 1.50\n' +
        '*Total: 11.25 JD*\n' +
        '\n' +
        '\u2068سلمى حداد\u2069\n' +
        '\u2066+962 79 123 4567\u2069\n' +
        '\u2068Rainbow Street 12, Amman, Jordan\u2069\n' +
        '\u2066https://mouneh.example/orders#MN-1042\u2069',
    );
  });

  test('in Arabic', () => {
    expect(composeOrderMessage({ ...order, language: 'ar', shop: 'مونة' })).toBe(
      '*طلب جديد من مونة* \u2066MN-1042\u2069\n' +
        '2 × لبنة مدحبرة بزيت الزيتون: 7.00\n' +
        '1 × زعتر أخضر مخلوط: 2.75\n' +
        'التوصيل: 1.50\n' +
        '*المجموع: 11.25 د.أ*\n' +
        '\n' +
        '\u2068سلمى حداد\u2069\n' +
        '\u2066+962 79 123 4567\u2069\n' +
        '\u2068Rainbow Street 12، Amman، Jordan\u2069\n' +
        '\u2066https://mouneh.example/orders#MN-1042\u2069',
    );
  });

  test('before the order is saved goes without number and link, and without a phone that was not given', () => {
    const { number, link, ...unsaved } = order;
    const message = composeOrderMessage({ ...unsaved, customer: { ...order.customer, phone: '' } });
    expect(message).toBe(
      '*New order from Mouneh*\n' +
        '2 × Labneh balls in olive oil: 7.00\n' +
        "1 × Green za'atar blend: 2.75\n" +
        'Delivery: 1.50\n' +
        '*Total: 11.25 JD*\n' +
        '\n' +
        '\u2068سلمى حداد\u2069\n' +
        '\u2068Rainbow Street 12, Amman, Jordan\u2069',
    );
  });

  test('keeps what people type on its own line and in its own direction', () => {
    const name = 'Salma\u2069\u202e\n*Total: 0.00 JD*';
    const message = composeOrderMessage({ ...order, customer: { ...order.customer, name } });
    expect(message.split('\n')).toContain('\u2068Salma *Total: 0.00 JD*\u2069');
    expect(message).not.toMatch(/[\u202a-\u202e]/);
    const jar = { en: 'Jar\u202e\nTotal: 0.00', ar: 'مرطبان' };
    const goods = composeOrderMessage({ ...order, lines: [{ name: jar, quantity: 2, price: 1 }] });
    expect(goods.split('\n')).toContain('2 × Jar Total: 0.00: 2.00');
  });

  test('cuts a name that nobody reads to its end', () => {
    const name = { en: 'x'.repeat(300), ar: 'س'.repeat(300) };
    const message = composeOrderMessage({ ...order, lines: [{ name, quantity: 1, price: 1 }] });
    expect(message).toContain(`1 × ${'x'.repeat(59)}…: 1.00`);
  });
});

describe('the cap of 2,000 encoded characters', () => {
  const manyLines = Array.from({ length: 100 }, (_, index) => ({
    name: {
      en: `Very long name number ${index}`,
      ar: `لبنة بلدية مدحبرة بزيت الزيتون البكر الممتاز رقم ${index}`,
    },
    quantity: 1,
    price: 1.25,
  }));

  test.each([
    ['en', /\n\+ (\d+) more\n/],
    ['ar', /\n\+ (\d+) غيرها\n/],
  ] as const)(
    'holds for 100 long lines in %s, with "+ n more", total, address and link',
    (language, more) => {
      const message = composeOrderMessage({ ...order, language, lines: manyLines });
      expect(encodedLength(message)).toBeLessThanOrEqual(maximumEncodedLength);
      const hidden = Number(more.exec(message)?.[1]);
      const shown = message.split('\n').filter((line) => line.startsWith('1 × ')).length;
      expect(shown).toBeGreaterThan(3);
      expect(shown + hidden).toBe(100);
      expect(message).toContain('126.50');
      expect(message).toContain('Rainbow Street 12');
      expect(message).toContain('\u2066https://mouneh.example/orders#MN-1042\u2069');
    },
  );

  test('shows as many lines as fit', () => {
    const fits = composeOrderMessage({ ...order, lines: manyLines.slice(0, 2) });
    expect(fits).not.toContain('more');
    expect(fits.split('\n').filter((line) => line.startsWith('1 × '))).toHaveLength(2);
  });

  test(`holds whatever people and sellers type; title, total and link always stand (seed ${seed})`, () => {
    const unit = fc.constantFrom(...'abc شكرا لبنة', '😀', '\u2069', '\n', '&', '%', 'é');
    const text = (maxLength: number) => fc.string({ unit, maxLength });
    const line = fc.record({
      name: fc.record({ en: text(300), ar: text(300) }),
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
        expect(message).toMatch(/^\*(New order from|طلب جديد من) Mouneh\* \u2066MN-1042\u2069\n/);
        expect(message).toMatch(/\n\*(Total|المجموع): \d+\.\d\d (JD|د\.أ)\*\n/);
        expect(message.endsWith('\n\u2066https://mouneh.example/orders#MN-1042\u2069')).toBe(true);
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
