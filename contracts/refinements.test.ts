import { expect, test } from 'vitest';
import { namesIn, readRefined, toggleName } from './refinements.ts';

const read = (query: string) => readRefined(new URLSearchParams(query));

test('a price is read in any digits, and left out where it is none', () => {
  expect(read('price_from=٣٫٥&price_to=۱۲')).toEqual({ price_from: '3.5', price_to: '12' });
  expect(read('price_from=1,234.50')).toEqual({ price_from: '1234.5' });
  expect(read('price_from=1,25&price_to=.5')).toEqual({ price_from: '1.25', price_to: '0.5' });
  // Amounts as the shop itself writes them: a comma before each three digits.
  for (const [typed, price] of [
    ['1,500', '1500'],
    ['١٬٥٠٠', '1500'],
    ['١،٥٠٠', '1500'],
    ['12,345.5', '12345.5'],
    ['1,5', '1.5'],
    ['1،5', '1.5'],
    ['1,50', '1.5'],
    ['0,500', '0.5'],
    ['1.500', '1.5'],
    ['١٫٥٠٠', '1.5'],
  ] as const)
    expect(read(`price_to=${typed}`), typed).toEqual({ price_to: price });
  for (const none of ['much', '-3', '1e9', '0', '100001', '1.2.3', 'Infinity', ''])
    expect(read(`price_from=${none}`)).toEqual({});
});

test('what is not asked for has no entry, and what is asked for is bounded', () => {
  expect(read('origin=+&food=&sort=name')).toEqual({});
  expect(read(`origin=${'ع'.repeat(5000)}`).origin).toHaveLength(100);
  expect(read('only=offer&maker=Um+Khaled')).toEqual({ only: 'offer', maker: 'Um Khaled' });
});

test('a name is chosen and taken back', () => {
  expect(toggleName('', 'vegan')).toBe('vegan');
  expect(toggleName('vegan', 'halal')).toBe('vegan,halal');
  expect(toggleName('vegan, halal', 'vegan')).toBe('halal');
  expect(namesIn(' , vegan,')).toEqual(['vegan']);
});
