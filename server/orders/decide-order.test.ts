import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromQirsh, toQirsh } from '../../contracts/money.ts';
import { maxQuantity } from '../../contracts/quantity.ts';
import { orderedProduct } from '../../tests/support/ordered-product.ts';
import { withoutTimes } from '../../tests/support/without-times.ts';
import { type AcceptedOrder, type Decision, decideOrder, type Refusal } from './decide-order.ts';
import type { OrderedArea, OrderedProduct, OrderFacts, WantedItem } from './order-facts.ts';

const oil = orderedProduct();
const tea = orderedProduct({ id: 'tea', nameEn: 'Tea', nameAr: 'شاي', priceQirsh: 10 });

const factsOf = (
  products: OrderedProduct[],
  deliveryFeeQirsh = 0,
  areas: OrderedArea[] = [],
): OrderFacts => ({
  deliveryFeeQirsh,
  areas: new Map(areas.map((one) => [one.id, one])),
  countries: [],
  pickup: null,
  products: new Map(products.map((one) => [one.id, one])),
  left: new Map(),
  legal: { terms: 2, privacy: 0 },
  guestsMayOrder: false,
  paymentMethods: [],
  ...withoutTimes,
});

function acceptedOf(decision: Decision): AcceptedOrder {
  if ('accepted' in decision) return decision.accepted;
  throw new Error(`the order was refused: ${decision.refused.code}`);
}

function refusedOf(decision: Decision): Refusal {
  if ('refused' in decision) return decision.refused;
  throw new Error('the order was accepted');
}

test('lines and sums are whole qirsh, in the order in which they were wanted, each product once', () => {
  const items = [
    { product_id: 'tea', quantity: 7, price: 0.1 },
    { product_id: 'oil', quantity: 3, price: 7.25 },
    { product_id: 'tea', quantity: 3, price: 0.1 },
  ];
  expect(acceptedOf(decideOrder({ items }, factsOf([tea, oil], 150)))).toEqual({
    lines: [
      { product: tea, quantity: 10 },
      { product: oil, quantity: 3 },
    ],
    subtotalQirsh: 2275,
    ...{ discountQirsh: 0, couponId: null, coupon: null, freeForStamps: false, reward: null },
    deliveryMethod: 'delivery',
    areaId: null,
    areaNameEn: null,
    areaNameAr: null,
    slot: null,
    promiseHours: null,
    countryCode: null,
    feePending: false,
    deliveryFeeQirsh: 150,
    totalQirsh: 2425,
    paymentMethod: 'chat',
    termsVersion: null,
    privacyVersion: null,
  });
});

test('of the legal texts that were accepted only versions that exist are kept', () => {
  const items = [{ product_id: 'tea', quantity: 1, price: 0.1 }];
  const decide = (terms: number, privacy: number) =>
    acceptedOf(decideOrder({ items, accepted: { terms, privacy } }, factsOf([tea])));
  expect(decide(2, 0)).toMatchObject({ termsVersion: 2, privacyVersion: 0 });
  expect(decide(3, 1)).toMatchObject({ termsVersion: null, privacyVersion: null });
});

test('more than 99 of one product are refused on the line that is too much', () => {
  const items = [60, 39, 1].map((quantity) => ({ product_id: 'tea', quantity, price: 0.1 }));
  expect(refusedOf(decideOrder({ items }, factsOf([tea])))).toEqual({
    code: 'validation_failed',
    details: [
      {
        path: 'items.2.quantity',
        code: 'quantity_invalid',
        message: 'Quantity must be a whole number from 1 to 99',
      },
    ],
  });
});

