import type { AdminOrder } from '../../../contracts/admin-orders.ts';
import { fromQirsh, toQirsh } from '../../../contracts/money.ts';
import { paymentAfter } from '../../../contracts/payments.ts';
import { MailNote } from '../orders/status-question.tsx';
import { Question } from '../question.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import type { NewPayment, OrderLedger } from './use-ledger.ts';

type Payment = OrderLedger['payment'];
export type AskedPayment = {
  payment: NewPayment;
  why: 'too much' | 'all back' | 'some back';
  /** The sum due, and what a refund adds to it unless it is waived. JD. */
  due: number;
  added: number;
};

/**
 * The confirmation before recording more than is due (perhaps a misplaced decimal point), and before a refund for an
 * order that costs as much as before, which the seller may waive until it is delivered. More than was paid is refused,
 * not confirmed.
 */
export function questionOf(entry: NewPayment, payment: Payment, order: AdminOrder): AskedPayment | null {
  const { due } = payment;
  if (entry.amount > due) return { payment: entry, why: 'too much', due, added: 0 };
  const { paid, waived } = paymentAfter(payment, order, entry.amount, true);
  const added = fromQirsh(toQirsh(waived) - toQirsh(payment.waived));
  if (entry.amount > 0 || paid < 0 || added === 0) return null;
  const isAll = paid === 0 && order.status !== 'delivered';
  return { payment: entry, why: isAll ? 'all back' : 'some back', due, added };
}

type PaymentQuestionProps = {
  asked: AskedPayment;
  order: AdminOrder;
  textOf: OrderLedger['textOf'];
  onClose: () => void;
  onCorrect: () => void;
  onReturn: () => void;
  /** Records the payment, then calls `then`. */
  onRecord: (payment: NewPayment, then?: () => void) => void;
  onCancel: () => void;
};

export function PaymentQuestion({ asked, order, textOf, ...on }: PaymentQuestionProps) {
  const { orders, payments: say } = useAdminWords();
  const { payment, due } = asked;
  // The answers are explicit, so that a status changed meanwhile (delivered, or under way again) does not override them.
  const owed = { ...payment, waived: false };
  const waived = { ...payment, waived: true };
  const added = textOf(asked.added);
  const owedAgain = textOf(fromQirsh(toQirsh(due) + toQirsh(asked.added)));
  if (asked.why === 'too much')
    return (
      <Question
        title={say.tooMuchTitle}
        other={say.correct}
        yes={say.recordAnyway}
        onClose={on.onCorrect}
        onYes={() => on.onRecord(payment)}
      >
        <p>{say.tooMuch(textOf(payment.amount), textOf(due))}</p>
      </Question>
    );
  if (asked.why === 'all back')
    return (
      <Question
        title={say.cancelTooTitle}
        other={say.keepOrder}
        yes={say.cancelToo}
        onClose={on.onClose}
        onOther={() => on.onRecord(owed)}
        onYes={() => on.onRecord(owed, on.onCancel)}
      >
        <p>{say.cancelTooText(owedAgain)}</p>
        <MailNote order={order} text={orders.askCancel} />
      </Question>
    );
  if (order.status === 'delivered')
    return (
      <Question
        title={say.refundOfDeliveredTitle(added)}
        other={say.recordAnyway}
        yes={orders.returns.title}
        onClose={on.onClose}
        onOther={() => on.onRecord(waived)}
        onYes={on.onReturn}
      >
        <p>{say.refundOfDelivered}</p>
      </Question>
    );
  return (
    <Question
      title={say.refundOfOpenTitle(added)}
      other={say.stillToPay(owedAgain)}
      yes={due > 0 ? say.stillToPay(textOf(due)) : say.nothingToPay}
      onClose={on.onClose}
      onOther={() => on.onRecord(owed)}
      onYes={() => on.onRecord(waived)}
    >
      <p>{say.refundOfOpen}</p>
    </Question>
  );
}
