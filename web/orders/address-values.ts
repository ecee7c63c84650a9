import * as z from 'zod/mini';
import { type Pin, parseMapLink, writePin } from '../../contracts/map-link.ts';
import { placeOrder } from '../../contracts/orders.schemas.ts';
import type { Order } from '../../contracts/orders.ts';

const { shape } = placeOrder.input.shape.shipping_address;

/** The fields of an address as they are typed; a pin is a link to a map, or coordinates. */
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

export const emptyAddress = {
  ...{ street: '', city: '', country: '', building: '' },
  ...{ floor: '', landmark: '', driver_note: '', pin: '' },
};

/** An address as its fields are filled in. */
export function valuesOf({ latitude, longitude, ...place }: Place): Record<AddressField, string> {
  const { street, city, country, building, floor, landmark, driver_note } = place;
  const pin = latitude !== null && longitude !== null ? writePin({ latitude, longitude }) : '';
  return { street, city, country, building, floor, landmark, driver_note, pin };
}

/** What a pin is sent as. */
export function coordinatesOf(pin: string): Pin | { latitude: null; longitude: null } {
  const read = parseMapLink(pin);
  return typeof read === 'object' ? read.pin : { latitude: null, longitude: null };
}
