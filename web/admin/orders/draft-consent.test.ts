import { describe, expect, test } from 'vitest';
import type { AdminOrder } from '../../../contracts/admin-orders.ts';
import type { SubstitutionPolicy } from '../../../contracts/order-preferences.ts';
import { readConsent } from './draft-consent.ts';
import { draftOf, lineOf, type OrderDraft } from './order-draft.ts';

const shipping_address = {
  ...{ street: 'Rainbow Street 12', city: 'Amman', country: 'Jordan', phone: '+962791234567' },
  ...{ building: '4', floor: '', landmark: '', driver_note: '', latitude: null, longitude: null },
};
const line = (position: number, product_id: string, price: number, quantity: number) => ({
  ...{ position, product_id, price, quantity, weight: '500g', reason: '', image: '' },
  name: { en: product_id, ar: product_id },
});
const orderOf = (if_missing: SubstitutionPolicy = 'ask') =>
  ({
    ...{ id: 'order', if_missing, shipping_address, coupon: null, delivery_fee: 2 },
    items: [line(0, 'jam', 3, 2), line(1, 'oil', 7, 1)],
    delivery: { area: { id: 'area' }, country: null, slot: null, fee_pending: false },
    revision: { number: 1, proposed: null, changed: null, declined: null },
  }) as unknown as AdminOrder;
const place = { ...shipping_address, area_id: 'area' };
const first = (draft: OrderDraft, changes: Partial<OrderDraft['lines'][number]>): OrderDraft => ({
  ...draft,
  lines: draft.lines.map((one, index) => (index === 0 ? { ...one, ...changes } : one)),
});

describe('the sheet says as the server decides', () => {
  const order = orderOf();
  const draft = draftOf(order);

  test('what is trimmed or written otherwise is no change to be asked about', () => {
    for (const same of [
      draft,
      first(draft, { typedWeight: ' 500g ' }),
      first(draft, { typedPrice: '٣٫٠٠' }),
      { ...draft, fee: '2' },
    ])
      expect(readConsent(order, same, place)).toBe('right_away');
    expect(readConsent(order, draft, { ...place, phone: '+962790000000' })).toBe('right_away');
  });

  test('what gets cheaper is changed right away, all else asks, unless the customer has agreed', () => {
    expect(readConsent(order, first(draft, { typedPrice: '2.50', reason: 'Dented' }), place)).toBe(
      'right_away',
    );
    const asked = [
      first(draft, { typedPrice: '3.50', reason: 'Dearer' }),
      first(draft, { typedWeight: '480g', reason: 'Weighed' }),
      first(draft, { quantity: 1 }),
      { ...draft, fee: '2.50' },
      { ...draft, slot: { id: 'evening', date: '2030-01-01' } },
      { ...draft, lines: draft.lines.slice(1) },
    ];
    for (const other of asked) {
      expect(readConsent(order, other, place)).toBe('ask');
      expect(readConsent(order, { ...other, agreed: true }, place)).toBe('right_away');
    }
    for (const moved of [{ street: 'Paris Square' }, { floor: '3' }, { area_id: null }])
      expect(readConsent(order, draft, { ...place, ...moved })).toBe('ask');
  });

  test('what the customer allowed for missing goods is changed right away', () => {
    const fewer = { ...draft, lines: draft.lines.slice(1) };
    expect(readConsent(orderOf('leave_out'), fewer, place)).toBe('right_away');
    const tea = { id: 'tea', name: { en: 'tea', ar: 'tea' }, price_now: 3, weight: '100g' };
    const [jam] = draft.lines;
    const replaced = { ...draft, lines: [lineOf(tea as never, jam), ...draft.lines.slice(1)] };
    expect(readConsent(orderOf('replace'), replaced, place)).toBe('right_away');
    expect(readConsent(orderOf('ask'), replaced, place)).toBe('ask');
  });

  test('nothing is said of what cannot be saved', () => {
    expect(readConsent(order, { ...draft, fee: 'abc' }, place)).toBeNull();
    expect(readConsent(order, draft, null)).toBeNull();
  });
});
