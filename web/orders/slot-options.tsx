import type { OrderedSlot } from '../../contracts/delivery-times.ts';
import { formatSlotBriefly } from '../../contracts/slot-words.ts';
import { useLanguage } from '../i18n/language.tsx';

type SlotOptionsProps<Slot> = { slots: Slot[]; write: (slot: Slot) => string };

/** Times as the options of a select, each with its day: closed it shows the chosen one alone, without the name of a group. */
export function SlotOptions<Slot extends OrderedSlot>({ slots, write }: SlotOptionsProps<Slot>) {
  const language = useLanguage();
  return slots.map((slot) => (
    <option key={write(slot)} value={write(slot)}>
      {formatSlotBriefly(slot, language)}
    </option>
  ));
}
