import * as z from 'zod/mini';
import { pickupFilter } from './admin-orders.ts';
import { optionalDaySchema } from './calendar-day.schemas.ts';
import { cancelReasonSchema } from './cancel-reasons.schemas.ts';
import { stores } from './catalogue.ts';
import { fileSchema } from './endpoint.schemas.ts';
import { languages } from './language.ts';
import { orderedPartsSchema, orderSchema, proposalSchema } from './order-view.schemas.ts';
import { creditNoteInput } from './orders.schemas.ts';
import { orderStatuses, revisionStates } from './orders.ts';
import { pageSchema } from './pages.schemas.ts';
import { paymentStates } from './payments.ts';
import { bilingualSchema, optionalText } from './text.schemas.ts';

/** An order as the seller sees it. When the customer was deleted, only goods, sums, city and country are left. */
export const adminOrderSchema = z.object({
  ...z.omit(orderSchema, { pay_to: true }).shape,
  /** Null for a guest's order, and when the customer was deleted since. */
  customer_id: z.nullable(z.string()),
  /** When the customer opened the messaging app with the order; whether it was sent cannot be known. */
  whatsapp_opened_at: z.nullable(z.string()),
  /** The seller's note, which no customer sees. */
  seller_note: z.string(),
  /** Why the seller cancelled it, which no customer sees; null where no reason was given. */
  cancel_reason: z.nullable(cancelReasonSchema),
  /** The address of the order's page for the customer: a guest's is private. */
  link: z.string(),
});

const statusSchema = z.enum(orderStatuses, { error: 'status_invalid' });

const orderFilters = {
  status: z.optional(statusSchema),
  from: optionalDaySchema,
  /** The last day that counts. */
  to: optionalDaySchema,
  /** Orders in which there are goods of this store. */
  store: z.optional(z.enum(stores, { error: 'store_invalid' })),
  /** The payment state as `balanceOf` derives it; `unpaid` covers only orders that are to be paid. */
  payment: z.optional(z.enum(paymentStates, { error: 'invalid' })),
  /** The chosen day of delivery or pickup; for an order without a time, the day from which its goods are ready. */
  due: optionalDaySchema,
  /** The id of the delivery area, or `pickup` for orders that are picked up. */
  area: z.optional(z.union([z.literal(pickupFilter), z.uuid()], { error: 'invalid' })),
  /** Searches number, name, phone in any form, email, place and product; each word must be the beginning of a word there. */
  q: optionalText(200),
};

const orderCountsSchema = z.record(z.enum(orderStatuses), z.number());

export const listAdminOrders = {
  summary:
    'Orders of all customers, newest first, filtered; the page counts them by status as if none was asked for',
  input: z.object({
    ...orderFilters,
    limit: z.optional(
      z.coerce
        .number({ error: 'invalid' })
        .check(
          z.int({ error: 'invalid' }),
          z.minimum(1, { error: 'invalid' }),
          z.maximum(200, { error: 'invalid' }),
        ),
    ),
    cursor: optionalText(100),
  }),
  answer: z.object({
    items: z.array(adminOrderSchema),
    page: z.object({
      ...pageSchema.shape,
      counts: orderCountsSchema,
      /** Statuses whose count stopped at its maximum: more orders have them than were counted. */
      capped_statuses: z.optional(z.array(z.enum(orderStatuses))),
    }),
  }),
};

/** An administrator. */
const byUserSchema = z.nullable(z.object({ id: z.string(), name: z.string() }));

const statusChangeSchema = z.object({
  before: z.enum(orderStatuses),
  after: z.enum(orderStatuses),
  at: z.string(),
  /** Null when the user was deleted since. */
  by: byUserSchema,
  /** Whether this change undid an earlier one, and whether it was undone itself. */
  undoes: z.boolean(),
  undone: z.boolean(),
});

/** A revision of a changed order; the first revision is the order as placed. */
const revisionSchema = z.object({
  ...proposalSchema.shape,
  state: z.enum(revisionStates),
  /** The revision that this one changes; null for the first. */
  base: z.nullable(z.number()),
  by_customer: z.boolean(),
  /** Whether the revision is a return of goods; a return that was undone has the state `declined`. */
  is_return: z.boolean(),
  /** The administrator; null when the customer made the change, and when the user was deleted since. */
  by: byUserSchema,
  /** When the customer accepted or declined the revision; null where they were not asked. */
  answered_at: z.nullable(z.string()),
  /** The revision that this one undid by restoring the contents before it. */
  undoes: z.nullable(z.number()),
  /** When the revision was undone; set for an undone proposal, too. */
  undone_at: z.nullable(z.string()),
  /** The id of the activity log entry by which the revision can be undone now; null where it can't. */
  undo: z.nullable(z.number()),
});

