import { type SQL, sql } from 'drizzle-orm';
import { products } from '../catalogue/product.table.ts';
import { sizeGroups } from './size-group.table.ts';

/**
 * Whether lists show a product: one without other sizes, or the lead of its sizes. Looked up by the group's key, as no
 * list may scan all groups.
 */
export const isCard: SQL = sql`(${products.sizeGroup} is null or ${products.id} = (
  select ${sizeGroups.leadId} from ${sizeGroups} where ${sizeGroups.id} = ${products.sizeGroup}))`;

/** The number of visible sizes of the same product; null for a product with a single size. */
export const sizeCount: SQL.Aliased<number | null> = sql<
  number | null
>`(select ${sizeGroups.shown} from ${sizeGroups} where ${sizeGroups.id} = ${products.sizeGroup})`.as(
  'size_count',
);
