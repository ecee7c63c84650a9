import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deliveryMethods } from '../../contracts/orders.ts';
import { orderedProduct } from '../../tests/support/ordered-product.ts';
import { withoutTimes } from '../../tests/support/without-times.ts';
import { slotDayOf } from '../delivery/free-slots.ts';
import { decideOrder } from './decide-order.ts';
import type { DecidedInput, OrderFacts } from './order-facts.ts';

const jar = orderedProduct({ id: 'jar', nameEn: 'Jar', priceQirsh: 100 });
/** A Monday morning, in Amman's time. */
const now = new Date('2026-11-23T08:00:00Z');
const ids = ['morning', 'evening', 'counter'];
const slotOf = (id: string) =>
  fc.record({
    id: fc.constant(id),
    method: fc.constantFrom(...deliveryMethods),
    from: fc.constantFrom('09:00', '16:00'),
    to: fc.constant('20:00'),
    capacity: fc.option(fc.integer({ min: 1, max: 3 })),
    area_ids: fc.boolean().map((isForAll) => (isForAll ? [] : ['abdoun'])),
    weekdays: fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 }),
  });
const eid = { id: 'eid', name: { en: '', ar: '' }, first: '2026-11-24', last: '2026-11-26', slots: [] };
const times = fc.record({
  slots: fc.tuple(...ids.map(slotOf)),
  exceptions: fc.boolean().map((isEid) => (isEid ? [eid] : [])),
  lead_hours: fc.integer({ min: 0, max: 72 }),
  cut_off: fc.option(fc.constantFrom('09:00', '13:00')),
  paused: fc.record({ delivery: fc.nat(5).map((dice) => dice === 0), pickup: fc.boolean() }),
});
const days = [
  '2026-11-23',
  '2026-11-24',
  '2026-11-25',
  '2026-11-27',
  '2026-12-06',
  '2026-12-07',
  '2020-01-01',
];
const taken = fc.array(fc.tuple(fc.constantFrom(...ids), fc.constantFrom(...days), fc.nat(3)));
const facts = fc.tuple(times, taken).map(
  ([known, full]): OrderFacts => ({
    ...withoutTimes,
    times: known,
    taken: new Map(full.map(([id, date, count]) => [slotDayOf(id, date), count])),
    now,
    deliveryFeeQirsh: 0,
    areas: new Map(),
    countries: [],
    pickup: { en: 'The shop', ar: 'المتجر' },
    products: new Map([['jar', jar]]),
    left: new Map(),
    legal: { terms: 0, privacy: 0 },
    guestsMayOrder: false,
    paymentMethods: [],
  }),
);
const wanted = fc.record({
  method: fc.constantFrom(...deliveryMethods),
  slot: fc.record({ id: fc.constantFrom(...ids), date: fc.constantFrom(...days) }),
});
const orderOf = (delivery: NonNullable<DecidedInput['delivery']>): DecidedInput => ({
  items: [{ product_id: 'jar', quantity: 1, price: 1 }],
  delivery,
});

test('an accepted order has a slot of its kind that has capacity left, on a day that the shop works; a refusal says why, and each slot that it names is accepted', () => {
  let accepted = 0;
  fc.assert(
    fc.property(wanted, facts, ({ method, slot }, known) => {
      const decision = decideOrder(orderOf({ method, slot }), known);
      const offered = known.times.slots.find(({ id }) => id === slot.id);
      const count = known.taken.get(slotDayOf(slot.id, slot.date)) ?? 0;
      if ('accepted' in decision) {
        accepted += 1;
        expect(decision.accepted.slot).toMatchObject({ ...slot, from: offered?.from });
        expect([offered?.method, known.times.paused[method]]).toEqual([method, false]);
        expect(offered?.weekdays).toContain(new Date(slot.date).getUTCDay());
        expect(count).toBeLessThan(offered?.capacity ?? Number.POSITIVE_INFINITY);
        expect(offered?.area_ids).toEqual([]);
        expect(slot.date >= '2026-11-23' && slot.date <= '2026-12-06').toBe(true);
        if (known.times.exceptions.length > 0) expect(['2026-11-24', '2026-11-25']).not.toContain(slot.date);
        return;
      }
      const { code, details } = decision.refused;
      if (known.times.paused[method]) {
        expect(code).toBe(`${method}_paused`);
        return;
      }
      const capacity = offered?.capacity ?? Number.POSITIVE_INFINITY;
      expect(['slot_gone', ...(count >= capacity ? ['slot_full'] : [])]).toContain(code);
      expect(details).toMatchObject([{ path: 'delivery.slot', code }]);
      for (const { id, date } of details[0]?.slots ?? [])
        expect(decideOrder(orderOf({ method, slot: { id, date } }), known)).toHaveProperty('accepted');
    }),
    { numRuns: 2000 },
  );
  expect(accepted).toBeGreaterThan(0);
});
