import * as z from 'zod/mini';
import { pickupFilter } from './admin-orders.ts';
import { stores } from './catalogue.ts';
import { fileSchema } from './endpoint.schemas.ts';
import { languages } from './language.ts';
import { orderedPartsSchema, orderSchema, proposalSchema } from './order-view.schemas.ts';
import { creditNoteInput } from './orders.schemas.ts';
import { orderStatuses, revisionStates } from './orders.ts';
import { pageSchema } from './pages.schemas.ts';
import { paymentStates } from './payments.ts';
import { bilingualSchema, optionalText } from './text.schemas.ts';

/** An order as the seller sees it. Of a customer who was deleted only goods, sums, city and country are left. */
export const adminOrderSchema = z.object({
  ...z.omit(orderSchema, { pay_to: true }).shape,
  /** Null for a guest's, and when the customer was deleted since. */
  customer_id: z.nullable(z.string()),
  /** When the customer opened the messaging app with the order; whether it was sent cannot be known. */
  whatsapp_opened_at: z.nullable(z.string()),
  /** The seller's own, which no customer sees. */
  seller_note: z.string(),
  /** The address of the order's page for the customer: a guest's is private. */
  link: z.string(),
});

const statusSchema = z.enum(orderStatuses, { error: 'status_invalid' });
/** `YYYY-MM-DD`, a day in Amman. */
const daySchema = z.optional(z.iso.date({ error: 'invalid' }));

const orderFilters = {
  status: z.optional(statusSchema),
  from: daySchema,
  /** The last day that counts. */
  to: daySchema,
  /** Orders in which there are goods of this store. */
  store: z.optional(z.enum(stores, { error: 'store_invalid' })),
  /** By what `balanceOf` says; `unpaid` are those alone that are to be paid. */
  payment: z.optional(z.enum(paymentStates, { error: 'invalid' })),
  /** The day that was chosen for it; of an order without a time the day from which its goods are ready. */
  due: daySchema,
  /** The delivery area, by its id, or `pickup`: what is picked up, and goes to none. */
  area: z.optional(z.union([z.literal(pickupFilter), z.uuid()], { error: 'invalid' })),
  /** Number, name, phone in any form, email, place or product; every word has to begin one that is there. */
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
      /** Statuses whose count stopped at its maximum: there are more orders of them. */
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
  /** Whether it undid an earlier change, and whether it was undone itself. */
  undoes: z.boolean(),
  undone: z.boolean(),
});

/** A revision of an order that was changed; the first is what was placed. */
const revisionSchema = z.object({
  ...proposalSchema.shape,
  state: z.enum(revisionStates),
  /** The revision that it changes; null for the first. */
  base: z.nullable(z.number()),
  by_customer: z.boolean(),
  /** Goods that came back; one that was taken back is declined. */
  is_return: z.boolean(),
  /** Null for the customer, and when the user was deleted since. */
  by: byUserSchema,
  /** When the customer accepted or declined it; null where they were not asked. */
  answered_at: z.nullable(z.string()),
  /** The revision that this one undid, of which it has the contents before. */
  undoes: z.nullable(z.number()),
  /** When it was undone; also of a proposal. */
  undone_at: z.nullable(z.string()),
  /** The entry in the activity log by which it can be taken back now; null where it can't. */
  undo: z.nullable(z.number()),
});

export const setSellerNote = {
  summary: "Sets the seller's own note on an order, which no customer ever sees",
  input: z.object({
    id: z.string(),
    note: optionalText(2000),
    /** Optimistic locking: the note that was seen; refused when it is another by now. */
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
    /** Oldest first; none for an order that was never changed. */
    revisions: z.array(revisionSchema),
  }),
};

export const pickedProductSchema = z.object({
  /** Null when the product was deleted since. */
  product_id: z.nullable(z.string()),
  name: bilingualSchema,
  /** As it was ordered: a product whose weight was changed between two orders is two of these. */
  weight: z.string(),
  image: z.string(),
  store: z.nullable(z.enum(stores)),
  /** Of all open orders together, in boxes too. */
  quantity: z.number(),
  /** How many of these go into boxes; absent where none do. */
  in_boxes: z.optional(z.number()),
  /** What one box is to be put together from; of a box alone. */
  parts: z.optional(orderedPartsSchema),
  orders: z.array(z.object({ number: z.string(), quantity: z.number() })),
});

/** An order as the driver or the counter needs it. */
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
    /** What goes with it, of both stores. */
    items: orderedPartsSchema,
    /** Whether a change of it waits for its customer's answer. */
    is_proposed: z.boolean(),
  },
);

export const getDaySheet = {
  summary:
    'What to pick for the oldest pending and processing orders, 1,000 at most, of all days or of one, summed by product, in shelf order. `parcels`: the same orders, and those ready or on their way.',
  input: z.object({
    store: orderFilters.store,
    /** The orders due on this day; of today those before it and those without a day as well. */
    day: daySchema,
  }),
  answer: z.object({
    products: z.array(pickedProductSchema),
    /** How many open orders the goods are for: the oldest, 1,000 at most. */
    orders: z.number(),
    /** The same orders and as many that are ready or on their way, as they are handed over: by their time, those without one last, then by area. */
    parcels: z.array(parcelSchema),
    /**
     * How many open orders are left out, 1,000 at most: those due after the day, and where none was asked for those of which
     * something was ordered ahead for a day after tomorrow.
     */
    waiting: z.number(),
    /** When counting those stopped there. */
    waiting_at_least: z.optional(z.boolean()),
    /** Whether there are more. */
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
