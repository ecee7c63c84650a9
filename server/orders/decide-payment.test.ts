import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PaymentMethod, paymentMethods } from '../../contracts/payment-methods.ts';
import { orderedProduct } from '../../tests/support/ordered-product.ts';
import { withoutTimes } from '../../tests/support/without-times.ts';
import { decideOrder } from './decide-order.ts';
import type { DecidedInput, OrderFacts } from './order-facts.ts';

const jar = orderedProduct({ id: 'jar', nameEn: 'Jar', priceQirsh: 100 });
const facts = (on: readonly PaymentMethod[]): OrderFacts => ({
  deliveryFeeQirsh: 0,
  areas: new Map(),
  countries: [],
  pickup: null,
  products: new Map([['jar', jar]]),
  left: new Map(),
  legal: { terms: 0, privacy: 0 },
  guestsMayOrder: false,
  paymentMethods: on,
  ...withoutTimes,
});
const decide = (payment: PaymentMethod | undefined, on: readonly PaymentMethod[]) => {
  const input: DecidedInput = { items: [{ product_id: 'jar', quantity: 1, price: 1 }], payment };
  return decideOrder(input, facts(on));
};

test('an order is paid as was chosen among what is on; a refusal names what is on, each of which is accepted', () => {
  const methods = fc.subarray([...paymentMethods]);
  const wanted = fc.option(fc.constantFrom(...paymentMethods), { nil: undefined });
  fc.assert(
    fc.property(wanted, methods, (payment, on) => {
      const offered = on.length > 0 ? on : ['chat'];
      const decision = decide(payment, on);
      if ('accepted' in decision) {
        expect(offered).toContain(decision.accepted.paymentMethod);
        expect(decision.accepted.paymentMethod).toBe(payment ?? offered[0]);
        return;
      }
      const [detail] = decision.refused.details;
      expect(decision.refused.code).toBe('payment_unavailable');
      expect(detail).toMatchObject({ path: 'payment', code: 'payment_unavailable', methods: offered });
      for (const method of detail?.methods ?? []) expect(decide(method, on)).toHaveProperty('accepted');
    }),
  );
});

test('where nothing is on payment is agreed in the chat; cash comes first where it is on', () => {
  expect(decide(undefined, [])).toMatchObject({ accepted: { paymentMethod: 'chat' } });
  expect(decide('cash', [])).toMatchObject({ refused: { code: 'payment_unavailable' } });
  expect(decide(undefined, ['cash', 'cliq'])).toMatchObject({ accepted: { paymentMethod: 'cash' } });
});

test('a gift is paid up front: never in cash, and what a refusal offers instead is accepted', () => {
  const methods = fc.subarray([...paymentMethods]);
  const wanted = fc.option(fc.constantFrom(...paymentMethods), { nil: undefined });
  const gift = { name: 'Amal' };
  fc.assert(
    fc.property(wanted, methods, (payment, on) => {
      const items = [{ product_id: 'jar', quantity: 1, price: 1 }];
      const give = (by: PaymentMethod | undefined) => decideOrder({ items, payment: by, gift }, facts(on));
      const decision = give(payment);
      if ('accepted' in decision) {
        expect(decision.accepted.paymentMethod).not.toBe('cash');
        return;
      }
      expect(decision.refused.code).toBe(payment === 'cash' ? 'gift_paid_first' : 'payment_unavailable');
      const [detail] = decision.refused.details;
      expect(detail?.methods).not.toContain('cash');
      for (const method of detail?.methods ?? []) expect(give(method)).toHaveProperty('accepted');
    }),
  );
});
