import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages } from './language.ts';
import { maximumEncodedLength } from './order-message.ts';
import { type Order, orderStatuses } from './orders.ts';
import { composeStatusMessage } from './status-message.ts';

const seed = 4000;
const order = {
  language: 'ar' as const,
  shop: 'مونة',
  number: 'MN-1042',
  status: 'shipped' as const,
  customerName: 'رانيا حدّاد',
  total: 11.25,
  link: 'https://mouneh.example/ar/orders/MN-1042',
};

describe('the message about a status', () => {
  test('tells when an open order comes, and of one that is picked up that it is ready, not on its way', () => {
    const slot = { date: '2026-11-25', from: '16:00', to: '19:00' };
    const told = (
      delivery: { method: 'delivery' | 'pickup'; slot: typeof slot | null; fee_pending: boolean },
      status = order.status,
    ) => composeStatusMessage({ ...order, language: 'en', shop: 'Mouneh', status, delivery });
    expect(told({ method: 'delivery', slot, fee_pending: false })).toContain(
      'When: Wednesday 25 November, 4–7 PM',
    );
    const ready = told({ method: 'pickup', slot: null, fee_pending: false });
    expect(ready).toContain('is ready to be picked up.');
    expect(ready).not.toContain('on its way');
    expect(ready).not.toContain('When');
  });

  test.each([
    ['en' as const, 'prepare it once you’ve accepted that.', 'Total without delivery: 11.25 JD'],
    ['ar' as const, 'ثم نجهّزه بعد قبولك له.', 'المجموع من دون التوصيل: 11.25 د.أ'],
  ])(
    'of an order whose delivery has no price yet promises no preparing, and names no total: %s',
    (language, promise, sum) => {
      const delivery = { method: 'delivery' as const, slot: null, fee_pending: true };
      const told = composeStatusMessage({ ...order, language, status: 'pending', delivery });
      expect(told).toContain(promise);
      expect(told).toContain(sum);
    },
  );

  test.each([
    ['en', 'change', 'suggested a change, and we’re waiting for your answer.', 'Accept or decline: https'],
    ['en', 'fee', 'once you’ve accepted it.', 'Accept it or ask for another price: https'],
    ['ar', 'change', 'وننتظر ردّك.', 'للقبول أو الرفض: https'],
    ['ar', 'fee', 'ونجهّز الطلب بعد قبولك له.', 'للقبول أو لطلب سعر آخر: https'],
  ] as const)(
    'says that a suggestion waits for an answer, and promises no preparing before it: %s, %s',
    (language, suggestion, waits, link) => {
      for (const status of ['pending', 'processing'] as const) {
        const told = composeStatusMessage({ ...order, language, status, suggestion });
        expect(told).toContain(waits);
        expect(told).toContain(link);
        expect(told).not.toMatch(/prepare it soon|نجهّزه قريبًا/);
      }
      expect(composeStatusMessage({ ...order, language, status: 'cancelled', suggestion })).not.toContain(
        waits,
      );
    },
  );

  test('is in the customer’s language, with number, sum and link kept in their own direction', () => {
    expect(composeStatusMessage(order)).toBe(
      [
        '\u200fمرحبًا رانيا حدّاد،',
        '\u200fطلبك MN-1042 من مونة في الطريق إليك.',
        '*\u200fالمجموع: 11.25 د.أ*',
        '\u200fالطلب: https://mouneh.example/ar/orders/MN-1042',
      ].join('\n'),
    );
    expect(
      composeStatusMessage({ ...order, language: 'en', shop: 'Olive & Thyme', status: 'processing' }),
    ).toBe(
      [
        '\u200eHello \u2068رانيا حدّاد\u2069,',
        '\u200eYour order MN-1042 from Olive & Thyme is being prepared.',
        '*\u200eTotal: 11.25 JD*',
        '\u200eOrder: https://mouneh.example/ar/orders/MN-1042',
      ].join('\n'),
    );
  });

  test('greets with the first words of a long name, and says what was paid, given back and is left to pay', () => {
    const customerName = 'Mohammad-Abdulrahman Al-Khasawneh Bani Hamida';
    const part = { state: 'part' as const, paid: 6.25, due: 5, refund: 0, refunded: 0, waived: 0 };
    const payment = { method: 'cash' as const, ...part };
    const told = composeStatusMessage({ ...order, language: 'en', customerName, payment });
    expect(told).toContain('Hello Mohammad-Abdulrahman Al-Khasawneh Bani,');
    expect(told).toContain('Part paid, 5.00 JD still to pay');
    expect(composeStatusMessage({ ...order, customerName: 'محمد '.repeat(20) })).not.toContain('…');
    expect(composeStatusMessage({ ...order, customerName: 'x'.repeat(60) })).toContain(
      `${'x'.repeat(40)}\u2069،`,
    );
    const afterwards = (paid: Partial<Order['payment']>) =>
      composeStatusMessage({ ...order, language: 'en', payment: { ...payment, ...paid } });
    expect(afterwards({ refunded: 5 })).toContain('5.00 JD still to pay after a refund of 5.00 JD');
    expect(afterwards({ refunded: 5, state: 'refund_due', due: 0, refund: 2 })).toContain(
      'Refund due: 2.00 JD',
    );
    expect(afterwards({ refunded: 11.25, state: 'refunded', paid: 0, due: 0 })).toContain(
      'Refunded: 11.25 JD',
    );
  });

  test('goes on with a capital letter after the greeting, and promises nothing that reads as an arrival', () => {
    for (const status of orderStatuses) {
      const [, sentence] = composeStatusMessage({ ...order, language: 'en', status }).split('\n');
      expect(sentence).toMatch(/^\u200e[A-Z]/);
    }
    expect(composeStatusMessage({ ...order, language: 'en', status: 'cancelled' })).toContain(
      'just reply here',
    );
    expect(composeStatusMessage({ ...order, status: 'pending' })).toContain('استلمناه، ونجهّزه قريبًا.');
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
        expect(message.endsWith(': https://mouneh.example/ar/orders/MN-1042')).toBe(true);
      }),
      { seed, numRuns: 200 },
    );
  });
});
