import * as z from 'zod/mini';
import { foldText } from '../../contracts/fold-text.ts';
import { type Pin, parseMapLink, writePin } from '../../contracts/map-link.ts';
import { placeOrder } from '../../contracts/orders.schemas.ts';
import type { Order } from '../../contracts/orders.ts';

const { shape } = placeOrder.input.shape.shipping_address;

/** The fields of an address as typed; a pin is a link to a map, or coordinates. */
export const addressShape = {
  street: shape.street,
  city: shape.city,
  country: shape.country,
  building: shape.building,
  floor: shape.floor,
  landmark: shape.landmark,
  driver_note: shape.driver_note,
  pin: z.string().check(
    z.superRefine((text, { issues }) => {
      const read = text.trim() === '' ? null : parseMapLink(text);
      if (typeof read === 'string') issues.push({ code: 'custom', message: `pin_${read}`, input: text });
    }),
  ),
};

export type AddressField = keyof typeof addressShape;
const addressSchema = z.object(addressShape);
export type AddressValues = z.input<typeof addressSchema>;
type Place = Omit<Order['shipping_address'], 'phone'>;

export const emptyAddressDetails = { building: '', floor: '', landmark: '', driver_note: '', pin: '' };
export const emptyAddress = { street: '', city: '', country: '', ...emptyAddressDetails };
/** Fields that help a driver to find the door. */
export const addressDetailFields = Object.keys(emptyAddressDetails) as (keyof typeof emptyAddressDetails)[];

/** An address as form values. */
export function valuesOf({ latitude, longitude, ...place }: Place): Record<AddressField, string> {
  const { street, city, country, building, floor, landmark, driver_note } = place;
  const pin = latitude !== null && longitude !== null ? writePin({ latitude, longitude }) : '';
  return { street, city, country, building, floor, landmark, driver_note, pin };
}

/**
 * The street with the typed area, which the driver needs when it is not one of the shop's. An empty street stays empty,
 * and what street or city already say is not repeated.
 */
export function streetWithArea(
  { street, city }: { street: string; city: string },
  typedArea: string,
): string {
  const area = foldText(typedArea);
  if (street.trim() === '' || area === '' || foldText(street).includes(area) || foldText(city) === area)
    return street;
  return [street, typedArea].map((part) => part.trim()).join(/\p{Script=Arabic}/u.test(street) ? '، ' : ', ');
}

/** The coordinates to send for a pin. */
export function coordinatesOf(pin: string): Pin | { latitude: null; longitude: null } {
  const read = parseMapLink(pin);
  return typeof read === 'object' ? read.pin : { latitude: null, longitude: null };
}
