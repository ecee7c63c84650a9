import { type SyntheticEvent, useEffect, useState } from 'react';
import type { FieldErrorCode } from '../../contracts/error.ts';
import { formatAmount } from '../../contracts/money.ts';
import * as schemas from '../../contracts/settings.schemas.ts';
import { getDeliveryFee, setDeliveryFee } from '../../contracts/settings.ts';
import { ApiError, call, describeError } from '../http/api.ts';
import { useWords } from '../i18n/language.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Field, TextInput } from '../ui/field.tsx';
import styles from './overview.module.css';
import { isUnclear, parseAmount } from './parse-amount.ts';
import { useAdminErrors } from './use-admin-errors.ts';
import { useAdminWords } from './use-admin-words.ts';

type Outcome = { tone: 'ok' | 'bad'; text: string };

/** What delivery costs, to be changed in place. */
export function DeliveryFee() {
  const words = useWords();
  const errors = useAdminErrors();
  const admin = useAdminWords();
  const [text, setText] = useFeeText();
  const [fault, setFault] = useState<FieldErrorCode | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const save = async (amount: number) => {
    setBusy(true);
    try {
      const answer = await call(setDeliveryFee, { amount });
      setText(formatAmount(answer.delivery_fee));
      setOutcome({ tone: 'ok', text: admin.overview.feeUpdated });
    } catch (error) {
      setOutcome({ tone: 'bad', text: explain(error) });
    }
    setBusy(false);
  };

  const explain = (error: unknown) => {
    if (!(error instanceof ApiError) || error.code === 'network') return admin.overview.feeError;
    return describeError(error, words, admin.overview.feeFailed);
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const parsed = schemas.setDeliveryFee.input.safeParse({ amount: parseAmount(text) });
    setOutcome(null);
    setFault(isUnclear(text) ? 'price_unclear' : faultOf(parsed.error));
    if (parsed.success) void save(parsed.data.amount);
  };

  return (
    <form className={`${styles.figure} ${styles.fee}`} noValidate onSubmit={submit}>
      <Field label={admin.overview.fee} error={fault && errors.fields[fault]}>
        <TextInput
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setFault(null);
            setOutcome(null);
          }}
        />
      </Field>
      <Button type="submit" busy={isBusy}>
        {admin.save}
      </Button>
      {outcome && (
        <div className={styles.outcome}>
          <Alert tone={outcome.tone}>{outcome.text}</Alert>
        </div>
      )}
    </form>
  );
}

/** The broken rule of the fee, by the code that the contract gives it. */
const faultOf = (error: { issues: { message: string }[] } | undefined): FieldErrorCode | null =>
  (error?.issues[0]?.message as FieldErrorCode | undefined) ?? null;

/** The current fee once loaded. A failure is only logged: saving a new fee does not need it. */
function useFeeText() {
  const [text, setText] = useState('');
  useEffect(() => {
    const stop = new AbortController();
    call(getDeliveryFee, {}, { signal: stop.signal })
      .then((answer) => setText((typed) => typed || formatAmount(answer.delivery_fee)))
      .catch((error: unknown) => {
        if (!stop.signal.aborted) console.warn('The delivery fee could not be loaded', error);
      });
    return () => stop.abort();
  }, []);
  return [text, setText] as const;
}
