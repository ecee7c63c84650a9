import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearIdempotencyKey, idempotencyKeyFor } from './idempotency-key.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('every try of one order has one key until it is confirmed, and another order has its own', () => {
  const first = idempotencyKeyFor('cart');
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(idempotencyKeyFor('cart')).toBe(first);
  expect(idempotencyKeyFor('a product')).not.toBe(first);
  clearIdempotencyKey('cart');
  expect(idempotencyKeyFor('cart')).not.toBe(first);
});

test('a try of another day is another order', () => {
  vi.useFakeTimers();
  const first = idempotencyKeyFor('cart');
  vi.advanceTimersByTime(23 * 60 * 60 * 1000);
  expect(idempotencyKeyFor('cart')).toBe(first);
  vi.advanceTimersByTime(60 * 60 * 1000);
  expect(idempotencyKeyFor('cart')).not.toBe(first);
});

test('without storage a key lasts as long as the page', () => {
  vi.stubGlobal('localStorage', undefined);
  const first = idempotencyKeyFor('cart');
  expect(idempotencyKeyFor('cart')).toBe(first);
  clearIdempotencyKey('cart');
  expect(idempotencyKeyFor('cart')).not.toBe(first);
});

test.each(['', '7', '[]', '{"cart":null}', '{"cart":{"key":"a"}}'])(
  'damaged storage (%s) gives a new key',
  (damaged) => {
    stored.set('orderKeys', damaged);
    expect(idempotencyKeyFor('cart')).toMatch(/^[0-9a-f]{32}$/);
  },
);
