import { ShopError } from '../errors.ts';

/** Keyset pagination: an opaque cursor holds the ordering values of the page's last row. */
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
    // Not JSON: refused like a cursor of another list.
  }
  throw refusedCursor();
}

export const refusedCursor = (): ShopError =>
  new ShopError('validation_failed', {
    details: [{ path: 'cursor', message: 'This cursor is not of this list' }],
  });
