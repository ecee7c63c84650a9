import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readOrderLinks, removeOrderLink, removeOrderLinks, storeOrderLink } from './order-links.ts';

const day = 24 * 60 * 60 * 1000;
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the links of orders are listed with the latest first, for 90 days, and twenty of them at most', () => {
  storeOrderLink('first');
  vi.advanceTimersByTime(60 * day);
  storeOrderLink('second');
  expect(readOrderLinks()).toEqual(['second', 'first']);
  vi.advanceTimersByTime(31 * day);
  expect(readOrderLinks()).toEqual(['second']);
  for (let count = 1; count <= 25; count += 1) storeOrderLink(`link ${count}`);
  expect(readOrderLinks()).toHaveLength(20);
  expect(readOrderLinks()[0]).toBe('link 25');
});

test('a link is removed by itself, and all of them at once', () => {
  storeOrderLink('first');
  storeOrderLink('second');
  removeOrderLink('first');
  expect(readOrderLinks()).toEqual(['second']);
  removeOrderLinks();
  expect(readOrderLinks()).toEqual([]);
});

test.each(['no json', '{}', '[null, 3, "x", {"token": 5}, {"token": "x"}]'])(
  'what is stored is not trusted: %s counts as no link',
  (text) => {
    stored.set('order_links', text);
    expect(readOrderLinks()).toEqual([]);
  },
);
