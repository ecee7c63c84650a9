import { expect, test } from 'vitest';
import type { AdminProduct } from '../../../contracts/catalogue.ts';
import { isSaved, ofRow, withoutTwins } from './size-rows.ts';

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

test('rows that the shop has as they are typed are saved: a new one by the size that was made of it, a count by what is left', () => {
  const sizes = [
    { id: 'a', weight: '500g', price: 9, stock: { left: 5 } },
    { id: 'b', weight: '2kg', price: 19.5, stock: null },
  ] as AdminProduct[];
  const counted = { ...row('a', '500g', '9.00'), left: '5' };
  const added = row(`${ofRow}1`, ' 2kg', '19.50');
  expect(isSaved([counted, added], sizes)).toBe(true);
  expect(isSaved([row('a', '500g', '9'), row('b', '2kg', '19.5')], sizes)).toBe(true);
  for (const other of [
    [counted],
    [added, counted],
    [{ ...counted, left: '6' }, added],
    [counted, row('b', '2kg', '18')],
    [counted, row('c', '2kg', '19.5')],
  ])
    expect(isSaved(other, sizes)).toBe(false);
});
