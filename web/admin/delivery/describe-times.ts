import type { DeliveryTimes } from '../../../contracts/delivery-times.ts';
import { formatDay, type Language, localeOf } from '../../../contracts/language.ts';
import { formatSlotHours } from '../../../contracts/slot-words.ts';
import type { deliveryTimes } from '../../i18n/en/admin/delivery-times.ts';

type Words = typeof deliveryTimes;
type Exception = DeliveryTimes['exceptions'][number];
type Slot = Exception['slots'][number] & { weekdays?: number[] };

/** A Sunday, the base for the names of weekdays. */
const sunday = Date.UTC(2026, 10, 22);

/** The name of a day of the week, 0 for Sunday. */
export const weekdayName = (day: number, language: Language, weekday: 'long' | 'short' = 'long'): string =>
  new Intl.DateTimeFormat(localeOf(language), { weekday, timeZone: 'UTC' }).format(sunday + day * 86_400_000);

/** `4–7 PM · Delivery · Sun, Mon and Tue · Most orders a day: 8`. */
export const describeSlot = (slot: Slot, language: Language, say: Words): string =>
  slotFacts(slot, language, say).join(' · ');

/** The same in parts, for a line with dots between them. */
export function slotFacts(slot: Slot, language: Language, say: Words): string[] {
  const { method, capacity, weekdays = [] } = slot;
  const time = formatSlotHours(slot, language);
  const names = weekdays.toSorted().map((day) => weekdayName(day, language, 'short'));
  const days = names.length === 7 ? say.everyDay : new Intl.ListFormat(localeOf(language)).format(names);
  const facts = [time, say[method], days];
  return (capacity === null ? facts : [...facts, `${say.capacity}: ${capacity}`]).filter(Boolean);
}

/** `Eid · 10 March 2027 – 12 March 2027 · Closed`; in a form a day may still be missing. */
export function describeException(exception: Exception, language: Language, say: Words): string {
  const { name, first, last, slots } = exception;
  const dates = [...new Set([first, last])].filter((date) => date !== '');
  const days = dates.map((date) => formatDay(`${date}T12:00:00Z`, language)).join(' – ');
  const times = slots.length > 0 ? slots.map((slot) => describeSlot(slot, language, say)) : [say.closed];
  return [name[language] || name.en || name.ar, days, ...times].filter(Boolean).join(' · ');
}
