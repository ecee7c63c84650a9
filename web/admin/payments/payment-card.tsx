import type { ComponentProps } from 'react';
import type { AdminOrder } from '../../../contracts/admin-orders.ts';
import { currencySign } from '../../../contracts/language.ts';
import { formatAmount } from '../../../contracts/money.ts';
import { describePayment, methodOf, paymentWords } from '../../../contracts/payment-words.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useCustomerWords } from '../../i18n/use-customer-words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Card } from '../card.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { LedgerList } from './ledger-list.tsx';
import styles from './payment-card.module.css';
import { PaymentForm } from './payment-form.tsx';
import { ProofList } from './proof-list.tsx';
import { type NewPayment, useLedger } from './use-ledger.ts';

type PaymentCardProps = Pick<ComponentProps<typeof PaymentForm>, 'beside'> & { order: AdminOrder };

/** What is paid and what is due: one tap for the whole sum, a form for parts and refunds, and the ledger. */
export function PaymentCard({ order, beside }: PaymentCardProps) {
  const { payments: say } = useAdminWords();
  const { orders } = useCustomerWords();
  const language = useLanguage();
  // A sign stays before its figures, in Arabic too.
  const textOf = (amount: number) =>
    `${amount < 0 ? `\u2066${formatAmount(amount)}\u2069` : formatAmount(amount)} ${currencySign(language)}`;
  const ledger = useLedger(order, textOf);
  const { payment } = ledger;
  const method = payment.method === 'chat' ? 'cash' : payment.method;
  const methodName = paymentWords[language].ledger[method];
  return (
    <Card title={say.title}>
      <p className={styles.state} data-state={payment.state} role="status">
        <Icon name={payment.state === 'paid' ? 'check' : 'clock'} />
        <b>{describePayment(payment, language)}</b>
      </p>
      <p className="muted">
        {orders.payment}: {methodOf(order, language)}
      </p>
      <ProofList proofs={ledger.proofs} />
      {ledger.failure && <Alert>{ledger.failure}</Alert>}
      {payment.due > 0 && !order.delivery.fee_pending && (
        <WholeSum ledger={ledger} method={method} amount={payment.due}>
          {say.paidInFull(methodName, textOf(payment.due))}
        </WholeSum>
      )}
      {payment.refund > 0 && (
        <WholeSum ledger={ledger} method={method} amount={-payment.refund}>
          {say.givenBack(methodName, textOf(payment.refund))}
        </WholeSum>
      )}
      <PaymentForm orderId={order.id} ledger={ledger} method={method} textOf={textOf} beside={beside} />
      <LedgerList ledger={ledger} textOf={textOf} />
    </Card>
  );
}

type WholeSumProps = NewPayment & { ledger: ReturnType<typeof useLedger>; children: string };

/** Records all that is due, or all that is to be given back, as an amount below zero. */
const WholeSum = ({ ledger, children, ...payment }: WholeSumProps) => (
  <Button block variant="soft" busy={ledger.isBusy} onClick={() => ledger.record(payment)}>
    <bdi>{children}</bdi>
  </Button>
);
