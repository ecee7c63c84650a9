import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deliverySums } from '../../contracts/delivery-sums.ts';
import { fromQirsh } from '../../contracts/money.ts';
import { orderedProduct } from '../../tests/support/ordered-product.ts';
import { withoutTimes } from '../../tests/support/without-times.ts';
import { decideOrder } from './decide-order.ts';
import type { DecidedInput, OrderedArea, OrderFacts } from './order-facts.ts';

const ids = ['abdoun', 'khalda', 'salt'];
const sums = fc.option(fc.integer({ min: 0, max: 6000 }));
const areaOf = (id: string) =>
  fc.record({
    id: fc.constant(id),
    nameEn: fc.constant(id),
    nameAr: fc.constant(id),
    feeQirsh: fc.integer({ min: 0, max: 600 }),
    minimumQirsh: sums,
    freeFromQirsh: sums,
    promiseHours: fc.constant(null),
    open: fc.nat(3).map((dice) => dice > 0),
  });
const jar = orderedProduct({ id: 'jar', nameEn: 'Jar', priceQirsh: 100 });
const codes = ['SA', 'SE'];
const served = fc
  .tuple(...codes.map((code) => fc.record({ code: fc.constant(code), feeQirsh: fc.option(fc.nat(600)) })))
  .chain((all) => fc.subarray(all));
const facts = fc.tuple(fc.tuple(...ids.map(areaOf)), fc.nat(500), fc.boolean(), served, fc.boolean()).map(
  ([areas, deliveryFeeQirsh, isPickedUp, countries, exportable]): OrderFacts => ({
    deliveryFeeQirsh,
    areas: new Map(areas.slice(0, 2).map((area: OrderedArea) => [area.id, area])),
    countries,
    pickup: isPickedUp ? { en: 'The shop', ar: 'المتجر' } : null,
    products: new Map([['jar', { ...jar, exportable }]]),
    left: new Map(),
    legal: { terms: 0, privacy: 0 },
    guestsMayOrder: false,
    paymentMethods: ['cash', 'cliq', 'bank'],
    ...withoutTimes,
  }),
);
const inputs = fc
  .record({
    quantity: fc.integer({ min: 1, max: 99 }),
    method: fc.constantFrom('delivery' as const, 'pickup' as const),
    area_id: fc.option(fc.constantFrom(...ids)),
    country: fc.option(fc.constantFrom(...codes, 'JO')),
    fee: fc.option(fc.option(fc.nat(600).map(fromQirsh)), { nil: undefined }),
    payment: fc.constantFrom(undefined, 'cash' as const, 'cliq' as const, 'bank' as const),
    named: fc.constantFrom('Jordan', 'the Kingdom', 'السويد'),
  })
  .map(
    ({ quantity, payment, named, ...delivery }): DecidedInput => ({
      payment,
      shipping_address: { country: named },
      items: [{ product_id: 'jar', quantity, price: 1 }],
      delivery,
    }),
  );

test('an accepted order goes where the shop and its goods go, for enough, paid as one pays there, at the fee that was seen', () => {
  let accepted = 0;
  fc.assert(
    fc.property(inputs, facts, (input, known) => {
      const decision = decideOrder(input, known);
      if (!('accepted' in decision)) return;
      accepted += 1;
      const { deliveryFeeQirsh, deliveryMethod, areaId, subtotalQirsh, totalQirsh } = decision.accepted;
      const { countryCode, feePending, paymentMethod } = decision.accepted;
      const { delivery = {} } = input;
      expect(totalQirsh).toBe(subtotalQirsh + deliveryFeeQirsh);
      if (delivery.fee !== undefined)
        expect(feePending ? null : fromQirsh(deliveryFeeQirsh)).toBe(delivery.fee);
      if (deliveryMethod === 'pickup') {
        expect([known.pickup !== null, areaId, countryCode, deliveryFeeQirsh]).toEqual([true, null, null, 0]);
        return;
      }
      const unknown = delivery.area_id ? null : 'ZZ';
      const named = { Jordan: null, السويد: 'SE', 'the Kingdom': unknown }[
        input.shipping_address?.country ?? ''
      ];
      expect(countryCode).toBe(delivery.country ?? named);
      if (countryCode !== null) {
        expect(known.products.get('jar')?.exportable).toBe(true);
        expect([areaId, paymentMethod]).toEqual([null, 'bank']);
        const feeQirsh = feePending ? null : deliveryFeeQirsh;
        const anywhere = { code: countryCode, feeQirsh: null };
        const served = known.countries.length > 0 ? known.countries : [anywhere];
        expect(served).toContainEqual({ code: countryCode, feeQirsh });
        if (feePending) expect(deliveryFeeQirsh).toBe(0);
        return;
      }
      expect(feePending).toBe(false);
      if (areaId === null) {
        expect([delivery.area_id, deliveryFeeQirsh]).toEqual([null, known.deliveryFeeQirsh]);
        return;
      }
      const area = known.areas.get(areaId) as OrderedArea;
      expect(area.open).toBe(true);
      const jd = (qirsh: number | null) => (qirsh === null ? null : fromQirsh(qirsh));
      const asSeen = {
        fee: fromQirsh(area.feeQirsh),
        minimum: jd(area.minimumQirsh),
        free_from: jd(area.freeFromQirsh),
      };
      expect(deliverySums(asSeen, fromQirsh(subtotalQirsh))).toMatchObject({
        fee: fromQirsh(deliveryFeeQirsh),
        missingToMinimum: 0,
      });
    }),
    { numRuns: 2000 },
  );
  expect(accepted).toBeGreaterThan(50);
});

