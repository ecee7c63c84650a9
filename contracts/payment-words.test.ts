import { expect, test } from 'vitest';
import type { OrderStatus } from './orders.ts';
import { describePayment, nameOfState } from './payment-words.ts';
import { balanceOf } from './payments.ts';

const payment = (total: number, paid: number, status: OrderStatus = 'pending', refunded = 0) => ({
  paid,
  refunded,
  ...balanceOf({ total, paid, refunded, status }),
});

test('an order is called paid when something was paid for it; one that costs nothing has nothing to pay', () => {
  expect(nameOfState(payment(5, 5), 'en')).toBe('Paid');
  expect(nameOfState(payment(5, 0), 'en')).toBe('Unpaid');
  for (const free of [payment(0, 0), payment(5, 0, 'cancelled')]) {
    expect(nameOfState(free, 'en')).toBe('Nothing to pay');
    expect(describePayment(free, 'ar')).toBe('لا شيء للدفع');
  }
});

test('what is still to be paid or given back is named with its sum', () => {
  expect(describePayment(payment(5, 2), 'en')).toBe('Part paid, 3.00 JD still to pay');
  expect(describePayment(payment(3, 5), 'en')).toBe('Refund due: 2.00 JD');
});

test('what was given back is called refunded, with its sum, whatever became of the order', () => {
  for (const status of ['pending', 'delivered', 'cancelled'] as const) {
    expect(describePayment(payment(10, 0, status, 10), 'en')).toBe('Refunded: 10.00 JD');
    expect(describePayment(payment(10, 0, status, 10), 'ar')).toBe('رُدّ المبلغ: 10.00 د.أ');
    expect(nameOfState(payment(10, 0, status, 10), 'en')).toBe('Refunded');
  }
  expect(describePayment(payment(10, 8, 'delivered', 2), 'en')).toBe('Paid, 2.00 JD refunded');
  expect(describePayment(payment(10, 8, 'delivered', 2), 'ar')).toBe('مدفوع، ورُدّ منه 2.00 د.أ');
});
