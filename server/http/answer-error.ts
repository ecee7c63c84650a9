import type { Context as HonoContext } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { errors, type Refusal } from '../../contracts/error.ts';
import { isUnavailable } from '../database/database-errors.ts';
import { ShopError } from '../errors.ts';
import type { HttpEnv } from './mount.ts';
import { retrySeconds } from './overloaded-page.ts';
import { recordFault, requestInfoOf } from './request-log.ts';

/** Turns every error of the API into status and envelope. Unexpected errors are logged and returned as `server_error`. */
export function answerError(error: Error, c: HonoContext<HttpEnv>): Response {
  const requestInfo = requestInfoOf(c);
  const isBrokenOff = hasBrokenOff(error, c.req.raw);
  if (!(error instanceof ShopError) && !isBrokenOff) recordFault(requestInfo, error);
  const refusal = isBrokenOff ? new ShopError('invalid_json') : refusalOf(error);
  const { code, count, details, message, retryAfter } = refusal;
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
  const body: Refusal = {
    success: false,
    error: message,
    code,
    requestId: requestInfo.requestId,
    ...(details && { details }),
    ...(count !== undefined && { count }),
  };
  return c.json(body, errors[code].status as ContentfulStatusCode);
}

/** The connection closed before the body was complete; `bodyLimit` reads chunked bodies. Not a fault of the shop. */
const hasBrokenOff = (error: Error, { signal }: Request): boolean =>
  signal.aborted && 'code' in error && error.code === 'ECONNRESET';

function refusalOf(error: Error): ShopError {
  if (error instanceof ShopError) return error;
  return isUnavailable(error)
    ? new ShopError('unavailable', { retryAfter: retrySeconds })
    : new ShopError('server_error');
}
