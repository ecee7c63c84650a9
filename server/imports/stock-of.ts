import { foldDigits, invisibleMarks } from '../../contracts/digits.ts';
import { maxPieces } from '../../contracts/stock.ts';

/** How many pieces a cell says, in any of the three digit sets; undefined for what is no count. */
export function stockOf(cell: string | undefined): number | undefined {
  const text = foldDigits((cell ?? '').replace(invisibleMarks, '')).trim();
  const pieces = /^\d{1,7}([.]0+)?$/.test(text) ? Number(text) : undefined;
  return pieces !== undefined && pieces <= maxPieces ? pieces : undefined;
}

/** Whether a cell says less than nothing. */
export const isNegative = (cell: string | undefined): boolean =>
  /^[-−]\d/.test(foldDigits((cell ?? '').replace(invisibleMarks, '')).trim());

/** The count of another shop, which may have sold more than it had: then there is none. */
export const shopStockOf = (cell: string | undefined): number | undefined =>
  /^-\d{1,7}([.]0+)?$/.test((cell ?? '').trim()) ? 0 : stockOf(cell);
