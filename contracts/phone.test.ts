import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldDigits } from './digits.ts';
import { formatPhone } from './format-phone.ts';
import { formatPhoneAsTyped, hasCountry, mobileOfJordan, normalizePhone } from './phone.ts';

const seed = 962;

test.each([
  '0791234567',
  '079 123 4567',
  '+962 79 123 4567',
  '00962791234567',
  '+962 (0) 79-123-4567',
  '791234567',
  '٠٧٩١٢٣٤٥٦٧',
  '۰۷۹۱۲۳۴۵۶۷',
  '٠٠٩٦٢ ٧٩ ١٢٣ ٤٥٦٧',
  '\u200f079\u200e1234567',
  '\u2066+962791234567\u2069',
  '(079) 123-4567',
  '079.123.4567',
  '079/1234567',
  '079–123–4567',
  '962791234567',
  '9620791234567',
  '009620791234567',
  '０７９１２３４５６７',
  ' 0791234567\n',
  'tel:+962791234567',
  'Tel: 079 123 4567',
])('%j is +962791234567', (typed) => {
  expect(normalizePhone(typed)).toBe('+962791234567');
});

test.each([
  ['06 461 2345', '+96264612345'],
  ['+962 6 461 2345', '+96264612345'],
  ['03-201-2345', '+96232012345'],
  ['6-4612345', '+96264612345'],
])('%j is the landline %s', (typed, e164) => {
  expect(normalizePhone(typed)).toBe(e164);
});

test.each([
  ['+44 20 7946 0958', '+442079460958'],
  ['0044 20 7946 0958', '+442079460958'],
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['+46 (0)70-123 45 67', '+46701234567'],
  ['٠٠٤٦ (٠)٧٠١٢٣٤٥٦٧', '+46701234567'],
  ['+1 (202) 555-0123', '+12025550123'],
  ['+970 59 123 4567', '+970591234567'],
])('%j is %s, of another country', (typed, e164) => {
  expect(normalizePhone(typed)).toBe(e164);
});

test.each([
  '',
  ' ',
  'call me',
  '12345',
  '+',
  '00',
  '0',
  '+962',
  '079123456',
  // Mobile numbers of Sweden, Iraq and others; Jordanian ones begin with 077, 078 or 079.
  '0701234567',
  '075 123 4567',
  '٠٧٠١٢٣٤٥٦٧',
  '+962 70 123 4567',
  '07912345678',
  '0612345678',
  '+962 79 123 45',
  '+96279123456789',
  '1234567890123456',
  '079 123 4567 ext 5',
  '079x1234567',
  '0791234567;0781234567',
  '079+1234567',
  '<script>',
])('%j is no phone number', (typed) => {
  expect(normalizePhone(typed)).toBeNull();
});

describe('for any Jordanian mobile number', () => {
  const number = fc.stringMatching(/^7[789]\d{7}$/);
  const shift = (text: string, zero: number) =>
    text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
  const separator = fc.constantFrom('', '', ' ', '-', '.', '\u00a0', '\u200e', '\u2069', '\u2011', '  ');

  test(`every way of writing it is the same number (seed ${seed})`, () => {
    const prefix = fc.constantFrom('', '0', '00962', '+962', '962', '+962 (0) ', '+9620', '00962 0', '(0)');
    const zero = fc.constantFrom(0x30, 0x660, 0x6f0);
    const separators = fc.array(separator, { minLength: 9, maxLength: 9 });
    fc.assert(
      fc.property(number, prefix, zero, separators, (digits, before, zeroOfSet, between) => {
        const spaced = [...digits].map((digit, index) => digit + between[index]).join('');
        expect(normalizePhone(shift(before + spaced, zeroOfSet))).toBe(`+962${digits}`);
      }),
      { seed, numRuns: 500 },
    );
  });

  test(`reading it again, also as it is shown, changes nothing (seed ${seed})`, () => {
    fc.assert(
      fc.property(number, (digits) => {
        const e164 = normalizePhone(digits) ?? '';
        expect(normalizePhone(e164)).toBe(e164);
        expect(normalizePhone(formatPhone(e164))).toBe(e164);
      }),
      { seed },
    );
  });
});

test(`whatever is typed, the answer is E.164 or nothing (seed ${seed})`, () => {
  const sign = fc.constantFrom(...'0123456789+-() ٠٧٩۰', '\u200f', 'x');
  fc.assert(
    fc.property(fc.string({ unit: sign, maxLength: 25 }), (typed) => {
      expect(normalizePhone(typed) ?? '+10000000').toMatch(/^\+[1-9]\d{7,14}$/);
    }),
    { seed, numRuns: 1000 },
  );
});

