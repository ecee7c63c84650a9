import * as z from 'zod/mini';
import type { FieldErrorCode } from './error.ts';
import { maxLowStockThreshold } from './low-stock-threshold.ts';
import { maxPieces, movementKinds } from './stock.ts';
import { bilingualSchema, optionalText } from './text.schemas.ts';

/** The sellable pieces of a counted product, and its low-stock threshold. */
export const stockLevelSchema = z.object({ left: z.number(), low_at: z.number() });

export const stockMovementSchema = z.object({
  id: z.number(),
  kind: z.enum(movementKinds),
  /** Pieces; negative when they leave the stock. */
  quantity: z.number(),
  /** Pieces left after the movement. */
  left: z.number(),
  note: z.string(),
  at: z.string(),
  /** The administrator; null for a shopper's order, and when the user was deleted since. */
  by: z.nullable(z.object({ id: z.string(), name: z.string() })),
  order: z.nullable(z.object({ id: z.string(), number: z.string() })),
  /** The movement that this one reverses. */
  reverses: z.nullable(z.number()),
});

export const productStockSchema = z.object({
  name: bilingualSchema,
  weight: z.string(),
  /** Null while stock is not counted. */
  stock: z.nullable(stockLevelSchema),
  /** Pieces in orders that have not been sent yet: still on the shelf, but no longer for sale. */
  reserved: z.number(),
  /** The last hundred movements, newest first. */
  movements: z.array(stockMovementSchema),
});

const wholeNumber = (min: number, max: number, error: FieldErrorCode) =>
  z.number({ error }).check(z.int({ error }), z.minimum(min, { error }), z.maximum(max, { error }));

/** A count; it may be 0. */
export const countedPieces = wholeNumber(0, maxPieces, 'pieces_invalid');
/** Pieces that come or go; at least 1. */
export const movedPieces = wholeNumber(1, maxPieces, 'moved_invalid');
/** The number of pieces at which a product is low. */
export const lowStockThreshold = wholeNumber(0, maxLowStockThreshold, 'low_at_invalid');

/** The initial count of a new product. */
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
    /** Optimistic locking: the pieces left as seen, null when stock was not counted; refused when it has changed since. */
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
