import { useEffect, useState } from 'react';
import { type FreeSlot, listFreeSlots } from '../../contracts/delivery-times.ts';
import { nameOfDay } from '../../contracts/ready-day.ts';
import { call } from '../http/api.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useCheckoutWords } from '../i18n/use-checkout-words.ts';
import { SlotOptions } from '../orders/slot-options.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Field, Select } from '../ui/field.tsx';
import styles from './checkout-modal.module.css';
import type { Delivery } from './use-delivery.ts';
import { useLoaded } from './use-loaded.ts';
import type { Times } from './use-times-check.ts';

type CheckoutSlotProps = {
  delivery: Delivery;
  /** A slot in the format of `writeSlot`; empty for none. */
  chosen: string;
  onChoose: (slot: string) => void;
  onTimes: (times: Times) => void;
  /** Why sending was held back here. */
  held: 'failed' | 'unseen' | null;
  /** Whether the order was refused because of the chosen slot. */
  isRefused: boolean;
  disabled: boolean;
};

/**
 * The slot of an order, where the shop has any. The next free one is preselected; a lost one is replaced on the same
 * day. A message says that the slot or its hours changed. Loaded once: a new key reloads it.
 */
export function CheckoutSlot({
  delivery: { method, area, readyOn },
  chosen,
  onChoose,
  onTimes,
  held,
  isRefused,
  disabled,
}: CheckoutSlotProps) {
  const say = useCheckoutWords();
  const language = useLanguage();
  const loaded = useLoaded((signal) =>
    call(listFreeSlots, { method, ...(area && { area_id: area.id }) }, { signal }),
  );
  const free = loaded.status === 'ready' ? loaded.value : null;
  const slots = free?.slots.filter(({ date }) => !readyOn || date >= readyOn) ?? [];
  const wanted = readSlot(chosen);
  const same = slots.find(({ id, date }) => id === wanted?.id && date === wanted.date);
  const first = same ?? slots[0];
  const selected = first ? writeSlot(first) : '';
  const [change, setChange] = useState<'slotLost' | 'slotMoved' | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what was loaded; `onChoose` is made anew with each render.
  useEffect(() => {
    if (!free || selected === chosen) return;
    // A slot of another method or area has another id and needs no message.
    const isLost = wanted && (isRefused || slots.some(({ id }) => id === wanted.id));
    setChange(same ? 'slotMoved' : isLost ? 'slotLost' : null);
    onChoose(selected);
    if (isRefused) document.querySelector<HTMLSelectElement>('#checkout [name="slot"]')?.focus();
  }, [free, readyOn]);
  const times = loaded.status === 'ready' ? 'known' : loaded.status;
  // After the selection, which depends on the loaded slots.
  useEffect(() => {
    onTimes(times);
    return () => onTimes('loading');
  }, [times, onTimes]);
  if (loaded.status === 'failed')
    return (
      <Alert>
        {say.slotsFailed} {held === 'failed' && say.slotsFailedSend}{' '}
        <Button type="button" size="sm" variant="line" onClick={loaded.retry}>
          {say.retry}
        </Button>
      </Alert>
    );
  // As high as the field that follows.
  if (!free)
    return (
      <p className={styles.awaited} role="status">
        {say.slotsLoading}
      </p>
    );
  if (free.is_paused || !free.is_asked) return null;
  if (slots.length === 0)
    return <p role="status">{readyOn ? say.slotOnceReady(nameOfDay(readyOn, language)) : say.noSlots}</p>;
  return (
    <Field
      label={say.slot[method]}
      hint={!isRefused && (change ? say[change] : held === 'unseen' && say.slotUnseen)}
      error={change && isRefused && say[change]}
    >
      <Select
        name="slot"
        value={selected}
        disabled={disabled}
        onChange={(event) => {
          setChange(null);
          onChoose(event.target.value);
        }}
      >
        <SlotOptions slots={slots} write={writeSlot} chosen={selected} />
      </Select>
    </Field>
  );
}

/** A slot as a form value: `2026-11-25 16:00 19:00 id`. */
const writeSlot = ({ id, date, from, to }: FreeSlot): string => [date, from, to, id].join(' ');

export function readSlot(text = ''): FreeSlot | null {
  const [date, from, to, id] = text.split(' ');
  return date && from && to && id ? { id, date, from, to } : null;
}
