/** Whether a database error is the breach of a unique key, of the named one if a name is given (SQLSTATE 23505). */
export const breaksUnique = (error: unknown, constraint?: string): boolean =>
  breaks(error, '23505', constraint);

/** Whether a database error is the breach of a foreign key (SQLSTATE 23503). */
export const breaksReference = (error: unknown): boolean => breaks(error, '23503');

function breaks(error: unknown, state: string, constraint?: string): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  const fault = cause as { code?: string; constraint?: string };
  return fault?.code === state && (constraint === undefined || fault.constraint === constraint);
}
