import { randomKey } from '../../browser/random-key.ts';
import { hasHours, type Slot } from './overlapping-slots.ts';

/** A time to be added: after the last one and as long, of its kind and for its areas; without hours where the day has no room for that. */
export function proposeSlot(last: Slot | undefined): Slot {
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
