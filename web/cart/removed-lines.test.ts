import { beforeEach, expect, test } from 'vitest';
import { useCart } from './cart.ts';
import {
  dropRemovedLines,
  isRemoved,
  mergeLines,
  removeLine,
  restoreLine,
  useRemovedLines,
} from './removed-lines.ts';

const cartOf = (...ids: string[]) =>
  useCart.setState({ items: ids.map((id) => ({ product: { id }, quantity: 2 }) as never), isLoaded: true });

/** The lines as displayed, removed ones in brackets. */
const lines = () =>
  mergeLines(useCart.getState().items, useRemovedLines.getState().removed)
    .map((line) => (isRemoved(line) ? `(${line.item.product.id})` : line.product.id))
    .join(' ');

const restore = (id: string) => {
  const line = useRemovedLines.getState().removed.find(({ item }) => item.product.id === id);
  if (line) restoreLine(line);
};

beforeEach(() => {
  dropRemovedLines();
  cartOf('a', 'b', 'c', 'd');
});

test('a removed line stays where it was, and comes back there with its quantity', () => {
  removeLine('b', 'b removed');
  expect(lines()).toBe('a (b) c d');
  expect(useRemovedLines.getState().latest?.text).toBe('b removed');
  restore('b');
  expect(lines()).toBe('a b c d');
  expect(useCart.getState().items[1]).toMatchObject({ quantity: 2 });
});

test('several come back to their places in any order', () => {
  for (const order of ['abcd', 'dcba', 'bdac']) {
    for (const id of 'cadb') removeLine(id, '');
    expect(lines()).toBe('(a) (b) (c) (d)');
    for (const id of order) restore(id);
    expect(lines()).toBe('a b c d');
  }
});

test('what was added again meanwhile is not removed any more', () => {
  removeLine('b', '');
  cartOf('a', 'c', 'd', 'b');
  expect(lines()).toBe('a c d b');
  removeLine('b', '');
  expect(lines()).toBe('a c d (b)');
});

test('a product that is not in the cart cannot be removed', () => {
  removeLine('z', '');
  expect(useRemovedLines.getState()).toEqual({ removed: [], latest: null });
});
