import { expect, test } from 'vitest';
import { composeChangeMessage } from './change-message.ts';
import { changedLines } from './order-changes.ts';
import { maximumEncodedLength } from './order-message.ts';

const item = (position: number, en: string, quantity = 1, price = 2) => ({
  position,
  product_id: null,
  name: { en, ar: `صنف ${en}` },
  weight: '',
  quantity,
  price,
  image: '',
  reason: '',
});
const contents = (...items: ReturnType<typeof item>[]) => ({
  items,
  total: items.reduce((sum, { quantity, price }) => sum + quantity * price, 2),
  ...{ discount: 0, delivery_fee: 2 },
  shipping_address: {
    ...{ street: 'Rainbow Street', city: 'Amman', country: 'Jordan', phone: '' },
    ...{ building: '', floor: '', landmark: '', driver_note: '', latitude: null, longitude: null },
  },
  delivery: { area: null, slot: null, fee_pending: false },
});
const told = {
  language: 'en' as const,
  shop: 'Mouneh',
  number: 'MN-1042',
  customerName: 'Salma',
  isProposed: true,
  reason: '',
  link: 'https://shop.example/orders/MN-1042',
};

test('a line is told by its position: kept, changed, replaced, left out, added', () => {
  const [before, after] = [
    contents(item(0, 'Jam'), item(1, 'Oil'), item(2, 'Tea'), item(3, 'Olives')),
    contents(item(0, 'Jam'), item(1, 'Ghee'), item(3, 'Olives', 2), item(4, 'Honey')),
  ];
  const changes = changedLines(before, after).map((one) => [one.before?.name.en, one.after?.name.en]);
  expect(changes).toEqual([
    ['Oil', 'Ghee'],
    ['Tea', undefined],
    ['Olives', 'Olives'],
    [undefined, 'Honey'],
  ]);
});

test('the price of a delivery is no change of the total: the sum of before was without it', () => {
  const jam = contents(item(0, 'Jam'));
  const delivery = { ...jam.delivery, fee_pending: true };
  const before = { ...jam, delivery, delivery_fee: 0, total: 2 };
  const lines = (after: typeof before) =>
    composeChangeMessage({ ...told, before, after })
      .replaceAll('\u200e', '')
      .split('\n')
      .slice(2, -1);
  expect(lines(jam)).toEqual(['Delivery: 2.00 JD', 'Total without delivery: 2.00 JD', '*Total: 4.00 JD*']);
  const fewer = { ...before, items: [item(0, 'Jam', 1, 1)], total: 1 };
  expect(lines(fewer).at(-1)).toBe('*Total without delivery: 1.00 JD* (before 2.00 JD)');
});

test.each([
  [
    'en',
    'Here’s the delivery price for your order MN-1042 from Mouneh:',
    'Accept it or ask for another price',
  ],
  ['ar', 'هذا سعر توصيل طلبك MN-1042 من Mouneh:', 'للقبول أو لطلب سعر آخر'],
] as const)('a price of the delivery is told as one, and not as a change: %s', (language, title, answer) => {
  const after = contents(item(0, 'Jam'));
  const before = { ...after, delivery: { ...after.delivery, fee_pending: true }, delivery_fee: 0, total: 2 };
  const message = composeChangeMessage({ ...told, language, before, after }).replace(/\p{Cf}/gu, '');
  expect(message).toContain(title);
  expect(message).toContain(`${answer}: ${told.link}`);
});

test('the message says what changes, what it costs then and did before, and where to answer', () => {
  const message = composeChangeMessage({
    ...told,
    reason: 'The oil is out',
    before: contents(item(0, 'Oil'), item(1, 'Tea')),
    after: contents(item(0, 'Ghee', 1, 3)),
  });
  expect(message.replaceAll('\u200e', '').split('\n')).toEqual([
    'Hello Salma,',
    'We suggest a change to your order MN-1042 from Mouneh:',
    'The oil is out',
    '• Now: 1 × Ghee: 3.00 JD instead of 1 × Oil',
    '− Left out: 1 × Tea',
    '*Total: 5.00 JD* (before 6.00 JD)',
    'Accept or decline: https://shop.example/orders/MN-1042',
  ]);
});

test('however much changes, it fits into the link and keeps total and address of the order', () => {
  const items = Array.from({ length: 200 }, (_, position) => item(position, `مرطبان كبير جدًا ${position}`));
  const message = composeChangeMessage({
    ...told,
    language: 'ar',
    before: contents(...items),
    after: contents(),
  });
  expect(encodeURIComponent(message).length).toBeLessThanOrEqual(maximumEncodedLength);
  expect(message).toContain('وغير ذلك، كله في الرابط');
  expect(message).toContain(told.link);
});

test('what came back after delivery is said to be returned, not left out', () => {
  const message = composeChangeMessage({
    ...told,
    ...{ before: contents(item(0, 'Jam'), item(1, 'Oil')), after: contents(item(0, 'Jam')) },
    ...{ isProposed: false, isReturn: true },
  });
  expect(message).toContain('We’ve recorded the return from your order MN-1042 from Mouneh:');
  expect(message).toContain('− Returned: 1 × Oil');
});
