/** The list with the entry at `from` moved to `to`; the list itself when either index is out of range. */
export function moveTo<Entry>(list: Entry[], from: number, to: number): Entry[] {
  const entry = list[from];
  if (entry === undefined || to < 0 || to >= list.length || from === to) return list;
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, entry);
}

type Point = { x: number; y: number };
type Box = Point & { width: number; height: number };

/** The index of the box whose centre is nearest to the point. */
export function nearestTo({ x, y }: Point, boxes: Box[]): number {
  const distances = boxes.map((box) => Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y));
  return distances.indexOf(Math.min(...distances));
}
