import type { User } from '../../contracts/accounts.ts';
import type { SavedAddress } from '../../contracts/addresses.ts';
import { getCheckoutOptions } from '../../contracts/checkout-options.ts';
import type { AnswerOf } from '../../contracts/endpoint.ts';
import { openOrderLink } from '../../contracts/guest-orders.ts';
import type { Language } from '../../contracts/language.ts';
import { getLastAddress, type Order } from '../../contracts/orders.ts';
import { formatPhoneAsTyped } from '../../contracts/phone.ts';
import { readOrderLinks } from '../browser/order-links.ts';
import { fillInDelivery, useDeliveryChoice } from '../cart/delivery-choice.ts';
import { call } from '../http/api.ts';
import { cityIn, countryIn } from '../orders/address-of.ts';
import { type AddressField, streetWithArea, valuesOf } from '../orders/address-values.ts';
import { loadAddresses } from './saved-addresses.ts';

type Found = Partial<Record<AddressField | 'name' | 'phone' | 'email' | 'payment', string>>;
type LastAddress = AnswerOf<typeof getLastAddress>;

/** The customer's complete saved addresses, and the form's prefilled values. */
export async function findAddress(
  user: User,
  language: Language,
  signal: AbortSignal,
): Promise<{ saved: SavedAddress[]; found: () => Found }> {
  const [ordered, saved] = await Promise.all([
    call(getLastAddress, {}, { signal }).catch(() => null),
    loadAddresses(user.email, signal),
  ]);
  const { last, isServed } = await asOffered(ordered, signal);
  return { saved, found: () => prefillAddress({ user, saved, last, isServed, language }) };
}

/** Prefilled values for a guest: from the last order of this browser, fetched by its private link. */
export async function findGuestAddress(language: Language, signal: AbortSignal): Promise<() => Found> {
  const [token] = readOrderLinks();
  const order = token ? await call(openOrderLink, { token }, { signal }).catch(() => null) : null;
  if (!order) return () => ({});
  const { last, isServed } = await asOffered(addressOf(order), signal);
  const user = { name: '', phone: '', address: '' };
  return () => ({
    ...prefillAddress({ user, saved: [], last, isServed, language }),
    email: order.customer_email,
  });
}

/** The last address, and whether its country is still delivered to; where no countries are listed, the country is typed. */
async function asOffered(
  last: LastAddress,
  signal: AbortSignal,
): Promise<{ last: LastAddress; isServed: boolean }> {
  const code = last?.country_code;
  if (!code) return { last, isServed: true };
  const options = await call(getCheckoutOptions, {}, { signal }).catch(() => null);
  if (options?.countries.length === 0) return { last: { ...last, country_code: null }, isServed: true };
  return { last, isServed: Boolean(options?.countries.some((country) => country.code === code)) };
}

const addressOf = (order: Order): LastAddress => ({
  ...order.shipping_address,
  name: order.customer_name,
  method: order.delivery.method,
  area_id: order.delivery.area?.id ?? null,
  country_code: order.delivery.country?.code ?? null,
  payment: order.payment.method,
});

type Known = {
  user: Pick<User, 'name' | 'phone' | 'address'>;
  saved: SavedAddress[];
  last: LastAddress;
  /** Whether the country of the last order is still delivered to. */
  isServed: boolean;
  language: Language;
};

/**
 * The default address; for another area chosen for this order, the last order's address or a saved one there; else the
 * profile's line. Never an address outside the chosen area: its street would misdirect the delivery.
 */
function prefillAddress({ user, saved, last, isServed, language }: Known): Found {
  const who = {
    name: last?.name ?? user.name,
    phone: formatPhoneAsTyped(last?.phone ?? user.phone),
    ...(last && { payment: last.payment }),
  };
  const choice = useDeliveryChoice.getState();
  const { isChosen } = choice;
  // The area of a previous order does not count for the next one.
  const { areaId, country } = isChosen ? choice : { areaId: null, country: null };
  // Saved addresses are in Jordan.
  if (country !== null)
    return last?.country_code === country && isServed ? { ...who, ...placeOf(last, language) } : who;
  // No known address is in a typed area that is not one of the shop's.
  if (isChosen && choice.typedArea !== '') return who;
  const fits = (area: string | null) => areaId === null || area === areaId;
  const isLastThere = areaId !== null && last?.method === 'delivery' && last.area_id === areaId;
  // Among several in the chosen area: the default one, then the last order's, then any other.
  const own = saved.find((address, index) => fits(address.area?.id ?? null) && (index === 0 || !isLastThere));
  if (own) {
    if (areaId === null) fillInDelivery(areaOf(own, last, language));
    return { ...who, ...placeOf(own, language) };
  }
  if (!last) return saved.length > 0 ? who : { ...who, street: user.address };
  if (last.country_code !== null) {
    if (isChosen || !isServed) return who;
    fillInDelivery({ country: last.country_code });
    return { ...who, ...placeOf(last, language) };
  }
  // A pickup order has the shop's own address.
  if (last.method === 'pickup' || (last.area_id !== null && !fits(last.area_id))) return who;
  if (!isChosen) fillInDelivery(areaOf({ ...last, area: null }, last, language));
  return { ...who, ...placeOf(last, language) };
}

/**
 * The area of an address. For one without, the area of the last order that went there: chosen, or typed and stored in
 * this browser, so that it is asked for only once.
 */
function areaOf(
  address: Pick<SavedAddress, 'area'> & Parameters<typeof valuesOf>[0],
  last: LastAddress,
  language: Language,
): Parameters<typeof fillInDelivery>[0] {
  if (address.area) return { areaId: address.area.id };
  const none = { areaId: null };
  if (last?.method !== 'delivery' || last.country_code !== null) return none;
  const [there, here] = [placeOf(last, language), placeOf(address, language)];
  if (there.city !== here.city) return none;
  if (last.area_id !== null) return there.street === here.street ? { areaId: last.area_id } : none;
  const { typedArea } = useDeliveryChoice.getState();
  return there.street === streetWithArea(here, typedArea) ? { areaId: null, typedArea } : none;
}

/** An address as form values. Place names in the other language are translated. */
export function placeOf(
  place: Parameters<typeof valuesOf>[0],
  language: Language,
): Record<AddressField, string> {
  const values = valuesOf(place);
  const { city, country } = values;
  return { ...values, city: cityIn(language, city), country: countryIn(language, country) };
}
