import { expect, test } from 'vitest';
import { ofRow, withoutTwins } from './size-rows.ts';

const row = (id: string, weight: string, price: string) => ({ id, weight, price, left: '' });

test('a new row with the size of one that was saved meanwhile is that one, with what was typed', () => {
  const all = [
    row('a', '500g', '9'),
    row('b', '2kg', '19'),
    row(`${ofRow}1`, '2kg', '18'),
    row(`${ofRow}2`, '3kg', '25'),
  ];
  expect(withoutTwins(all)).toEqual([
    row('a', '500g', '9'),
    row('b', '2kg', '18'),
    row(`${ofRow}2`, '3kg', '25'),
  ]);
});

test('two new rows of one size stay two, which the form refuses by name', () => {
  const all = [row(`${ofRow}1`, '2kg', '18'), row(`${ofRow}2`, '2kg', '19')];
  expect(withoutTwins(all)).toEqual(all);
});
