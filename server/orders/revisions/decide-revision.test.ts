import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromQirsh } from '../../../contracts/money.ts';
import { substitutionPolicies } from '../../../contracts/order-preferences.ts';
import { isUnderWay } from '../../../contracts/order-status-transitions.ts';
import { orderStatuses } from '../../../contracts/orders.ts';
import { address, decide, facts, kept, shelf } from '../../../tests/support/revision-facts.ts';
import { decideRevision, type WantedLine, type WantedRevision } from './decide-revision.ts';

test('kept lines keep what they cost, what is added costs what it costs now, and what replaces a line has its position', () => {
  const lines = [
    { position: 1, product_id: 'tea', quantity: 3 },
    { position: 0, quantity: 1 },
    { product_id: 'oil', quantity: 1 },
  ];
  expect(decide({ lines })).toMatchObject({
    revised: {
      lines: [
        { position: 0, productId: 'jam', priceQirsh: 300, quantity: 1 },
        { position: 1, productId: 'tea', priceQirsh: 10, quantity: 3 },
        { position: 2, productId: 'oil', priceQirsh: 725, quantity: 1 },
      ],
      subtotalQirsh: 1055,
      totalQirsh: 1255,
      state: 'proposed',
    },
  });
});

test('a customer is asked about all but a lower price of the same goods, or a lower fee, unless they have agreed', () => {
  const stateOf = (wanted: Partial<WantedRevision>) => {
    const decision = decide(wanted);
    return 'revised' in decision ? decision.revised.state : decision;
  };
  expect(stateOf({ delivery_fee: 1 })).toBe('accepted');
  expect(stateOf({ delivery_fee: 2.5 })).toBe('proposed');
  const priced = (price: number) => [
    { position: 0, quantity: 2, price, reason: 'weighed' },
    ...kept.slice(1),
  ];
  expect(stateOf({ lines: priced(2.5) })).toBe('accepted');
  expect(stateOf({ lines: priced(3.5) })).toBe('proposed');
  expect(stateOf({ lines: kept.slice(1) })).toBe('proposed');
  expect(stateOf({ lines: kept.slice(1), agreed: true })).toBe('accepted');
  expect(stateOf({ shipping_address: { ...address, street: 'Paris Square' } })).toBe('proposed');
});

test('what the customer allowed at the checkout for goods that are missing is accepted at once, and nothing beyond it', () => {
  const quantity = fc.integer({ min: 1, max: 3 });
  const policy = fc.constantFrom(...substitutionPolicies);
  // For each line of the order: kept in some quantity, replaced by tea or expensive oil, or left out.
  const fate = fc.oneof(
    fc.record({ is: fc.constant('kept'), quantity }),
    fc.record({ is: fc.constantFrom('tea', 'oil'), quantity }),
    fc.constant({ is: 'out', quantity: 0 }),
  );
  const counts = { accepted: 0, proposed: 0 };
  fc.assert(
    fc.property(policy, fate, fate, fc.boolean(), (ifMissing, first, second, isAdded) => {
      const before = facts().contents.lines;
      const fates = [first, second];
      const lines = fates.flatMap(({ is, quantity }, position): WantedLine[] => {
        if (is === 'out') return [];
        return [{ position, quantity, ...(is !== 'kept' && { product_id: is }) }];
      });
      if (isAdded) lines.push({ product_id: 'tea', quantity: 1 });
      const decision = decide({ lines }, { ifMissing });
      if (!('revised' in decision)) return;
      const isAllowed = fates.every(({ is, quantity }, position) => {
        const line = before[position];
        if (is === 'out') return ifMissing === 'leave_out';
        const isSameGoods = is === 'kept' || is === line?.productId;
        const price = is === 'kept' ? 0 : (shelf.get(is)?.priceQirsh ?? 0);
        if (price > (line?.priceQirsh ?? 0)) return false;
        if (!isSameGoods) return ifMissing === 'replace' && quantity === line?.quantity;
        return quantity === line?.quantity || (ifMissing === 'leave_out' && quantity < (line?.quantity ?? 0));
      });
      counts[decision.revised.state] += 1;
      expect(decision.revised.state).toBe(isAllowed && !isAdded ? 'accepted' : 'proposed');
    }),
    { numRuns: 500 },
  );
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(10);
});

test('what is as it was makes no revision', () => {
  expect(decide({})).toEqual({ unchanged: true });
  expect(decide({ lines: kept, delivery_fee: 2, shipping_address: address })).toEqual({ unchanged: true });
});

test('an order that is seen as it is no more, has arrived or was changed too often is not changed', () => {
  const lines = kept.slice(1);
  const refused = (code: string) => ({ refused: { code } });
  expect(decide({ lines, revision: 2 })).toEqual(refused('order_changed'));
  expect(decide({ lines }, { proposed: 2, last: 2 })).toEqual(refused('order_changed'));
  expect(decide({ lines, proposed: 2 }, { proposed: 2, last: 2 })).toHaveProperty('revised');
  expect(decide({ lines }, { status: 'delivered' })).toEqual(refused('too_late'));
  expect(decide({ lines }, { last: 100 })).toEqual(refused('too_late'));
});

