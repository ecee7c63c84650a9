import { type SQL, sql } from 'drizzle-orm';
import { products } from '../catalogue/product.table.ts';
import { sizeGroups } from './size-group.table.ts';

/** Whether lists show a product: what has no other size, and of sizes the lead. By the group's key, for no list may walk all groups. */
export const isCard: SQL = sql`(${products.sizeGroup} is null or ${products.id} = (
  select ${sizeGroups.leadId} from ${sizeGroups} where ${sizeGroups.id} = ${products.sizeGroup}))`;

/** How many sizes of the same thing are shown; null for what is no size. */
export const sizeCount: SQL.Aliased<number | null> = sql<
  number | null
>`(select ${sizeGroups.shown} from ${sizeGroups} where ${sizeGroups.id} = ${products.sizeGroup})`.as(
  'size_count',
);
