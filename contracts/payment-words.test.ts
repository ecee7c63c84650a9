import { expect, test } from 'vitest';
import type { OrderStatus } from './orders.ts';
import { describePayment, nameOfState } from './payment-words.ts';
import { balanceOf } from './payments.ts';

const payment = (total: number, paid: number, status: OrderStatus = 'pending', refunded = 0) => {
  const sums = { paid, refunded, waived: status === 'delivered' ? refunded : 0 };
  return { ...sums, ...balanceOf({ ...sums, total, status }) };
};

test('an order is called paid when something was paid for it; one that costs nothing has nothing to pay', () => {
  expect(nameOfState(payment(5, 5), 'en')).toBe('Paid');
  expect(nameOfState(payment(5, 0), 'en')).toBe('Unpaid');
  for (const free of [payment(0, 0), payment(5, 0, 'cancelled')]) {
    expect(nameOfState(free, 'en')).toBe('Nothing to pay');
    expect(describePayment(free, 'ar')).toBe('لا شيء للدفع');
  }
});

test('what is still to be paid or given back is named with its sum, in few words too', () => {
  expect(describePayment(payment(5, 2), 'en')).toBe('Part paid, 3.00 JD still to pay');
  expect(describePayment(payment(5, 2), 'ar')).toBe('مدفوع جزئيًا، بقي 3.00 د.أ');
  expect(nameOfState(payment(5, 2), 'en')).toBe('3.00 JD to pay');
  expect(describePayment(payment(3, 5), 'en')).toBe('Refund due: 2.00 JD');
});

test('an order under way whose payment went back says what is owed again, and what went back', () => {
  const back = payment(10, 0, 'shipped', 10);
  expect(describePayment(back, 'en')).toBe('Unpaid, 10.00 JD still to pay after a refund of 10.00 JD');
  expect(describePayment(back, 'ar')).toBe('غير مدفوع، بقي 10.00 د.أ بعد ردّ 10.00 د.أ');
  expect(nameOfState(back, 'ar')).toBe('بقي 10.00 د.أ');
  const some = payment(10, 8, 'pending', 2);
  expect(describePayment(some, 'en')).toBe('Part paid, 2.00 JD still to pay after a refund of 2.00 JD');
});

test('what was given back of an order that has ended is called refunded, with its sum', () => {
  for (const status of ['delivered', 'cancelled'] as const) {
    expect(describePayment(payment(10, 0, status, 10), 'en')).toBe('Refunded: 10.00 JD');
    expect(describePayment(payment(10, 0, status, 10), 'ar')).toBe('رُدّ المبلغ: 10.00 د.أ');
    expect(nameOfState(payment(10, 0, status, 10), 'en')).toBe('Refunded');
  }
  expect(describePayment(payment(10, 8, 'delivered', 2), 'en')).toBe('Paid, 2.00 JD refunded');
  expect(describePayment(payment(10, 8, 'delivered', 2), 'ar')).toBe('مدفوع، ورُدّ منه 2.00 د.أ');
  // A delivered order whose goods all came back costs nothing any more.
  expect(describePayment(payment(0, 0, 'delivered', 10), 'en')).toBe('Refunded: 10.00 JD');
});
