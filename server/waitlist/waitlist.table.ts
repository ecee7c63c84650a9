import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { languages } from '../../contracts/language.ts';
import { users } from '../accounts/user.table.ts';
import { products } from '../catalogue/product.table.ts';

/**
 * Contacts that wait for a single message when a product can be ordered again. Personal data: deleted once it is sent,
 * and after a year.
 */
export const waitlistEntries = pgTable(
  'waitlist_entries',
  {
    id: uuid().primaryKey().defaultRandom(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** In lower case; null when the contact is a phone number. */
    email: text(),
    /** E.164, for WhatsApp. */
    phone: text(),
    language: text({ enum: languages }).notNull(),
    /** The token of the mail's unsubscribe link; the same in all entries of one address. */
    leaveToken: uuid('leave_token').notNull().defaultRandom(),
    /** The account that made the entry, if any. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the mail was queued; null while the product can't be ordered, and for phone numbers. */
    announcedAt: timestamp('announced_at', { withTimezone: true }),
    /** When the seller marked the WhatsApp message as sent. */
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (entry) => [
    check('waitlist_contact', sql`(${entry.email} is null) <> (${entry.phone} is null)`),
    check('waitlist_bounded', sql`octet_length(coalesce(${entry.email}, ${entry.phone})) <= 1000`),
    // Idempotency: one entry per product and contact.
    unique('waitlist_email').on(entry.email, entry.productId),
    unique('waitlist_phone').on(entry.phone, entry.productId),
    index('waitlist_waiting').on(entry.productId).where(sql`${entry.announcedAt} is null`),
    index('waitlist_leave').on(entry.leaveToken),
    index('waitlist_user').on(entry.userId).where(sql`${entry.userId} is not null`),
    index('waitlist_created').on(entry.createdAt),
  ],
);
