import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { orders } from './order.table.ts';

/**
 * Takes a person out of all orders, within the caller's transaction: goods, sums, city and country stay for the books. The
 * hash of what was sent goes too, since with it one could prove a guess.
 */
export async function forgetCustomer(db: Queries, userId: string): Promise<void> {
  await db
    .update(orders)
    .set({
      userId: null,
      customerName: '',
      customerEmail: '',
      street: '',
      phone: '',
      bodyHash: '',
      words: wordsLeft,
    })
    .where(eq(orders.userId, userId));
}

/** By its town and its goods the order is found further on. */
const wordsLeft = sql`search_words(concat_ws(' ', orders.city, (
    select string_agg(name_en || ' ' || name_ar, ' ') from order_items where order_id = orders.id
  )), '') || array_to_tsvector(array(select lexeme from unnest(orders.words) where lexeme like 'store:%'))`;