test('a number is shown in the groups in which it is said', () => {
  expect(formatPhone('+962791234567')).toBe('+962 79 123 4567');
  expect(formatPhone('+442079460958')).toBe('+442079460958');
});

test.each([
  ['0', '0'],
  ['07', '07'],
  ['079', '079'],
  ['0791', '079 1'],
  ['0791234567', '079 123 4567'],
  ['٠٧٩١٢٣٤٥٦٧', '079 123 4567'],
  ['۰۷۹۱۲۳۴۵۶۷', '079 123 4567'],
  ['791234567', '79 123 4567'],
  ['+', '+'],
  ['+96', '+96'],
  ['+962', '+962'],
  ['+9627', '+962 7'],
  ['+962791234567', '+962 79 123 4567'],
  ['+962 (0) 79-123-4567', '+962 (0) 79 123 4567'],
  ['962791234567', '962 79 123 4567'],
  ['00', '00'],
  ['00962', '00962'],
  ['00962791234567', '00962 79 123 4567'],
  ['064612345', '06 461 2345'],
  ['+96264612345', '+962 6 461 2345'],
  ['\u202b(079) 123-4567\u202c', '079 123 4567'],
  ['079.123.4567', '079 123 4567'],
])('%j is shown as %j while it is typed', (typed, shown) => {
  expect(formatPhoneAsTyped(typed)).toBe(shown);
});

test.each([
  '+44 20 7946 0958',
  '0044 2079460958',
  '+1 (202) 555-0123',
  '+970591234567',
  // No Jordanian number has this length.
  '0501234567',
  '0701234567',
  '751234567',
  '07912345678',
  '+9627912345678',
])('%j is no number of Jordan, and stays as it is typed', (typed) => {
  expect(formatPhoneAsTyped(typed)).toBe(typed);
});

test('digits of another country’s number become Latin, too', () => {
  expect(formatPhoneAsTyped('+٤٦٧٠١٢٣')).toBe('+4670123');
});

test.each([
  ['050123', '050123'],
  ['0701234567', '0701234567'],
  // Numbers of the United Kingdom, Iraq and Sweden that begin like Jordanian mobile numbers or have their length.
  ['07712345678', '07712345678'],
  ['0770 123 4567 8', '0770 123 4567 8'],
  ['0791234567', '0791234567'],
  ['+962791234567', '+962 79 123 4567'],
])(
  'in an order abroad %j is shown as %j: a number without a country’s code may be another country’s',
  (typed, shown) => {
    expect(formatPhoneAsTyped(typed, true)).toBe(shown);
  },
);

test.each(['+46701234567', '0046701234567', '(+44) 7712345678', '962791234567'])(
  '%j says of which country it is',
  (typed) => {
    expect(hasCountry(typed)).toBe(true);
  },
);

test.each(['0701234567', '07712345678', '0791234567', '791234567', '46701234567', ''])(
  '%j does not say of which country it is',
  (typed) => {
    expect(hasCountry(typed)).toBe(false);
  },
);

test('which numbers could be mobile numbers of Jordan', () => {
  expect(['0791234567', '79 123 4567', '0701234567', '062345678', ''].map(mobileOfJordan)).toEqual([
    ...['+962791234567', '+962791234567'],
    ...[null, null, null],
  ]);
});

test.each(['', ' ', 'call me', '079x123', '079+123', '٠٧٩ ext', '1234567890123456789', '('])(
  '%j is no phone number and stays as it was typed',
  (typed) => {
    expect(formatPhoneAsTyped(typed)).toBe(typed);
  },
);

describe(`whatever is typed (seed ${seed})`, () => {
  const sign = fc.constantFrom(...'000123456789922677+-() ٠٧٩۰۶', '\u200f', 'x');
  const typing = fc.string({ unit: sign, maxLength: 20 });
  const digitsOf = (text: string) => foldDigits(text).replace(/\D/g, '');

  test('showing it in groups loses no digit and moves none', () => {
    fc.assert(
      fc.property(typing, (typed) => {
        expect(digitsOf(formatPhoneAsTyped(typed))).toBe(digitsOf(typed));
      }),
      { seed, numRuns: 2000 },
    );
  });

  test('it is the same number in groups, or no number in both', () => {
    fc.assert(
      fc.property(typing, (typed) => {
        expect(normalizePhone(formatPhoneAsTyped(typed))).toBe(normalizePhone(typed));
      }),
      { seed, numRuns: 2000 },
    );
  });

  test('groups of groups are the same groups', () => {
    fc.assert(
      fc.property(typing, (typed) => {
        const shown = formatPhoneAsTyped(typed);
        expect(formatPhoneAsTyped(shown)).toBe(shown);
      }),
      { seed, numRuns: 2000 },
    );
  });
});
