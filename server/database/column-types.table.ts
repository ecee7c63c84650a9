import { customType } from 'drizzle-orm/pg-core';

/** The words by which a row is found, as `search_vector` folds them. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** A file of a few hundred kilobytes. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
