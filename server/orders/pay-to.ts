import { count, inArray } from 'drizzle-orm';
import type { PaymentMethod } from '../../contracts/payment-methods.ts';
import type { PaymentSettings } from '../../contracts/payment-settings.ts';
import type { PayTo } from '../../contracts/payments.ts';
import type { Queries } from '../database/queries.ts';
import { paymentProofs } from '../payments/payment-proof.table.ts';
import { readPaymentSettings } from '../settings/payment-settings.ts';
import { paymentView } from './order-view.ts';

type Row = Parameters<typeof paymentView>[0] & { feePending: boolean };

/** The account to which an order is to be paid, as of now; null where nothing is due or to be transferred. */
export function payToOf(row: Row, settings: PaymentSettings, proofs = 0): PayTo | null {
  if (!isToBeSent(row)) return null;
  const { cliq_alias: alias, cliq_name, bank_name: bank, account_name, iban } = settings;
  if (row.paymentMethod === 'cliq') return alias ? { method: 'cliq', alias, name: cliq_name, proofs } : null;
  return iban ? { method: 'bank', bank, name: account_name, iban, proofs } : null;
}

/** `PayTo` of many orders by id, with the number of pictures sent; most lists need no query for it. */
export async function readPayTo(db: Queries, rows: (Row & { id: string })[]): Promise<Map<string, PayTo>> {
  const wanted = rows.filter(isToBeSent);
  if (wanted.length === 0) return new Map();
  const settings = await readPaymentSettings(db);
  const { orderId } = paymentProofs;
  const ids = wanted.map(({ id }) => id);
  const counted = await db
    .select({ orderId, proofs: count() })
    .from(paymentProofs)
    .where(inArray(orderId, ids))
    .groupBy(orderId);
  const proofsOf = new Map(counted.map((one) => [one.orderId, one.proofs]));
  return new Map(
    wanted.flatMap((row) => {
      const payTo = payToOf(row, settings, proofsOf.get(row.id));
      return payTo ? [[row.id, payTo]] : [];
    }),
  );
}

const methods: readonly PaymentMethod[] = ['cliq', 'bank'];
/** Nothing is to be transferred before the delivery fee is known. */
function isToBeSent(row: Row): boolean {
  if (row.feePending || !methods.includes(row.paymentMethod)) return false;
  return paymentView(row).due > 0;
}
