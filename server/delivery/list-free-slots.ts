import { and, gte, lte } from 'drizzle-orm';
import { dayInAmman } from '../../contracts/calendar-day.ts';
import type { listFreeSlots } from '../../contracts/delivery-times.ts';
import type { AnswerOf } from '../../contracts/endpoint.ts';
import type { DeliveryMethod } from '../../contracts/orders.ts';
import type { Queries } from '../database/queries.ts';
import { readDeliveryTimes } from '../settings/delivery-times.ts';
import { daysFrom, freeSlots, hasSlots, type SlotCounts, slotDayOf } from './free-slots.ts';
import { slotDays } from './slot-day.table.ts';

/** The slots that an order placed now can choose. */
export async function getFreeSlots(
  { db, now }: { db: Queries; now: () => Date },
  { method, area_id }: { method: DeliveryMethod; area_id?: string | null | undefined },
): Promise<AnswerOf<typeof listFreeSlots>> {
  const times = await readDeliveryTimes(db);
  const days = daysFrom(dayInAmman(now()));
  const last = days.at(-1) ?? '';
  const taken = hasSlots(times, method) ? await readTaken(db, days[0] ?? '', last) : new Map();
  return {
    is_asked: hasSlots(times, method),
    is_paused: times.paused[method],
    slots: freeSlots(times, taken, { method, areaId: area_id ?? null, now: now() }),
  };
}

async function readTaken(db: Queries, first: string, last: string): Promise<SlotCounts> {
  const { date } = slotDays;
  const rows = await db
    .select()
    .from(slotDays)
    .where(and(gte(date, first), lte(date, last)));
  return new Map(rows.map((row) => [slotDayOf(row.slotId, row.date), row.taken]));
}
