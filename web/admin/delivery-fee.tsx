import type { ReactNode, SyntheticEvent } from 'react';
import type { FieldErrorCode } from '../../contracts/error.ts';
import { plainAmount } from '../../contracts/money.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Field, TextInput } from '../ui/field.tsx';
import { FormDraft } from './form-draft.tsx';
import { NotSaved } from './not-saved.tsx';
import styles from './overview.module.css';
import { tellAmount } from './parse-amount.ts';
import { useAdminErrors } from './use-admin-errors.ts';
import { useAdminWords } from './use-admin-words.ts';
import { useDeliveryFeeForm } from './use-delivery-fee-form.ts';
import { TheirFields, VersionChoice } from './version-choice.tsx';

/** The delivery fee, editable in place; `note` says where it applies. */
export function DeliveryFee({ note }: { note?: ReactNode }) {
  const errors = useAdminErrors();
  const admin = useAdminWords();
  const { form, draft, failure, dropFailure, send, theirs, takeTheirs, saveOverTheirs } =
    useDeliveryFeeForm();
  const { isSubmitting, isDirty } = form.formState;
  const fault = form.formState.errors.amount?.message as FieldErrorCode | undefined;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isSubmitting) return;
    dropFailure();
    send();
  };
  return (
    <form className={`${styles.figure} ${styles.fee}`} noValidate onSubmit={submit}>
      <div className={styles.outcome}>
        <FormDraft form={form} draft={draft} isSaving={isSubmitting} isChoice={theirs !== null} />
      </div>
      <Field label={admin.overview.fee} error={fault && errors.fields[fault]}>
        <TextInput
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          {...form.register('amount', { onChange: dropFailure })}
        />
      </Field>
      {theirs === null ? (
        <div>
          <Button type="submit" busy={isSubmitting}>
            {admin.save}
          </Button>
          {isDirty && <NotSaved />}
        </div>
      ) : (
        <div className={styles.outcome}>
          <VersionChoice
            onTakeTheirs={() => takeTheirs(theirs)}
            mine={{ onSave: () => saveOverTheirs(theirs) }}
          >
            <TheirFields
              mine={[[admin.overview.fee, tellAmount(form.getValues().amount)]]}
              theirs={[[admin.overview.fee, plainAmount(theirs)]]}
            />
          </VersionChoice>
        </div>
      )}
      {note && <div className="muted">{note}</div>}
      {failure && (
        <div className={styles.outcome}>
          <Alert>{failure}</Alert>
        </div>
      )}
    </form>
  );
}