test('a customer who has changed an order often leaves the seller room to change it', () => {
  const phone = '+962790000000';
  expect(decide({ phone, isCustomers: true }, { last: 19 })).toHaveProperty('revised');
  expect(decide({ phone, isCustomers: true }, { last: 20 })).toEqual({ refused: { code: 'too_late' } });
  expect(decide({ phone }, { last: 20 })).toHaveProperty('revised');
});

test('whatever is wanted: sums add up, no position stands twice, and a refusal names the lines that are wrong', () => {
  const wantedLine = fc.record(
    {
      position: fc.nat(3),
      product_id: fc.constantFrom('tea', 'oil', 'gone'),
      quantity: fc.integer({ min: 1, max: 99 }),
      price: fc.nat(1000).map(fromQirsh),
      reason: fc.constantFrom('', 'weighed'),
    },
    { requiredKeys: ['quantity'] },
  );
  const wanted = fc.record(
    {
      revision: fc.integer({ min: 1, max: 2 }),
      lines: fc.array(wantedLine, { minLength: 1, maxLength: 4 }),
      delivery_fee: fc.nat(500).map(fromQirsh),
      agreed: fc.boolean(),
    },
    { requiredKeys: ['revision'] },
  );
  const counts = { revised: 0, refused: 0 };
  fc.assert(
    fc.property(wanted, fc.constantFrom(...orderStatuses), (change, status) => {
      const decision = decideRevision(change, facts({ status }));
      if ('refused' in decision) {
        counts.refused += 1;
        const { code, details = [] } = decision.refused;
        if (code === 'too_late') expect(isUnderWay(status)).toBe(false);
        else if (code === 'order_changed') expect(change.revision).not.toBe(1);
        else expect(details.every(({ path }) => /^lines\.\d\.\w+$/.test(path))).toBe(details.length > 0);
        return;
      }
      expect(isUnderWay(status) && change.revision === 1).toBe(true);
      if (!('revised' in decision)) return;
      counts.revised += 1;
      const { lines, subtotalQirsh, deliveryFeeQirsh, totalQirsh } = decision.revised;
      expect(lines.reduce((sum, line) => sum + line.priceQirsh * line.quantity, 0)).toBe(subtotalQirsh);
      expect(totalQirsh).toBe(subtotalQirsh + deliveryFeeQirsh);
      expect(new Set(lines.map(({ position }) => position)).size).toBe(lines.length);
      for (const line of lines) {
        const before = facts().contents.lines.find(({ position }) => position === line.position);
        const isPriced = change.lines?.some(({ price, reason }) => price !== undefined && reason);
        if (
          before?.productId === line.productId &&
          !isPriced &&
          change.lines?.every((one) => !one.product_id)
        )
          expect(line.priceQirsh).toBe(before.priceQirsh);
      }
    }),
    { numRuns: 3000 },
  );
  expect(Math.min(counts.revised, counts.refused)).toBeGreaterThan(50);
});

test('a fee that is yet to be named stays so until the seller names it; the customer is asked, but not about a free delivery', () => {
  const contents = { ...facts().contents, deliveryFeeQirsh: 0, feePending: true };
  const pending = { contents, isAbroad: true };
  const elsewhere = { street: 'Olaya Street 5', city: 'Jeddah', country: 'Kuwait', area_id: 'abdoun' };
  expect(decide({ shipping_address: elsewhere, agreed: true }, pending)).toMatchObject({
    revised: {
      feePending: true,
      deliveryFeeQirsh: 0,
      address: { city: 'Jeddah', country: 'Jordan', area: null },
    },
  });
  expect(decide({}, pending)).toEqual({ unchanged: true });
  expect(decide({ delivery_fee: 15.5 }, pending)).toMatchObject({
    revised: { feePending: false, deliveryFeeQirsh: 1550, state: 'proposed' },
  });
  expect(decide({ delivery_fee: 15.5, agreed: true }, pending)).toMatchObject({
    revised: { state: 'accepted' },
  });
  expect(decide({ delivery_fee: 0 }, pending)).toMatchObject({
    revised: { feePending: false, state: 'accepted' },
  });
});

test('a coupon takes its share off the new lines, a sum at most what they cost, and what is not about lines leaves it', () => {
  const { contents } = facts();
  const tenth = { code: 'EID', kind: 'percent' as const, percent: 10, amountQirsh: null };
  const shared = { coupon: tenth, contents: { ...contents, discountQirsh: 130 } };
  const fewer = { lines: [{ position: 0, quantity: 1 }], agreed: true };
  expect(decide(fewer, shared)).toMatchObject({ revised: { discountQirsh: 30, totalQirsh: 470 } });
  expect(decide({ delivery_fee: 1 }, shared)).toMatchObject({
    revised: { discountQirsh: 130, totalQirsh: 1270 },
  });
  expect(decide({ lines: kept }, shared)).toEqual({ unchanged: true });
  const five = { code: 'FIVE', kind: 'amount' as const, percent: null, amountQirsh: 500 };
  const summed = { coupon: five, contents: { ...contents, discountQirsh: 500 } };
  expect(decide(fewer, summed)).toMatchObject({ revised: { discountQirsh: 300, totalQirsh: 200 } });
});
