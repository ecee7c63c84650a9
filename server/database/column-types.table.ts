import { customType } from 'drizzle-orm/pg-core';

/** A full-text search vector, as `search_vector` folds it. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** A file of up to a few hundred kilobytes. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
