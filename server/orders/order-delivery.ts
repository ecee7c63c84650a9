import { countryCodes, countryName, findCountryAbroad, unknownCountry } from '../../contracts/countries.ts';
import type { FreeSlot } from '../../contracts/delivery-times.ts';
import type { DeliveryMethod } from '../../contracts/orders.ts';
import { lastReadyOn } from '../../contracts/ready-day.ts';
import { freeSlots } from '../delivery/free-slots.ts';
import type { DecidedInput, OrderedArea, OrderedCountry, OrderFacts } from './order-facts.ts';

type Addressed = Pick<DecidedInput, 'delivery' | 'shipping_address'>;
type Placed = Addressed & Pick<DecidedInput, 'items'>;

/** The chosen slot as stored; null for none, and for one that is not free. */
export function slotOf(input: Placed, facts: OrderFacts): FreeSlot | null {
  const { delivery = {} } = input;
  const { slot } = delivery;
  if (!slot || isAbroad(input)) return null;
  return offeredSlots(input, facts).find(({ id, date }) => id === slot.id && date === slot.date) ?? null;
}

/** The free slots from the day on which all goods are ready. */
export function offeredSlots(input: Placed, facts: OrderFacts): FreeSlot[] {
  const { items, delivery = {} } = input;
  const { times, taken, now, products } = facts;
  const areaId = areaOf(input, facts)?.id ?? null;
  const from = readyDayOf(items, products);
  return freeSlots(times, taken, { method: delivery.method ?? 'delivery', areaId, now, from });
}

/** The day from which all goods are ready; null where they are ready now. */
const readyDayOf = (items: Placed['items'], products: OrderFacts['products']): string | null =>
  lastReadyOn(items.map(({ product_id }) => ({ ready_on: products.get(product_id)?.readyOn })));

/** The foreign country that was chosen, or else the one in the address; null for none, and for pickup. */
function wantedCountry({ delivery = {}, shipping_address: to }: Addressed): string | null {
  if (delivery.method === 'pickup') return null;
  if (delivery.country) return delivery.country;
  const named = findCountryAbroad(to?.country ?? '');
  // An order to one of the shop's areas stays in Jordan, however its country is spelt.
  return named === unknownCountry && delivery.area_id ? null : named;
}

/** Whether the order leaves the country. */
export const isAbroad = (input: Addressed): boolean => wantedCountry(input) !== null;

/**
 * The foreign country of the order; null for none, undefined for one that is not delivered to. Where the seller has
 * listed no countries, the price for any is named after the order is confirmed.
 */
export function countryOf(
  input: Addressed,
  { countries }: Pick<OrderFacts, 'countries'>,
): OrderedCountry | null | undefined {
  const wanted = wantedCountry(input);
  if (wanted === null) return null;
  if (countries.length > 0) return countries.find(({ code }) => code === wanted);
  const isKnown = countryCodes.includes(wanted) || (wanted === unknownCountry && !input.delivery?.country);
  return isKnown ? { code: wanted, feeQirsh: null } : undefined;
}

/** The area of the order; null for none, undefined for one that does not exist. */
export function areaOf(input: Addressed, { areas }: OrderFacts): OrderedArea | null | undefined {
  const { method, area_id } = input.delivery ?? {};
  return method === 'pickup' || isAbroad(input) || !area_id ? null : areas.get(area_id);
}

/** The delivery columns of the order, with its fee. A pickup order costs nothing and has no area. */
export function deliveryOf(input: DecidedInput, facts: OrderFacts, subtotalQirsh: number) {
  const { delivery = {}, language = 'en' } = input;
  const area = areaOf(input, facts) ?? null;
  const country = countryOf(input, facts) ?? null;
  const ownFeeQirsh = country ? (country.feeQirsh ?? 0) : area?.feeQirsh;
  const isPickup = delivery.method === 'pickup';
  const isFree = isPickup || (typeof area?.freeFromQirsh === 'number' && subtotalQirsh >= area.freeFromQirsh);
  const method: DeliveryMethod = isPickup ? 'pickup' : 'delivery';
  return {
    deliveryMethod: method,
    areaId: area?.id ?? null,
    areaNameEn: area?.nameEn ?? null,
    areaNameAr: area?.nameAr ?? null,
    // Not for goods ordered ahead, which have a day of their own.
    promiseHours: readyDayOf(input.items, facts.products) ? null : (area?.promiseHours ?? null),
    countryCode: country?.code ?? null,
    feePending: country !== null && country.feeQirsh === null,
    slot: slotOf(input, facts),
    deliveryFeeQirsh: isFree ? 0 : (ownFeeQirsh ?? facts.deliveryFeeQirsh),
    // An unknown country stays as it was typed.
    ...(country && country.code !== unknownCountry && { country: countryName(country.code)[language] }),
    ...(isPickup && { street: facts.pickup?.[language] ?? '', city: '', country: '' }),
  };
}
