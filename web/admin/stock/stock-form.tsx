import { zodResolver } from '@hookform/resolvers/zod';
import type { ComponentProps, SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { readAmount } from '../../../contracts/amounts.ts';
import { countedPieces, movedPieces } from '../../../contracts/stock.schemas.ts';
import type { StockLevel } from '../../../contracts/stock.ts';
import { longest } from '../../../contracts/text.schemas.ts';
import { describeFault } from '../../i18n/describe-fault.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import card from '../card.module.css';
import { FormDraft, useFormDraft } from '../form-draft.tsx';
import { useAdminErrors } from '../use-admin-errors.ts';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './stock.module.css';
import type { StockChanges } from './use-stock-changes.ts';

const acts = ['received', 'wasted', 'counted'] as const;
type Act = (typeof acts)[number];
type Typed = { act: Act; pieces: string; note: string };

const note = z.string().check(z.trim(), longest(200));
const typed = z.pipe(
  z.object({ act: z.enum(acts), pieces: z.string(), note: z.string() }),
  z.transform((values: Typed) => ({ ...values, pieces: readAmount(values.pieces) })),
);
const schema = z.pipe(
  typed,
  z.discriminatedUnion('act', [
    z.object({ act: z.literal('counted'), pieces: countedPieces, note }),
    z.object({ act: z.enum(['received', 'wasted']), pieces: movedPieces, note }),
  ]),
);

type StockFormProps = Pick<ComponentProps<typeof FormDraft>, 'beside'> & {
  id: string;
  stock: StockLevel | null;
  changes: StockChanges;
};

/**
 * A delivery, a loss, or a count; for a product that is not counted yet, the first count. Typed values stay until they
 * are saved, even after a reload.
 */
export function StockForm({ id, stock, changes, beside }: StockFormProps) {
  const errors = useAdminErrors();
  const { stock: say } = useAdminWords();
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { act: stock ? 'received' : 'counted', pieces: '', note: '' } as Typed,
  });
  // A product that is not counted yet has a different form.
  const draft = useFormDraft(form, stock ? `stock:${id}` : `stock-begin:${id}`, undefined);
  const faultOf = (field: 'pieces' | 'note') => {
    const fault = form.formState.errors[field];
    if (fault?.type === 'left') return fault.message;
    const code = fault?.message;
    return code && describeFault(code, errors);
  };
  const act = stock ? form.watch('act') : 'counted';
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (changes.isBusy) return;
    const sent = { ...form.getValues() };
    // The kind stays chosen, as text typed since is for the same kind.
    const whenDone = () =>
      draft.markSaved(sent, { act: stock ? sent.act : 'received', pieces: '', note: '' });
    void form.handleSubmit(({ act: kind, pieces: quantity, note: text }) => {
      if (kind === 'wasted' && stock && quantity > stock.left)
        form.setError('pieces', { type: 'left', message: say.tooMany(stock.left) }, { shouldFocus: true });
      else if (kind === 'counted') changes.count({ left: quantity, note: text }, whenDone);
      else changes.move({ kind, quantity, note: text }, whenDone);
    })();
  };
  return (
    <form className={`${card.card} ${styles.form}`} noValidate onSubmit={submit}>
      <FormDraft form={form} draft={draft} isSaving={changes.isBusy} beside={beside} />
      {stock && (
        <Segmented
          label={say.what}
          value={act}
          onValueChange={(value: Act) => form.setValue('act', value)}
          options={acts.map((value) => ({ value, label: say.acts[value] }))}
        />
      )}
      <Field label={say.pieces[act]} error={faultOf('pieces')}>
        <TextInput
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          {...form.register('pieces')}
        />
      </Field>
      {stock && (
        <Field label={say.note} note={say.optional} error={faultOf('note')}>
          <TextInput autoComplete="off" {...form.register('note')} />
        </Field>
      )}
      {changes.failure && <Alert>{changes.failure}</Alert>}
      <div>
        <Button type="submit" busy={changes.isBusy}>
          {stock ? say.save : say.begin}
        </Button>
      </div>
    </form>
  );
}
