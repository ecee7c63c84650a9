import { adminErrors, adminFieldErrors } from './admin-errors.ts';
import type { FreeSlot } from './delivery-times.ts';
import type { Bilingual } from './language.ts';
import { orderErrors } from './order-errors.ts';
import type { PaymentMethod } from './payment-methods.ts';
import { shopErrors, shopFieldErrors } from './shop-errors.ts';

/** All refusals by code, with HTTP status and a displayable English message. The browser has the Arabic messages by code. */
export const errors = { ...shopErrors, ...orderErrors, ...adminErrors };

export type ErrorCode = keyof typeof errors;

/** All field rules by code. Schemas carry the code; server and browser each have the message. */
export const fieldErrors = { ...shopFieldErrors, ...adminFieldErrors };

export type FieldErrorCode = keyof typeof fieldErrors;

/**
 * One broken rule: its field (`shipping_address.city`), the message in English, its code, and the values that would be
 * accepted: the new price or fee, the sum missing to a minimum, a coupon's discount or first day, how many are left,
 * the longest text, the payment methods, the countries delivered to, the next free slots. Sums are JD.
 */
export type ErrorDetail = {
  path: string;
  message: string;
  code?: string;
  price?: number;
  /** Null where the fee is named after the order is confirmed. */
  fee?: number | null;
  missing?: number;
  saves?: number;
  from?: string;
  left?: number;
  /** The most characters of a text. */
  maximum?: number;
  methods?: PaymentMethod[];
  slots?: FreeSlot[];
  countries?: string[];
  /** The box that prevents the change. */
  box?: { id: string; name: Bilingual };
};

/** The envelope of a refusal. `requestId` correlates the answer with its log line; short enough to read out. */
export type Refusal = {
  success: false;
  error: string;
  code: ErrorCode;
  requestId: string;
  details?: ErrorDetail[];
  count?: number;
};