test('a product that is not in the catalogue or hidden is gone', () => {
  const items = [
    { product_id: 'tea', quantity: 1, price: 0.1 },
    { product_id: 'oil', quantity: 1, price: 7.25 },
    { product_id: 'nothing', quantity: 1, price: 1 },
  ];
  const message = 'This product is no longer sold';
  expect(refusedOf(decideOrder({ items }, factsOf([tea, orderedProduct({ shown: false })])))).toEqual({
    code: 'product_gone',
    details: [
      { path: 'items.1.product_id', code: 'product_gone', message },
      { path: 'items.2.product_id', code: 'product_gone', message },
    ],
  });
});

test('an order without an account is refused where the shop does not let guests order, and a customer’s is not', () => {
  const items = [{ product_id: 'tea', quantity: 1, price: 0.1 }];
  const closed = factsOf([tea]);
  const open = { ...closed, guestsMayOrder: true };
  const guest = { items, guest_key: 'key' };
  expect(refusedOf(decideOrder(guest, closed))).toMatchObject({
    code: 'guests_not_allowed',
    details: [{ path: 'guest_key', code: 'guests_not_allowed' }],
  });
  expect(acceptedOf(decideOrder(guest, open))).toEqual(acceptedOf(decideOrder({ items }, closed)));
});

test('a refusal tells everything that is wrong at once, under the code of what weighs most', () => {
  const items = [
    { product_id: 'oil', quantity: 1, price: 8 },
    { product_id: 'tea', quantity: 100, price: 0.1 },
    { product_id: 'nothing', quantity: 1, price: 1 },
  ];
  const { code, details } = refusedOf(decideOrder({ items }, factsOf([oil, { ...tea, available: false }])));
  expect(code).toBe('product_gone');
  expect(details).toEqual([
    { path: 'items.0.price', code: 'price_changed', message: 'Olive oil now costs 7.25 JD', price: 7.25 },
    { path: 'items.1.product_id', code: 'product_unavailable', message: 'Tea is out of stock' },
    {
      path: 'items.1.quantity',
      code: 'quantity_invalid',
      message: 'Quantity must be a whole number from 1 to 99',
    },
    { path: 'items.2.product_id', code: 'product_gone', message: 'This product is no longer sold' },
  ]);
});

describe('whatever is wanted, and whatever the catalogue says', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const prices = fc.integer({ min: 1, max: 300 });
  const mostly = fc.nat(7).map((dice) => dice > 0);
  const catalogue = fc
    .tuple(
      ...ids.map((id) =>
        fc.option(
          fc.record({
            id: fc.constant(id),
            priceQirsh: prices,
            available: mostly,
            shown: mostly,
          }),
          { freq: 12 },
        ),
      ),
    )
    .map((given) => given.flatMap((fields) => (fields ? [orderedProduct(fields)] : [])));
  /** Requests mostly have the catalogue's prices, or nearly every order would be refused for its prices alone. */
  const requests = fc.tuple(catalogue, fc.nat(500)).chain(([products, fee]) =>
    fc.record({
      facts: fc.constant(factsOf(products, fee)),
      items: fc.array(
        fc
          .record({
            product_id: fc.constantFrom(...ids, ...ids, 'unknown'),
            quantity: fc.oneof(
              { weight: 3, arbitrary: fc.integer({ min: 1, max: 9 }) },
              fc.integer({ min: 1, max: maxQuantity }),
            ),
            other: fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, prices),
          })
          .map(({ product_id, quantity, other }): WantedItem => {
            const current = products.find(({ id }) => id === product_id)?.priceQirsh ?? 1;
            return { product_id, quantity, price: fromQirsh(other ?? current) };
          }),
        { minLength: 1, maxLength: 5 },
      ),
    }),
  );

  test('an accepted order breaks no rule: what is sold, at its price, of each at most 99, and sums that add up', () => {
    let accepted = 0;
    fc.assert(
      fc.property(requests, ({ items, facts }) => {
        const decision = decideOrder({ items }, facts);
        if (!('accepted' in decision)) return;
        accepted += 1;
        const { lines, subtotalQirsh, deliveryFeeQirsh, totalQirsh } = decision.accepted;
        for (const { product_id, price } of items) {
          const sold = facts.products.get(product_id);
          expect(sold).toMatchObject({ shown: true, available: true, priceQirsh: toQirsh(price) });
        }
        const wantedOf = (id: string) =>
          items.filter((item) => item.product_id === id).reduce((sum, { quantity }) => sum + quantity, 0);
        expect(lines.map((line) => line.product.id)).toEqual([
          ...new Set(items.map((item) => item.product_id)),
        ]);
        for (const line of lines) {
          expect(line.quantity).toBe(wantedOf(line.product.id));
          expect(line.quantity).toBeLessThanOrEqual(maxQuantity);
        }
        const seen = items.reduce((sum, { quantity, price }) => sum + quantity * toQirsh(price), 0);
        expect([subtotalQirsh, deliveryFeeQirsh, totalQirsh]).toEqual([
          seen,
          facts.deliveryFeeQirsh,
          seen + facts.deliveryFeeQirsh,
        ]);
      }),
      { numRuns: 2000 },
    );
    expect(accepted).toBeGreaterThan(100);
  });

  test('a refusal has its reasons and their remedies: a shopper who follows all of them is accepted', () => {
    let followed = 0;
    fc.assert(
      fc.property(requests, ({ items, facts }) => {
        const decision = decideOrder({ items }, facts);
        if (!('refused' in decision)) return;
        const { code, details } = decision.refused;
        expect(details.map((detail) => detail.code)).toContain(
          code === 'validation_failed' ? 'quantity_invalid' : code,
        );
        const remedied = followRemedies(items, decision.refused);
        if (remedied.length === 0) return;
        followed += 1;
        acceptedOf(decideOrder({ items: remedied }, facts));
      }),
      { numRuns: 2000 },
    );
    expect(followed).toBeGreaterThan(100);
  });
});

