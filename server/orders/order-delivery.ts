import { countryCodes, countryName, findCountryAbroad, unknownCountry } from '../../contracts/countries.ts';
import type { FreeSlot } from '../../contracts/delivery-times.ts';
import type { DeliveryMethod } from '../../contracts/orders.ts';
import { lastReadyOn } from '../../contracts/ready-day.ts';
import { freeSlots } from '../delivery/free-slots.ts';
import type { DecidedInput, OrderedArea, OrderedCountry, OrderFacts } from './order-facts.ts';

type Addressed = Pick<DecidedInput, 'delivery' | 'shipping_address'>;
type Placed = Addressed & Pick<DecidedInput, 'items'>;

/** The chosen slot as it is written; null for none, and for one that is not free. */
export function slotOf(input: Placed, facts: OrderFacts): FreeSlot | null {
  const { delivery = {} } = input;
  const { slot } = delivery;
  if (!slot || isAbroad(input)) return null;
  return offeredSlots(input, facts).find(({ id, date }) => id === slot.id && date === slot.date) ?? null;
}

/** The free slots from the day on which all of the goods are ready. */
export function offeredSlots(input: Placed, facts: OrderFacts): FreeSlot[] {
  const { items, delivery = {} } = input;
  const { times, taken, now, products } = facts;
  const areaId = areaOf(input, facts)?.id ?? null;
  const from = readyDayOf(items, products);
  return freeSlots(times, taken, { method: delivery.method ?? 'delivery', areaId, now, from });
}

/** The day from which all of the goods are ready; null where they are now. */
const readyDayOf = (items: Placed['items'], products: OrderFacts['products']): string | null =>
  lastReadyOn(items.map(({ product_id }) => ({ ready_on: products.get(product_id)?.readyOn })));

/** The country abroad that was chosen, or else that the address names; null for none. What is picked up goes nowhere. */
function wantedCountry({ delivery = {}, shipping_address: to }: Addressed): string | null {
  if (delivery.method === 'pickup') return null;
  if (delivery.country) return delivery.country;
  const named = findCountryAbroad(to?.country ?? '');
  // What is sent to one of the shop's areas is sent within Jordan, however the country is spelt.
  return named === unknownCountry && delivery.area_id ? null : named;
}

/** Whether the order is to leave the country. */
export const isAbroad = (input: Addressed): boolean => wantedCountry(input) !== null;

/**
 * The country abroad that the order goes to; null for none, undefined for one that is not delivered to. Where the seller has named no
 * countries, the price to any is told after the order is confirmed.
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

/** The area that the order goes to; null for none, undefined for one that the shop does not have. */
export function areaOf(input: Addressed, { areas }: OrderFacts): OrderedArea | null | undefined {
  const { method, area_id } = input.delivery ?? {};
  return method === 'pickup' || isAbroad(input) || !area_id ? null : areas.get(area_id);
}

/** How the order comes and for how much, as it is written. What is picked up costs nothing and goes nowhere. */
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
    // Not of what is ordered ahead, which has a day of its own.
    promiseHours: readyDayOf(input.items, facts.products) ? null : (area?.promiseHours ?? null),
    countryCode: country?.code ?? null,
    feePending: country !== null && country.feeQirsh === null,
    slot: slotOf(input, facts),
    deliveryFeeQirsh: isFree ? 0 : (ownFeeQirsh ?? facts.deliveryFeeQirsh),
    // One that is not known stays as it was typed.
    ...(country && country.code !== unknownCountry && { country: countryName(country.code)[language] }),
    ...(isPickup && { street: facts.pickup?.[language] ?? '', city: '', country: '' }),
  };
}
