import type { AdminOrder } from '../../../contracts/admin-orders.ts';
import { fromQirsh, toQirsh } from '../../../contracts/money.ts';
import type { OrderStatus } from '../../../contracts/orders.ts';
import { MailNote } from '../orders/status-question.tsx';
import { Question } from '../question.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import type { NewPayment, OrderLedger } from './use-ledger.ts';

type Payment = OrderLedger['payment'];
export type AskedPayment = { payment: NewPayment; why: 'too much' | 'all back' | 'some back' };

/** JD that an order would cost more than was paid for it, after a payment or a refund. */
export const dueAfter = ({ due, refund }: Payment, { amount }: NewPayment): number =>
  fromQirsh(Math.max(0, toQirsh(due) - toQirsh(refund) - toQirsh(amount)));

/**
 * What is asked before it is recorded: more than is due, where a slip of the decimal point would go into the books, and a refund of
 * an order that costs as much as before, which until it has arrived would be owed again. More than was paid is refused, not asked about.
 */
export function questionOf(
  entry: NewPayment,
  payment: Payment,
  status: OrderStatus,
): AskedPayment['why'] | null {
  if (entry.amount > payment.due) return 'too much';
  const left = toQirsh(payment.paid) + toQirsh(entry.amount);
  if (entry.amount > 0 || left < 0 || dueAfter(payment, entry) === 0) return null;
  return left === 0 && status !== 'delivered' ? 'all back' : 'some back';
}

type PaymentQuestionProps = {
  asked: AskedPayment;
  order: AdminOrder;
  /** What was typed, and what is due now and afterwards, in words. */
  amount: string;
  due: string;
  dueAfter: string;
  onClose: () => void;
  onCorrect: () => void;
  onLower: () => void;
  /** `then` once it is recorded. */
  onRecord: (then?: () => void) => void;
  onCancel: () => void;
};

export function PaymentQuestion({ asked, order, amount, due, dueAfter, ...on }: PaymentQuestionProps) {
  const { orders, payments: say } = useAdminWords();
  if (asked.why === 'too much')
    return (
      <Question
        title={say.tooMuchTitle}
        other={say.correct}
        yes={say.recordAnyway}
        onClose={on.onCorrect}
        onYes={() => on.onRecord()}
      >
        <p>{say.tooMuch(amount, due)}</p>
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
        <p>{say.cancelTooText(dueAfter)}</p>
        <MailNote order={order} text={orders.askCancel} />
      </Question>
    );
  const isDelivered = order.status === 'delivered';
  return (
    <Question
      title={isDelivered ? say.refundOfDeliveredTitle(dueAfter) : say.refundOfDueTitle(dueAfter)}
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
