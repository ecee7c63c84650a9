import { zodResolver } from '@hookform/resolvers/zod';
import { type ComponentProps, type SyntheticEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { AdminOrder } from '../../../contracts/admin-orders.ts';
import { plainAmount } from '../../../contracts/money.ts';
import { paymentWords } from '../../../contracts/payment-words.ts';
import * as schemas from '../../../contracts/payments.schemas.ts';
import { type LedgerMethod, ledgerMethods } from '../../../contracts/payments.ts';
import { describeFault } from '../../i18n/describe-fault.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, Select, TextInput } from '../../ui/field.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import card from '../card.module.css';
import { FormDraft, useFormDraft } from '../form-draft.tsx';
import { isZeroOrLess, parseAmount, typedAmount } from '../parse-amount.ts';
import { useAdminErrors } from '../use-admin-errors.ts';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './payment-card.module.css';
import { type AskedPayment, PaymentQuestion, questionOf } from './payment-question.tsx';
import type { NewPayment, OrderLedger } from './use-ledger.ts';

type Typed = {
  direction: 'came' | 'went';
  amount: string;
  method: LedgerMethod;
  reference: string;
  note: string;
};

const amountSchema = typedAmount.check(
  z.refine((text) => text.trim() !== '', { error: 'payment_required', abort: true }),
  z.refine((text) => !isZeroOrLess(text), { error: 'amount_required' }),
);

/** The endpoint's schema, of the amount as it is typed; its sign is the direction's. */
const schema = z.pipe(
  z.pipe(
    z.object({
      direction: z.enum(['came', 'went']),
      amount: amountSchema,
      method: z.enum(ledgerMethods),
      reference: z.string(),
      note: z.string(),
    }),
    z.transform(
      ({ direction, amount, ...rest }: Typed): NewPayment => ({
        ...rest,
        amount: parseAmount(amount) * (direction === 'went' ? -1 : 1),
      }),
    ),
  ),
  z.pick(schemas.recordPayment.input, { method: true, amount: true, reference: true, note: true }),
);

type PaymentFormProps = Pick<ComponentProps<typeof FormDraft>, 'beside'> & {
  order: AdminOrder;
  ledger: OrderLedger;
  method: LedgerMethod;
  /** Opens the sheet of goods that came back. */
  onReturn: () => void;
  /** Cancels the order, without another question. */
  onCancel: () => void;
};

/** A part payment or a refund, with a reference and a note. What was typed stays until it is saved, over a reload too. */
export function PaymentForm({ order, ledger, method, beside, onReturn, onCancel }: PaymentFormProps) {
  const errors = useAdminErrors();
  const { payments: say } = useAdminWords();
  const language = useLanguage();
  const { payment, textOf } = ledger;
  const [asked, setAsked] = useState<AskedPayment | null>(null);
  const fold = useRef<HTMLDetailsElement>(null);
  const blank: Typed = { direction: 'came', amount: '', method, reference: '', note: '' };
  const form = useForm({ resolver: zodResolver(schema), defaultValues: blank });
  const draft = useFormDraft(form, `payment:${order.id}`, undefined);
  const [isOpen, setOpen] = useState(draft.restored !== null);
  const faultOf = (field: 'amount' | 'reference' | 'note') => {
    const code = form.formState.errors[field]?.message;
    return code && describeFault(code, errors);
  };
  const isFaulty = Object.keys(form.formState.errors).length > 0;
  const direction = form.watch('direction');
  const giveBack = payment.refund > 0 ? plainAmount(payment.refund) : '';
  const turn = (value: Typed['direction']) => {
    form.setValue('direction', value);
    const amount = form.getValues('amount');
    if (value === 'went' && !amount) form.setValue('amount', giveBack);
    if (value === 'came' && amount === giveBack) form.setValue('amount', '');
  };
  /** Offers what is to be given back; what was typed before stays. */
  const toggle = (open: boolean) => {
    // Opened by the page itself, with what was restored.
    if (open === isOpen) return;
    setOpen(open);
    if (open && !form.formState.isDirty)
      form.reset(giveBack ? { ...blank, direction: 'went', amount: giveBack } : blank);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (ledger.isBusy) return;
    void form.handleSubmit((values) => {
      const question = questionOf(values, payment, order);
      if (question) setAsked(question);
      else record(values);
    })();
  };
  const correct = () => {
    setAsked(null);
    // After the dialog, which gives the focus back to what opened it.
    setTimeout(() => form.setFocus('amount', { shouldSelect: true }));
  };
  const record = (values: NewPayment, then?: () => void) => {
    setAsked(null);
    ledger.recordTyped(values, () => {
      draft.drop();
      form.reset(blank);
      setOpen(false);
      // The sheet folds above the window's edge: what is due by now is above it.
      fold.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
      then?.();
    });
  };
  return (
    <>
      {/* Not in the fold, which would hide the question with it. */}
      <FormDraft form={form} draft={draft} isSaving={ledger.isBusy} beside={beside} />
      <details
        ref={fold}
        className={card.fold}
        open={isOpen}
        onToggle={(event) => toggle(event.currentTarget.open)}
      >
        <summary>{say.other}</summary>
        <form className={styles.form} noValidate onSubmit={submit}>
          <Segmented
            label={say.direction}
            value={direction}
            onValueChange={turn}
            options={[
              { value: 'came', label: say.came },
              { value: 'went', label: say.went },
            ]}
          />
          <Field label={say.amount} error={faultOf('amount')}>
            <TextInput dir="ltr" inputMode="decimal" autoComplete="off" {...form.register('amount')} />
          </Field>
          <Field label={say.method}>
            <Select {...form.register('method')}>
              {ledgerMethods.map((name) => (
                <option key={name} value={name}>
                  {paymentWords[language].ledger[name]}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={say.reference} note={say.optional} error={faultOf('reference')}>
            <TextInput autoComplete="off" {...form.register('reference')} />
          </Field>
          <Field label={say.note} note={say.optional} error={faultOf('note')}>
            <TextInput autoComplete="off" {...form.register('note')} />
          </Field>
          {/* A refusal of what was sent before says nothing of a field that has a fault now. */}
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
            textOf={textOf}
            onClose={() => setAsked(null)}
            onCorrect={correct}
            onReturn={() => {
              setAsked(null);
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
