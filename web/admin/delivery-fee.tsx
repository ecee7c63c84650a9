import { zodResolver } from '@hookform/resolvers/zod';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { FieldErrorCode } from '../../contracts/error.ts';
import { formatAmount } from '../../contracts/money.ts';
import * as schemas from '../../contracts/settings.schemas.ts';
import { getDeliveryFee, setDeliveryFee } from '../../contracts/settings.ts';
import { ApiError, call, describeError } from '../http/api.ts';
import { useWords } from '../i18n/language.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Field, TextInput } from '../ui/field.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import styles from './overview.module.css';
import { isUnclear, parseAmount } from './parse-amount.ts';
import { useAdminErrors } from './use-admin-errors.ts';
import { useAdminWords } from './use-admin-words.ts';

type Outcome = { tone: 'ok' | 'bad'; text: string };

/** The endpoint's schema, of the amount as it is typed. */
const schema = z.pipe(
  z.pipe(
    z.object({ amount: z.string().check(z.refine((text) => !isUnclear(text), { error: 'price_unclear' })) }),
    z.transform(({ amount }: { amount: string }) => ({ amount: parseAmount(amount) })),
  ),
  schemas.setDeliveryFee.input,
);

/** What delivery costs, to be changed in place. */
export function DeliveryFee() {
  const words = useWords();
  const errors = useAdminErrors();
  const admin = useAdminWords();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const form = useForm<{ amount: string }, unknown, { amount: number }>({
    resolver: zodResolver(schema),
    defaultValues: { amount: '' },
  });
  const { isDirty, isSubmitting } = form.formState;
  const fault = form.formState.errors.amount?.message as FieldErrorCode | undefined;

  // A failure is only logged: saving a new fee does not need the current one.
  useEffect(() => {
    const stop = new AbortController();
    call(getDeliveryFee, {}, { signal: stop.signal })
      .then(({ delivery_fee }) => {
        const amount = formatAmount(delivery_fee);
        form.reset({ amount }, { keepDirtyValues: true });
      })
      .catch((error: unknown) => {
        if (!stop.signal.aborted) console.warn('The delivery fee could not be loaded', error);
      });
    return () => stop.abort();
  }, [form]);

  const save = async (input: { amount: number }) => {
    try {
      const { delivery_fee } = await call(setDeliveryFee, input);
      form.reset({ amount: formatAmount(delivery_fee) });
      setOutcome({ tone: 'ok', text: admin.overview.feeUpdated });
    } catch (error) {
      setOutcome({ tone: 'bad', text: explain(error) });
    }
  };

  const explain = (error: unknown) => {
    if (!(error instanceof ApiError) || error.code === 'network') return admin.overview.feeError;
    return describeError(error, words, admin.overview.feeFailed);
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isSubmitting) return;
    setOutcome(null);
    void form.handleSubmit(save)();
  };

  return (
    <form className={`${styles.figure} ${styles.fee}`} noValidate onSubmit={submit}>
      <Field label={admin.overview.fee} error={fault && errors.fields[fault]}>
        <TextInput
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          {...form.register('amount', { onChange: () => setOutcome(null) })}
        />
      </Field>
      <Button type="submit" busy={isSubmitting}>
        {admin.save}
      </Button>
      {outcome && (
        <div className={styles.outcome}>
          <Alert tone={outcome.tone}>{outcome.text}</Alert>
        </div>
      )}
      <LeaveQuestion isChanged={isDirty && !isSubmitting} />
    </form>
  );
}
