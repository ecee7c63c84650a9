import { eq, or, type SQL, sql } from 'drizzle-orm';
import { isUuid } from '../database/uuid.ts';
import { categories } from './category.table.ts';

/** The condition for the category with this slug or id. */
export const isCategory = (slugOrId: string): SQL | undefined =>
  or(eq(categories.slug, slugOrId), isUuid(slugOrId) ? eq(categories.id, slugOrId) : undefined);

/** The id of that category as a subquery that runs first, so that a list can be read in order from one index. */
export const categoryIdOf = (slugOrId: string): SQL<string> =>
  sql`(select ${categories.id} from ${categories} where ${isCategory(slugOrId)} limit 1)`;