test('a refusal has its reasons and remedies: a shopper who follows them is accepted', () => {
  let followed = 0;
  fc.assert(
    fc.property(inputs, facts, (input, known) => {
      let wanted = input;
      for (let round = 0; round < 4; round += 1) {
        const decision = decideOrder(wanted, known);
        if ('accepted' in decision) {
          followed += round > 0 ? 1 : 0;
          return;
        }
        expect(decision.refused.details.map(({ code }) => code)).toContain(decision.refused.code);
        const next = follow(wanted, decision.refused.details);
        if (!next) return;
        wanted = next;
      }
      expect.unreachable('four rounds of remedies were not enough');
    }),
    { numRuns: 2000 },
  );
  expect(followed).toBeGreaterThan(50);
});

type Details = Extract<ReturnType<typeof decideOrder>, { refused: unknown }>['refused']['details'];

/**
 * Retries as a refusal suggests: the current fee and payment method, the missing sum added, and another country or
 * method where the chosen one does not exist; null where no cart is large enough.
 */
function follow(input: DecidedInput, details: Details): DecidedInput | null {
  let { items, delivery, payment, shipping_address } = input;
  for (const { code, fee, missing = 0, methods, countries } of details) {
    if (code === 'fee_changed') delivery = { ...delivery, fee };
    else if (code === 'below_minimum')
      items = items.map((item) => ({ ...item, quantity: item.quantity + Math.ceil(missing) }));
    else if (code === 'payment_unavailable') payment = methods?.[0];
    else if (code === 'country_not_served' && countries?.[0])
      delivery = { ...delivery, country: countries[0] };
    else {
      delivery = { method: 'delivery', area_id: null, country: null };
      shipping_address = { country: 'Jordan' };
    }
  }
  return items.some(({ quantity }) => quantity > 99)
    ? null
    : { ...input, items, delivery, payment, shipping_address };
}

test('how soon an area delivers is promised, but not of what is ordered ahead', () => {
  const area = {
    ...{ id: 'abdoun', nameEn: 'Abdoun', nameAr: 'عبدون', feeQirsh: 100, minimumQirsh: null },
    ...{ freeFromQirsh: null, promiseHours: 24, open: true },
  };
  const promiseOf = (readyOn: string | null) => {
    const known: OrderFacts = {
      ...withoutTimes,
      deliveryFeeQirsh: 0,
      areas: new Map([['abdoun', area]]),
      countries: [],
      pickup: null,
      products: new Map([['jar', { ...jar, readyOn }]]),
      left: new Map(),
      legal: { terms: 0, privacy: 0 },
      guestsMayOrder: false,
      paymentMethods: [],
    };
    const items = [{ product_id: 'jar', quantity: 1, price: 1 }];
    const decision = decideOrder({ items, delivery: { area_id: 'abdoun' } }, known);
    return 'accepted' in decision ? decision.accepted.promiseHours : decision;
  };
  expect([promiseOf(null), promiseOf('2026-12-01')]).toEqual([24, null]);
});
