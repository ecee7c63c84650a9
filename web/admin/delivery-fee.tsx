import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, type SyntheticEvent, useCallback, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { FieldErrorCode } from '../../contracts/error.ts';
import { plainAmount } from '../../contracts/money.ts';
import * as schemas from '../../contracts/settings.schemas.ts';
import { getDeliveryFee, setDeliveryFee } from '../../contracts/settings.ts';
import { ApiError, call, callRecorded, describeError } from '../http/api.ts';
import { useWords } from '../i18n/language.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Field, TextInput } from '../ui/field.tsx';
import { FormDraft, useBegun, useFormDraft } from './form-draft.tsx';
import { NotSaved } from './not-saved.tsx';
import styles from './overview.module.css';
import { parseAmount, tellAmount, typedAmount } from './parse-amount.ts';
import { useAdminErrors } from './use-admin-errors.ts';
import { useAdminWords } from './use-admin-words.ts';
import { isChangedMeanwhile } from './use-later-version.ts';
import { useUndo } from './use-undo.ts';
import { TheirFields, VersionChoice } from './version-choice.tsx';

/** The endpoint's schema, of the amount as it is typed. */
const schema = z.pipe(
  z.pipe(
    z.object({ amount: typedAmount }),
    z.transform(({ amount }: { amount: string }) => ({ amount: parseAmount(amount) })),
  ),
  schemas.setDeliveryFee.input,
);

/** What delivery costs, to be changed in place; `note` says where. */
export function DeliveryFee({ note }: { note?: ReactNode }) {
  const words = useWords();
  const errors = useAdminErrors();
  const admin = useAdminWords();
  const { offerUndo } = useUndo();
  const [failure, setFailure] = useState<string | null>(null);
  // The fee that was seen, over which is saved, also by a draft; of one that did not load nothing is known.
  const begun = useBegun<number | undefined, unknown>('delivery-fee', undefined);
  const [seen, setSeen] = useState(begun);
  // What another administrator has saved meanwhile, until one of both is chosen.
  const [theirs, setTheirs] = useState<number | null>(null);
  const form = useForm<{ amount: string }, unknown, { amount: number }>({
    resolver: zodResolver(schema),
    defaultValues: { amount: '' },
  });
  const draft = useFormDraft(form, 'delivery-fee', undefined, { begun: seen });
  const { isSubmitting } = form.formState;
  const fault = form.formState.errors.amount?.message as FieldErrorCode | undefined;

  // A failure is only logged: saving a new fee does not need the current one. `over` is the fee that a draft was begun with.
  const load = useCallback(
    (over?: number, signal?: AbortSignal) =>
      call(getDeliveryFee, {}, { ...(signal && { signal }) })
        .then(({ delivery_fee }) => {
          const isOther = over !== undefined && over !== delivery_fee;
          if (isOther && parseAmount(form.getValues().amount) !== delivery_fee) setTheirs(delivery_fee);
          else setSeen((before) => (before === over ? delivery_fee : before));
          // What is typed meanwhile stays, and stays unsaved: of `keepDirtyValues` alone the form would count as saved, and its draft go.
          form.reset({ amount: plainAmount(delivery_fee) }, { keepDirtyValues: true, keepDirty: true });
        })
        .catch((error: unknown) => {
          if (!signal?.aborted) console.warn('The delivery fee could not be loaded', error);
        }),
    [form],
  );
  useEffect(() => {
    const stop = new AbortController();
    void load(begun, stop.signal);
    return () => stop.abort();
  }, [load, begun]);

  const save = async ({ amount }: { amount: number }, expected: number | undefined) => {
    const sent = { ...form.getValues() };
    try {
      const { answer, activity } = await callRecorded(setDeliveryFee, {
        amount,
        ...(expected !== undefined && { expected_amount: expected }),
      });
      setSeen(answer.delivery_fee);
      setTheirs(null);
      draft.markSaved(sent, { amount: plainAmount(answer.delivery_fee) });
      offerUndo({
        activity,
        subject: 'delivery fee',
        text: admin.overview.feeUpdated,
        onUndone: () => {
          setSeen(undefined);
          void load();
        },
        isFromForm: true,
        until: draft.untilUnsaved(),
      });
    } catch (error) {
      const saved = isChangedMeanwhile(error) && (await call(getDeliveryFee, {}).catch(() => null));
      if (saved) setTheirs(saved.delivery_fee);
      else setFailure(explain(error));
    }
  };
  const send = (before = seen) => form.handleSubmit((values) => save(values, before))();

  const explain = (error: unknown) => {
    if (!(error instanceof ApiError) || error.code === 'network') return admin.overview.feeError;
    return describeError(error, words, admin.overview.feeFailed);
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isSubmitting) return;
    setFailure(null);
    void send();
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
          {...form.register('amount', { onChange: () => setFailure(null) })}
        />
      </Field>
      {theirs === null ? (
        <div>
          <Button type="submit" busy={isSubmitting}>
            {admin.save}
          </Button>
          {form.formState.isDirty && <NotSaved />}
        </div>
      ) : (
        <div className={styles.outcome}>
          <VersionChoice
            onTakeTheirs={() => {
              draft.drop();
              setSeen(theirs);
              setTheirs(null);
              form.reset({ amount: plainAmount(theirs) });
            }}
            mine={{
              onSave: () => {
                setSeen(theirs);
                void send(theirs);
              },
            }}
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
