import { doublePrecision, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './user.table.ts';

/** A customer's saved delivery addresses. Orders copy them, so a change here affects no order. */
export const addresses = pgTable(
  'addresses',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    label: text().notNull().default(''),
    street: text().notNull(),
    /** City and country are empty where only the profile's one-line address is known. */
    city: text().notNull().default(''),
    country: text().notNull().default(''),
    building: text().notNull().default(''),
    floor: text().notNull().default(''),
    landmark: text().notNull().default(''),
    driverNote: text('driver_note').notNull().default(''),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** Not a foreign key: an area may be deleted, and restored by an undo. */
    areaId: uuid('area_id'),
    /** When it was last made the default. The address with the latest time is the default; without any, the oldest one. */
    preferredAt: timestamp('preferred_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (address) => [index('addresses_user').on(address.userId)],
);
