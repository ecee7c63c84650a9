import type { categories } from './category.table.ts';

type CategoryRow = typeof categories.$inferSelect;

/** A category as it is remembered to be shown and put back; its search words are made anew, its version counts on. */
export type CategorySnapshot = Omit<CategoryRow, 'words' | 'number' | 'version'>;

export const categorySnapshot = ({
  words: _,
  number: __,
  version: ___,
  ...row
}: CategoryRow): CategorySnapshot => row;
