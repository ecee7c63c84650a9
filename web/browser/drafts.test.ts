import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDraft, removeDraft, removeDrafts, storeDraft } from './drafts.ts';

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
  storeDraft('checkout', 'salma@example.com', { street: 'Rainbow Street' });
  expect(readDraft('checkout', 'rania@example.com')).toBeNull();
  expect(readDraft('checkout', '')).toBeNull();
  expect(readDraft('checkout', 'salma@example.com')).toEqual({ street: 'Rainbow Street' });
  removeDraft('checkout');
  expect(readDraft('checkout', 'salma@example.com')).toBeNull();
});

test('one form leaves the drafts of others alone, and a logout takes all', () => {
  storeDraft('contact', '', { message: 'Good morning' });
  storeDraft('checkout', 'salma@example.com', { street: 'Rainbow Street' });
  removeDraft('checkout');
  expect(readDraft('contact', '')).toEqual({ message: 'Good morning' });
  removeDrafts();
  expect(readDraft('contact', '')).toBeNull();
});

test('a draft is kept for a week, and never more than 20,000 characters of it', () => {
  vi.useFakeTimers();
  storeDraft('contact', '', { message: 'Good morning' });
  storeDraft('contact', '', { message: 'a'.repeat(20_000) });
  expect(readDraft('contact', '')).toEqual({ message: 'Good morning' });
  vi.advanceTimersByTime(7 * 24 * 60 * 60 * 1000);
  expect(readDraft('contact', '')).toBeNull();
});

test.each(['', 'null', '7', '[]', '{"contact":null}', '{"contact":{"owner":"","at":"now"}}', '{"contact":'])(
  'damaged storage (%s) is no draft, and the next one is kept',
  (damaged) => {
    localStorage.setItem('drafts', damaged);
    expect(readDraft('contact', '')).toBeNull();
    storeDraft('contact', '', { message: 'Good morning' });
    expect(readDraft('contact', '')).toEqual({ message: 'Good morning' });
  },
);
