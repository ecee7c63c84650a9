import { expect, test } from 'vitest';
import { dayFromToday, dayInAmman } from '../../contracts/calendar-day.ts';
import { updateProduct } from '../../contracts/catalogue.ts';
import { exportProducts, undoImport } from '../../contracts/imports.ts';
import { csv, openImports, short } from '../support/open-imports.ts';

const imports = await openImports();
const { app, call, check, take, named, linesOf, token } = imports;
const seasonOf = async (name: string) => (await named(name))?.season;

test('a file brings seasons, by number or name in either language; an empty cell ends one, and undoing the import takes it back', async () => {
  await take(
    csv(
      `${short},season_from,season_until`,
      'Olives,زيتون,3,spices,mouneh,10,12',
      'Jameed,جميد,3,spices,mouneh,March,أيار',
      'Grapes,عنب,3,spices,mouneh,٨,تشرين الأول',
      'Salt,ملح,3,spices,mouneh,,',
    ),
  );
  expect(await seasonOf('Olives')).toEqual({ from: 10, until: 12 });
  expect(await seasonOf('Jameed')).toEqual({ from: 3, until: 5 });
  expect(await seasonOf('Grapes')).toEqual({ from: 8, until: 10 });
  expect(await seasonOf('Salt')).toBeNull();
  const ended = await take(csv('name_en,slug,season_from,season_until', 'Olives,olives,,'));
  expect(await seasonOf('Olives')).toBeNull();
  await call(undoImport, { id: ended.id }, { token });
  expect(await seasonOf('Olives')).toEqual({ from: 10, until: 12 });
});

test('a season that lacks a month, or has none that is known, is refused and says which', async () => {
  const seen = await check(
    csv(
      `${short},season_from,season_until`,
      'One,واحد,3,spices,mouneh,10,',
      'Two,اثنان,3,spices,mouneh,13,2',
    ),
  );
  const lines = await linesOf(seen);
  expect(lines.map(({ faults }) => faults)).toMatchObject([
    [{ column: 'season_until', code: 'month_required' }],
    [{ column: 'season_from', code: 'month_required', value: '13' }],
  ]);
});

test('the shop’s own file brings all seasons in again, and a file without them changes none', async () => {
  const headers = { Authorization: `Bearer ${token}` };
  const file = await (await app.request(`/api${exportProducts.path}`, { headers })).text();
  const grapes = await named('Grapes');
  await call(updateProduct, { id: grapes?.id ?? '', category: 'spices', season: null }, { token });
  await take(file);
  expect(await seasonOf('Grapes')).toEqual({ from: 8, until: 10 });
  await take(csv('name_en,slug,price', 'Grapes,grapes,4'));
  expect(await seasonOf('Grapes')).toEqual({ from: 8, until: 10 });
});

test('a file brings the day of what is ordered ahead; one that has come is none, no day is refused, and the shop’s own file has it', async () => {
  const readyOf = async (name: string) => (await named(name))?.ready_on;
  const [week, today] = [dayFromToday(7), dayInAmman()];
  await take(
    csv(
      `${short},ready_on`,
      `Early olives,زيتون مبكر,3,spices,mouneh,${week}`,
      `Late olives,زيتون متأخر,3,spices,mouneh,${today}`,
    ),
  );
  expect([await readyOf('Early olives'), await readyOf('Late olives')]).toEqual([week, null]);
  const headers = { Authorization: `Bearer ${token}` };
  const file = await (await app.request(`/api${exportProducts.path}`, { headers })).text();
  const early = await named('Early olives');
  await call(updateProduct, { id: early?.id ?? '', category: 'spices', ready_on: null }, { token });
  await take(file);
  expect(await readyOf('Early olives')).toBe(week);
  await take(csv('name_en,slug,ready_on', 'Early olives,early-olives,'));
  expect(await readyOf('Early olives')).toBeNull();
  const seen = await check(csv(`${short},ready_on`, 'Never,أبدًا,3,spices,mouneh,next week'));
  expect((await linesOf(seen)).map(({ faults }) => faults)).toMatchObject([
    [{ column: 'ready_on', code: 'day_invalid' }],
  ]);
});
