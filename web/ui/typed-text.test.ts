import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { formatSlot } from '../../contracts/slot-words.ts';
import { isolateNumbers, keepUnits } from './typed-text.tsx';

test.each([
  ['en', '10 AM–1 PM'],
  ['ar', 'من 10 صباحًا إلى 1 ظهرًا'],
] as const)('the hours of a delivery are not parted over two lines: %s', (language, hours) => {
  const text = formatSlot({ date: '2026-11-25', from: '10:00', to: '13:00' }, language);
  expect(renderToStaticMarkup(keepUnits(text))).toMatch(new RegExp(`<span[^>]*>${hours}</span>$`));
});

test.each([
  ['اتصلوا على 06-5551234 قبل التوصيل', '06-5551234'],
  ['+962 79 123 4567', '+962 79 123 4567'],
  ['00962 79 123 4567 بعد الثالثة', '00962 79 123 4567'],
  ['الرقم ٠٧٩ ١٢٣ ٤٥٦٧', '٠٧٩ ١٢٣ ٤٥٦٧'],
  ['+٩٦٢ ٧٩ ١٢٣ ٤٥٦٧', '+٩٦٢ ٧٩ ١٢٣ ٤٥٦٧'],
])('the groups of a phone number in a text stand from left to right: %s', (text, number) => {
  const shown = renderToStaticMarkup(isolateNumbers(text));
  expect(shown).toMatch(new RegExp(`<bdi dir="ltr"[^>]*>${RegExp.escape(number)}</bdi>`));
  expect(shown.replace(/<[^>]*>/g, '')).toBe(text);
});

test.each([
  '3 × 12.50, 1234567890123456789',
  '25-11-2026 26-11-2026',
  'من 05-11-2026 إلى 06-11-2026',
  '٠٥-١١-٢٠٢٦ ٠٦-١١-٢٠٢٦',
  '2026-11-25',
])('what is no phone number stays as it is: %s', (text) => {
  expect(renderToStaticMarkup(isolateNumbers(text))).toBe(text);
});
