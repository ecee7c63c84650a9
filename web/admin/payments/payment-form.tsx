import { zodResolver } from '@hookform/resolvers/zod';
import { type ComponentProps, type SyntheticEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { AdminOrder } from '../../../contracts/admin-orders.ts';
import { fromQirsh, plainAmount, toQirsh } from '../../../contracts/money.ts';
import { paymentWords } from '../../../contracts/payment-words.ts';
import * as schemas from '../../../contracts/payments.schemas.ts';
import { type LedgerMethod, ledgerMethods } from '../../../contracts/payments.ts';
import { describeFault } from '../../i18n/describe-fault.ts';
import { useLanguage, useWords } from '../../i18n/language.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, Select, TextInput } from '../../ui/field.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import card from '../card.module.css';
import { FormDraft, useFormDraft } from '../form-draft.tsx';
import { parseAmount, typedAmount } from '../parse-amount.ts';
import { useAdminErrors } from '../use-admin-errors.ts';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './payment-card.module.css';
import type { NewPayment, OrderLedger } from './use-ledger.ts';

type Typed = {
  direction: 'came' | 'went';
  amount: string;
  method: LedgerMethod;
  reference: string;
  note: string;
};

const amountSchema = typedAmount.check(z.refine((text) => text.trim() !== '', { error: 'payment_required' }));

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

/** JD that an order would cost more than was paid for it, after a payment or a refund. */
const dueAfter = ({ due, refund }: OrderLedger['payment'], { amount }: NewPayment): number =>
  fromQirsh(Math.max(0, toQirsh(due) - toQirsh(refund) - toQirsh(amount)));

type PaymentFormProps = Pick<ComponentProps<typeof FormDraft>, 'beside'> & {
  order: Pick<AdminOrder, 'id' | 'status'>;
  ledger: OrderLedger;
  method: LedgerMethod;
  /** Opens what makes the order cost less: a return, or a change while it is under way. */
  onLower: () => void;
};

/** A part payment or a refund, with a reference and a note. What was typed stays until it is saved, over a reload too. */
export function PaymentForm({ order, ledger, method, beside, onLower }: PaymentFormProps) {
  const errors = useAdminErrors();
  const { payments: say } = useAdminWords();
  const language = useLanguage();
  const { payment, textOf } = ledger;
  const [tooMuch, setTooMuch] = useState<NewPayment | null>(null);
  const [refund, setRefund] = useState<NewPayment | null>(null);
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
      if (values.amount > payment.due) setTooMuch(values);
      // More than was paid is refused.
      else if (values.amount < 0 && -values.amount <= payment.paid && dueAfter(payment, values) > 0)
        setRefund(values);
      else record(values);
    })();
  };
  const correct = () => {
    setTooMuch(null);
    // After the dialog, which gives the focus back to what opened it.
    setTimeout(() => form.setFocus('amount', { shouldSelect: true }));
  };
  const record = (values: NewPayment) => {
    setTooMuch(null);
    setRefund(null);
    ledger.recordTyped(values, () => {
      draft.drop();
      form.reset(blank);
      setOpen(false);
      // The sheet folds above the window's edge: what is due by now is above it.
      fold.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
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
        {tooMuch && (
          <TooMuch
            amount={textOf(tooMuch.amount)}
            due={textOf(payment.due)}
            onClose={correct}
            onYes={() => record(tooMuch)}
          />
        )}
        {refund && (
          <RefundOfDue
            due={textOf(dueAfter(payment, refund))}
            isDelivered={order.status === 'delivered'}
            onClose={() => setRefund(null)}
            onLower={() => {
              setRefund(null);
              onLower();
            }}
            onYes={() => record(refund)}
          />
        )}
      </details>
    </>
  );
}

type TooMuchProps = { amount: string; due: string; onClose: () => void; onYes: () => void };

/** Asked before more is recorded than is due: a slip of the decimal point goes into the books. */
function TooMuch({ amount, due, onClose, onYes }: TooMuchProps) {
  const { shell } = useWords();
  const { payments: say } = useAdminWords();
  return (
    <Modal
      open
      title={say.tooMuchTitle}
      closeLabel={shell.close}
      onClose={onClose}
      width="narrow"
      foot={
        <>
          <Button variant="line" onClick={onClose}>
            {say.correct}
          </Button>
          <Button onClick={onYes}>{say.recordAnyway}</Button>
        </>
      }
    >
      <p>{say.tooMuch(amount, due)}</p>
    </Modal>
  );
}

type RefundOfDueProps = {
  /** What the order costs more than was paid for it afterwards. */
  due: string;
  isDelivered: boolean;
  onClose: () => void;
  onLower: () => void;
  onYes: () => void;
};

/** Asked before a refund of an order that costs as much as before: until it has arrived, what is given back counts as still to pay. */
function RefundOfDue({ due, isDelivered, onClose, onLower, onYes }: RefundOfDueProps) {
  const { shell } = useWords();
  const { orders, payments: say } = useAdminWords();
  return (
    <Modal
      open
      title={isDelivered ? say.refundOfDeliveredTitle(due) : say.refundOfDueTitle(due)}
      closeLabel={shell.close}
      onClose={onClose}
      width="narrow"
      foot={
        <>
          <Button variant="line" onClick={onYes}>
            {say.recordAnyway}
          </Button>
          <Button onClick={onLower}>{isDelivered ? orders.returns.title : orders.change.title}</Button>
        </>
      }
    >
      <p>{isDelivered ? say.refundOfDelivered : say.refundOfOpen}</p>
    </Modal>
  );
}
