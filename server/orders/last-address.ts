import { and, desc, eq, isNull } from 'drizzle-orm';
import { type Context, requireActor } from '../context.ts';
import { orders } from './order.table.ts';

/**
 * The address of the user's latest order, suggested for the next one; null before the first. Orders that were attached
 * to the account by its verified email are left out: another person could have placed one to divert the next order.
 */
export async function getLastAddress(context: Context) {
  const { user } = requireActor(context);
  const {
    customerName: name,
    street,
    city,
    country,
    phone,
    deliveryMethod: method,
    paymentMethod: payment,
    areaId: area_id,
    countryCode: country_code,
  } = orders;
  const { building, floor, landmark, driverNote: driver_note, latitude, longitude } = orders;
  const [latest] = await context.db
    .select({
      ...{ name, street, city, country, phone, method, area_id, country_code, payment },
      ...{ building, floor, landmark, driver_note, latitude, longitude },
    })
    .from(orders)
    .where(and(eq(orders.userId, user.id), isNull(orders.guestKeyHash)))
    .orderBy(desc(orders.number))
    .limit(1);
  return latest ?? null;
}
