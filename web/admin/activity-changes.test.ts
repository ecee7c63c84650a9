import { describe, expect, test } from 'vitest';
import { changesOf, textOf } from './activity-changes.ts';

describe('the changes of an entry', () => {
  test('are the fields that differ, without what nobody decides', () => {
    const before = { priceQirsh: 600, weight: '500g', version: 1, slug: 'oil', origin: null };
    const after = { priceQirsh: 750, weight: '500g', version: 2, slug: 'oil-2', origin: '' };
    expect(changesOf({ before, after })).toEqual([{ field: 'priceQirsh', before: 600, after: 750 }]);
  });

  test('of what was added are all that say something', () => {
    expect(changesOf({ before: null, after: { nameEn: 'Oil', image: '', shown: false } })).toEqual([
      { field: 'nameEn', before: undefined, after: 'Oil' },
      { field: 'shown', before: undefined, after: false },
    ]);
  });

  test('take groups apart and keep texts in two languages and lists whole', () => {
    const name = { en: 'Mouneh', ar: 'مونة' };
    const before = { name, claims: { rating: 4.8, badges: [name] } };
    const after = { name: { ...name, ar: 'المونة' }, claims: { rating: 4.9, badges: [name] } };
    expect(changesOf({ before, after })).toEqual([
      { field: 'name', before: name, after: { en: 'Mouneh', ar: 'المونة' } },
      { field: 'rating', before: 4.8, after: 4.9 },
    ]);
  });
});

test('allergens differ by their names too, and none at all is no change', () => {
  const facts = (allergens: object | undefined) => ({
    foodFacts: allergens ? { maker: null, allergens } : null,
  });
  const [milk, nuts] = [{ milk: 'contains' }, { nuts: 'contains' }];
  expect(changesOf({ before: facts(milk), after: facts(nuts) })).toEqual([
    { field: 'allergens', before: milk, after: nuts },
  ]);
  expect(changesOf({ before: facts(undefined), after: facts({}) })).toEqual([]);
});

test('any value can be read', () => {
  expect(textOf({ en: 'Email', ar: 'بريد' })).toBe('Email\nبريد');
  expect(textOf([{ title: { en: 'A', ar: 'A' }, linkPrefix: '' }, 'B'])).toBe('A\nB');
  expect(textOf(null)).toBe('');
});

test('of a pause it is told what is paused, by no other field’s name', () => {
  const times = (isPaused: boolean) => ({ paused: { delivery: false, pickup: isPaused }, lead_hours: 2 });
  expect(changesOf({ before: times(false), after: times(true) })).toEqual([
    { field: 'paused_pickup', before: false, after: true },
  ]);
});

test('of delivery times those are told that differ, and all where their order alone is another', () => {
  const [noon, evening] = [
    { id: 'noon', from: '10:00', capacity: 10 },
    { id: 'evening', from: '16:00', capacity: 8 },
  ];
  const later = { ...evening, from: '17:00' };
  expect(changesOf({ before: { slots: [noon, evening] }, after: { slots: [noon, later] } })).toEqual([
    { field: 'slots', before: [evening], after: [later] },
  ]);
  expect(changesOf({ before: { slots: [noon] }, after: { slots: [noon, evening] } })).toEqual([
    { field: 'slots', before: [], after: [evening] },
  ]);
  expect(changesOf({ before: { slots: [noon, evening] }, after: { slots: [evening, noon] } })).toEqual([
    { field: 'slots', before: [noon, evening], after: [evening, noon] },
  ]);
});
