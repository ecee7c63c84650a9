type Placed = { id: string; position: number };
export type Restored = Placed & {
  /** The row was deleted and its position left free, unless sorting has renumbered the list since. */
  wasDeleted: boolean;
};

/**
 * The rows of a sorted list that need another position when an undo puts one back: sorting has moved the others, and
 * rows with equal positions would be sorted by id. `rows` are in order and include the restored one.
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
