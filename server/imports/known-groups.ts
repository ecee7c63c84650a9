import { and, inArray, isNull } from 'drizzle-orm';
import type { Store } from '../../contracts/catalogue.ts';
import type { LineFault } from '../../contracts/imports.ts';
import { labelKeys } from '../../contracts/size-labels.ts';
import { maxSizes } from '../../contracts/sizes.ts';
import { type ProductRow, products } from '../catalogue/product.table.ts';
import type { Queries } from '../database/queries.ts';
import { type Draft, faultOf } from './draft.ts';
import type { ImportedProduct } from './import.table.ts';

/** A group of sizes: its members in the shop, and those that lines of the file have added. */
type Group = { store: Store | undefined; members: Set<string>; labels: Set<string> };
export type KnownGroups = Map<string, Group>;

/** Reads the groups that the drafts name for the first time. */
export async function readKnownGroups(db: Queries, known: KnownGroups, drafts: Draft[]): Promise<void> {
  const ids = [...new Set(drafts.flatMap(({ group }) => group?.id ?? []))].filter((id) => !known.has(id));
  if (ids.length === 0) return;
  for (const id of ids) known.set(id, { store: undefined, members: new Set(), labels: new Set() });
  const { id, store, sizeGroup } = products;
  const rows = await db
    .select({ id, store, sizeGroup })
    .from(products)
    .where(and(inArray(sizeGroup, ids), isNull(products.deletedAt)));
  for (const row of rows) {
    const group = known.get(row.sizeGroup ?? '');
    group?.members.add(row.id);
    if (group) group.store = row.store;
  }
}

/**
 * What prevents a line's product from joining its group: its sizes must be of one store, have different labels in the
 * file, and be no more than a product can have.
 */
export function joinGroup(
  known: KnownGroups,
  line: number,
  input: ImportedProduct,
  found: ProductRow | undefined,
): LineFault[] {
  const group = known.get(input.sizeGroup ?? '');
  if (!group) return [];
  const labels = labelKeys(input.weight);
  const faults: LineFault[] = [];
  group.store ??= input.store;
  if (group.store !== input.store) faults.push(faultOf('store', 'size_store', input.store));
  if (labels.some((label) => group.labels.has(label)))
    faults.push(faultOf('weight', 'size_twice', input.weight));
  const key = found?.id ?? `line ${line}`;
  if (!group.members.has(key) && group.members.size >= maxSizes)
    faults.push(faultOf('size_group', 'sizes_many'));
  if (faults.length > 0) return faults;
  group.members.add(key);
  for (const label of labels) group.labels.add(label);
  return [];
}
