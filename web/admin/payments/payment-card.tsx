import type { ComponentProps } from 'react';
import type { AdminOrder } from '../../../contracts/admin-orders.ts';
import { describePayment, methodOf } from '../../../contracts/payment-words.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useCustomerWords } from '../../i18n/use-customer-words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Card } from '../card.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { LedgerList } from './ledger-list.tsx';
import styles from './payment-card.module.css';
import { PaymentForm } from './payment-form.tsx';
import { ProofList } from './proof-list.tsx';
import { ledgerMethodOf, WholeSum } from './record-full-amount.tsx';
import type { OrderLedger } from './use-ledger.ts';

type PaymentCardProps = Pick<ComponentProps<typeof PaymentForm>, 'beside' | 'onReturn' | 'onCancel'> & {
  order: AdminOrder;
  ledger: OrderLedger;
};

/** Paid and outstanding sums of an order: a button for the whole sum, a form for parts and refunds, and the ledger. */
export function PaymentCard({ order, ledger, ...form }: PaymentCardProps) {
  const { payments: say } = useAdminWords();
  const { orders } = useCustomerWords();
  const language = useLanguage();
  const { payment } = ledger;
  const method = ledgerMethodOf(payment.method);
  return (
    <Card title={say.title}>
      <p className={styles.state} data-state={payment.state} role="status" data-result tabIndex={-1}>
        <Icon name={payment.state === 'paid' ? 'check' : 'clock'} />
        <b>{describePayment(payment, language)}</b>
      </p>
      <p className="muted">
        {orders.payment}: {methodOf(order, language)}
      </p>
      <ProofList proofs={ledger.proofs} />
      {ledger.failure && <Alert isAnswer>{ledger.failure}</Alert>}
      {payment.due > 0 && !order.delivery.fee_pending && (
        <WholeSum ledger={ledger} method={method} amount={payment.due} />
      )}
      {payment.refund > 0 && <WholeSum ledger={ledger} method={method} amount={-payment.refund} />}
      <PaymentForm order={order} ledger={ledger} method={method} {...form} />
      <LedgerList ledger={ledger} />
    </Card>
  );
}
