import { addressLabelIn, type SavedAddress } from '../../contracts/addresses.ts';
import type { Content } from '../../contracts/content.ts';
import { findCountry, nameOfCountry } from '../../contracts/countries.ts';
import type { Language } from '../../contracts/language.ts';
import type { Order } from '../../contracts/orders.ts';
import { findPlace } from '../../contracts/places.ts';
import { type AddressPart, describeAddress, type WrittenPlace } from '../../contracts/write-address.ts';

type Delivery = Pick<Order['delivery'], 'area'> & Partial<Pick<Order['delivery'], 'country' | 'method'>>;
/** Of a proposed change it is the place alone. */
export type Addressed = { shipping_address: WrittenPlace; delivery?: Delivery };

/** A city in the reader's language; one that the shop doesn't know stays as it was typed. */
export const cityIn = (language: Language, city: string): string => findPlace(city)?.[language] ?? city;

/** A country likewise. Countries come first: عمان is Oman here, and Amman among places. */
export function countryIn(language: Language, country: string): string {
  const code = findCountry(country);
  return code ? nameOfCountry(code, language) : cityIn(language, country);
}

/** What is picked up goes to the shop's own address, which an order has in its own language: in the reader's, if it is still that one. */
export function pickupIn(language: Language, of: Addressed, pickup: Content['pickup']): Addressed {
  const { shipping_address: to, delivery } = of;
  const isShops = delivery?.method === 'pickup' && Object.values(pickup).includes(to.street);
  return isShops ? { ...of, shipping_address: { ...to, street: pickup[language] } } : of;
}

/**
 * The parts of an address with all that the shop has names for in the reader's language: area, city, country and the words for
 * building and floor. What a person typed stays as it is.
 */
export const partsOf = ({ shipping_address: to, delivery }: Addressed, language: Language): AddressPart[] =>
  describeAddress(
    {
      ...to,
      city: cityIn(language, to.city),
      country: delivery?.country?.name[language] ?? countryIn(language, to.country),
    },
    delivery?.area?.name ?? null,
    language,
  );

/** What a saved address is called: by its label, or else by its street. */
export const nameOfAddress = (
  { label, street }: Pick<SavedAddress, 'label' | 'street'>,
  language: Language,
): string => addressLabelIn(language, label) || street;
