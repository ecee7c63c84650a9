import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderStatuses } from '../../../contracts/orders.ts';
import { decideReturn } from './decide-return.ts';
import { type Contents, sumsOf } from './decide-revision.ts';

const lineOf = (position: number, priceQirsh: number, quantity: number) => ({
  ...{ position, priceQirsh, quantity, productId: null, nameEn: 'Jam', nameAr: 'مربى' },
  ...{ weight: '', store: 'mouneh' as const, image: '', reason: '', parts: null, readyOn: null },
});
const door = { building: '', floor: '', landmark: '', driver_note: '', latitude: null, longitude: null };
const contents: Contents = {
  lines: [lineOf(0, 300, 3), lineOf(1, 700, 1)],
  discountQirsh: 0,
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

test('whatever comes back: what is left and what is credited make up what was delivered, and no price rises', () => {
  const line = fc.record(
    {
      ...{ position: fc.nat(2), quantity: fc.integer({ min: 0, max: 4 }) },
      ...{ price: fc.integer({ min: 0, max: 800 }).map((qirsh) => qirsh / 100) },
      reason: fc.constantFrom('', 'It leaked'),
    },
    { requiredKeys: ['position', 'quantity'] },
  );
  const back = fc.array(line, { maxLength: 3 });
  const counts = { revised: 0, refused: 0 };
  fc.assert(
    fc.property(back, fc.boolean(), (lines, refund_fee) => {
      const decision = decideReturn({ revision: 1, lines, refund_fee }, delivered);
      if ('refused' in decision) {
        counts.refused += 1;
        const { code, details = [] } = decision.refused;
        expect(code).toBe('validation_failed');
        expect(details.every(({ path }) => /^lines\.\d\.(position|quantity|price|reason)$/.test(path))).toBe(
          true,
        );
        return;
      }
      if (!('revised' in decision)) {
        expect([lines, refund_fee]).toEqual([[], false]);
        return;
      }
      counts.revised += 1;
      const credited = lines.reduce((sum, { position, quantity, price }) => {
        const { priceQirsh = 0, quantity: all = 0 } = contents.lines[position] ?? {};
        const lowered = price === undefined ? 0 : priceQirsh - Math.round(price * 100);
        return sum + quantity * priceQirsh + (all - quantity) * lowered;
      }, 0);
      const { revised } = decision;
      expect(revised.totalQirsh + credited + (refund_fee ? 200 : 0)).toBe(sumsOf(contents).totalQirsh);
      expect(revised.lines.every(({ quantity }) => quantity > 0)).toBe(true);
      for (const { position, priceQirsh } of revised.lines) {
        const wanted = lines.find((one) => one.position === position)?.price;
        const before = contents.lines[position]?.priceQirsh ?? 0;
        expect(priceQirsh).toBe(wanted === undefined ? before : Math.round(wanted * 100));
        expect(priceQirsh).toBeLessThanOrEqual(before);
      }
    }),
  );
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(5);
});

test('a lower price takes a reason, and something that stays; nothing is no return', () => {
  const faultsOf = (line: object) => {
    const lines = [{ position: 0, quantity: 0, ...line }];
    const decision = decideReturn({ revision: 1, lines }, delivered);
    return 'refused' in decision && decision.refused.details?.map(({ path, code }) => `${path} ${code}`);
  };
  expect(faultsOf({})).toEqual(['lines.0.quantity quantity_invalid']);
  expect(faultsOf({ price: 2 })).toEqual(['lines.0.reason reason_required']);
  expect(faultsOf({ price: 3, reason: 'It leaked' })).toEqual(['lines.0.price price_invalid']);
  expect(faultsOf({ price: 2, quantity: 3, reason: 'It leaked' })).toEqual(['lines.0.price price_invalid']);
  expect(faultsOf({ price: 0, reason: 'It leaked' })).toBe(false);
});

test('only what was delivered comes back, and of an order as it was seen', () => {
  const lines = [{ position: 0, quantity: 1 }];
  for (const status of orderStatuses.filter((one) => one !== 'delivered'))
    expect(decideReturn({ revision: 1, lines }, { ...delivered, status })).toEqual({
      refused: { code: 'not_delivered' },
    });
  expect(decideReturn({ revision: 2, lines }, delivered)).toEqual({ refused: { code: 'order_changed' } });
  expect(decideReturn({ revision: 1, lines }, { ...delivered, last: 200 })).toEqual({
    refused: { code: 'too_late' },
  });
});

test('of a discount goes back what belongs to the goods that come back, so that no more is refunded than was paid', () => {
  const discounted = { ...delivered, contents: { ...contents, discountQirsh: 400 } };
  const oneJam = [{ position: 0, quantity: 1 }];
  expect(decideReturn({ revision: 1, lines: oneJam }, discounted)).toMatchObject({
    revised: { subtotalQirsh: 1300, discountQirsh: 325, totalQirsh: 1175 },
  });
  const all = [
    { position: 0, quantity: 3 },
    { position: 1, quantity: 1 },
  ];
  expect(decideReturn({ revision: 1, lines: all, refund_fee: true }, discounted)).toMatchObject({
    revised: { subtotalQirsh: 0, discountQirsh: 0, totalQirsh: 0 },
  });
});
