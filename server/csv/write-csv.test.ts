import { expect, test } from 'vitest';
import { writeCsv } from './write-csv.ts';

test('a cell of several lines stays one cell, and the first line of a file carries the mark of UTF-8', () => {
  expect(writeCsv([['2 × Labneh\n1 × Oil', '7.00']], { isFirst: true }).toString()).toBe(
    '\ufeff"2 × Labneh\n1 × Oil",7.00\r\n',
  );
});
