import { type DestinationStream, type Logger, pino } from 'pino';

/** JSON lines on stderr; stdout is for people. The shop keeps no files of its own: whoever runs it keeps what is written. */
export function createLog(
  destination: DestinationStream = pino.destination({ dest: 2, sync: false }),
  level = 'info',
): Logger {
  return pino({ base: null, level, serializers: { err: describeError } }, destination);
}

/** Messages of errors carry values that people typed; the log gets the fault without them. */
export function describeError(error: Error & { code?: string }): object {
  const cause = error.cause instanceof Error ? (error.cause as typeof error) : error;
  const calls = error.stack?.replace(error.message, '').split('\n');
  const stack = calls?.filter((line) => /^\s+at /.test(line));
  return { name: cause.name, code: cause.code, stack: stack?.slice(0, 8).join('\n') };
}
