import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodedLength, order } from '../tests/support/sample-message.ts';
import { composeOrderMessage, maximumEncodedLength } from './order-message.ts';

const seed = 2000;
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

  const pantry = [
    ['لبنة مدحبرة بزيت الزيتون', '500g'],
    ['زعتر أخضر مخلوط', '250g'],
    ['مكدوس بالجوز', '700g'],
    ['دبس رمان', '350g'],
    ['سماق مطحون', '100g'],
  ].map(([ar = '', weight = '']) => ({ name: { en: '', ar }, weight, quantity: 1, price: 2.25 }));
  test('leaves out goods, and tells how many, before it cuts a usual address: the number, the total and the address are whole', () => {
    const customer = {
      ...order.customer,
      street:
        'شارع الملكة رانيا العبدالله خلف مسجد الجامعة الأردنية مقابل مكتبة الطلبة بجانب صيدلية الشفاء الطابق الأرضي الباب الأيمن',
      city: 'عمّان',
      country: 'الأردن',
    };
    expect(customer.street.length).toBeGreaterThan(110);
    const area = { en: 'Jubaiha', ar: 'الجبيهة وأبو نصير' };
    const message = composeOrderMessage({
      ...order,
      ...{ language: 'ar', lines: [...pantry, ...pantry], customer },
      delivery: { method: 'delivery', area },
    });
    expect(encodedLength(message)).toBeLessThanOrEqual(maximumEncodedLength);
    const address = [area.ar, customer.street, customer.city, customer.country].join('، ');
    expect(message).toContain(`العنوان: ${address}\n`);
    expect(message).toMatch(/\n.\+ \d أصناف أخرى، كلها في الرابط\n/);
    expect(message).toContain('MN-1042');
    expect(message).toContain('المجموع: 24.00 د.أ');
  });

  const longStreet = 'شارع الملكة رانيا العبدالله خلف مسجد الجامعة '.repeat(7).slice(0, 300);
  const toLongStreet = (lines: typeof pantry) =>
    composeOrderMessage({
      ...order,
      ...{ language: 'ar', lines, customer: { ...order.customer, street: longStreet } },
    });

  test.each([
    [1, 1, ''],
    [3, 3, ''],
    [5, 3, '+ صنفان آخران، وهما في الرابط'],
  ])(
    'a very long street gives way to the first goods: of %i lines %i stand, and of the street what has room',
    (count, shown, more) => {
      const message = toLongStreet(pantry.slice(0, count));
      const length = encodedLength(message);
      expect(length).toBeLessThanOrEqual(maximumEncodedLength);
      expect(length).toBeGreaterThan(maximumEncodedLength - encodedLength('ش '));
      for (const { name } of pantry.slice(0, shown)) expect(message).toContain(`× ${name.ar} (`);
      expect(/\n.(\+ .*)\n/.exec(message)?.[1] ?? '').toBe(more);
      const [, stands = ''] = /العنوان: (.*)…، /.exec(message) ?? [];
      expect(longStreet.startsWith(stands)).toBe(true);
      expect(stands.length).toBeGreaterThan(60);
    },
  );

  test.each([
    ['en', 1, '1 item, in the link'],
    ['en', 3, '3 items, all in the link'],
    ['ar', 1, 'صنف واحد، وهو في الرابط'],
    ['ar', 3, '3 أصناف، كلها في الرابط'],
  ] as const)('where no goods have room none are “other” ones: %s, %i', (language, count, text) => {
    const long = (letters: number) => 'ش'.repeat(letters);
    const message = composeOrderMessage({
      ...order,
      ...{ language, lines: manyLines.slice(0, count) },
      customer: {
        ...order.customer,
        street: long(120),
        city: long(60),
        country: long(60),
        landmark: long(60),
      },
    });
    expect(message).toContain(`\n${language === 'ar' ? '\u200f' : '\u200e'}${text}\n`);
    expect(message).not.toContain('1 × ');
  });

  test('of a street that has no room by itself as much stands as fits: no room is left that one more letter would take', () => {
    const street = Array.from({ length: 50 }, (_, index) => `شارع${index}`).join(' ');
    const message = composeOrderMessage({
      ...order,
      ...{ language: 'ar', lines: manyLines, customer: { ...order.customer, street } },
    });
    const length = encodedLength(message);
    expect(length).toBeLessThanOrEqual(maximumEncodedLength);
    expect(length).toBeGreaterThan(maximumEncodedLength - encodedLength('ش '));
    const [, stands = ''] = /العنوان: (.*)…، /.exec(message) ?? [];
    expect(street.startsWith(stands)).toBe(true);
    expect(stands.length).toBeGreaterThan(90);
  });

  test('of an address that has no room by itself the beginning of each part stands, with everything else beside it', () => {
    const long = (start: string, length: number) => start.padEnd(length, 'ش');
    const message = composeOrderMessage({
      ...order,
      ...{ language: 'ar', shop: long('مونة', 60), lines: manyLines },
      link: `https://a-long-name-of-a-shop.example/ar/o/${'x'.repeat(48)}`,
      customer: {
        ...order.customer,
        ...{ name: long('سلمى', 300), street: long('شارع الرينبو', 300), city: long('عمّان', 100) },
        ...{ country: long('الأردن', 100), building: long('12', 60), floor: long('3', 60) },
        landmark: long('قرب الدوّار', 200),
      },
      delivery: { method: 'delivery', area: { en: '', ar: long('الجبيهة', 120) } },
    });
    expect(encodedLength(message)).toBeLessThanOrEqual(maximumEncodedLength);
    expect(message).toMatch(/العنوان: الجبيهة.*، شارع.*، عمارة.*، طابق.*، عمّان.*، الأردن/);
    for (const part of ['MN-1042', 'المجموع', 'الاسم: سلمى', 'علامة مميزة: قرب', 'الهاتف', '/ar/o/xxx'])
      expect(message).toContain(part);
  });

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
