import { expect, test } from 'vitest';
import { linkText } from './linked-text.ts';

const orders = ['MN-1001', 'MN-1003', 'MN-7'];

const linked = (text: string) =>
  linkText(text, orders).flatMap(({ text, order, href }) => (order || href ? [[text, order ?? href]] : []));

test('numbers of orders, phone numbers and email addresses in a message lead where they point', () => {
  expect(linked('Where is MN-1001? Call 079 123 4567 or mail x.y+z@example.com.')).toEqual([
    ['MN-1001', 'MN-1001'],
    ['079 123 4567', 'tel:+962791234567'],
    ['x.y+z@example.com', 'mailto:x.y+z@example.com'],
  ]);
  expect(linked('أين طلبي mn-١٠٠٣؟ رقمي ٠٧٩١٢٣٤٥٦٧')).toEqual([
    ['mn-١٠٠٣', 'MN-1003'],
    ['٠٧٩١٢٣٤٥٦٧', 'tel:+962791234567'],
  ]);
});

test('what only looks like one stays text, and no letter is lost', () => {
  for (const text of [
    '',
    '3 jars, 12.50 JD',
    'MN-9999 and MN-1',
    'WOMMN-1',
    '1234567890123456789',
    'a@b',
    '<b>MN-</b>',
    'javascript:1',
  ])
    expect(linked(text), text).toEqual([]);
  const text = 'MN-7, MN-8\n\n+962 79 123 4567x';
  expect(
    linkText(text, orders)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});
