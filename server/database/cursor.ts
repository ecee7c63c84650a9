import { ShopError } from '../errors.ts';

/** A cursor is the last row's order values, opaque to whoever carries it. */
export const encodeCursor = (values: unknown[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

export function decodeCursor(cursor: string, length: number): (string | number)[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (
      Array.isArray(values) &&
      values.length === length &&
      values.every((value) => ['string', 'number'].includes(typeof value))
    ) {
      return values;
    }
  } catch {
    // A cursor that is not JSON is as wrong as one of another list.
  }
  throw refusedCursor();
}

export const refusedCursor = (): ShopError =>
  new ShopError('validation_failed', {
    details: [{ path: 'cursor', message: 'This cursor is not of this list' }],
  });
