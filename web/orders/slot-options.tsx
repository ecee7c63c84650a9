import type { OrderedSlot } from '../../contracts/delivery-times.ts';
import { formatSlotBriefly, formatSlotHours, nameSlotDay } from '../../contracts/slot-words.ts';
import { useLanguage } from '../i18n/language.tsx';

type SlotOptionsProps<Slot> = {
  slots: Slot[];
  write: (slot: Slot) => string;
  /** The select's value. */
  chosen: string;
};

/** Slots as options of a select, grouped by day. The chosen one includes its day, as the closed select shows no group. */
export function SlotOptions<Slot extends OrderedSlot>({ slots, write, chosen }: SlotOptionsProps<Slot>) {
  const language = useLanguage();
  const days = [...new Set(slots.map(({ date }) => date))];
  return days.map((day) => (
    <optgroup key={day} label={nameSlotDay(day, language)}>
      {slots
        .filter(({ date }) => date === day)
        .map((slot) => (
          <option key={write(slot)} value={write(slot)}>
            {write(slot) === chosen ? formatSlotBriefly(slot, language) : formatSlotHours(slot, language)}
          </option>
        ))}
    </optgroup>
  ));
}
