/** Whether a database error violates a unique key, or the given one (SQLSTATE 23505). */
export const violatesUnique = (error: unknown, constraint?: string): boolean =>
  breaks(error, '23505', constraint);

/** Whether a database error violates the given check (SQLSTATE 23514). */
export const violatesCheck = (error: unknown, constraint: string): boolean =>
  breaks(error, '23514', constraint);

/** Whether a database error violates a foreign key (SQLSTATE 23503). */
export const violatesForeignKey = (error: unknown): boolean => breaks(error, '23503');

/** Whether a database error is a value that the column's type cannot hold (SQLSTATE class 22). */
export const violatesType = (error: unknown): boolean => faultOf(error).code?.startsWith('22') ?? false;

/** serialization_failure and deadlock_detected: the server rolled the transaction back and it can be retried. */
export const isRetryable = (error: unknown): boolean =>
  ['40001', '40P01'].includes(faultOf(error).code ?? '');

function breaks(error: unknown, state: string, constraint?: string): boolean {
  const fault = faultOf(error);
  return fault.code === state && (constraint === undefined || fault.constraint === constraint);
}

/** SQLSTATEs of a server that cannot work now: connection, resources, timeout, shutdown, a standby after a failover. */
const unavailableStates = /^(08|53|57014|57P0|25006)/;
const unavailableCodes =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN|ENOSPC|EDQUOT|E[MN]FILE)$/;
/** Errors of the client library itself, which have no code. */
const unavailableMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed)|Query read timeout|Cannot use a pool after)/;

/** Whether the database or the disk cannot work at the moment, whatever the query: a later retry may succeed. */
export function isUnavailable(error: unknown): boolean {
  const { code = '', message = '' } = faultOf(error);
  return (
    unavailableStates.test(code) ||
    unavailableCodes.test(code) ||
    (code === '' && unavailableMessages.test(message))
  );
}

const faultOf = (error: unknown): { code?: string; constraint?: string; message?: string } =>
  (error instanceof Error && error.cause ? error.cause : error) ?? {};
