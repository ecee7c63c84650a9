import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { canBeOrdered, products } from '../catalogue/product.table.ts';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Deps } from '../deps.ts';
import { waitlistEntries } from './waitlist.table.ts';

/** A product that is ordered ahead does not count as back. */
const isReady = and(canBeOrdered(products), isNull(products.ready_on));

/** The most mails queued by one sweep. */
const maxBatch = 500;

/**
 * Queues a mail for each address whose product can be ordered again, and returns how many. A scan of all entries, so it
 * doesn't matter why the product is available. An entry is marked in the transaction that queues its mail: once, over
 * all instances, even after a crash.
 */
export async function announceProducts({ db, jobs }: Pick<Deps, 'db' | 'jobs'>, now = new Date()) {
  return inTransaction(db, async (tx) => {
    const { id, productId, email, announcedAt, createdAt } = waitlistEntries;
    const due = await tx
      .select({ id })
      .from(waitlistEntries)
      .innerJoin(products, eq(products.id, productId))
      .where(and(isNull(announcedAt), isNotNull(email), isReady))
      .orderBy(asc(createdAt))
      .limit(maxBatch)
      .for('update', { of: waitlistEntries, skipLocked: true });
    if (due.length === 0) return 0;
    const ids = due.map((entry) => entry.id);
    await tx.update(waitlistEntries).set({ announcedAt: now }).where(inArray(id, ids));
    await jobs.enqueueAll(
      tx,
      ids.map((entryId) => ({ mail: 'back-in-stock', entryId })),
    );
    return ids.length;
  });
}

export type Announced = typeof waitlistEntries.$inferSelect & {
  email: string;
  product: { slug: string; nameEn: string; nameAr: string };
};

/**
 * The entry whose mail is to be written; undefined when it was deleted, or when its product is unavailable again: then
 * the entry keeps waiting.
 */
export async function readAnnounced(db: Queries, entryId: string): Promise<Announced | undefined> {
  const condition = eq(waitlistEntries.id, entryId);
  const { slug, nameEn, nameAr } = products;
  const [found] = await db
    .select({ entry: waitlistEntries, product: { slug, nameEn, nameAr } })
    .from(waitlistEntries)
    .innerJoin(products, eq(products.id, waitlistEntries.productId))
    .where(and(condition, isNotNull(waitlistEntries.announcedAt), isReady));
  if (found?.entry.email) return { ...found.entry, email: found.entry.email, product: found.product };
  await db.update(waitlistEntries).set({ announcedAt: null }).where(condition);
  return undefined;
}
