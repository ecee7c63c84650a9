import type { ComponentProps } from 'react';
import type { AdminOrder } from '../../../contracts/admin-orders.ts';
import type { PaymentMethod } from '../../../contracts/payment-methods.ts';
import { paymentWords } from '../../../contracts/payment-words.ts';
import type { LedgerMethod } from '../../../contracts/payments.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import type { NewPayment, OrderLedger } from './use-ledger.ts';

/** As what money of an order is recorded, unless the seller says otherwise. */
export const ledgerMethodOf = (method: PaymentMethod): LedgerMethod => (method === 'chat' ? 'cash' : method);

type WholeSumProps = NewPayment & Pick<ComponentProps<typeof Button>, 'variant'> & { ledger: OrderLedger };

/** Records all that is due, or all that is to be given back, as an amount below zero. */
export function WholeSum({ ledger, variant = 'soft', ...payment }: WholeSumProps) {
  const { payments: say } = useAdminWords();
  const method = paymentWords[useLanguage()].ledger[payment.method];
  const { amount } = payment;
  return (
    <Button block variant={variant} busy={ledger.isBusy} onClick={() => ledger.record(payment)}>
      <bdi>
        {amount < 0
          ? say.recordRefunded(method, ledger.textOf(-amount))
          : say.recordReceived(method, ledger.textOf(amount))}
      </bdi>
    </Button>
  );
}

/** Whether what a delivered order still costs is to be collected: then recording it is what comes next. */
export const isCollected = (
  { status, delivery }: Pick<AdminOrder, 'status' | 'delivery'>,
  { payment }: OrderLedger,
): boolean => status === 'delivered' && payment.due > 0 && !delivery.fee_pending;
