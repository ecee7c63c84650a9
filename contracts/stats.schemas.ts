import * as z from 'zod/mini';
import { ledgerMethods } from './payments.ts';
import { bilingualSchema } from './text.schemas.ts';

const countSchema = z.number();
/** `at_least` when counting stopped there. */
const boundedSchema = z.object({ total: countSchema, at_least: z.optional(z.boolean()) });

const byMethodSchema = z.record(z.enum(ledgerMethods), z.number());

/** Sums over the ledger of payments, in JD. */
export const moneySchema = z.object({
  /** What came in on this day and in this month in Amman, refunds deducted. */
  today: byMethodSchema,
  month: byMethodSchema,
  /**
   * What is still to be paid of all orders whose way of paying was chosen, or that were paid in part: whatever their day and their step. It is
   * no day's sum to collect: that is on the day sheet, of the orders to hand over, with those that are paid as agreed in the chat.
   */
  outstanding: z.number(),
  /**
   * What is in neither sum: the delivered orders of the last 30 days that were to be paid as agreed in the chat and of which no payment was
   * recorded. None where none was recorded of any order in these days: a shop that keeps no ledger may have been paid.
   */
  agreed: z.object({ orders: countSchema, due: z.number() }),
  refunds_due: z.number(),
  /** The orders in it, counted up to 1,000. */
  orders_to_refund: boundedSchema,
  /** Delivered orders that are to be paid and have no payment that counts, whatever their day; counted up to 1,000. */
  delivered_unpaid: boundedSchema,
});

export const statsSchema = z.object({
  /** Since when the nightly backup fails; null while it succeeds. */
  backups_failing_since: z.nullable(z.string()),
  /** Today's sheet: orders to prepare, and orders to hand over, those among them; and those to prepare for a later day. Each counted up to 1,000. */
  day_sheet: z.object({ to_prepare: boundedSchema, to_hand_over: boundedSchema, later: boundedSchema }),
  /** What the shop takes no orders for at present. */
  paused: z.object({ delivery: z.boolean(), pickup: z.boolean() }),
  /** Products that are not deleted, hidden ones too. */
  products: z.object({ total: countSchema, stores: z.object({ mouneh: countSchema, cilka: countSchema }) }),
  /** What the seller should see to, by the states that the list of products can be filtered by. */
  product_alerts: z.object({
    out_of_stock: countSchema,
    low_stock: countSchema,
    no_image: countSchema,
    no_translation: countSchema,
  }),
  /** Numbers on the waiting list whose product can be ordered again, and that were not written to yet. */
  waitlist_ready: countSchema,
  /** The latest orders not sent yet whose customer declined what was suggested last, or asked for another delivery price (`is_fee`); ten at most. */
  declined: z.array(z.object({ id: z.string(), number: z.string(), is_fee: z.boolean() })),
  /** All orders there ever were, by status. */
  statuses: z.object({
    pending: countSchema,
    processing: countSchema,
    shipped: countSchema,
    delivered: countSchema,
    cancelled: countSchema,
  }),
  /** The last days in Amman, oldest first, each with its orders that are not cancelled and their totals in JD. */
  days: z.array(z.object({ day: z.string(), orders: countSchema, revenue: z.number() })),
  /** The sums of as many days before these. */
  earlier: z.object({ orders: countSchema, revenue: z.number() }),
  /** The sums of these days; the average is 0 without orders. */
  orders: countSchema,
  revenue: z.number(),
  average_order: z.number(),
  money: moneySchema,
  new_customers: countSchema,
  /** Where most of these orders went, ten areas at most; those outside the shop's areas are in none. */
  areas: z.array(
    z.object({
      /** By which the list of orders is limited to it; null abroad. */
      id: z.nullable(z.string()),
      name: bilingualSchema,
      orders: countSchema,
      /** Cancelled orders of the same days. No other figure counts them. */
      cancelled: countSchema,
      revenue: z.number(),
    }),
  ),
  /** What was sold most often in these days, ten at most; the id is null when the product is gone. */
  best_sellers: z.array(
    z.object({
      product_id: z.nullable(z.string()),
      name: bilingualSchema,
      quantity: countSchema,
      revenue: z.number(),
    }),
  ),
});

export const getStats = {
  summary: 'What the overview draws: products, orders, revenue and best sellers of the last 30 days in Amman',
  input: z.object({}),
  answer: statsSchema,
};
