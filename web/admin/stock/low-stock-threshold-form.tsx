import { type SyntheticEvent, useState } from 'react';
import type { FieldErrorCode } from '../../../contracts/error.ts';
import { Button } from '../../ui/button.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import card from '../card.module.css';
import { DraftAutosave } from '../form-draft.tsx';
import { NotSaved } from '../not-saved.tsx';
import { tellNumber } from '../parse-amount.ts';
import { useAdminErrors } from '../use-admin-errors.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { TheirFields, VersionChoice } from '../version-choice.tsx';
import styles from './stock.module.css';
import {
  type LowStockThresholdFormOptions,
  useLowStockThresholdForm,
} from './use-low-stock-threshold-form.ts';

/** The low-stock threshold, and ending the counting. The form beside it asks before the page is left. */
export function LowStockThresholdForm(options: LowStockThresholdFormOptions) {
  const errors = useAdminErrors();
  const { stock: say } = useAdminWords();
  const { stock, changes } = options;
  const { form, draft, saved, isChoice, save, takeTheirs } = useLowStockThresholdForm(options);
  const [isOpen, setOpen] = useState(draft.restored !== null);
  const { isDirty } = form.formState;
  const code = form.formState.errors.lowAt?.message as FieldErrorCode | undefined;
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
            <VersionChoice onTakeTheirs={takeTheirs} mine={{ onSave: save }}>
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
