import { expect, test } from 'vitest';
import { emptyAddress } from '../orders/address-values.ts';
import { type KeptPlaces, withPlace } from './kept-places.ts';
import { onChosenSide, writePlace } from './other-side.ts';

const undecided = { areaId: null, typedArea: '', country: null };
const inAbdoun = { ...undecided, areaId: 'abdoun' };
const toSweden = { ...inAbdoun, country: 'SE' };
const toNorway = { ...inAbdoun, country: 'NO' };
const jordan = { ...emptyAddress, street: 'Paris Square 3', floor: '7', country: 'Jordan' };
const sweden = { ...emptyAddress, street: 'Kungsgatan 3', city: 'Stockholm' };
type Draft = Parameters<typeof onChosenSide>[0];
type Choice = Parameters<typeof onChosenSide>[2];
const take = (draft: Draft, choice: Choice, places: KeptPlaces = {}) =>
  onChosenSide(draft, places, choice, { language: 'en', home: 'Jordan' });

test('a country that was chosen since shows its own place, and keeps the one in Jordan and in every other country', () => {
  const there = take(jordan, toSweden);
  expect(there.draft).toMatchObject({ ...emptyAddress, is_abroad: 'SE' });
  const further = take({ ...there.draft, ...sweden }, toNorway, there.places);
  expect(further.draft).toMatchObject({ ...emptyAddress, is_abroad: 'NO' });
  const back = take({ ...further.draft, street: 'Storgata 1' }, inAbdoun, further.places);
  expect(back.draft).toMatchObject({ ...jordan, is_abroad: '' });
  expect(take(back.draft, toSweden, back.places).draft).toMatchObject({ ...sweden, is_abroad: 'SE' });
  expect(take(back.draft, toNorway, back.places).draft).toMatchObject({ street: 'Storgata 1', city: '' });
});

test('Jordan that was chosen since shows nothing of a place abroad, whether an area is known or not', () => {
  const draft = { ...sweden, is_abroad: 'SE' };
  for (const choice of [undecided, inAbdoun]) {
    const here = take(draft, choice);
    expect(here.draft).toMatchObject({ ...emptyAddress, country: 'Jordan', is_abroad: '' });
    expect(take(here.draft, toSweden, here.places).draft).toMatchObject(draft);
  }
});

test('a country that is typed stays abroad until an area is chosen or typed, and is kept without it', () => {
  const places = { '': writePlace(jordan, inAbdoun) };
  const draft = { ...sweden, country: 'Sweden', is_abroad: 'yes' };
  expect(take(draft, undecided, places)).toEqual({ draft, places });
  for (const choice of [inAbdoun, { ...undecided, typedArea: 'Weibdeh' }]) {
    const here = take(draft, choice, places);
    expect(here.draft).toMatchObject({ ...jordan, is_abroad: '' });
    expect(JSON.parse(here.places.yes ?? '')).toEqual({
      ...sweden,
      country: 'Sweden',
      areaId: '',
      typedArea: '',
    });
  }
});

test('a country that was typed and is chosen since has the place that was typed for it', () => {
  const draft = { ...sweden, country: 'Sweden', is_abroad: 'yes' };
  expect(take(draft, toSweden).draft).toEqual({ ...draft, is_abroad: 'SE' });
  expect(take(draft, toNorway).draft).toMatchObject({ ...emptyAddress, is_abroad: 'NO' });
});

test('a draft that says “offered” for the country that was chosen, as it was once stored, keeps its place', () => {
  const draft = { ...sweden, is_abroad: 'offered' };
  expect(take(draft, toSweden)).toEqual({ draft: { ...sweden, is_abroad: 'SE' }, places: {} });
  for (const choice of [undecided, inAbdoun])
    expect(take(draft, choice).draft).toMatchObject({ ...emptyAddress, country: 'Jordan', is_abroad: '' });
});

test('a draft on the side that was chosen stays as it is', () => {
  const drafts = [
    [jordan, inAbdoun],
    [{ ...sweden, is_abroad: 'SE' }, toSweden],
  ] as const;
  for (const [draft, choice] of drafts) expect(take(draft, choice).draft).toMatchObject(draft);
});

test('places are kept for a few countries, the oldest go first, and what is too long for the browser is not kept', () => {
  const codes = ['', 'SE', 'NO', 'DK', 'FI', 'DE', 'FR', 'IT', 'ES', 'PT'];
  const places = codes.reduce((kept, code) => withPlace(kept, code, code), {} as KeptPlaces);
  expect(Object.keys(places)).toEqual(codes.slice(-8));
  expect(Object.keys(withPlace(places, 'NO', 'again')).at(-1)).toBe('NO');
  const long = 'ع'.repeat(6_000);
  const filled = codes.reduce((kept, code) => withPlace(kept, code, long), {} as KeptPlaces);
  expect(Object.keys(filled)).toEqual(['ES', 'PT']);
  expect(withPlace({}, 'SE', long.repeat(3))).toEqual({});
});
