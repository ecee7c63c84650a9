import { expect, test } from 'vitest';
import type { DeliveryTimes } from '../../contracts/delivery-times.ts';
import { freeSlots, slotDayOf } from './free-slots.ts';

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const afternoon = {
  id: 'afternoon',
  method: 'delivery' as const,
  ...{ from: '16:00', to: '19:00', capacity: 2, area_ids: [], weekdays: everyDay },
};
const timesOf = (times: Partial<DeliveryTimes>): DeliveryTimes => ({
  ...{ slots: [afternoon], exceptions: [], lead_hours: 0, cut_off: null },
  paused: { delivery: false, pickup: false },
  ...times,
});

/** The offered days at a moment, with the time at which each slot begins. */
const offered = (times: DeliveryTimes, now: string, taken = new Map<string, number>(), areaId?: string) =>
  freeSlots(times, taken, { method: 'delivery', areaId: areaId ?? null, now: new Date(now) }).map(
    ({ date, from }) => `${date} ${from}`,
  );

test('a shop without times offers none', () => {
  expect(offered(timesOf({ slots: [] }), '2026-11-23T08:00:00Z')).toEqual([]);
});

test('two weeks are offered, today among them until the slot begins', () => {
  const all = offered(timesOf({}), '2026-11-23T12:59:00Z');
  expect([all.length, all[0], all.at(-1)]).toEqual([14, '2026-11-23 16:00', '2026-12-06 16:00']);
  expect(offered(timesOf({}), '2026-11-23T13:01:00Z')[0]).toBe('2026-11-24 16:00');
});

test('a day begins at midnight in Amman', () => {
  expect(offered(timesOf({}), '2026-11-23T20:59:00Z')[0]).toBe('2026-11-24 16:00');
  const early = timesOf({ slots: [{ ...afternoon, from: '00:30', to: '01:00' }] });
  expect(offered(early, '2026-11-23T21:00:00Z')[0]).toBe('2026-11-24 00:30');
});

test('the lead moves the first slot across midnight, and a cut-off makes today tomorrow', () => {
  expect(offered(timesOf({ lead_hours: 3 }), '2026-11-23T10:30:00Z')[0]).toBe('2026-11-24 16:00');
  expect(offered(timesOf({ lead_hours: 24 }), '2026-11-23T12:00:00Z')[0]).toBe('2026-11-24 16:00');
  expect(offered(timesOf({ cut_off: '12:00' }), '2026-11-23T08:59:00Z')[0]).toBe('2026-11-23 16:00');
  expect(offered(timesOf({ cut_off: '12:00' }), '2026-11-23T09:00:00Z')[0]).toBe('2026-11-24 16:00');
});

test('on Eid the shop is closed, in Ramadan it has other times', () => {
  const eid = {
    ...{ id: 'exception-eid', name: { en: 'Eid', ar: 'العيد' } },
    ...{ first: '2026-11-24', last: '2026-11-25', slots: [] },
  };
  const { weekdays: _, ...evening } = { ...afternoon, id: 'evenings', from: '20:00', to: '22:00' };
  const ramadan = {
    ...eid,
    id: 'exception-ramadan',
    first: '2026-11-26',
    last: '2026-11-26',
    slots: [evening],
  };
  const days = offered(timesOf({ exceptions: [eid, ramadan] }), '2026-11-23T08:00:00Z');
  expect(days.slice(0, 3)).toEqual(['2026-11-23 16:00', '2026-11-26 20:00', '2026-11-27 16:00']);
});

test('a slot whose capacity is used up on a day is not offered on it', () => {
  const taken = new Map([
    [slotDayOf('afternoon', '2026-11-23'), 2],
    [slotDayOf('afternoon', '2026-11-24'), 1],
  ]);
  expect(offered(timesOf({}), '2026-11-23T08:00:00Z', taken)[0]).toBe('2026-11-24 16:00');
});

test('a slot for some areas is offered to these alone', () => {
  const times = timesOf({ slots: [{ ...afternoon, area_ids: ['abdoun'] }] });
  expect(offered(times, '2026-11-23T08:00:00Z')).toEqual([]);
  expect(offered(times, '2026-11-23T08:00:00Z', new Map(), 'irbid')).toEqual([]);
  expect(offered(times, '2026-11-23T08:00:00Z', new Map(), 'abdoun')).toHaveLength(14);
});

test('nothing is offered while deliveries are paused', () => {
  expect(offered(timesOf({ paused: { delivery: true, pickup: false } }), '2026-11-23T08:00:00Z')).toEqual([]);
});
