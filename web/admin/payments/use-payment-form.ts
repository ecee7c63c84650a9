import { zodResolver } from '@hookform/resolvers/zod';
import { type SyntheticEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { AdminOrder } from '../../../contracts/admin-orders.ts';
import { plainAmount } from '../../../contracts/money.ts';
import type { LedgerMethod } from '../../../contracts/payments.ts';
import { useFormDraft } from '../form-draft.tsx';
import { type AskedPayment, questionOf } from './payment-question.tsx';
import { type PaymentValues, paymentFormSchema } from './payment-values.ts';
import type { NewPayment, OrderLedger } from './use-ledger.ts';

export type PaymentForm = ReturnType<typeof usePaymentForm>;

type PaymentFormOptions = {
  order: AdminOrder;
  ledger: OrderLedger;
  /** The default method of a new payment. */
  method: LedgerMethod;
  onRecorded: () => void;
};

/** The collapsible form of a payment or refund: its draft, the confirmation (`asked`), and recording, which collapses it. */
export function usePaymentForm({ order, ledger, method, onRecorded }: PaymentFormOptions) {
  const { payment } = ledger;
  const [asked, setAsked] = useState<AskedPayment | null>(null);
  const blank: PaymentValues = { direction: 'came', amount: '', method, reference: '', note: '' };
  const form = useForm({ resolver: zodResolver(paymentFormSchema), defaultValues: blank });
  const draft = useFormDraft(form, `payment:${order.id}`, undefined);
  const [isOpen, setOpen] = useState(draft.restored !== null);
  const giveBack = payment.refund > 0 ? plainAmount(payment.refund) : '';
  const turn = (value: PaymentValues['direction']) => {
    form.setValue('direction', value);
    const amount = form.getValues('amount');
    if (value === 'went' && !amount) form.setValue('amount', giveBack);
    if (value === 'came' && amount === giveBack) form.setValue('amount', '');
  };
  /** Suggests the sum to refund; typed values stay. */
  const toggle = (open: boolean) => {
    // Expanded by the page itself, with a restored draft.
    if (open === isOpen) return;
    setOpen(open);
    if (open && !form.formState.isDirty)
      form.reset(giveBack ? { ...blank, direction: 'went', amount: giveBack } : blank);
  };
  const record = (values: NewPayment, then?: () => void) => {
    setAsked(null);
    ledger.recordTyped(values, () => {
      draft.drop();
      form.reset(blank);
      setOpen(false);
      onRecorded();
      then?.();
    });
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
  const closeQuestion = () => setAsked(null);
  const correct = () => {
    closeQuestion();
    // After the dialog has returned the focus to the element that opened it.
    setTimeout(() => form.setFocus('amount', { shouldSelect: true }));
  };
  return { form, draft, isOpen, toggle, turn, submit, asked, closeQuestion, correct, record };
}
