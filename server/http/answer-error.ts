import type { Context as HonoContext } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import { errors } from '../../contracts/error.ts';
import { ShopError } from '../errors.ts';
import { describeError } from '../log.ts';
import type { HttpEnv } from './mount.ts';

/** Turns every error of the API into status and envelope. What was not meant is logged and shown as `server_error`. */
export const answerError =
  (log: Logger) =>
  (error: Error, c: HonoContext<HttpEnv>): Response => {
    if (!(error instanceof ShopError)) {
      const { requestId } = c.get('context');
      log.error({ requestId, ...describeError(error) }, 'request failed');
      c.header('X-Request-Id', requestId);
    }
    const refusal = error instanceof ShopError ? error : new ShopError('server_error');
    const { code, count, details, message, retryAfter } = refusal;
    if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
    const body = {
      success: false,
      error: message,
      code,
      ...(details && { details }),
      ...(count !== undefined && { count }),
    };
    return c.json(body, errors[code].status as ContentfulStatusCode);
  };
