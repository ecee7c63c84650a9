import { and, asc, count, desc, eq, isNotNull, isNull, not, or, sql } from 'drizzle-orm';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import { pathInLanguage } from '../../contracts/language.ts';
import { whatsappLink } from '../../contracts/order-message.ts';
import type { markWaitlistEntry as contract, Waitlist } from '../../contracts/waitlist.ts';
import { writeWaitlistMessage } from '../../contracts/waitlist-message.ts';
import { canBeOrdered, products } from '../catalogue/product.table.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { isUuid } from '../database/uuid.ts';
import { ShopError } from '../errors.ts';
import { readContent } from '../settings/content.ts';
import { waitlistEntries } from './waitlist.table.ts';

/** The most rows of either list. */
const max = 200;

/** The contacts to whom the seller can write now, and the products that people wait for. */
export async function listWaitlist({ db, config }: Context): Promise<Waitlist> {
  const { id, phone, email, language, createdAt, sentAt } = waitlistEntries;
  const product = { id: products.id, en: products.nameEn, ar: products.nameAr };
  const isOfProduct = eq(products.id, waitlistEntries.productId);
  const ready = await db
    .select({ id, phone, language, createdAt, sentAt, product, slug: products.slug })
    .from(waitlistEntries)
    .innerJoin(products, isOfProduct)
    .where(and(isNotNull(phone), or(canBeOrdered(products), isNotNull(sentAt))))
    // Not sorted by `sentAt`, so that an entry marked by mistake keeps its position.
    .orderBy(asc(createdAt), asc(id))
    .limit(max);
  const waiting = await db
    .select({ product, emails: count(email), phones: count(phone) })
    .from(waitlistEntries)
    .innerJoin(products, isOfProduct)
    .where(and(isNull(sentAt), not(canBeOrdered(products)), isNull(products.deletedAt)))
    .groupBy(products.id)
    .orderBy(desc(sql`count(*)`), asc(products.id))
    .limit(max);
  const { name: shop } = await readContent(config, db);
  return {
    ready: ready.map((entry) => {
      const number = entry.phone ?? '';
      const name = { en: entry.product.en, ar: entry.product.ar };
      const path = pathInLanguage(`/products/${entry.slug}`, entry.language);
      const words = { language: entry.language, shop, product: name, link: config.publicUrl + path };
      return {
        id: entry.id,
        product: { id: entry.product.id, name },
        phone: number,
        language: entry.language,
        asked_at: entry.createdAt.toISOString(),
        sent: entry.sentAt !== null,
        whatsapp_url: whatsappLink(number, writeWaitlistMessage(words)),
      };
    }),
    waiting: waiting.map(({ product: { id, ...name }, ...counts }) => ({ product: { id, name }, ...counts })),
  };
}

/** The number of contacts to whom the seller can write now. */
export async function countReady(db: Queries): Promise<number> {
  const { phone, productId, sentAt } = waitlistEntries;
  const [row] = await db
    .select({ ready: count() })
    .from(waitlistEntries)
    .innerJoin(products, eq(products.id, productId))
    .where(and(isNotNull(phone), isNull(sentAt), canBeOrdered(products)));
  return row?.ready ?? 0;
}

/** Marks whether the message to a number was sent; the number is deleted the following night. */
export async function markWaitlistEntry(
  { db, now }: Context,
  { id, sent }: ParsedInputOf<typeof contract>,
): Promise<null> {
  const condition = and(
    isUuid(id) ? eq(waitlistEntries.id, id) : sql`false`,
    isNotNull(waitlistEntries.phone),
  );
  const marked = await db
    .update(waitlistEntries)
    .set({ sentAt: sent ? now() : null })
    .where(condition)
    .returning({ id: waitlistEntries.id });
  if (marked.length === 0) throw new ShopError('not_found');
  return null;
}
