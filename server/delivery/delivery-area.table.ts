import { sql } from 'drizzle-orm';
import { bigint, boolean, check, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { governorates } from '../../contracts/governorates.ts';

/** The areas to which the seller delivers, each with its own fee. Money is qirsh. */
export const deliveryAreas = pgTable(
  'delivery_areas',
  {
    id: uuid().primaryKey().defaultRandom(),
    nameEn: text('name_en').notNull(),
    nameAr: text('name_ar').notNull(),
    /** Alternative names, separated by commas. */
    otherNames: text('other_names').notNull().default(''),
    governorate: text({ enum: governorates }).notNull(),
    /** Null until the seller enters it; shoppers are not offered the area before. */
    feeQirsh: bigint('fee_qirsh', { mode: 'number' }),
    /** The least that goods must cost to be delivered here; null for no minimum. */
    minimumQirsh: bigint('minimum_qirsh', { mode: 'number' }),
    /** Goods from this sum on are delivered free; null for never. */
    freeFromQirsh: bigint('free_from_qirsh', { mode: 'number' }),
    /** The promised longest delivery time in hours; null for no promise. */
    promiseHours: integer('promise_hours'),
    open: boolean().notNull().default(true),
    /** Position in the list, from 1. */
    position: integer().notNull(),
    /** Optimistic locking: an edit of an older version is refused. */
    version: integer().notNull().default(1),
  },
  (area) => [
    unique('delivery_areas_name').on(area.governorate, area.nameEn),
    check('delivery_areas_fee', sql`${area.feeQirsh} >= 0`),
  ],
);
