import { isSame } from './is-same.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The identity of a list's item in all three versions: its key, id or country code, or a text itself. */
function identityOf(item: unknown): string | null {
  const identity = isObject(item) ? (item.key ?? item.id ?? item.code) : item;
  return typeof identity === 'string' ? identity : null;
}

const haveIdentities = (...lists: unknown[][]): boolean =>
  lists.flat().every((item) => identityOf(item) !== null);

/** The item of a list with the identity of `item`. */
export const findSame = <Item>(list: Item[], item: unknown): Item | undefined =>
  list.find((one) => identityOf(one) === identityOf(item));

/**
 * Three-way merge of two versions of a form that both started with `base`: a value is mine where I changed it, else
 * theirs; if both changed it, mine. Objects merge field by field, lists item by item. A list whose items have no
 * identity is one value.
 */
export const threeWayMerge = <Value>(base: unknown, mine: Value, theirs: Value): Value =>
  merge(base, mine, theirs) as Value;

function merge(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSame(mine, base)) return theirs;
  if (isObject(base) && isObject(mine) && isObject(theirs)) {
    const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
    return Object.fromEntries(names.map((name) => [name, merge(base[name], mine[name], theirs[name])]));
  }
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs) && haveIdentities(base, theirs))
    return mergeLists(base, mine, theirs);
  return mine;
}

/**
 * In my order, followed by what they added. An item that I removed stays removed; an item that they removed stays only
 * if I changed it, so that nothing typed is lost. An item without an identity is new.
 */
function mergeLists(base: unknown[], mine: unknown[], theirs: unknown[]): unknown[] {
  const kept = mine.flatMap((item) => {
    const [before, after] = [findSame(base, item), findSame(theirs, item)];
    if (before === undefined) return [item];
    if (after === undefined) return isSame(item, before) ? [] : [item];
    return [merge(before, item, after)];
  });
  return [...kept, ...theirs.filter((item) => !findSame(base, item) && !findSame(mine, item))];
}
