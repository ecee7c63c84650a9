import type { PaymentSettings } from '../../contracts/payment-settings.ts';
import type { PaymentMethod, PayTo } from '../../contracts/payments.ts';
import type { Queries } from '../database/queries.ts';
import { readPaymentSettings } from '../settings/payment-settings.ts';
import { paymentView } from './order-view.ts';

type Row = Parameters<typeof paymentView>[0];

/** The account that an order is to be paid to, as it is now; null where nothing is due or nothing is to be sent. */
export function payToOf(row: Row, settings: PaymentSettings | null): PayTo | null {
  if (!settings || !isToBeSent(row.paymentMethod) || paymentView(row).due === 0) return null;
  const { cliq_alias: alias, cliq_name, bank_name: bank, account_name, iban } = settings;
  if (row.paymentMethod === 'cliq') return alias ? { method: 'cliq', alias, name: cliq_name } : null;
  return iban ? { method: 'bank', bank, name: account_name, iban } : null;
}

/** The shop's accounts where one of these orders is to be paid to one; most lists have none, and ask for none. */
export const readAccounts = async (db: Queries, rows: Row[]): Promise<PaymentSettings | null> =>
  rows.some((row) => isToBeSent(row.paymentMethod)) ? readPaymentSettings(db) : null;

const isToBeSent = (method: PaymentMethod): boolean => method === 'cliq' || method === 'bank';
