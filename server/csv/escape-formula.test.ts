import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeFormula, unescapeFormula } from './escape-formula.ts';

const text = fc.string({ unit: fc.constantFrom(...'=+-@＝＋－＠;|\t\r\n\' "1a') });

test('a guarded cell gives its text back', () => {
  fc.assert(
    fc.property(text, (one) => {
      expect(unescapeFormula(escapeFormula(one))).toBe(one);
    }),
  );
});

test('however a guarded cell is split, no part begins as a formula', () => {
  fc.assert(
    fc.property(text, (one) => {
      for (const part of escapeFormula(one).split(/[;|\t\r\n]/))
        expect(part).not.toMatch(/^ *[=+\-@＝＋－＠]/);
    }),
  );
});

test.each(['Za’atar; sumac', 'a-b', "it's", '12.50', 'سطر\n\nآخر'])('is left as it is: %s', (one) => {
  expect(escapeFormula(one)).toBe(one);
});
