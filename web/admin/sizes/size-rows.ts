import type { AdminProduct } from '../../../contracts/catalogue.ts';
import { plainAmount } from '../../../contracts/money.ts';

/** A size as it is edited, with figures as they were typed. */
export type SizeRow = {
  /** The product's; of a new one, until it is saved, one of its row. */
  id: string;
  weight: string;
  price: string;
  /** A count of what can be sold; empty for none. */
  left: string;
};

/** How the id of a new size begins, until the shop has given it one. */
export const ofRow = 'row:';

export const isNewRow = ({ id }: Pick<SizeRow, 'id'>): boolean => id.startsWith(ofRow);

export const rowOf = ({ id, weight, price }: AdminProduct): SizeRow => ({
  ...{ id, weight },
  price: plainAmount(price),
  left: '',
});

/** A new row with the size of one that is there is that one, with what was typed: a lost answer may have made it. */
export function withoutTwins(all: SizeRow[]): SizeRow[] {
  const twinOf = (row: SizeRow) =>
    all.find((one) => isNewRow(one) !== isNewRow(row) && one.weight === row.weight);
  return all.flatMap((row) => {
    const twin = twinOf(row);
    if (!twin) return [row];
    return isNewRow(row) ? [] : [{ ...twin, id: row.id }];
  });
}

/** The ids that the shop has given to the new ones of the rows that were sent, by their rows' ids. */
export function idsOfNewRows(sent: SizeRow[], saved: AdminProduct[]): Map<string, string> {
  const ids = new Map<string, string>();
  for (const [place, row] of sent.entries()) {
    const product = saved[place];
    if (product && isNewRow(row)) ids.set(row.id, product.id);
  }
  return ids;
}
