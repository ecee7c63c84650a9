import type { ErrorCode, ErrorDetail } from '../../contracts/error.ts';
import { couponFaults } from '../coupons/decide-coupon.ts';

/** Refusals by precedence: an order that breaks several rules is refused with the code of the first, and the details of all. */
export const refusalCodes = [
  'guests_not_allowed',
  'product_gone',
  'product_unavailable',
  'pickup_closed',
  'delivery_paused',
  'pickup_paused',
  'country_not_served',
  'not_sent_abroad',
  'area_gone',
  'area_closed',
  'stock_short',
  'price_changed',
  'ready_day_changed',
  'below_minimum',
  'fee_changed',
  ...couponFaults,
  'slot_gone',
  'slot_changed',
  'slot_full',
  'gift_paid_first',
  'payment_unavailable',
  'validation_failed',
] as const;
export type RefusalCode = (typeof refusalCodes)[number] & ErrorCode;

/** A fault of an order, with the code of the resulting refusal. */
export type Fault = ErrorDetail & { refusalCode: RefusalCode };
