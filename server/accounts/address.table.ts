import { doublePrecision, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './user.table.ts';

/** Where a customer has orders delivered to. Orders copy what they need; a change here changes none of them. */
export const addresses = pgTable(
  'addresses',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    label: text().notNull().default(''),
    street: text().notNull(),
    /** City and country are empty where the profile's one line is all that is known. */
    city: text().notNull().default(''),
    country: text().notNull().default(''),
    building: text().notNull().default(''),
    floor: text().notNull().default(''),
    landmark: text().notNull().default(''),
    driverNote: text('driver_note').notNull().default(''),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** No reference: an area may be deleted, and brought back by an undo. */
    areaId: uuid('area_id'),
    /** When it was last made the default. The latest is; without any, the oldest address. */
    preferredAt: timestamp('preferred_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (address) => [index('addresses_user').on(address.userId)],
);
