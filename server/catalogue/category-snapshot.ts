import type { categories } from './category.table.ts';

type CategoryRow = typeof categories.$inferSelect;

/**
 * A category's snapshot in the activity log, for undo. It leaves out search terms, which are computed, and `version`,
 * which only increases.
 */
export type CategorySnapshot = Omit<CategoryRow, 'words' | 'number' | 'version'>;

export const categorySnapshot = ({
  words: _,
  number: __,
  version: ___,
  ...row
}: CategoryRow): CategorySnapshot => row;
