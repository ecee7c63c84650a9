/** Whether a database error is the breach of a unique key, of the named one if a name is given (SQLSTATE 23505). */
export const breaksUnique = (error: unknown, constraint?: string): boolean =>
  breaks(error, '23505', constraint);

/** Whether a database error is the breach of a foreign key (SQLSTATE 23503). */
export const breaksReference = (error: unknown): boolean => breaks(error, '23503');

/** Whether a database error is a value that its column's type cannot hold (SQLSTATE class 22). */
export const breaksType = (error: unknown): boolean => faultOf(error).code?.startsWith('22') ?? false;

function breaks(error: unknown, state: string, constraint?: string): boolean {
  const fault = faultOf(error);
  return fault.code === state && (constraint === undefined || fault.constraint === constraint);
}

const faultOf = (error: unknown): { code?: string; constraint?: string } =>
  (error instanceof Error && error.cause ? error.cause : error) ?? {};
