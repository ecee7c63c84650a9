import type { Activity } from '../../contracts/activity.ts';

type Fields = Record<string, unknown>;
export type Change = { field: string; before: unknown; after: unknown };

/** Internal fields that the seller neither sees nor edits. */
const inner = new Set(['id', 'ids', 'version', 'slug', 'sizeGroup', 'sizePosition', 'planId', 'productId']);

/** The fields that differ; for an addition or deletion, the non-empty ones. Groups are flattened. */
export function changesOf({ before, after }: Pick<Activity, 'before' | 'after'>): Change[] {
  const [was, is] = [flatten(before ?? {}), flatten(after ?? {})];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((field) => !inner.has(field) && !isSame(was[field], is[field]))
    .map((field) => ({ field, ...withoutSame(field, { before: was[field], after: is[field] }) }));
}

type Pair = Omit<Change, 'field'>;

/** Keeps only the delivery times that differ; all of them when only their order does. */
function withoutSame(field: string, { before, after }: Pair): Pair {
  if ((field !== 'slots' && field !== 'exceptions') || !Array.isArray(before) || !Array.isArray(after))
    return { before, after };
  const isIn = (all: unknown[]) => (one: unknown) =>
    all.some((other) => JSON.stringify(other) === JSON.stringify(one));
  const [gone, added] = [before, after].map((all, place) =>
    all.filter((one) => !isIn(place === 0 ? after : before)(one)),
  );
  return gone?.length || added?.length ? { before: gone, after: added } : { before, after };
}

/** Groups that are said in one line. */
const whole = new Set(['cancelReason']);

/** Flattens groups, such as the shop's claims, to their fields; bilingual texts and lists stay whole. */
const flatten = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) =>
      isObject(value) && !isBilingual(value) && !whole.has(field) ? partsOf(field, value) : [[field, value]],
    ),
  );

/** The fields of a pause, an offer and a season are named after their group. */
const partsOf = (field: string, group: Fields): [string, unknown][] =>
  Object.entries(group).map(([part, value]) => [
    ['paused', 'offer', 'season'].includes(field) ? `${field}_${part}` : part,
    value,
  ]);

const isSame = (one: unknown, other: unknown) =>
  one === other ||
  (isKeyed(one) && isKeyed(other)
    ? JSON.stringify(one) === JSON.stringify(other)
    : textOf(one) + typeof one === textOf(other) + typeof other) ||
  (isEmpty(one) && isEmpty(other));

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** Values with meaningful keys, as of allergens: the text of the values alone doesn't distinguish two of them. */
const isKeyed = (value: unknown) => isObject(value) && !isBilingual(value);

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isBilingual = (value: unknown): value is { en: string; ar: string } =>
  isObject(value) && typeof value.en === 'string' && typeof value.ar === 'string';

/** Any value as plain text: both languages where they differ, and each entry of a list on a line of its own. */
export function textOf(value: unknown): string {
  if (isEmpty(value)) return '';
  if (isBilingual(value)) return [...new Set([value.en, value.ar])].filter(Boolean).join('\n');
  if (Array.isArray(value)) return value.map(textOf).join('\n');
  if (!isObject(value)) return String(value);
  const texts = Object.values(value).map((part) => textOf(part).replaceAll('\n', ' / '));
  return texts.filter(Boolean).join(' · ');
}