/** Retries as a shopper would after a refusal: without what is unavailable or too much, and with the new prices. */
function followRemedies(items: readonly WantedItem[], { details }: Refusal): WantedItem[] {
  const at = (index: number) => details.filter(({ path }) => path.startsWith(`items.${index}.`));
  return items.flatMap((item, index) => {
    const faults = at(index);
    if (faults.some(({ code }) => code !== 'price_changed')) return [];
    return [{ ...item, price: faults[0]?.price ?? item.price }];
  });
}

test('a coupon takes its share off the goods alone, and its faults are told with all others', () => {
  const items = [{ product_id: 'oil', quantity: 2, price: 7.25 }];
  const tenth = { id: 'eid', code: 'EID', kind: 'percent' as const, percent: 10, amountQirsh: null };
  const terms = { minimumQirsh: null, from: null, until: null, left: null, ownLeft: null };
  const facts = { ...factsOf([oil], 150), coupon: { ...tenth, ...terms } };
  const { id: couponId, ...coupon } = tenth;
  const given = { couponId, coupon, discountQirsh: 145, deliveryFeeQirsh: 150, totalQirsh: 1455 };
  const wanted = { code: 'eid', saves: 1.45 };
  expect(acceptedOf(decideOrder({ items, coupon: wanted }, facts))).toMatchObject(given);
  // A coupon that exists but was not asked for is ignored.
  expect(acceptedOf(decideOrder({ items }, facts))).toMatchObject({ discountQirsh: 0, coupon: null });
  const seen = { items, coupon: { ...wanted, saves: 2 }, delivery: { fee: 1 } };
  expect(refusedOf(decideOrder(seen, facts)).details.map(({ code }) => code)).toEqual([
    'fee_changed',
    'coupon_changed',
  ]);
  const used = { ...facts, coupon: { ...facts.coupon, left: 0 } };
  expect(refusedOf(decideOrder({ items, coupon: wanted }, used)).code).toBe('coupon_used_up');
  expect(refusedOf(decideOrder({ items, coupon: wanted }, factsOf([oil]))).code).toBe('coupon_unknown');
});
