import { expect, test } from 'vitest';
import { areaNameKeys } from '../../../contracts/area-names.ts';
import { governorates } from '../../../contracts/governorates.ts';
import { knownAreas } from './known-areas.ts';

test('the areas that a seller chooses from can all be told apart', () => {
  const keys = governorates.flatMap((governorate) =>
    knownAreas[governorate].flatMap(([en, ar]) => areaNameKeys({ name: { en, ar }, governorate })),
  );
  expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
});
