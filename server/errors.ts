import { type ErrorCode, type ErrorDetail, errors } from '../contracts/error.ts';

/** An intended refusal; `answerError` turns it into status and envelope. */
export class ShopError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetail[] | undefined;
  /** After how many seconds a retry is worthwhile. */
  readonly retryAfter: number | undefined;
  /** How many things prevent the action, for messages with a number. */
  readonly count: number | undefined;

  constructor(
    code: ErrorCode,
    options: { details?: ErrorDetail[]; text?: string; retryAfter?: number; count?: number } = {},
  ) {
    super(options.text ?? errors[code].text);
    this.name = 'ShopError';
    this.code = code;
    this.details = options.details;
    this.retryAfter = options.retryAfter;
    this.count = options.count;
  }
}
