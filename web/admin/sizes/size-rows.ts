import { readAmount } from '../../../contracts/amounts.ts';
import type { AdminProduct } from '../../../contracts/catalogue.ts';
import { plainAmount } from '../../../contracts/money.ts';
import { parseAmount } from '../parse-amount.ts';

/** A size while it is edited, with figures as typed. */
export type SizeRow = {
  /** The product's id; for a new size, until it is saved, an id of its row. */
  id: string;
  weight: string;
  price: string;
  /** A count of the sellable pieces; empty for none. */
  left: string;
};

/** Prefix of a new size's id, until the server has given it an id. */
export const ofRow = 'row:';

export const isNewRow = ({ id }: Pick<SizeRow, 'id'>): boolean => id.startsWith(ofRow);

export const rowOf = ({ id, weight, price }: AdminProduct): SizeRow => ({
  ...{ id, weight },
  price: plainAmount(price),
  left: '',
});

/** Whether the typed rows equal the saved sizes; a new row equals the size that was created from it. */
export const isSaved = (rows: SizeRow[], sizes: AdminProduct[]): boolean =>
  rows.length === sizes.length &&
  rows.every(({ id, weight, price, left }, place) => {
    const size = sizes[place];
    return (
      size !== undefined &&
      (id === size.id || isNewRow({ id })) &&
      weight.trim() === size.weight &&
      parseAmount(price) === size.price &&
      (left.trim() === '' || readAmount(left) === size.stock?.left)
    );
  });

/**
 * Merges a new row into the saved row of the same size, with what was typed: a save whose answer was lost may have
 * created it.
 */
export function withoutTwins(all: SizeRow[]): SizeRow[] {
  const twinOf = (row: SizeRow) =>
    all.find((one) => isNewRow(one) !== isNewRow(row) && one.weight === row.weight);
  return all.flatMap((row) => {
    const twin = twinOf(row);
    if (!twin) return [row];
    return isNewRow(row) ? [] : [{ ...twin, id: row.id }];
  });
}

/** Ids of the products that were created for new rows, by the rows' ids. */
export function idsOfNewRows(sent: SizeRow[], saved: AdminProduct[]): Map<string, string> {
  const ids = new Map<string, string>();
  for (const [place, row] of sent.entries()) {
    const product = saved[place];
    if (product && isNewRow(row)) ids.set(row.id, product.id);
  }
  return ids;
}