export const setSellerNote = {
  summary: "Sets the seller's own note on an order, which no customer ever sees",
  input: z.object({
    id: z.string(),
    note: optionalText(2000),
    /** Optimistic locking: the note as the administrator saw it; refused when it has changed since. */
    expected_note: z.optional(z.string({ error: 'invalid' })),
  }),
  answer: adminOrderSchema,
};

export const getAdminOrder = {
  summary: 'Any order, by id or number, with who set which status when and what was changed, oldest first',
  input: z.object({ id: z.string() }),
  answer: z.object({
    ...adminOrderSchema.shape,
    history: z.array(statusChangeSchema),
    /** The revisions, oldest first; empty for an order that was never changed. */
    revisions: z.array(revisionSchema),
  }),
};

export const pickedProductSchema = z.object({
  /** Null when the product was deleted since. */
  product_id: z.nullable(z.string()),
  name: bilingualSchema,
  /** The size as ordered: a product whose size changed between two orders has two entries. */
  weight: z.string(),
  image: z.string(),
  store: z.nullable(z.enum(stores)),
  /** Pieces in all open orders together, those in boxes included. */
  quantity: z.number(),
  /** How many of these pieces go into boxes; absent where none do. */
  in_boxes: z.optional(z.number()),
  /** The parts to put into one box; absent for a product that is not a box. */
  parts: z.optional(orderedPartsSchema),
  orders: z.array(z.object({ number: z.string(), quantity: z.number() })),
});

/** An order as the driver or the pickup counter needs it. */
const parcelSchema = z.extend(
  z.pick(adminOrderSchema, {
    id: true,
    number: true,
    customer_name: true,
    shipping_address: true,
    delivery: true,
    payment: true,
    note: true,
    gift: true,
    status: true,
  }),
  {
    /** The goods to hand over, of both stores. */
    items: orderedPartsSchema,
    /** Whether a proposed change waits for the customer's answer. */
    is_proposed: z.boolean(),
  },
);

export const getDaySheet = {
  summary:
    'What to pick for the oldest pending and processing orders, 1,000 at most, of all days or of one, summed by product, in shelf order. `parcels`: the same orders, and those ready or on their way.',
  input: z.object({
    store: orderFilters.store,
    /** Limits the sheet to orders due on this day; today also covers overdue orders and orders without a day. */
    day: optionalDaySchema,
  }),
  answer: z.object({
    products: z.array(pickedProductSchema),
    /** How many open orders `products` sums up: the oldest, 1,000 at most. */
    orders: z.number(),
    /**
     * The orders to hand over: the same ones, and as many that are ready or under way. Sorted by slot (none last), then
     * by area.
     */
    parcels: z.array(parcelSchema),
    /**
     * How many open orders are left out, counted up to 1,000: those due after the day, or, when no day was asked for,
     * those with something ordered ahead for a day after tomorrow.
     */
    waiting: z.number(),
    /** True when `waiting` stopped at its maximum. */
    waiting_at_least: z.optional(z.boolean()),
    /** Whether there are more orders than the sheet holds. */
    more: z.boolean(),
  }),
};

export const exportOrders = {
  summary: 'The filtered orders as a table for spreadsheets, newest first, 50,000 at most',
  input: z.object({ ...orderFilters, language: z.optional(z.enum(languages, { error: 'invalid' })) }),
  answer: fileSchema,
};

export const getAdminInvoice = {
  summary: "The invoice of any order as a PDF, in the language asked for or the order's",
  input: z.object({ id: z.string(), language: z.optional(z.enum(languages, { error: 'invalid' })) }),
  answer: fileSchema,
};

export const getAdminCreditNote = {
  summary: "The credit note of a return as a PDF, in the language asked for or the order's",
  input: z.object({
    id: z.string(),
    ...creditNoteInput,
  }),
  answer: fileSchema,
};

export const subscribeToAllOrders = {
  summary:
    'Tells which order was placed or has changed, and what a customer has done to theirs, as it happens',
  input: z.object({}),
  answer: z.object({ id: z.string(), kind: z.enum(['placed', 'changed', 'by_customer']) }),
};
