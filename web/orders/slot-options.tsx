import { dayInAmman } from '../../contracts/calendar-day.ts';
import type { OrderedSlot } from '../../contracts/delivery-times.ts';
import { formatSlotBriefly, formatSlotDay, today } from '../../contracts/slot-words.ts';
import { useLanguage } from '../i18n/language.tsx';

type SlotOptionsProps<Slot> = { slots: Slot[]; write: (slot: Slot) => string };

/** Times as the options of a select, by day: closed it shows weekday and time, for which a phone has room. */
export function SlotOptions<Slot extends OrderedSlot>({ slots, write }: SlotOptionsProps<Slot>) {
  const language = useLanguage();
  const sayDay = (day: string) => {
    const name = formatSlotDay(day, language);
    return day === dayInAmman() ? today[language](name) : name;
  };
  const days = [...new Set(slots.map(({ date }) => date))];
  return days.map((day) => (
    <optgroup key={day} label={sayDay(day)}>
      {slots
        .filter(({ date }) => date === day)
        .map((slot) => (
          <option key={write(slot)} value={write(slot)}>
            {formatSlotBriefly(slot, language)}
          </option>
        ))}
    </optgroup>
  ));
}
