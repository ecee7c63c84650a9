import { addDays } from '../../contracts/calendar-day.ts';
import { type DeliveryTimes, daysOffered, type FreeSlot } from '../../contracts/delivery-times.ts';
import type { DeliveryMethod } from '../../contracts/orders.ts';

/** How many orders a slot has on a day, by `slotDayOf`. */
export type SlotCounts = ReadonlyMap<string, number>;

export const slotDayOf = (id: string, date: string): string => `${date} ${id}`;

type Asked = {
  method: DeliveryMethod;
  /** Null for an order outside the list of areas. */
  areaId: string | null;
  now: Date;
  /** The first possible day, for goods that are not ready before; null for none. */
  from?: string | null;
};

/**
 * The slots of the next days that an order placed `now` can have, soonest first; dates and times are Amman's. On a day
 * with an exception, its slots replace the weekly ones. Pure.
 */
export function freeSlots(times: DeliveryTimes, taken: SlotCounts, asked: Asked): FreeSlot[] {
  const { method, areaId, now, from: firstDay } = asked;
  if (times.paused[method]) return [];
  const earliest = earliestOf(times, now);
  const { date: today } = clockOf(now);
  return daysFrom(today).flatMap((date) =>
    slotsOn(times, date)
      .filter((slot) => slot.method === method && isFor(slot.area_ids, areaId))
      .filter(({ from }) => `${date} ${from}` >= earliest && date >= (firstDay ?? date))
      .filter(({ id, capacity }) => capacity === null || (taken.get(slotDayOf(id, date)) ?? 0) < capacity)
      .toSorted((one, other) => (one.from + one.to).localeCompare(other.from + other.to))
      .map(({ id, from, to }) => ({ id, date, from, to })),
  );
}

/** Whether any slot is configured for this delivery method; without one, the checkout asks for no time. */
export const hasSlots = ({ slots, exceptions }: DeliveryTimes, method: DeliveryMethod): boolean =>
  [...slots, ...exceptions.flatMap((exception) => exception.slots)].some((slot) => slot.method === method);

/** The calendar days for which slots are offered, starting with `today`. */
export function daysFrom(today: string): string[] {
  return Array.from({ length: daysOffered }, (_, days) => addDays(today, days));
}

/** Date and time in Amman: `2026-11-25` and `14:05`. */
export function clockOf(at: Date): { date: string; time: string } {
  const [date = '', time = ''] = ammanClock.format(at).split(' ');
  return { date, time };
}

// The Swedish locale formats dates and times as ISO 8601 does.
const ammanClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Amman',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** The earliest start of a slot, as `date time`: after the lead time, and not today after the cut-off. */
function earliestOf({ lead_hours, cut_off }: DeliveryTimes, now: Date): string {
  const afterLead = clockOf(new Date(now.getTime() + lead_hours * 3_600_000));
  const current = clockOf(now);
  const tomorrow = `${daysFrom(current.date)[1]} 00:00`;
  const lead = `${afterLead.date} ${afterLead.time}`;
  return cut_off !== null && current.time >= cut_off && lead < tomorrow ? tomorrow : lead;
}

function slotsOn({ slots, exceptions }: DeliveryTimes, date: string) {
  const exception = exceptions.find(({ first, last }) => first <= date && date <= last);
  if (exception) return exception.slots;
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return slots.filter(({ weekdays }) => weekdays.includes(weekday));
}

/** Whether a slot is for orders to an area. A slot that the seller has removed since remains promised. */
export function isOfferedIn(
  { slots, exceptions }: DeliveryTimes,
  slotId: string,
  areaId: string | null,
): boolean {
  const all = [...slots, ...exceptions.flatMap((exception) => exception.slots)];
  const slot = all.find(({ id }) => id === slotId);
  return !slot || isFor(slot.area_ids, areaId);
}

const isFor = (areaIds: readonly string[], areaId: string | null): boolean =>
  areaIds.length === 0 || (areaId !== null && areaIds.includes(areaId));
