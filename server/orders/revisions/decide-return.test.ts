import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderStatuses } from '../../../contracts/orders.ts';
import { decideReturn } from './decide-return.ts';
import { type Contents, sumsOf } from './decide-revision.ts';

const lineOf = (position: number, priceQirsh: number, quantity: number) => ({
  ...{ position, priceQirsh, quantity, productId: null, nameEn: 'Jam', nameAr: 'مربى' },
  ...{ weight: '', store: 'mouneh' as const, image: '', reason: '' },
});
const door = { building: '', floor: '', landmark: '', driver_note: '', latitude: null, longitude: null };
const contents: Contents = {
  lines: [lineOf(0, 300, 3), lineOf(1, 700, 1)],
  deliveryFeeQirsh: 200,
  feePending: false,
  address: {
    street: 'Rainbow Street',
    city: 'Amman',
    country: 'Jordan',
    phone: '',
    ...door,
    area: null,
    slot: null,
  },
};
const delivered = { status: 'delivered' as const, revision: 1, last: 1, contents };

test('whatever comes back: what is left and what came back make up what was delivered, and no price changes', () => {
  const back = fc.array(fc.record({ position: fc.nat(2), quantity: fc.integer({ min: 1, max: 4 }) }), {
    maxLength: 3,
  });
  const counts = { revised: 0, refused: 0 };
  fc.assert(
    fc.property(back, fc.boolean(), (lines, refund_fee) => {
      const decision = decideReturn({ revision: 1, lines, refund_fee }, delivered);
      if ('refused' in decision) {
        counts.refused += 1;
        const { code, details = [] } = decision.refused;
        expect(code).toBe('validation_failed');
        expect(details.every(({ path }) => /^lines\.\d\.(position|quantity)$/.test(path))).toBe(true);
        return;
      }
      if (!('revised' in decision)) {
        expect([lines, refund_fee]).toEqual([[], false]);
        return;
      }
      counts.revised += 1;
      const came = lines.reduce((sum, { position, quantity }) => {
        return sum + quantity * (contents.lines[position]?.priceQirsh ?? 0);
      }, 0);
      const { revised } = decision;
      expect(revised.totalQirsh + came + (refund_fee ? 200 : 0)).toBe(sumsOf(contents).totalQirsh);
      expect(revised.lines.every(({ quantity }) => quantity > 0)).toBe(true);
      for (const line of revised.lines)
        expect(line.priceQirsh).toBe(contents.lines[line.position]?.priceQirsh);
    }),
  );
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(5);
});

test('only what was delivered comes back, and of an order as it was seen', () => {
  const lines = [{ position: 0, quantity: 1 }];
  for (const status of orderStatuses.filter((one) => one !== 'delivered'))
    expect(decideReturn({ revision: 1, lines }, { ...delivered, status })).toEqual({
      refused: { code: 'not_delivered' },
    });
  expect(decideReturn({ revision: 2, lines }, delivered)).toEqual({ refused: { code: 'order_changed' } });
  expect(decideReturn({ revision: 1, lines }, { ...delivered, last: 100 })).toEqual({
    refused: { code: 'too_late' },
  });
});
