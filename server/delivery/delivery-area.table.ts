import { sql } from 'drizzle-orm';
import { bigint, boolean, check, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { governorates } from '../../contracts/governorates.ts';

/** Where the seller delivers, each area with a fee of its own. Money is qirsh. */
export const deliveryAreas = pgTable(
  'delivery_areas',
  {
    id: uuid().primaryKey().defaultRandom(),
    nameEn: text('name_en').notNull(),
    nameAr: text('name_ar').notNull(),
    /** What else people call it, with a comma between two. */
    otherNames: text('other_names').notNull().default(''),
    governorate: text({ enum: governorates }).notNull(),
    /** Null until the seller fills it in; shoppers are not offered the area before. */
    feeQirsh: bigint('fee_qirsh', { mode: 'number' }),
    /** Goods for less are not delivered here; null for any amount. */
    minimumQirsh: bigint('minimum_qirsh', { mode: 'number' }),
    /** Goods for this much are delivered free of charge; null for never. */
    freeFromQirsh: bigint('free_from_qirsh', { mode: 'number' }),
    /** How long a delivery takes at most; null where nothing is promised. */
    promiseHours: integer('promise_hours'),
    open: boolean().notNull().default(true),
    /** Place in the list, counted from the first. */
    position: integer().notNull(),
    /** Optimistic locking: an edit of an older version is refused. */
    version: integer().notNull().default(1),
  },
  (area) => [
    unique('delivery_areas_name').on(area.governorate, area.nameEn),
    check('delivery_areas_fee', sql`${area.feeQirsh} >= 0`),
  ],
);
