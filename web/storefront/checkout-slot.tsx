import { useEffect, useState } from 'react';
import { type FreeSlot, listFreeSlots } from '../../contracts/delivery-times.ts';
import { call } from '../http/api.ts';
import { useCheckoutWords } from '../i18n/use-checkout-words.ts';
import { SlotOptions } from '../orders/slot-options.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Field, Select } from '../ui/field.tsx';
import type { Delivery } from './use-delivery.ts';
import { useLoaded } from './use-loaded.ts';

type CheckoutSlotProps = {
  delivery: Delivery;
  /** A slot as `writeSlot` writes it; empty for none. */
  chosen: string;
  onChoose: (slot: string) => void;
  disabled: boolean;
};

/** When the order is to come, where the shop has set times; the next free one is chosen, and a chosen one kept on its day. Loaded once: a key renews it. */
export function CheckoutSlot({
  delivery: { method, area, readyOn },
  chosen,
  onChoose,
  disabled,
}: CheckoutSlotProps) {
  const say = useCheckoutWords();
  const loaded = useLoaded((signal) =>
    call(listFreeSlots, { method, ...(area && { area_id: area.id }) }, { signal }),
  );
  const free = loaded.status === 'ready' ? loaded.value : null;
  const slots = free?.slots.filter(({ date }) => !readyOn || date >= readyOn) ?? [];
  const wanted = readSlot(chosen);
  // The seller may have given it other hours since it was chosen.
  const same = slots.find(({ id, date }) => id === wanted?.id && date === wanted.date);
  const first = same ?? slots[0];
  const kept = first ? writeSlot(first) : '';
  const [isLost, setLost] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what was loaded; `onChoose` is made anew with each render.
  useEffect(() => {
    if (!free || kept === chosen) return;
    // One of another method or area has another id: of that there is nothing to tell.
    setLost(!same && slots.some(({ id }) => id === wanted?.id));
    onChoose(kept);
  }, [free, readyOn]);
  if (loaded.status === 'failed')
    return (
      <Alert>
        {say.slotsFailed}{' '}
        <Button type="button" size="sm" variant="line" onClick={loaded.retry}>
          {say.retry}
        </Button>
      </Alert>
    );
  if (!free) return <p role="status">{say.slotsLoading}</p>;
  if (free.is_paused) return <Alert>{say.paused[method]}</Alert>;
  if (!free.is_asked) return null;
  if (slots.length === 0) return <p role="status">{say.noSlots}</p>;
  return (
    <Field label={say.slot[method]} hint={isLost && say.slotLost}>
      <Select
        name="slot"
        value={kept}
        disabled={disabled}
        onChange={(event) => {
          setLost(false);
          onChoose(event.target.value);
        }}
      >
        <SlotOptions slots={slots} write={writeSlot} />
      </Select>
    </Field>
  );
}

/** A slot as a text of the form: `2026-11-25 16:00 19:00 id`. */
const writeSlot = ({ id, date, from, to }: FreeSlot): string => [date, from, to, id].join(' ');

export function readSlot(text = ''): FreeSlot | null {
  const [date, from, to, id] = text.split(' ');
  return date && from && to && id ? { id, date, from, to } : null;
}
