import { foldDigits, invisibleMarks } from '../../contracts/digits.ts';
import { maxPieces } from '../../contracts/stock.ts';

/** The number of pieces in a cell, in any of the three digit sets; undefined for anything else. */
export function stockOf(cell: string | undefined): number | undefined {
  const text = foldDigits((cell ?? '').replace(invisibleMarks, '')).trim();
  const pieces = /^\d{1,7}([.]0+)?$/.test(text) ? Number(text) : undefined;
  return pieces !== undefined && pieces <= maxPieces ? pieces : undefined;
}

/** Whether a cell has a negative number. */
export const isNegative = (cell: string | undefined): boolean =>
  /^[-−]\d/.test(foldDigits((cell ?? '').replace(invisibleMarks, '')).trim());

/** The stock count of another shop; when it has sold more than it had, 0. */
export const shopStockOf = (cell: string | undefined): number | undefined =>
  /^-\d{1,7}([.]0+)?$/.test((cell ?? '').trim()) ? 0 : stockOf(cell);
