import type { DeliveryTimes } from '../../../contracts/delivery-times.ts';
import { randomKey } from '../../browser/random-key.ts';

type Slot = DeliveryTimes['exceptions'][number]['slots'][number] & { weekdays?: number[] };

/** The other times of the same kind that share hours, a day and an area with one: customers see both, each with a maximum of its own. */
export const overlapsOf = <One extends Slot>(slot: One, slots: One[]): One[] =>
  slots.filter(
    (other) =>
      other.id !== slot.id &&
      other.method === slot.method &&
      hasHours(slot) &&
      hasHours(other) &&
      other.from < slot.to &&
      slot.from < other.to &&
      sharesAny(slot.weekdays, other.weekdays) &&
      (slot.method === 'pickup' || sharesAny(slot.area_ids, other.area_ids)),
  );

/** In a form they may not be typed yet. */
const hasHours = ({ from, to }: Slot): boolean => from !== '' && from < to;

/** None named stands for all. */
const sharesAny = <Value>(some: Value[] = [], others: Value[] = []): boolean =>
  some.length === 0 || others.length === 0 || some.some((one) => others.includes(one));

/** A time to be added: after the last one and as long, of its kind and for its areas; without hours where the day has no room for that. */
export function nextSlot(last: Slot | undefined): Slot {
  const id = randomKey();
  if (!last) return { id, method: 'delivery', from: '16:00', to: '19:00', capacity: null, area_ids: [] };
  const { method, area_ids, from, to } = last;
  const end = minutesOf(to) * 2 - minutesOf(from);
  const hasRoom = hasHours(last) && end < 24 * 60;
  const hours = hasRoom ? { from: to, to: clockOf(end) } : { from: '', to: '' };
  return { id, method, ...hours, capacity: null, area_ids };
}

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
