import { type ErrorCode, type ErrorDetail, errors } from '../contracts/error.ts';

/** A refusal that a verb means to make; `answerError` turns it into status and envelope. */
export class ShopError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetail[] | undefined;
  /** Seconds after which it is worth trying again. */
  readonly retryAfter: number | undefined;
  /** How many things stand in the way, for words that name the number. */
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
