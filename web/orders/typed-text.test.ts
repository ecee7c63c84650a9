import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { formatSlot } from '../../contracts/slot-words.ts';
import { keepUnits } from './typed-text.tsx';

test.each([
  ['en', '10 AM–1 PM'],
  ['ar', 'من 10 صباحًا إلى 1 ظهرًا'],
] as const)('the hours of a delivery are not parted over two lines: %s', (language, hours) => {
  const text = formatSlot({ date: '2026-11-25', from: '10:00', to: '13:00' }, language);
  expect(renderToStaticMarkup(keepUnits(text))).toMatch(new RegExp(`<span[^>]*>${hours}</span>$`));
});
