import { zodResolver } from '@hookform/resolvers/zod';
import type { SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { FieldErrorCode } from '../../../contracts/error.ts';
import { pieces } from '../../../contracts/stock.schemas.ts';
import { maxLowAt, type StockLevel } from '../../../contracts/stock.ts';
import { Button } from '../../ui/button.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import card from '../card.module.css';
import { parseAmount } from '../parse-amount.ts';
import { useAdminErrors } from '../use-admin-errors.ts';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './stock.module.css';
import type { StockChanges } from './use-stock-changes.ts';

const schema = z.pipe(
  z.pipe(
    z.object({ lowAt: z.string() }),
    z.transform((values: { lowAt: string }) => ({ lowAt: parseAmount(values.lowAt) })),
  ),
  z.object({ lowAt: pieces(0, maxLowAt) }),
);

/** From how many on a product runs low, and the end of the counting. */
export function LowForm({ stock, changes }: { stock: StockLevel; changes: StockChanges }) {
  const errors = useAdminErrors();
  const { stock: say } = useAdminWords();
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { lowAt: String(stock.low_at) },
  });
  const code = form.formState.errors.lowAt?.message as FieldErrorCode | undefined;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (changes.isBusy) return;
    void form.handleSubmit(({ lowAt }) => changes.count({ left: stock.left, low_at: lowAt }, () => {}))();
  };
  return (
    <div className={card.card}>
      <details className={card.fold}>
        <summary>
          {say.lowAt} {stock.low_at}
        </summary>
        <form className={styles.form} noValidate onSubmit={submit}>
          <Field label={say.lowAt} hint={say.lowHint} error={code && errors.fields[code]}>
            <TextInput dir="ltr" inputMode="numeric" autoComplete="off" {...form.register('lowAt')} />
          </Field>
          <div>
            <Button type="submit" size="sm" variant="line" busy={changes.isBusy}>
              {say.save}
            </Button>
          </div>
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
