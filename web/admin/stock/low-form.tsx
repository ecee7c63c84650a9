import { zodResolver } from '@hookform/resolvers/zod';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { readAmount } from '../../../contracts/amounts.ts';
import type { FieldErrorCode } from '../../../contracts/error.ts';
import { lowMark } from '../../../contracts/stock.schemas.ts';
import type { StockLevel } from '../../../contracts/stock.ts';
import { Button } from '../../ui/button.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import card from '../card.module.css';
import { DraftAutosave, useFormDraft } from '../form-draft.tsx';
import { NotSaved } from '../not-saved.tsx';
import { tellNumber } from '../parse-amount.ts';
import { useMergeNewerVersion } from '../save-conflict.ts';
import { useAdminErrors } from '../use-admin-errors.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { TheirFields, VersionChoice } from '../version-choice.tsx';
import styles from './stock.module.css';
import type { StockChanges } from './use-stock-changes.ts';

const schema = z.pipe(
  z.pipe(
    z.object({ lowAt: z.string() }),
    z.transform((values: { lowAt: string }) => ({ lowAt: readAmount(values.lowAt) })),
  ),
  z.object({ lowAt: lowMark }),
);

const valuesOf = (lowAt: number) => ({ lowAt: String(lowAt) });

/** Unsaved changes of the form; null for none. */
export type LowChanged = { drop: () => void };

type LowFormProps = {
  id: string;
  stock: StockLevel;
  changes: StockChanges;
  /** Told of unsaved changes, and with null that there are none. */
  onChanged: (changed: LowChanged | null) => void;
};

/** From how many on a product runs low, and the end of the counting. The form beside it asks before the page is left. */
export function LowForm({ id, stock, changes, onChanged }: LowFormProps) {
  const errors = useAdminErrors();
  const { stock: say } = useAdminWords();
  const saved = valuesOf(stock.low_at);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: saved });
  // The mark that what is typed is to replace.
  const [seen, setSeen] = useState(stock.low_at);
  const isUndone = useRef(false);
  const draft = useFormDraft(form, `stock-low:${id}`, seen);
  const [isOpen, setOpen] = useState(draft.restored !== null);
  const { isDirty } = form.formState;
  useMergeNewerVersion(form, stock.low_at, saved, () => {
    // The seller's own undo is no conflict (optimistic locking).
    if (isDirty && !isUndone.current) return;
    isUndone.current = false;
    setSeen(stock.low_at);
    draft.rebase();
  });
  // What is typed was begun before another mark was saved.
  const isChoice = draft.version !== stock.low_at && isDirty && !changes.isBusy;
  const isUnsaved = isDirty && !changes.isBusy;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is another object at every render, with the same key.
  useEffect(() => {
    if (!isUnsaved) return;
    onChanged({ drop: draft.drop });
    return () => onChanged(null);
  }, [isUnsaved, onChanged]);
  const code = form.formState.errors.lowAt?.message as FieldErrorCode | undefined;
  const save = () => {
    if (changes.isBusy) return;
    const sent = { ...form.getValues() };
    const markSaved = (lowAt: number) => () => {
      setSeen(lowAt);
      draft.markSaved(sent, valuesOf(lowAt));
    };
    void form.handleSubmit(({ lowAt }) =>
      changes.mark(
        {
          lowAt,
          isSame: lowAt === stock.low_at,
          until: draft.untilUnsaved,
          onUndone: () => {
            isUndone.current = true;
          },
        },
        markSaved(lowAt),
      ),
    )();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isChoice) save();
  };
  return (
    <div className={card.card}>
      <details
        className={card.fold}
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>
          {say.lowAt} {stock.low_at}
        </summary>
        <form className={styles.form} noValidate onSubmit={submit}>
          <DraftAutosave form={form} draft={draft} isChoice={isChoice} />
          {isChoice && (
            <VersionChoice
              onTakeTheirs={() => {
                draft.discard();
                setSeen(stock.low_at);
              }}
              mine={{ onSave: save }}
            >
              <TheirFields
                mine={[[say.lowAt, tellNumber(form.getValues().lowAt)]]}
                theirs={[[say.lowAt, saved.lowAt]]}
              />
            </VersionChoice>
          )}
          <Field label={say.lowAt} hint={say.lowHint} error={code && errors.fields[code]}>
            <TextInput dir="ltr" inputMode="numeric" autoComplete="off" {...form.register('lowAt')} />
          </Field>
          {!isChoice && (
            <div>
              <Button type="submit" size="sm" variant="line" busy={changes.isBusy}>
                {say.save}
              </Button>
              {isDirty && <NotSaved />}
            </div>
          )}
        </form>
      </details>
      <details className={card.fold}>
        <summary>{say.stop}</summary>
        <div className={styles.form}>
          <p className="muted">{say.stopText}</p>
          <div>
            <Button size="sm" variant="line" busy={changes.isBusy} onClick={changes.stop}>
              {say.stop}
            </Button>
          </div>
        </div>
      </details>
    </div>
  );
}
