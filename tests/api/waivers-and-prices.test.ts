import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { getOrder, type OrderStatus } from '../../contracts/orders.ts';
import { describePayment } from '../../contracts/payment-words.ts';
import { payments } from '../../server/payments/payment.table.ts';
import { openPaidOrders } from '../support/paid-orders.ts';

const { call, db, customer, open } = await openPaidOrders();

type Step =
  | OrderStatus
  | { pay: number }
  | { refund: number; waived?: boolean }
  | { comesBack: number }
  | { jars: number }
  | 'undo refund'
  | 'undo return'
  | 'undo payment'
  | 'undo what was undone';

/** An order of three jars at 4.00: 12.00. Beside each step the sum due after it, or below zero the sum to refund. */
const cases: Record<string, [Step, number][]> = {
  'a refund before its return, with something due': [
    ['delivered', 12],
    [{ pay: 10 }, 2],
    [{ refund: 4 }, 2],
    [{ comesBack: 1 }, 2],
    ['undo return', 2],
    ['undo refund', 2],
  ],
  'a refund before its return, of an order that was paid': [
    ['delivered', 12],
    [{ pay: 12 }, 0],
    [{ refund: 4 }, 0],
    [{ comesBack: 1 }, 0],
    ['undo refund', -4],
  ],
  'a return before its refund': [
    ['delivered', 12],
    [{ pay: 10 }, 2],
    [{ comesBack: 1 }, -2],
    [{ refund: 2 }, 0],
    ['undo return', 4],
    ['undo refund', 2],
  ],
  'a return before a refund of more than it leaves to give back': [
    ['delivered', 12],
    [{ pay: 10 }, 2],
    [{ comesBack: 1 }, -2],
    [{ refund: 4 }, 0],
    ['undo return', 4],
  ],
  'a kindness, and a return of more': [
    ['delivered', 12],
    [{ pay: 12 }, 0],
    [{ refund: 2 }, 0],
    [{ comesBack: 1 }, -2],
    [{ refund: 2 }, 0],
  ],
  'a kindness that is greater than the return': [
    ['delivered', 12],
    [{ pay: 10 }, 2],
    [{ refund: 6 }, 2],
    [{ comesBack: 1 }, 2],
    [{ comesBack: 1 }, 0],
  ],
  'several refunds, and one return, which counts once': [
    ['delivered', 12],
    [{ pay: 10 }, 2],
    [{ refund: 4 }, 2],
    [{ refund: 2 }, 2],
    [{ comesBack: 1 }, 2],
    [{ comesBack: 1 }, 0],
    [{ comesBack: 1 }, -4],
    ['undo return', 0],
  ],
  'refunds at two prices': [
    ['delivered', 12],
    [{ pay: 10 }, 2],
    [{ refund: 4 }, 2],
    [{ comesBack: 1 }, 2],
    [{ refund: 1 }, 2],
    ['undo return', 2],
    ['undo refund', 2],
  ],
  'an order that costs more afterwards, and less again': [
    [{ pay: 10 }, 2],
    [{ refund: 4, waived: true }, 2],
    [{ jars: 4 }, 6],
    [{ jars: 3 }, 2],
    [{ jars: 2 }, 2],
    [{ jars: 1 }, -2],
    [{ jars: 3 }, 2],
    ['undo refund', 2],
  ],
  'a refund under way that is owed again, and a lower price': [
    [{ pay: 10 }, 2],
    [{ refund: 4 }, 6],
    [{ jars: 2 }, 2],
    [{ jars: 3 }, 6],
  ],
  'a waiver, then a payment, then the return': [
    ['delivered', 12],
    [{ pay: 10 }, 2],
    [{ refund: 4 }, 2],
    [{ pay: 2 }, 0],
    [{ comesBack: 1 }, 0],
    ['undo payment', 2],
    ['undo return', 2],
  ],
  'a refund before its return, and a cancellation': [
    ['delivered', 12],
    [{ pay: 10 }, 2],
    [{ refund: 4 }, 2],
    [{ comesBack: 1 }, 2],
    ['cancelled', -6],
    ['delivered', 2],
    ['cancelled', -6],
    [{ refund: 6 }, 0],
    ['delivered', 8],
  ],
  'everything given back before everything came back': [
    ['delivered', 12],
    [{ pay: 12 }, 0],
    [{ refund: 12 }, 0],
    [{ comesBack: 3 }, 0],
    ['undo return', 0],
  ],
  'a waived refund that was undone stays so, and is recorded again with its waiver': [
    ['delivered', 12],
    [{ pay: 12 }, 0],
    [{ refund: 4 }, 0],
    ['undo refund', 0],
    ['undo what was undone', 0],
    [{ refund: 4 }, 0],
  ],
  'a refund under way that was waived, undone and owed': [
    [{ pay: 12 }, 0],
    [{ refund: 4, waived: true }, 0],
    ['undo refund', 0],
    ['undo what was undone', 0],
    [{ refund: 4, waived: false }, 4],
  ],
  'a payment that was undone': [
    ['delivered', 12],
    [{ pay: 12 }, 0],
    ['undo payment', 12],
    ['undo what was undone', 12],
  ],
};

test.for(Object.entries(cases))('%s', async ([, steps]) => {
  const order = await open();
  const done: Record<'pay' | 'refund', number[]> = { pay: [], refund: [] };
  const undoReturns: (() => Promise<unknown>)[] = [];
  const take = async (step: Step) => {
    if (step === 'undo return') return undoReturns.pop()?.();
    if (step === 'undo refund') return order.undo(done.refund.pop() ?? 0);
    if (step === 'undo payment') return order.undo(done.pay.pop() ?? 0);
    if (step === 'undo what was undone') return order.refuseRedo();
    if (typeof step === 'string') return order.setStatus(step);
    if ('pay' in step) return done.pay.push(await order.pay(step.pay));
    if ('refund' in step) return done.refund.push(await order.pay(-step.refund, step.waived));
    if ('jars' in step) return order.setJars(step.jars);
    return undoReturns.push(await order.giveBack(step.comesBack));
  };
  const found: [Step, number][] = [];
  for (const [step] of steps) {
    await take(step);
    await order.read();
    const { payment } = await call(getOrder, { id: order.id }, customer);
    found.push([step, payment.due - payment.refund]);
  }
  expect(found).toEqual(steps);
});

test('who got everything back is told so and is asked for nothing, before and after the goods came back', async () => {
  const order = await open();
  await order.setStatus('delivered');
  await order.pay(12);
  await order.pay(-12);
  const told = async () => {
    const { payment, pay_to } = await call(getOrder, { id: order.id }, customer);
    return [describePayment(payment, 'en'), describePayment(payment, 'ar'), pay_to];
  };
  const refunded = ['Refunded: 12.00 JD', 'رُدّ المبلغ: 12.00 د.أ', null];
  expect(await told()).toEqual(refunded);
  await order.giveBack(3);
  expect(await told()).toEqual(refunded);
});

test('a refund that the version before recorded stays waived, whatever the order costs', async () => {
  const order = await open();
  await order.setStatus('delivered');
  await order.pay(10);
  await db.insert(payments).values({
    ...{ orderId: order.id, method: 'cliq', amountQirsh: -400, waivedQirsh: 400 },
    ...{ idempotencyKey: 'of before', recordedAt: new Date() },
  });
  expect(await order.read()).toEqual(['part', 2]);
  await order.giveBack(1);
  expect(await order.read()).toEqual(['refunded', 0]);
  const [before] = await db.select().from(payments).where(eq(payments.idempotencyKey, 'of before'));
  expect(before?.waivedAtQirsh).toBeNull();
});
