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

export const rowOf = ({ id, weight, price }: AdminProduct): SizeRow => ({
  ...{ id, weight },
  price: plainAmount(price),
  left: '',
});

/** A new row with the size of one that is there is that one, with what was typed: a lost answer may have made it. */
export function withoutTwins(all: SizeRow[]): SizeRow[] {
  const isNew = ({ id }: SizeRow) => id.startsWith(ofRow);
  const twinOf = (row: SizeRow) => all.find((one) => isNew(one) !== isNew(row) && one.weight === row.weight);
  return all.flatMap((row) => {
    const twin = twinOf(row);
    if (!twin) return [row];
    return isNew(row) ? [] : [{ ...twin, id: row.id }];
  });
}
