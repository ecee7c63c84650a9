import { contentColumns, type ProductContent, type ProductRow } from './product.table.ts';

/** A product's snapshot in the activity log, for undo. */
export type ProductSnapshot = ProductContent;

const names = Object.keys(contentColumns) as (keyof ProductContent)[];

export const productSnapshot = (row: ProductRow): ProductSnapshot =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as ProductSnapshot;

/** The defaults of the columns. */
export const blankContent = Object.fromEntries(
  Object.entries(contentColumns).map(([name, { default: blank }]) => [name, blank ?? null]),
) as { [Name in keyof ProductContent]: ProductContent[Name] | null };

/** Adds missing columns to a snapshot from before they existed, with their defaults. */
export const completed = <Kept extends object>(kept: Kept): Kept => ({ ...blankContent, ...kept });
