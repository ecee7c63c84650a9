import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages } from './language.ts';
import { maximumEncodedLength } from './order-message.ts';
import { orderStatuses } from './orders.ts';
import { composeStatusMessage } from './status-message.ts';

const seed = 4000;
const order = {
  language: 'ar' as const,
  shop: 'مونة',
  number: 'MN-1042',
  status: 'shipped' as const,
  customerName: 'رانيا حدّاد',
  total: 11.25,
  link: 'https://mouneh.example/ar/orders#MN-1042',
};

describe('the message about a status', () => {
  test('is in the customer’s language, with number, sum and link kept in their own direction', () => {
    expect(composeStatusMessage(order)).toBe(
      'مرحبًا \u2068رانيا حدّاد\u2069،\n' +
        'طلبك \u2066MN-1042\u2069 من مونة في الطريق إليك.\n' +
        '*المجموع: 11.25 د.أ*\n' +
        '\u2066https://mouneh.example/ar/orders#MN-1042\u2069',
    );
    expect(
      composeStatusMessage({ ...order, language: 'en', shop: 'Olive & Thyme', status: 'processing' }),
    ).toBe(
      'Hello \u2068رانيا حدّاد\u2069,\n' +
        'your order \u2066MN-1042\u2069 from Olive & Thyme is being prepared.\n' +
        '*Total: 11.25 JD*\n' +
        '\u2066https://mouneh.example/ar/orders#MN-1042\u2069',
    );
  });

  test('is another for each status, and names no sum once nothing is to be paid', () => {
    for (const language of languages) {
      const messages = orderStatuses.map((status) => composeStatusMessage({ ...order, language, status }));
      expect(new Set(messages).size).toBe(orderStatuses.length);
      expect(messages.map((message) => message.includes('11.25'))).toEqual([true, true, true, false, false]);
    }
  });

  test(`fits into a link and keeps what people type on its line (seed ${seed})`, () => {
    const unit = fc.constantFrom(...'abc شكرا', '😀', '\u2069', '\u202e', '\n', '&', '%');
    const anyMessage = fc.record({
      language: fc.constantFrom(...languages),
      status: fc.constantFrom(...orderStatuses),
      customerName: fc.string({ unit, maxLength: 300 }),
    });
    fc.assert(
      fc.property(anyMessage, (given) => {
        const message = composeStatusMessage({ ...order, ...given });
        expect(encodeURIComponent(message).length).toBeLessThanOrEqual(maximumEncodedLength);
        expect(message.split('\n').length).toBeLessThanOrEqual(4);
        expect(message).not.toContain('\u202e');
        expect(message.endsWith('\n\u2066https://mouneh.example/ar/orders#MN-1042\u2069')).toBe(true);
      }),
      { seed, numRuns: 200 },
    );
  });
});
