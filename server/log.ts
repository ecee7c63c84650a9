import { type DestinationStream, type Logger, pino } from 'pino';

/**
 * A structured log: JSON lines on stderr, as stdout is for people. Writes and rotates no files: the process's
 * supervisor does that.
 */
export function createLog(
  destination: DestinationStream = pino.destination({ dest: 2, sync: false }),
  level = 'info',
): Logger {
  return pino({ base: null, level, serializers: { err: describeError } }, destination);
}

/** Serializes an error without its message, which may quote personal data: only name, code and stack. */
export function describeError(error: Error & { code?: string }): object {
  const cause = error.cause instanceof Error ? (error.cause as typeof error) : error;
  const calls = error.stack?.replace(error.message, '').split('\n');
  const stack = calls?.filter((line) => /^\s+at /.test(line));
  return { name: cause.name, code: cause.code, stack: stack?.slice(0, 8).join('\n') };
}
