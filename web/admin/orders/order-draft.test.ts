import { expect, test } from 'vitest';
import type { AdminOrder } from '../../../contracts/admin-orders.ts';
import { draftOf, isSameDraft, mergeDraft, type OrderDraft } from './order-draft.ts';

const line = (position: number, product_id: string, quantity: number, price = 3) => ({
  ...{ position, product_id, price, quantity, weight: '500g', reason: '' },
  name: { en: product_id, ar: product_id },
});
const orderOf = (...items: ReturnType<typeof line>[]) =>
  ({
    ...{ id: 'order', delivery_fee: 2, items, shipping_address: { phone: '' } },
    delivery: { fee_pending: false },
    revision: { number: 1, proposed: null, changed: null, declined: null },
  }) as unknown as AdminOrder;
const change = (
  draft: OrderDraft,
  place: number,
  part: Partial<OrderDraft['lines'][number]>,
): OrderDraft => ({
  ...draft,
  lines: draft.lines.map((one, index) => (index === place ? { ...one, ...part } : one)),
});
const seen = ({ lines }: OrderDraft) => lines.map(({ name, quantity }) => `${quantity} ${name.en}`);

const begun = orderOf(line(0, 'jam', 2), line(1, 'oil', 1));
const typed = { ...change(draftOf(begun), 0, { quantity: 3 }), agreed: true };

test('what was typed comes into what someone else saved, and is agreed upon anew', () => {
  const now = orderOf(line(0, 'jam', 2, 2.5), line(1, 'oil', 4), line(2, 'figs', 1));
  const merged = mergeDraft(begun, typed, now);
  expect(seen(merged)).toEqual(['3 jam', '4 oil', '1 figs']);
  expect(merged.lines[0]).toMatchObject({ price: 2.5, typedPrice: '2.50', position: 0 });
  expect(merged.agreed).toBe(false);
});

test('of one line both changed, what was typed stays; a product that came in its place comes with its price', () => {
  expect(seen(mergeDraft(begun, typed, orderOf(line(0, 'jam', 5), line(1, 'oil', 1))))).toEqual([
    '3 jam',
    '1 oil',
  ]);
  const replaced = mergeDraft(begun, typed, orderOf(line(0, 'honey', 2, 9), line(1, 'oil', 1)));
  expect(replaced.lines[0]).toMatchObject({ name: { en: 'honey' }, quantity: 3, price: 9, productId: null });
});

test('a line that they left out stays out, unless it was changed here: then it is a line anew', () => {
  const untouched = mergeDraft(begun, draftOf(begun), orderOf(line(1, 'oil', 1)));
  expect(seen(untouched)).toEqual(['1 oil']);
  const [anew] = mergeDraft(begun, typed, orderOf(line(1, 'oil', 1))).lines;
  expect(anew).toMatchObject({ position: null, productId: 'jam', quantity: 3 });
});

test('a line that was left out here stays out of what they saved', () => {
  const shorter = { ...draftOf(begun), lines: draftOf(begun).lines.slice(1) };
  expect(seen(mergeDraft(begun, shorter, orderOf(line(0, 'jam', 2), line(1, 'oil', 2))))).toEqual(['2 oil']);
});

test('an amount that is typed another way is no change', () => {
  const draft = draftOf(begun);
  const other = change({ ...draft, fee: '2,0' }, 0, { typedPrice: '٣' });
  expect(isSameDraft(other, draft)).toBe(true);
  for (const typedPrice of ['3,5', 'abc', ''])
    expect(isSameDraft(change(draft, 0, { typedPrice }), draft)).toBe(false);
});
