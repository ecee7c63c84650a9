import * as z from 'zod/mini';
import * as schemas from '../../../contracts/payments.schemas.ts';
import { type LedgerMethod, ledgerMethods } from '../../../contracts/payments.ts';
import { isZeroOrLess, parseAmount, typedAmount } from '../parse-amount.ts';
import type { NewPayment } from './use-ledger.ts';

export type PaymentValues = {
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

/** The endpoint's schema for the amount as typed; the direction gives its sign. */
export const paymentFormSchema = z.pipe(
  z.pipe(
    z.object({
      direction: z.enum(['came', 'went']),
      amount: amountSchema,
      method: z.enum(ledgerMethods),
      reference: z.string(),
      note: z.string(),
    }),
    z.transform(
      ({ direction, amount, ...rest }: PaymentValues): NewPayment => ({
        ...rest,
        amount: parseAmount(amount) * (direction === 'went' ? -1 : 1),
      }),
    ),
  ),
  z.pick(schemas.recordPayment.input, { method: true, amount: true, reference: true, note: true }),
);
