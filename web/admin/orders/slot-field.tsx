import type { AdminOrder } from '../../../contracts/admin-orders.ts';
import { listFreeSlots } from '../../../contracts/delivery-times.ts';
import { formatSlotBriefly, slotName } from '../../../contracts/slot-words.ts';
import { call } from '../../http/api.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { SlotOptions } from '../../orders/slot-options.tsx';
import { useFetched } from '../../session/use-fetched.ts';
import { Field, Select } from '../../ui/field.tsx';
import { useAdminWords } from '../use-admin-words.ts';

type SlotFieldProps = {
  order: AdminOrder;
  /** The area of the new address. */
  areaId: string | null;
  chosen: WantedSlot | undefined;
  onChoose: (slot: WantedSlot | undefined) => void;
};

type WantedSlot = { id: string; date: string } | null;

const write = (slot: WantedSlot): string => (slot ? `${slot.date} ${slot.id}` : '');

/** The slot of an order: as before, another with free capacity, or none. Empty when the shop has no slots. */
export function SlotField({ order, areaId, chosen, onChoose }: SlotFieldProps) {
  const { change } = useAdminWords().orders;
  const language = useLanguage();
  const { method, slot } = order.delivery;
  const { data: free } = useFetched({
    queryKey: ['free slots', method, areaId],
    queryFn: ({ signal }) => call(listFreeSlots, { method, ...(areaId && { area_id: areaId }) }, { signal }),
  });
  if (!free?.is_asked && !slot) return null;
  const others = (free?.slots ?? []).filter(
    ({ date, from, to }) => date !== slot?.date || from !== slot.from || to !== slot.to,
  );
  const unchanged = 'unchanged';
  const choose = (value: string) =>
    onChoose(value === unchanged ? undefined : (others.find((one) => write(one) === value) ?? null));
  const value = chosen === undefined ? unchanged : write(chosen);
  return (
    <Field label={slotName[language]}>
      <Select value={value} onChange={({ target }) => choose(target.value)}>
        <option value={unchanged}>{slot ? formatSlotBriefly(slot, language) : change.noSlot}</option>
        {slot && <option value="">{change.noSlot}</option>}
        <SlotOptions slots={others} write={write} chosen={value} />
      </Select>
    </Field>
  );
}
