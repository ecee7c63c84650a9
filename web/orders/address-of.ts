import { addressLabelIn, type SavedAddress } from '../../contracts/addresses.ts';
import type { Content } from '../../contracts/content.ts';
import { findCountry, nameOfCountry } from '../../contracts/countries.ts';
import type { Language } from '../../contracts/language.ts';
import type { Order } from '../../contracts/orders.ts';
import { findPlace } from '../../contracts/places.ts';
import { type AddressPart, describeAddress, type WrittenPlace } from '../../contracts/write-address.ts';

type Delivery = Pick<Order['delivery'], 'area'> & Partial<Pick<Order['delivery'], 'country' | 'method'>>;
/** A proposed change only has the address. */
export type Addressed = { shipping_address: WrittenPlace; delivery?: Delivery };

/** A city in the reader's language; an unknown one stays as typed. */
export const cityIn = (language: Language, city: string): string => findPlace(city)?.[language] ?? city;

/** The same for a country. Countries are searched first: here عمان is Oman, but among places it is Amman. */
export function countryIn(language: Language, country: string): string {
  const code = findCountry(country);
  return code ? nameOfCountry(code, language) : cityIn(language, country);
}

/** A pickup order has the shop's address in the order's language: returns it in the reader's, if the shop has not moved. */
export function pickupIn(language: Language, of: Addressed, pickup: Content['pickup']): Addressed {
  const { shipping_address: to, delivery } = of;
  const isShops = delivery?.method === 'pickup' && Object.values(pickup).includes(to.street);
  return isShops ? { ...of, shipping_address: { ...to, street: pickup[language] } } : of;
}

/**
 * The parts of an address, with everything that the shop has translations for in the reader's language: area, city,
 * country and the words for building and floor. Typed text is unchanged.
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

/** The name of a saved address: its label, or else its street. */
export const nameOfAddress = (
  { label, street }: Pick<SavedAddress, 'label' | 'street'>,
  language: Language,
): string => addressLabelIn(language, label) || street;
