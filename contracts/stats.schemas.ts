import * as z from 'zod/mini';
import { ledgerMethods } from './payments.ts';
import { bilingualSchema } from './text.schemas.ts';

const countSchema = z.number();
/** `at_least` when counting stopped at the maximum. */
const boundedSchema = z.object({ total: countSchema, at_least: z.optional(z.boolean()) });

const byMethodSchema = z.record(z.enum(ledgerMethods), z.number());

/** Sums over the ledger of payments, in JD. */
export const moneySchema = z.object({
  /** Received today and this month in Amman, net of refunds. */
  today: byMethodSchema,
  month: byMethodSchema,
  /**
   * The sum due of all orders with a chosen payment method or a partial payment, whatever their day and status. The sum
   * to collect today is on the day sheet, which also covers orders paid as agreed in the chat.
   */
  outstanding: z.number(),
  /**
   * Not in either sum: delivered orders of the last 30 days that were to be paid as agreed in the chat and have no
   * recorded payment. Empty when no payment was recorded in these days: a shop that keeps no ledger may have been paid.
   */
  agreed: z.object({ orders: countSchema, due: z.number() }),
  refunds_due: z.number(),
  /** The number of orders to refund, counted up to 1,000. */
  orders_to_refund: boundedSchema,
  /** Delivered orders that are to be paid and have no payment that counts, on any day; counted up to 1,000. */
  delivered_unpaid: boundedSchema,
});

export const statsSchema = z.object({
  /** Since when the nightly backup has failed; null while it succeeds. */
  backups_failing_since: z.nullable(z.string()),
  /**
   * Today's sheet: orders to prepare; orders to hand over, which include them; and orders to prepare for a later day.
   * Each counted up to 1,000.
   */
  day_sheet: z.object({ to_prepare: boundedSchema, to_hand_over: boundedSchema, later: boundedSchema }),
  /** The delivery methods that are paused. */
  paused: z.object({ delivery: z.boolean(), pickup: z.boolean() }),
  /** Products that are not deleted, hidden ones included. */
  products: z.object({ total: countSchema, stores: z.object({ mouneh: countSchema, cilka: countSchema }) }),
  /** Products that need the seller's attention, by the state filters of the list of products. */
  product_alerts: z.object({
    out_of_stock: countSchema,
    low_stock: countSchema,
    no_image: countSchema,
    no_translation: countSchema,
  }),
  /** Numbers on the waiting list that have not been written to and whose product can be ordered again. */
  waitlist_ready: countSchema,
  /**
   * The latest unsent orders, ten at most, whose customer declined the last suggestion or asked for another delivery
   * price (`is_fee`).
   */
  declined: z.array(z.object({ id: z.string(), number: z.string(), is_fee: z.boolean() })),
  /** The number of all orders, by status. */
  statuses: z.object({
    pending: countSchema,
    processing: countSchema,
    shipped: countSchema,
    delivered: countSchema,
    cancelled: countSchema,
  }),
  /** The last days in Amman, oldest first, with the number and the total in JD of their orders, without cancelled ones. */
  days: z.array(z.object({ day: z.string(), orders: countSchema, revenue: z.number() })),
  /** The sums of the preceding period of the same length. */
  earlier: z.object({ orders: countSchema, revenue: z.number() }),
  /** The sums of these days; the average is 0 without orders. */
  orders: countSchema,
  revenue: z.number(),
  average_order: z.number(),
  money: moneySchema,
  new_customers: countSchema,
  /** The most frequent delivery areas of these orders, ten at most; orders outside the shop's areas are left out. */
  areas: z.array(
    z.object({
      /** The id for the area filter of the order list; null abroad. */
      id: z.nullable(z.string()),
      name: bilingualSchema,
      orders: countSchema,
      /** Cancelled orders of these days. No other figure includes them. */
      cancelled: countSchema,
      revenue: z.number(),
    }),
  ),
  /** The best sellers of these days, ten at most; the id is null when the product was deleted. */
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
