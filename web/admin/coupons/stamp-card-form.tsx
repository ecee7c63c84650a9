import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { readAmount } from '../../../contracts/amounts.ts';
import type { AnswerOf } from '../../../contracts/endpoint.ts';
import { stampCardInput } from '../../../contracts/stamp-card.schemas.ts';
import { getStampCardSetting, setStampCard } from '../../../contracts/stamp-card.ts';
import { call, callRecorded } from '../../http/api.ts';
import { describeFault } from '../../i18n/describe-fault.ts';
import { queryClient } from '../../session/query-client.ts';
import { useAction } from '../../session/use-action.ts';
import { useFetched } from '../../session/use-fetched.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { FormDraft, useDraftBaseVersion, useFormDraft } from '../form-draft.tsx';
import { isSame } from '../is-same.ts';
import { NotSaved } from '../not-saved.tsx';
import { tellNumber } from '../parse-amount.ts';
import { isChangedMeanwhile, useMergeNewerVersion } from '../save-conflict.ts';
import { useAdminErrors } from '../use-admin-errors.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useUndo } from '../use-undo.ts';
import { TheirFields, VersionChoice } from '../version-choice.tsx';
import styles from './coupons.module.css';

type StampCard = AnswerOf<typeof getStampCardSetting>;

const stampCardQuery = {
  queryKey: ['stamp card setting'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(getStampCardSetting, {}, { signal }),
};
const refetch = () => void queryClient.invalidateQueries({ queryKey: stampCardQuery.queryKey });

/** Form for the number of orders of which one is delivered free; empty for no stamp card. */
export function StampCardForm() {
  const { data } = useFetched(stampCardQuery, { forForm: true });
  return data ? <Form card={data} /> : null;
}

/** The endpoint's schema for a number as typed. */
const schema = z.pipe(
  z.pipe(
    z.object({ every: z.string() }),
    z.transform(({ every }: { every: string }) => ({
      every: every.trim() === '' ? null : readAmount(every),
    })),
  ),
  stampCardInput,
);

const valuesOf = ({ every }: StampCard) => ({ every: every === null ? '' : String(every) });

function Form({ card }: { card: StampCard }) {
  const { coupons: say } = useAdminWords();
  const errors = useAdminErrors();
  const { offerUndo } = useUndo();
  const form = useForm<{ every: string }, unknown, StampCard>({
    resolver: zodResolver(schema),
    defaultValues: valuesOf(card),
  });
  // Optimistic locking: the card on which the form's values, also a draft's, are based.
  const baseVersion = useDraftBaseVersion('stamp-card', card, (typed) => isSame(typed, valuesOf(card)));
  const [seen, setSeen] = useState(baseVersion);
  const draft = useFormDraft(form, 'stamp-card', undefined, { baseVersion: seen });
  useMergeNewerVersion(form, card, valuesOf(card), () => setSeen(card));
  const fault = form.formState.errors.every?.message;
  const typed = schema.safeParse({ every: form.watch('every') }).data?.every;
  // Another administrator's later version, until one of the two is chosen.
  const [theirs, setTheirs] = useState(baseVersion.every === card.every ? null : card);
  const over = useRef<StampCard>(null);
  const { isBusy, failure, start } = useAction(async () => {
    const sent = { ...form.getValues() };
    const wanted = { ...schema.parse(sent), expected_every: (over.current ?? seen).every };
    over.current = null;
    const saved = await callRecorded(setStampCard, wanted).catch(async (error: unknown) => {
      if (!isChangedMeanwhile(error)) throw error;
      setTheirs(await call(getStampCardSetting, {}));
    });
    if (!saved) return;
    const { answer, activity } = saved;
    setTheirs(null);
    setSeen(answer);
    draft.markSaved(sent, valuesOf(answer));
    queryClient.setQueryData(stampCardQuery.queryKey, answer);
    const text = answer.every === null ? say.stampsOff : say.stampsOn(answer.every);
    offerUndo({
      activity,
      subject: 'stamp card',
      text,
      onUndone: refetch,
      isFromForm: true,
      until: draft.untilUnsaved(),
    });
  }, say.failedToChange);
  return (
    <section className={styles.stamps}>
      <h2>{say.stamps}</h2>
      <p className="muted">{say.stampsText}</p>
      <FormDraft form={form} draft={draft} isSaving={isBusy} isChoice={theirs !== null} />
      {theirs && (
        <VersionChoice
          onTakeTheirs={() => {
            draft.drop();
            setTheirs(null);
            setSeen(theirs);
            form.reset(valuesOf(theirs));
            queryClient.setQueryData(stampCardQuery.queryKey, theirs);
          }}
          mine={{
            onSave: () => {
              over.current = theirs;
              start();
            },
          }}
        >
          <TheirFields
            mine={[[say.stampsEvery, tellNumber(form.getValues().every)]]}
            theirs={[[say.stampsEvery, valuesOf(theirs).every]]}
          />
        </VersionChoice>
      )}
      {failure && <Alert isAnswer>{failure}</Alert>}
      <form noValidate onSubmit={form.handleSubmit(start)}>
        <Field
          label={say.stampsEvery}
          hint={typed ? say.stampsMean(typed) : say.stampsHint}
          error={fault && describeFault(fault, errors)}
        >
          <TextInput dir="ltr" inputMode="numeric" autoComplete="off" {...form.register('every')} />
        </Field>
        {!theirs && (
          <div>
            <Button type="submit" variant="line" busy={isBusy}>
              {say.save}
            </Button>
            {form.formState.isDirty && <NotSaved />}
          </div>
        )}
      </form>
    </section>
  );
}
