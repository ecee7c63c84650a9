import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropDraft, dropDrafts, keepDraft, readDraft } from './drafts.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a draft is read by its own account alone, and is gone when it is sent', () => {
  keepDraft('checkout', 'salma@example.com', { street: 'Rainbow Street' });
  expect(readDraft('checkout', 'rania@example.com')).toBeNull();
  expect(readDraft('checkout', '')).toBeNull();
  expect(readDraft('checkout', 'salma@example.com')).toEqual({ street: 'Rainbow Street' });
  dropDraft('checkout');
  expect(readDraft('checkout', 'salma@example.com')).toBeNull();
});

test('one form leaves the drafts of others alone, and a logout takes all', () => {
  keepDraft('contact', '', { message: 'Good morning' });
  keepDraft('checkout', 'salma@example.com', { street: 'Rainbow Street' });
  dropDraft('checkout');
  expect(readDraft('contact', '')).toEqual({ message: 'Good morning' });
  dropDrafts();
  expect(readDraft('contact', '')).toBeNull();
});

test('a draft is kept for a week, and never more than 20,000 characters of it', () => {
  vi.useFakeTimers();
  keepDraft('contact', '', { message: 'Good morning' });
  keepDraft('contact', '', { message: 'a'.repeat(20_000) });
  expect(readDraft('contact', '')).toEqual({ message: 'Good morning' });
  vi.advanceTimersByTime(7 * 24 * 60 * 60 * 1000);
  expect(readDraft('contact', '')).toBeNull();
});

test.each(['', 'null', '7', '[]', '{"contact":null}', '{"contact":{"owner":"","at":"now"}}', '{"contact":'])(
  'damaged storage (%s) is no draft, and the next one is kept',
  (damaged) => {
    localStorage.setItem('drafts', damaged);
    expect(readDraft('contact', '')).toBeNull();
    keepDraft('contact', '', { message: 'Good morning' });
    expect(readDraft('contact', '')).toEqual({ message: 'Good morning' });
  },
);
