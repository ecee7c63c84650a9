import type { DeliveryTimes } from '../../../contracts/delivery-times.ts';

export type Slot = DeliveryTimes['exceptions'][number]['slots'][number] & { weekdays?: number[] };

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
export const hasHours = ({ from, to }: Slot): boolean => from !== '' && from < to;

/** None named stands for all. */
const sharesAny = <Value>(some: Value[] = [], others: Value[] = []): boolean =>
  some.length === 0 || others.length === 0 || some.some((one) => others.includes(one));
