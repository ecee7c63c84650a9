import * as z from 'zod/mini';
import type { FieldErrorCode } from './error.ts';
import { maxLowStockThreshold } from './low-stock-threshold.ts';
import { maxPieces, movementKinds } from './stock.ts';
import { bilingualSchema, optionalText } from './text.schemas.ts';

/** What can still be sold of a counted product, and at how many it is low. */
export const stockLevelSchema = z.object({ left: z.number(), low_at: z.number() });

export const stockMovementSchema = z.object({
  id: z.number(),
  kind: z.enum(movementKinds),
  /** Pieces; below zero for those that went. */
  quantity: z.number(),
  /** How many were left after it. */
  left: z.number(),
  note: z.string(),
  at: z.string(),
  /** Null for a shopper's, and when the user was deleted since. */
  by: z.nullable(z.object({ id: z.string(), name: z.string() })),
  order: z.nullable(z.object({ id: z.string(), number: z.string() })),
  /** The entry that this one takes back. */
  reverses: z.nullable(z.number()),
});

export const productStockSchema = z.object({
  name: bilingualSchema,
  weight: z.string(),
  /** Null while the product is not counted. */
  stock: z.nullable(stockLevelSchema),
  /** Pieces in orders that have not left the house yet: they stand on the shelf, and can't be sold any more. */
  reserved: z.number(),
  /** The last hundred, newest first. */
  movements: z.array(stockMovementSchema),
});

const wholeNumber = (min: number, max: number, error: FieldErrorCode) =>
  z.number({ error }).check(z.int({ error }), z.minimum(min, { error }), z.maximum(max, { error }));

/** A count may find nothing. */
export const countedPieces = wholeNumber(0, maxPieces, 'pieces_invalid');
/** Nothing neither comes nor goes. */
export const movedPieces = wholeNumber(1, maxPieces, 'moved_invalid');
/** At how many left a product runs low. */
export const lowStockThreshold = wholeNumber(0, maxLowStockThreshold, 'low_at_invalid');

/** The count that a product is added with. */
export const firstCount = z.object({ left: countedPieces, low_at: z.optional(lowStockThreshold) });

const note = optionalText(200);

export const getStock = {
  summary: 'How many pieces of a product are left, and what came and went',
  input: z.object({ id: z.string() }),
  answer: productStockSchema,
};

export const countStock = {
  summary: 'Says how many pieces can be sold; from the first time on the product is counted',
  input: z.object({
    id: z.string(),
    left: countedPieces,
    low_at: z.optional(lowStockThreshold),
    /** Optimistic locking: what was left when it was counted, null when it was not counted; refused when it is another by now. */
    expected_left: z.optional(z.nullable(z.number({ error: 'invalid' }))),
    note,
  }),
  answer: productStockSchema,
};

export const stopStock = {
  summary: 'Counts a product no longer; it stays in stock or out of stock as it is',
  input: z.object({ id: z.string() }),
  answer: productStockSchema,
};

export const moveStock = {
  summary: 'Adds pieces that came, or takes those away that can’t be sold any more',
  input: z.object({
    id: z.string(),
    kind: z.enum(['received', 'wasted'], { error: 'invalid' }),
    quantity: movedPieces,
    note,
  }),
  answer: productStockSchema,
};
