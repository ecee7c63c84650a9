import { eq, or, type SQL } from 'drizzle-orm';
import { isUuid } from '../database/uuid.ts';
import { categories } from './category.table.ts';

/** The category with this slug or id, as the contract lets callers name it. */
export const isCategory = (slugOrId: string): SQL | undefined =>
  or(eq(categories.slug, slugOrId), isUuid(slugOrId) ? eq(categories.id, slugOrId) : undefined);
