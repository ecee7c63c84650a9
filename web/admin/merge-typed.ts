/** Whether two values of a form are equal, by their JSON. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What tells the items of a list apart: an id, a country's code, or a text itself. */
function keyOf(item: unknown): string | null {
  const key = isObject(item) ? (item.id ?? item.code) : item;
  return typeof key === 'string' ? key : null;
}

/**
 * Three-way merge of a form: what was typed into an older version, in a later one. `base` is what the typing began with. Fields,
 * and items of lists that can be told apart, keep what was typed where it differs from the base, and are theirs elsewhere.
 */
export function mergeTyped(base: unknown, typed: unknown, theirs: unknown): unknown {
  if (isSame(typed, base)) return theirs;
  if (isObject(base) && isObject(typed) && isObject(theirs)) {
    const names = [...new Set([...Object.keys(theirs), ...Object.keys(typed)])];
    return Object.fromEntries(names.map((name) => [name, mergeTyped(base[name], typed[name], theirs[name])]));
  }
  if (Array.isArray(base) && Array.isArray(typed) && Array.isArray(theirs) && areKeyed(base, theirs))
    return mergeLists(base, typed, theirs);
  return typed;
}

const areKeyed = (...lists: unknown[][]): boolean => lists.flat().every((item) => keyOf(item) !== null);

/** In the order of what was typed, with what they have added behind it. An item that was removed here stays removed; one without a key is new. */
function mergeLists(base: unknown[], typed: unknown[], theirs: unknown[]): unknown[] {
  const find = (list: unknown[], item: unknown) => list.find((one) => keyOf(one) === keyOf(item));
  const kept = typed.flatMap((item) => {
    const [was, now] = [find(base, item), find(theirs, item)];
    if (was === undefined) return [item];
    if (now === undefined) return isSame(item, was) ? [] : [item];
    return [mergeTyped(was, item, now)];
  });
  return [...kept, ...theirs.filter((item) => !find(base, item) && !find(typed, item))];
}
