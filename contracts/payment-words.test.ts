import { expect, test } from 'vitest';
import { describePayment, nameOfState } from './payment-words.ts';
import { balanceOf } from './payments.ts';

const payment = (total: number, paid: number, isCancelled = false) => ({
  paid,
  ...balanceOf({ total, paid, isCancelled }),
});

test('an order is called paid when something was paid for it; one that costs nothing has nothing to pay', () => {
  expect(nameOfState(payment(5, 5), 'en')).toBe('Paid');
  expect(nameOfState(payment(5, 0), 'en')).toBe('Unpaid');
  for (const free of [payment(0, 0), payment(5, 0, true)]) {
    expect(nameOfState(free, 'en')).toBe('Nothing to pay');
    expect(describePayment(free, 'ar')).toBe('لا شيء للدفع');
  }
});

test('what is still to be paid or given back is named with its sum', () => {
  expect(describePayment(payment(5, 2), 'en')).toBe('Part paid, 3.00 JD still to pay');
  expect(describePayment(payment(3, 5), 'en')).toBe('Refund due: 2.00 JD');
});
