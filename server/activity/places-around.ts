type Placed = { id: string; position: number };
export type Restored = Placed & {
  /** Deleting left a gap, which is still its place unless sorting has closed it. */
  wasDeleted: boolean;
};

/**
 * The rows of a sorted list that get another position when an undo puts one of them back in its place: sorting had moved the others
 * with it, and two rows at one position would be in the order of their ids. `rows` are in order and include the restored one.
 */
export function placesAround<Row extends Placed>(
  rows: Row[],
  { id, position, wasDeleted }: Restored,
): { row: Row; place: number }[] {
  const others = rows.filter((row) => row.id !== id);
  if (wasDeleted && others.every((row) => row.position !== position)) return [];
  const own = rows.filter((row) => row.id === id);
  const before = wasDeleted ? others.filter((row) => row.position < position).length : position - 1;
  return others
    .toSpliced(before, 0, ...own)
    .map((row, index) => ({ row, place: index + 1 }))
    .filter(({ row, place }) => row.position !== place);
}
