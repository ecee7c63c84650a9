import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import { fromQirsh, toQirsh } from '../../contracts/money.ts';
import { type recordPayment as contract, type Ledger, paymentAfter } from '../../contracts/payments.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import { isUuid } from '../database/uuid.ts';
import { ShopError } from '../errors.ts';
import { paymentView } from '../orders/order-view.ts';
import { lockOrder } from '../orders/set-order-status.ts';
import { addEntry } from './add-entry.ts';
import { readLedger } from './list-payments.ts';
import { payments } from './payment.table.ts';

type Input = ParsedInputOf<typeof contract>;

/**
 * Adds a payment or a refund to the ledger of an order. Idempotent by its key per order. Refuses `changed_meanwhile`
 * when the ledger's sum is not as seen, or when a refund that should be due again would be waived because the order was
 * delivered since; `refund_high` where more would be refunded than was paid; `payment_conflict` for another body with
 * the same key.
 */
export async function recordPayment(context: Context, input: Input): Promise<Ledger> {
  const { id, expected_paid } = input;
  if (!isUuid(id)) throw new ShopError('not_found');
  const idempotencyKey = context.idempotencyKey || randomUUID();
  return inTransaction(context.db, async (db) => {
    const order = await lockOrder(db, id);
    if (!order) throw new ShopError('not_found');
    if (!(await isReplay(db, input, idempotencyKey))) {
      const amountQirsh = toQirsh(input.amount);
      if (expected_paid !== undefined && toQirsh(expected_paid) !== order.paidQirsh)
        throw new ShopError('changed_meanwhile');
      if (amountQirsh < 0 && order.paidQirsh + amountQirsh < 0) throw new ShopError('refund_high');
      const { method, reference = '', note = '' } = input;
      const waivedQirsh = waivedOf(order, input);
      // The seller chose "due again" while the order was under way; it was delivered since, so the seller must decide again.
      if (input.waived === false && waivedQirsh > 0) throw new ShopError('changed_meanwhile');
      await addEntry(context, db, order, {
        ...{ method, amountQirsh, waivedQirsh, reference, note, idempotencyKey },
        waivedAtQirsh: waivedQirsh > 0 ? order.totalQirsh : null,
        waiveAsked: isWaiverAsked(input),
      });
    }
    return readLedger(db, id);
  });
}

type Paid = Parameters<typeof paymentView>[0];

function waivedOf(order: Paid, { amount, waived }: Input): number {
  const before = paymentView(order);
  const costing = { status: order.status, total: fromQirsh(order.totalQirsh) };
  const after = paymentAfter(before, costing, amount, waived);
  return toQirsh(after.waived) - toQirsh(before.waived);
}

const isWaiverAsked = ({ amount, waived = false }: Input): boolean => amount < 0 && waived;

/** The order's row is locked, so that two attempts wait for each other. */
async function isReplay(db: Queries, input: Input, key: string): Promise<boolean> {
  const [first] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, input.id), eq(payments.idempotencyKey, key)));
  if (!first) return false;
  const { method, amount, reference = '', note = '' } = input;
  const waiveAsked = first.waiveAsked === null ? null : isWaiverAsked(input);
  const asked = { method, amountQirsh: toQirsh(amount), reference, note, waiveAsked };
  const isSame = Object.entries(asked).every(([name, value]) => first[name as keyof typeof asked] === value);
  // Refused when the repeated request demands "due again", but the first one, which did not, waived a sum.
  const isOwedAfterAll = input.waived === false && first.waivedQirsh > 0;
  if (!isSame || isOwedAfterAll) throw new ShopError('payment_conflict');
  // It was undone since: answering "recorded" would lose a payment that is made again.
  const [reversal] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.reverses, first.id));
  if (reversal) throw new ShopError('changed_meanwhile');
  return true;
}
