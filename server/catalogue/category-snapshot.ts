import type { categories } from './category.table.ts';

type CategoryRow = typeof categories.$inferSelect;

/** A category as it is remembered to be shown and put back; its search words are made anew. */
export type CategorySnapshot = Omit<CategoryRow, 'words'>;

export const categorySnapshot = ({ words: _, ...row }: CategoryRow): CategorySnapshot => row;
