import type { Context as HonoContext } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import { errors } from '../../contracts/error.ts';
import { ShopError } from '../errors.ts';

/** Turns every error of the API into status and envelope. What was not meant is logged and shown as `server_error`. */
export const answerError =
  (log: Logger) =>
  (error: Error, c: HonoContext): Response => {
    if (!(error instanceof ShopError)) {
      // Messages of database errors carry values that people typed; the log gets the fault without them.
      const cause = error.cause instanceof Error ? error.cause : error;
      log.error(
        { name: cause.name, code: (cause as { code?: string }).code, stack: stackOf(error) },
        'request failed',
      );
    }
    const refusal = error instanceof ShopError ? error : new ShopError('server_error');
    const { code, details, message } = refusal;
    if (code === 'too_many_requests') c.header('Retry-After', '60');
    const body = { success: false, error: message, code, ...(details && { details }) };
    return c.json(body, errors[code].status as ContentfulStatusCode);
  };

const stackOf = (error: Error): string | undefined =>
  error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .join('\n');
