import { eq, or, type SQL, sql } from 'drizzle-orm';
import { isUuid } from '../database/uuid.ts';
import { categories } from './category.table.ts';

/** The category with this slug or id, as the contract lets callers name it. */
export const isCategory = (slugOrId: string): SQL | undefined =>
  or(eq(categories.slug, slugOrId), isUuid(slugOrId) ? eq(categories.id, slugOrId) : undefined);

/** The id of that category as a query of its own, found first: then a list is read in its order from one index. */
export const categoryIdOf = (slugOrId: string): SQL<string> =>
  sql`(select ${categories.id} from ${categories} where ${isCategory(slugOrId)} limit 1)`;
