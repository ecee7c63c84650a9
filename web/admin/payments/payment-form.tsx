import { type ComponentProps, useRef } from 'react';
import type { AdminOrder } from '../../../contracts/admin-orders.ts';
import type { LedgerMethod } from '../../../contracts/payments.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import card from '../card.module.css';
import { FormDraft } from '../form-draft.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './payment-card.module.css';
import { PaymentFields } from './payment-fields.tsx';
import { PaymentQuestion } from './payment-question.tsx';
import type { OrderLedger } from './use-ledger.ts';
import { usePaymentForm } from './use-payment-form.ts';

type PaymentFormProps = Pick<ComponentProps<typeof FormDraft>, 'beside'> & {
  order: AdminOrder;
  ledger: OrderLedger;
  method: LedgerMethod;
  /** Opens the sheet for returned goods. */
  onReturn: () => void;
  /** Cancels the order, without another confirmation. */
  onCancel: () => void;
};

/** A partial payment or a refund, with a reference and a note. Typed values stay until they are saved, even after a reload. */
export function PaymentForm({ order, ledger, method, beside, onReturn, onCancel }: PaymentFormProps) {
  const { payments: say } = useAdminWords();
  const fold = useRef<HTMLDetailsElement>(null);
  const { form, draft, isOpen, toggle, turn, submit, asked, closeQuestion, correct, record } = usePaymentForm(
    {
      ...{ order, ledger, method },
      // The form collapses upwards, beyond the window: scroll to the sum due above it.
      onRecorded: () => fold.current?.closest('section')?.scrollIntoView({ block: 'nearest' }),
    },
  );
  const isFaulty = Object.keys(form.formState.errors).length > 0;
  return (
    <>
      {/* Not inside the collapsed part, which would hide its question, too. */}
      <FormDraft form={form} draft={draft} isSaving={ledger.isBusy} beside={beside} />
      <details
        ref={fold}
        className={card.fold}
        open={isOpen}
        onToggle={(event) => toggle(event.currentTarget.open)}
      >
        <summary>{say.other}</summary>
        <form className={styles.form} noValidate onSubmit={submit}>
          <PaymentFields form={form} turn={turn} />
          {/* The refusal of an earlier attempt is not shown beside a field with a new error. */}
          {ledger.typedFailure && !isFaulty && <Alert isAnswer>{ledger.typedFailure}</Alert>}
          <div>
            <Button type="submit" size="sm" busy={ledger.isBusy}>
              {say.save}
            </Button>
          </div>
        </form>
        {asked && (
          <PaymentQuestion
            asked={asked}
            order={order}
            textOf={ledger.textOf}
            onClose={closeQuestion}
            onCorrect={correct}
            onReturn={() => {
              closeQuestion();
              onReturn();
            }}
            onRecord={record}
            onCancel={onCancel}
          />
        )}
      </details>
    </>
  );
}
