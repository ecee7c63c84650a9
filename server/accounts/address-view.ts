import { asc, eq, sql } from 'drizzle-orm';
import type { SavedAddress } from '../../contracts/addresses.ts';
import { addressParts } from '../../contracts/write-address.ts';
import type { Queries } from '../database/queries.ts';
import { deliveryAreas } from '../delivery/delivery-area.table.ts';
import { addresses } from './address.table.ts';
import { users } from './user.table.ts';

/** A user's addresses, the default one first. */
export async function readAddresses(db: Queries, userId: string): Promise<SavedAddress[]> {
  const rows = await db
    .select({
      address: addresses,
      areaId: deliveryAreas.id,
      nameEn: deliveryAreas.nameEn,
      nameAr: deliveryAreas.nameAr,
    })
    .from(addresses)
    .leftJoin(deliveryAreas, eq(deliveryAreas.id, addresses.areaId))
    .where(eq(addresses.userId, userId))
    .orderBy(sql`${addresses.preferredAt} desc nulls last`, asc(addresses.createdAt), asc(addresses.id));
  return rows.map(({ address, areaId, nameEn, nameAr }, index) => {
    const { id, label, street, city, country, building, floor, landmark, driverNote, latitude, longitude } =
      address;
    const name = { en: nameEn ?? '', ar: nameAr ?? '' };
    return {
      ...{ id, label, street, city, country, building, floor, landmark, latitude, longitude },
      driver_note: driverNote,
      area: areaId === null ? null : { id: areaId, name },
      default: index === 0,
    };
  });
}

/** The longest address of a profile, which is one line, in characters. */
const longestLine = 500;

/** Writes the default address to the profile's one-line address; called after every change, in its transaction. */
export async function writeProfileAddress(
  db: Queries,
  userId: string,
  [first]: SavedAddress[],
): Promise<void> {
  const isArabic = /\p{Script=Arabic}/u.test(first?.street ?? '');
  const parts = first ? addressParts(first, first.area?.name ?? null, isArabic ? 'ar' : 'en') : [];
  const address = parts.join(isArabic ? '، ' : ', ').slice(0, longestLine);
  await db.update(users).set({ address }).where(eq(users.id, userId));
}
