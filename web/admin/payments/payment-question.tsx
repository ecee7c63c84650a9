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
  /** What is due; after a refund of an order under way what will be, and of one that has arrived what is waived. JD. */
  sum: number;
};

/**
 * What is asked before it is recorded: more than is due, where a slip of the decimal point would go into the books, and a refund of
 * an order that costs as much as before, which until it has arrived would be owed again. More than was paid is refused, not asked about.
 */
export function questionOf(entry: NewPayment, payment: Payment, order: AdminOrder): AskedPayment | null {
  if (entry.amount > payment.due) return { payment: entry, why: 'too much', sum: payment.due };
  const after = paymentAfter(payment, order, entry.amount);
  const sum =
    order.status === 'delivered' ? fromQirsh(toQirsh(after.waived) - toQirsh(payment.waived)) : after.due;
  if (entry.amount > 0 || after.paid < 0 || sum === 0) return null;
  const isAll = after.paid === 0 && order.status !== 'delivered';
  return { payment: entry, why: isAll ? 'all back' : 'some back', sum };
}

type PaymentQuestionProps = {
  asked: AskedPayment;
  order: AdminOrder;
  textOf: OrderLedger['textOf'];
  onClose: () => void;
  onCorrect: () => void;
  onLower: () => void;
  /** `then` once it is recorded. */
  onRecord: (then?: () => void) => void;
  onCancel: () => void;
};

export function PaymentQuestion({ asked, order, textOf, ...on }: PaymentQuestionProps) {
  const { orders, payments: say } = useAdminWords();
  const sum = textOf(asked.sum);
  if (asked.why === 'too much')
    return (
      <Question
        title={say.tooMuchTitle}
        other={say.correct}
        yes={say.recordAnyway}
        onClose={on.onCorrect}
        onYes={() => on.onRecord()}
      >
        <p>{say.tooMuch(textOf(asked.payment.amount), sum)}</p>
      </Question>
    );
  if (asked.why === 'all back')
    return (
      <Question
        title={say.cancelTooTitle}
        other={say.keepOrder}
        yes={say.cancelToo}
        onClose={on.onClose}
        onOther={() => on.onRecord()}
        onYes={() => on.onRecord(on.onCancel)}
      >
        <p>{say.cancelTooText(sum)}</p>
        <MailNote order={order} text={orders.askCancel} />
      </Question>
    );
  const isDelivered = order.status === 'delivered';
  return (
    <Question
      title={isDelivered ? say.refundOfDeliveredTitle(sum) : say.refundOfDueTitle(sum)}
      other={say.recordAnyway}
      yes={isDelivered ? orders.returns.title : orders.change.title}
      onClose={on.onClose}
      onOther={() => on.onRecord()}
      onYes={on.onLower}
    >
      <p>{isDelivered ? say.refundOfDelivered : say.refundOfOpen}</p>
    </Question>
  );
}
