import type { ComponentProps } from 'react';
import type { AdminOrder } from '../../../contracts/admin-orders.ts';
import type { PaymentMethod } from '../../../contracts/payment-methods.ts';
import { paymentWords } from '../../../contracts/payment-words.ts';
import type { LedgerMethod } from '../../../contracts/payments.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import type { NewPayment, OrderLedger } from './use-ledger.ts';

/** The default ledger method for an order's payment method. */
export const ledgerMethodOf = (method: PaymentMethod): LedgerMethod => (method === 'chat' ? 'cash' : method);

type WholeSumProps = NewPayment & Pick<ComponentProps<typeof Button>, 'variant'> & { ledger: OrderLedger };

/** Records the whole sum due, or the whole refund as a negative amount. */
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

/** Whether the rest of a delivered order is to be collected: then recording it is the next step. */
export const isCollected = (
  { status, delivery }: Pick<AdminOrder, 'status' | 'delivery'>,
  { payment }: OrderLedger,
): boolean => status === 'delivered' && payment.due > 0 && !delivery.fee_pending;
