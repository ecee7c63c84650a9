import * as z from 'zod/mini';
import { orderSchema } from './order-view.schemas.ts';
import { placeOrder } from './orders.schemas.ts';
import { bilingualSchema, optionalText } from './text.schemas.ts';

const { phone: _, ...placed } = placeOrder.input.shape.shipping_address.shape;
const { phone: __, ...ordered } = orderSchema.shape.shipping_address.shape;

export const savedAddressSchema = z.object({
  id: z.string(),
  /** The customer's name for the address, such as home or work; may be empty. */
  label: z.string(),
  ...ordered,
  /** The shop's delivery area of the address, by its present name; null outside all areas. */
  area: z.nullable(z.object({ id: z.string(), name: bilingualSchema })),
  /** Whether the next checkout starts with this address; the profile's `address` is this one on one line. */
  default: z.boolean(),
});

const addressInput = {
  label: optionalText(60),
  ...placed,
  area_id: z.optional(z.nullable(z.uuid({ error: 'invalid' }))),
  /** Whether to make it the default address. */
  default: z.optional(z.boolean({ error: 'invalid' })),
};

export const listAddresses = {
  summary: "The user's saved addresses, the default one first",
  input: z.object({}),
  answer: z.array(savedAddressSchema),
};

export const createAddress = {
  summary: 'Saves an address; one that is saved already is answered as it is',
  input: z.object(addressInput),
  answer: savedAddressSchema,
};

export const updateAddress = {
  summary: "Replaces one of the user's saved addresses",
  input: z.object({ id: z.string(), ...addressInput }),
  answer: savedAddressSchema,
};

export const deleteAddress = {
  summary: "Deletes one of the user's saved addresses; orders that went there keep theirs",
  input: z.object({ id: z.string() }),
  answer: z.null(),
};
