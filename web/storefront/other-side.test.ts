import { expect, test } from 'vitest';
import { emptyAddress } from '../orders/address-values.ts';
import { onChosenSide, writePlace } from './other-side.ts';

const undecided = { areaId: null, typedArea: '', country: null };
const inAbdoun = { ...undecided, areaId: 'abdoun' };
const toSweden = { ...inAbdoun, country: 'SE' };
const jordan = { ...emptyAddress, street: 'Paris Square 3', floor: '7', country: 'Jordan' };
const sweden = { ...emptyAddress, street: 'Kungsgatan 3', city: 'Stockholm' };
const take = (draft: Parameters<typeof onChosenSide>[0], choice: Parameters<typeof onChosenSide>[1]) =>
  onChosenSide(draft, choice, { language: 'en', home: 'Jordan' });

test('a country that was chosen since shows its own place, and keeps the one in Jordan', () => {
  const there = take(jordan, toSweden);
  expect(there).toMatchObject({ ...emptyAddress, is_abroad: 'offered' });
  const back = take({ ...there, ...sweden }, inAbdoun);
  expect(back).toMatchObject({ ...jordan, is_abroad: '' });
  expect(take(back, toSweden)).toMatchObject({ ...sweden, is_abroad: 'offered' });
});

test('Jordan that was chosen since shows nothing of a place abroad, whether an area is known or not', () => {
  const draft = { ...sweden, is_abroad: 'offered' };
  for (const choice of [undecided, inAbdoun]) {
    const here = take(draft, choice);
    expect(here).toMatchObject({ ...emptyAddress, country: 'Jordan', is_abroad: '' });
    expect(take(here, toSweden)).toMatchObject(draft);
  }
});

test('a country that is typed stays abroad until an area is chosen or typed, and is kept without it', () => {
  const other_side = writePlace(jordan, inAbdoun);
  const draft = { ...sweden, country: 'Sweden', is_abroad: 'yes', other_side };
  expect(take(draft, undecided)).toEqual(draft);
  for (const choice of [inAbdoun, { ...undecided, typedArea: 'Weibdeh' }]) {
    const here = take(draft, choice);
    expect(here).toMatchObject({ ...jordan, is_abroad: '' });
    expect(JSON.parse(here.other_side ?? '')).toEqual({
      ...sweden,
      country: 'Sweden',
      areaId: '',
      typedArea: '',
    });
  }
});

test('a draft on the side that was chosen stays as it is', () => {
  const drafts = [
    [jordan, inAbdoun],
    [{ ...sweden, is_abroad: 'offered' }, toSweden],
  ] as const;
  for (const [draft, choice] of drafts) expect(take(draft, choice)).toMatchObject(draft);
});
