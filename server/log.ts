import { type Logger, pino } from 'pino';

/** JSON lines on stderr; stdout is for people. */
export function createLog(): Logger {
  return pino(
    { base: null, serializers: { err: describeError } },
    pino.destination({ dest: 2, sync: false }),
  );
}

/** Messages of database errors carry values that people typed; the log gets the fault without them. */
export function describeError(error: Error & { code?: string }): object {
  const cause = error.cause instanceof Error ? (error.cause as typeof error) : error;
  const stack = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return { name: cause.name, code: cause.code, stack: stack?.slice(0, 8).join('\n') };
}
