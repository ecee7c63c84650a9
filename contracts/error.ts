import { adminErrors, adminFieldErrors } from './admin-errors.ts';
import type { FreeSlot } from './delivery-times.ts';
import type { Bilingual } from './language.ts';
import { orderErrors } from './order-errors.ts';
import type { PaymentMethod } from './payment-methods.ts';
import { shopErrors, shopFieldErrors } from './shop-errors.ts';

/** Every refusal of the shop by its code: the HTTP status and English prose fit to show. The browser knows the codes in Arabic. */
export const errors = { ...shopErrors, ...orderErrors, ...adminErrors };

export type ErrorCode = keyof typeof errors;

/** The rules that a field can break, by code; schemas carry the code, and each side says it in words. */
export const fieldErrors = { ...shopFieldErrors, ...adminFieldErrors };

export type FieldErrorCode = keyof typeof fieldErrors;

/**
 * One broken rule: where (`shipping_address.city`), the rule in English, its code, and what would be right: the new price or fee,
 * what is missing to a minimum, what a coupon takes off, the day on which it begins, how many are left, how long a text may be, the ways to pay, the countries that are delivered to, the next times that are free. Sums are JD.
 */
export type ErrorDetail = {
  path: string;
  message: string;
  code?: string;
  price?: number;
  /** Null where it is told after the order is confirmed. */
  fee?: number | null;
  missing?: number;
  saves?: number;
  from?: string;
  left?: number;
  /** Characters of a text. */
  maximum?: number;
  methods?: PaymentMethod[];
  slots?: FreeSlot[];
  countries?: string[];
  /** The box that stands in the way. */
  box?: { id: string; name: Bilingual };
};

/**
 * The envelope of a refusal. `requestId` is the correlation id of the answer and its log line; short enough to be
 * read out.
 */
export type Refusal = {
  success: false;
  error: string;
  code: ErrorCode;
  requestId: string;
  details?: ErrorDetail[];
  count?: number;
};
