import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { readAmount } from '../../../contracts/amounts.ts';
import type { AnswerOf } from '../../../contracts/endpoint.ts';
import { stampCardInput } from '../../../contracts/stamp-card.schemas.ts';
import { getStampCardSetting, setStampCard } from '../../../contracts/stamp-card.ts';
import { call, callRecorded, describeFault } from '../../http/api.ts';
import { queryClient } from '../../session/query-client.ts';
import { useAction } from '../../session/use-action.ts';
import { useFetched } from '../../session/use-fetched.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { FormDraft, useFormDraft } from '../form-draft.tsx';
import { useAdminErrors } from '../use-admin-errors.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useUndo } from '../use-undo.ts';
import styles from './coupons.module.css';

type StampCard = AnswerOf<typeof getStampCardSetting>;

const stampCardQuery = {
  queryKey: ['stamp card setting'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(getStampCardSetting, {}, { signal }),
};
const refetch = () => void queryClient.invalidateQueries({ queryKey: stampCardQuery.queryKey });

/** Which order of a customer's is delivered free; empty for none. */
export function StampCardForm() {
  const { data } = useFetched(stampCardQuery, { forForm: true });
  return data ? <Form key={data.every} card={data} /> : null;
}

/** The endpoint's schema, of a number as it is typed. */
const schema = z.pipe(
  z.pipe(
    z.object({ every: z.string() }),
    z.transform(({ every }: { every: string }) => ({
      every: every.trim() === '' ? null : readAmount(every),
    })),
  ),
  stampCardInput,
);

function Form({ card }: { card: StampCard }) {
  const { coupons: say } = useAdminWords();
  const errors = useAdminErrors();
  const { offerUndo } = useUndo();
  const form = useForm<{ every: string }, unknown, StampCard>({
    resolver: zodResolver(schema),
    defaultValues: { every: card.every === null ? '' : String(card.every) },
  });
  const draft = useFormDraft(form, 'stamp-card', card.every ?? 0);
  const fault = form.formState.errors.every?.message;
  const typed = schema.safeParse({ every: form.watch('every') }).data?.every;
  const { isBusy, failure, start } = useAction(async () => {
    const { answer, activity } = await callRecorded(setStampCard, schema.parse(form.getValues()));
    draft.drop();
    refetch();
    const text = answer.every === null ? say.stampsOff : say.stampsOn(answer.every);
    offerUndo({ activity, subject: 'stamp card', text, onUndone: refetch, isFromForm: true });
  }, say.failedToChange);
  return (
    <section className={styles.stamps}>
      <h2>{say.stamps}</h2>
      <p className="muted">{say.stampsText}</p>
      <FormDraft form={form} draft={draft} isSaving={isBusy} />
      {failure && <Alert isAnswer>{failure}</Alert>}
      <form noValidate onSubmit={form.handleSubmit(start)}>
        <Field
          label={say.stampsEvery}
          hint={typed ? say.stampsMean(typed) : say.stampsHint}
          error={fault && describeFault(fault, errors)}
        >
          <TextInput dir="ltr" inputMode="numeric" autoComplete="off" {...form.register('every')} />
        </Field>
        <Button type="submit" variant="line" busy={isBusy}>
          {say.save}
        </Button>
      </form>
    </section>
  );
}
