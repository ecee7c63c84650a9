import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { plainAmount } from '../../contracts/money.ts';
import * as schemas from '../../contracts/settings.schemas.ts';
import { getDeliveryFee, setDeliveryFee } from '../../contracts/settings.ts';
import { ApiError, call, callRecorded, describeError } from '../http/api.ts';
import { useWords } from '../i18n/language.tsx';
import { useDraftBaseVersion, useFormDraft } from './form-draft.tsx';
import { parseAmount, typedAmount } from './parse-amount.ts';
import { isChangedMeanwhile } from './save-conflict.ts';
import { useAdminWords } from './use-admin-words.ts';
import { useUndo } from './use-undo.ts';

/** The endpoint's schema for the amount as typed. */
const schema = z.pipe(
  z.pipe(
    z.object({ amount: typedAmount }),
    z.transform(({ amount }: { amount: string }) => ({ amount: parseAmount(amount) })),
  ),
  schemas.setDeliveryFee.input,
);

/**
 * The form of the delivery fee: loading, its draft, saving (optimistic locking), and the choice when another
 * administrator has saved another fee.
 */
export function useDeliveryFeeForm() {
  const words = useWords();
  const { overview: say } = useAdminWords();
  const { offerUndo } = useUndo();
  const [failure, setFailure] = useState<string | null>(null);
  // Optimistic locking: the fee on which the form's value, also a draft's, is based; unknown when it did not load.
  const baseVersion = useDraftBaseVersion<number | undefined, unknown>('delivery-fee', undefined);
  const [seen, setSeen] = useState(baseVersion);
  const [theirs, setTheirs] = useState<number | null>(null);
  const form = useForm<{ amount: string }, unknown, { amount: number }>({
    resolver: zodResolver(schema),
    defaultValues: { amount: '' },
  });
  const draft = useFormDraft(form, 'delivery-fee', undefined, { baseVersion: seen });

  // A failure is only logged: saving a new fee does not need the current one. `over` is the fee on which a draft was based.
  const load = useCallback(
    (over?: number, signal?: AbortSignal) =>
      call(getDeliveryFee, {}, { ...(signal && { signal }) })
        .then(({ delivery_fee }) => {
          const isOther = over !== undefined && over !== delivery_fee;
          if (isOther && parseAmount(form.getValues().amount) !== delivery_fee) setTheirs(delivery_fee);
          else setSeen((before) => (before === over ? delivery_fee : before));
          // What is typed meanwhile stays unsaved: with `keepDirtyValues` alone the form would count as saved, and its
          // draft be deleted.
          form.reset({ amount: plainAmount(delivery_fee) }, { keepDirtyValues: true, keepDirty: true });
        })
        .catch((error: unknown) => {
          if (!signal?.aborted) console.warn('The delivery fee could not be loaded', error);
        }),
    [form],
  );
  useEffect(() => {
    const stop = new AbortController();
    void load(baseVersion, stop.signal);
    return () => stop.abort();
  }, [load, baseVersion]);

  const explain = (error: unknown) => {
    if (!(error instanceof ApiError) || error.code === 'network') return say.feeError;
    return describeError(error, words, say.feeFailed);
  };
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
        text: say.feeUpdated,
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
  const send = (over = seen) => void form.handleSubmit((values) => save(values, over))();
  return {
    ...{ form, draft, failure },
    dropFailure: () => setFailure(null),
    send: () => send(),
    /** Another administrator's later version, until one of the two is chosen. */
    theirs,
    takeTheirs: (fee: number) => {
      draft.drop();
      setSeen(fee);
      setTheirs(null);
      form.reset({ amount: plainAmount(fee) });
    },
    saveOverTheirs: (fee: number) => {
      setSeen(fee);
      send(fee);
    },
  };
}
