import type { OrderedSlot } from '../../contracts/delivery-times.ts';
import { formatSlotHours, nameSlotDay } from '../../contracts/slot-words.ts';
import { useLanguage } from '../i18n/language.tsx';

type SlotOptionsProps<Slot> = { slots: Slot[]; write: (slot: Slot) => string };

/** Times as the options of a select, by day. Closed it shows the hours alone: its label has to name the day. */
export function SlotOptions<Slot extends OrderedSlot>({ slots, write }: SlotOptionsProps<Slot>) {
  const language = useLanguage();
  const days = [...new Set(slots.map(({ date }) => date))];
  return days.map((day) => (
    <optgroup key={day} label={nameSlotDay(day, language)}>
      {slots
        .filter(({ date }) => date === day)
        .map((slot) => (
          <option key={write(slot)} value={write(slot)}>
            {formatSlotHours(slot, language)}
          </option>
        ))}
    </optgroup>
  ));
}
