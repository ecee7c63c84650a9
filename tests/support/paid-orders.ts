import { expect } from 'vitest';
import { listActivity, undoActivity } from '../../contracts/activity.ts';
import { getAdminOrder, listAdminOrders } from '../../contracts/admin-orders.ts';
import { changeOrder, returnGoods } from '../../contracts/order-revisions.ts';
import { getOrder, type OrderStatus, placeOrder, setOrderStatus } from '../../contracts/orders.ts';
import { getPaymentSettings, setPaymentSettings } from '../../contracts/payment-settings.ts';
import { listPayments, paymentStates, recordPayment, reversePayment } from '../../contracts/payments.ts';
import { openShop } from './empty-shop.ts';
import { itemOf, orderOf } from './order-input.ts';

/** A shop that accepts CliQ and sells jars at 4.00, with a function that opens orders. */
export async function openPaidOrders() {
  const shop = await openShop();
  const { call, send, addCustomer, addProduct, admin } = shop;
  const asAdmin = { token: await admin() };
  const customer = await addCustomer();
  const jar = await addProduct({ price: 4 });
  const settings = await call(getPaymentSettings, {}, asAdmin);
  const methods = ['cash' as const, 'cliq' as const];
  await call(setPaymentSettings, { ...settings, methods, cliq_alias: 'M', cliq_name: 'M' }, asAdmin);

  /** An order of three jars, 12.00 by CliQ, and the actions on it. */
  const open = async () => {
    const { id, number } = await call(placeOrder, { ...orderOf(itemOf(jar, 3)), payment: 'cliq' }, customer);
    const setStatus = (status: OrderStatus) => call(setOrderStatus, { id, status }, asAdmin);
    return {
      setStatus,
      id,
      pay: async (amount: number, waived?: boolean) => {
        const { entries } = await call(recordPayment, { id, method: 'cliq', amount, waived }, asAdmin);
        return entries.at(-1)?.id ?? 0;
      },
      undo: (entry: number) => call(reversePayment, { id: entry }, asAdmin),
      /** Neither the ledger nor the activity log can undo the latest counter-entry. */
      refuseRedo: async () => {
        const { entries } = await call(listPayments, { id }, asAdmin);
        const { items } = await call(listActivity, { limit: 1 }, asAdmin);
        expect(items).toMatchObject([{ action: 'payment.record', undoable: false }]);
        const answers = [
          await send(reversePayment, { id: entries.at(-1)?.id ?? 0 }, asAdmin),
          await send(undoActivity, { id: items[0]?.id ?? 0 }, asAdmin),
        ];
        expect(answers.map(({ status, code }) => [status, code])).toEqual([
          [409, 'not_undoable'],
          [409, 'not_undoable'],
        ]);
      },
      setJars: async (quantity: number) => {
        const { revision } = await call(getAdminOrder, { id }, asAdmin);
        const lines = [{ position: 0, quantity }];
        await call(changeOrder, { id, revision: revision.number, lines, agreed: true }, asAdmin);
      },
      giveBack: async (quantity: number) => {
        const { revision } = await call(getAdminOrder, { id }, asAdmin);
        const lines = [{ position: 0, quantity }];
        await call(returnGoods, { id, revision: revision.number, lines }, asAdmin);
        const { items } = await call(listActivity, { limit: 1 }, asAdmin);
        return () => call(undoActivity, { id: items[0]?.id ?? 0 }, asAdmin);
      },
      /** Its state, the amount due, the payment details shown, and the filters that find it. */
      read: async () => {
        const { payment, pay_to } = await call(getOrder, { id }, customer);
        const found = await Promise.all(
          paymentStates.map(async (state) => {
            const { items } = await call(listAdminOrders, { payment: state }, asAdmin);
            return items.some((order) => order.number === number) ? [state] : [];
          }),
        );
        expect(found.flat()).toEqual([payment.state]);
        expect(pay_to !== null).toBe(payment.due > 0);
        return [payment.state, payment.due];
      },
    };
  };

  return { ...shop, asAdmin, customer, open };
}
