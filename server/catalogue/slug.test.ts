import { expect, test } from 'vitest';
import { endpointsByName } from '../../tests/support/read-contracts.ts';
import { freeSlug, isSlug, slugOf } from './slug.ts';

test.each([
  ["Za'atar & sumac, 500 g", 'zaatar-sumac-500-g'],
  ['  Labneh  ', 'labneh'],
  ['Crème brûlée', 'creme-brulee'],
  ['Nabulsi—cheese', 'nabulsi-cheese'],
  ['½ kg', '1-2-kg'],
  ['لبنة', 'product'],
  ['لبنة labneh', 'labneh'],
  ['!!!', 'product'],
  ['', 'product'],
])('%j has the slug %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test('no product takes an address that is the shop’s own', () => {
  const own = [...endpointsByName.values()].flatMap(
    ({ path }) => path.match(/^\/products\/([^/{]+)/)?.[1] ?? [],
  );
  expect(own).toContain('suggestions');
  for (const segment of own) {
    expect(isSlug(segment)).toBe(false);
    expect(slugOf(segment)).not.toBe(segment);
    expect(isSlug(slugOf(segment))).toBe(true);
  }
});

test('a slug has at most 80 characters and does not end in a hyphen', () => {
  expect(slugOf('x'.repeat(300))).toBe('x'.repeat(80));
  expect(slugOf(`${'x'.repeat(79)} yyy`)).toBe('x'.repeat(79));
});

test('the first free number is added to a slug that is taken', () => {
  expect(freeSlug('labneh', new Set())).toBe('labneh');
  expect(freeSlug('labneh', new Set(['labneh']))).toBe('labneh-2');
  expect(freeSlug('labneh', new Set(['labneh', 'labneh-2', 'labneh-4']))).toBe('labneh-3');
  expect(freeSlug('labneh', new Set(['labneh-2']))).toBe('labneh');
});
