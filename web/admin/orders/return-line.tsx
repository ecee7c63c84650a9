import { useState } from 'react';
import type { AdminOrder } from '../../../contracts/admin-orders.ts';
import { formatPrice, formatSize } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, Select, TextInput } from '../../ui/field.tsx';
import { amountFault } from '../parse-amount.ts';
import { useAdminErrors } from '../use-admin-errors.ts';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './edit-order.module.css';
import { nameWithSize } from './name-with-size.ts';

/** How many pieces of a line come back, and the new price of those that stay, as typed; empty for the same. */
export type ReturnDraft = { back: number; price: string; reason: string };

type ReturnLineProps = {
  item: AdminOrder['items'][number];
  draft: ReturnDraft;
  /** Invalid or missing fields, once saving was tried. */
  faults: readonly ('price' | 'reason')[];
  onChange: (draft: ReturnDraft) => void;
};

export function ReturnLine({ item, draft, faults, onChange }: ReturnLineProps) {
  const { change, returns } = useAdminWords().orders;
  const { fields: say } = useAdminErrors();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const name = item.name[language];
  const goods = nameWithSize(item, language);
  const fault = draft.price === '' ? null : amountFault(draft.price);
  // When the whole line comes back, no piece stays that could cost less.
  const setReturned = (back: number) =>
    onChange(back === item.quantity ? { back, price: '', reason: '' } : { ...draft, back });
  return (
    <div className={styles.line}>
      <div className={styles.back}>
        <Field
          label={
            <>
              <bdi>{name}</bdi>
              <br />
              <span className="muted num">
                {item.weight && <bdi>{formatSize(item.weight, language)} · </bdi>}
                {item.quantity} × {formatPrice(item.price, language)}
              </span>
            </>
          }
        >
          <Select value={draft.back} onChange={({ target }) => setReturned(Number(target.value))}>
            {Array.from({ length: item.quantity + 1 }, (_, count) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the count is what the option is.
              <option key={count} value={count}>
                {count === 0 ? returns.nothing : returns.count(count, item.quantity)}
              </option>
            ))}
          </Select>
        </Field>
        {draft.back < item.quantity && (
          <Button
            size="sm"
            variant={isOpen ? 'ink' : 'line'}
            aria-expanded={isOpen}
            aria-label={returns.lowerOf(goods)}
            onClick={() => setOpen(!isOpen)}
          >
            {returns.lower}
          </Button>
        )}
      </div>
      {(isOpen || faults.length > 0) && draft.back < item.quantity && (
        <div className={styles.fields}>
          <Field
            label={change.priceOfOne}
            hint={returns.onOrder(formatPrice(item.price, language))}
            error={faults.includes('price') && (fault ? say[fault] : returns.notLower)}
          >
            <TextInput
              dir="ltr"
              inputMode="decimal"
              autoComplete="off"
              value={draft.price}
              onChange={({ target }) => onChange({ ...draft, price: target.value })}
            />
          </Field>
          <Field label={change.lineReason} error={faults.includes('reason') && say.reason_required}>
            <TextInput
              maxLength={200}
              autoComplete="off"
              value={draft.reason}
              onChange={({ target }) => onChange({ ...draft, reason: target.value })}
            />
          </Field>
        </div>
      )}
    </div>
  );
}
