import { matchArea } from '../../contracts/find-areas.ts';
import type { Queries } from '../database/queries.ts';
import { deliveryAreas } from '../delivery/delivery-area.table.ts';
import { orders } from './order.table.ts';
import type { Filter } from './order-filter.ts';
import { choosePlan, conditionFor } from './search-orders.ts';

/**
 * When the text of a filter matches no order, but sounds like one of the shop's areas or is another name of it
 * (`3abdoun`, `abdun`), filters by that area: its names are among the words of its orders.
 */
export async function filterByMatchedArea<Asked extends Filter>(db: Queries, filter: Asked): Promise<Asked> {
  const { q } = filter;
  if (!q) return filter;
  const { nameEn, nameAr, otherNames, governorate } = deliveryAreas;
  const areas = await db.select({ nameEn, nameAr, otherNames, governorate }).from(deliveryAreas);
  const named = areas.map((area) => ({
    name: { en: area.nameEn, ar: area.nameAr },
    other_names: area.otherNames,
    governorate: area.governorate,
  }));
  const heard = matchArea(named, q);
  if (!heard) return filter;
  const condition = conditionFor({ q }, await choosePlan(db, { q }));
  const [found] = await db.select({ id: orders.id }).from(orders).where(condition).limit(1);
  return found ? filter : { ...filter, q: heard.name.en };
}
