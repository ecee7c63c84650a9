import { and, eq, ne, sql } from 'drizzle-orm';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import { type joinWaitlist as contract, maxWaitedFor } from '../../contracts/waitlist.ts';
import { products } from '../catalogue/product.table.ts';
import { type Context, requireActor } from '../context.ts';
import { inTransaction } from '../database/transaction.ts';
import { ShopError } from '../errors.ts';
import { limitRate } from '../rate-limits/limit-rates.ts';
import { waitlistEntries } from './waitlist.table.ts';

type Input = ParsedInputOf<typeof contract>;

export const joinWaitlist = (context: Context, input: Input): Promise<null> => addEntry(context, input, null);

export const joinOwnWaitlist = (context: Context, input: Input): Promise<null> =>
  addEntry(context, input, requireActor(context).user.id);

/**
 * Adds a contact to a product's list. The answer never reveals whether it was already there, nor whether it has reached
 * its limit of products (enumeration). A product that can be ordered by now is announced at the next sweep. Refuses
 * `not_found` for a hidden product.
 */
async function addEntry(
  context: Context,
  { product_id: productId, email, phone, language }: Input,
  userId: string | null,
): Promise<null> {
  await limitRate(context, 'waitlist', context.clientAddress);
  const { id, email: address, phone: number, leaveToken } = waitlistEntries;
  const [contact, isContact] = email ? [email, eq(address, email)] : [phone ?? '', eq(number, phone ?? '')];
  return inTransaction(context.db, async (db) => {
    const isShown = and(eq(products.id, productId), eq(products.shown, true));
    const [product] = await db.select({ id: products.id }).from(products).where(isShown);
    if (!product) throw new ShopError('not_found');
    // Entries of a contact are added in sequence: they are counted, and share an unsubscribe token.
    await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`waitlist:${contact}`}))`);
    const others = await db
      .select({ id, leaveToken })
      .from(waitlistEntries)
      .where(and(isContact, ne(waitlistEntries.productId, productId)))
      .limit(maxWaitedFor);
    if (others.length === maxWaitedFor) return null;
    const asked = { language, userId, createdAt: context.now() };
    const token = others[0] && { leaveToken: others[0].leaveToken };
    await db
      .insert(waitlistEntries)
      .values({ productId, email, phone, ...asked, ...token })
      // Joining again renews the entry, even after its message was sent.
      .onConflictDoUpdate({
        target: [email ? address : number, waitlistEntries.productId],
        set: { ...asked, sentAt: null },
      });
    return null;
  });
}
