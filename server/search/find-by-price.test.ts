import { expect, test } from 'vitest';
import { priceIn } from './find-by-price.ts';

test.each([
  ['7.25', 725],
  ['٧.٢٥', 725],
  ['٧٫٢٥ د.أ', 725],
  [' 7,5 JD ', 750],
  ['7.25 دينار', 725],
  ['0.90', 90],
  ['7', null],
  ['2027', null],
  ['1.5L', null],
  ['1.255', null],
  ['7.25 oil', null],
])('%s is a price of %s qirsh', (query, qirsh) => expect(priceIn(query)?.qirsh ?? null).toBe(qirsh));
