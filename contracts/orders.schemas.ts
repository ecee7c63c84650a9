import * as z from 'zod/mini';
import { optionalPhone } from './accounts.schemas.ts';
import { maxChanged } from './bulk.ts';
import { cancelReasonSchema } from './cancel-reasons.schemas.ts';
import { shownSlotSchema } from './delivery-times.schemas.ts';
import { fileSchema } from './endpoint.schemas.ts';
import { languages } from './language.ts';
import { acceptedSchema } from './legal.schemas.ts';
import { priceSchema } from './money.schemas.ts';
import { wantedPreferences } from './order-preferences.schemas.ts';
import { openedOrderSchema, orderSchema } from './order-view.schemas.ts';
import { deliveryMethods, orderStatuses } from './orders.ts';
import { paymentMethods } from './payment-methods.ts';
import { maxQuantity } from './quantity.ts';
import { emailSchema, longest, optionalText, requiredText } from './text.schemas.ts';

export const quantitySchema = z
  .number({ error: 'quantity_invalid' })
  .check(
    z.int({ error: 'quantity_invalid' }),
    z.minimum(1, { error: 'quantity_invalid' }),
    z.maximum(maxQuantity, { error: 'quantity_invalid' }),
  );

const degrees = (max: number) =>
  z.optional(
    z.nullable(
      z
        .number({ error: 'invalid' })
        .check(z.minimum(-max, { error: 'invalid' }), z.maximum(max, { error: 'invalid' })),
    ),
  );

/** Details that help a driver to find the door. */
const doorShape = {
  building: optionalText(60),
  floor: optionalText(60),
  landmark: optionalText(200),
  driver_note: optionalText(300),
  /** A pin needs both coordinates. */
  latitude: degrees(90),
  longitude: degrees(180),
};

const shippingAddressSchema = z.object(
  {
    street: requiredText('street_required', 300),
    city: requiredText('city_required', 100),
    country: requiredText('country_required', 100),
    phone: optionalPhone,
  },
  { error: 'street_required' },
);

/** An address with details that help a driver to find the door. */
export const placedAddressSchema = z.object(
  { ...shippingAddressSchema.shape, ...doorShape },
  { error: 'street_required' },
);

/** The order of the keys is the order in which the rules are checked. */
export const placeOrder = {
  summary: 'Saves an order at the prices of the catalogue; a price that differs from the payload is refused',
  input: z.object({
    customer_name: requiredText('name_required', 300),
    customer_email: emailSchema,
    shipping_address: placedAddressSchema,
    items: z
      .array(
        z.object({
          product_id: z.string(),
          quantity: quantitySchema,
          price: priceSchema,
          /** The day that the shopper saw for goods ordered ahead, null for none; refused when it has changed. */
          ready_on: z.optional(z.nullable(z.string({ error: 'invalid' }).check(z.maxLength(10)))),
        }),
        { error: 'items_required' },
      )
      .check(z.minLength(1, { error: 'items_required' }), z.maxLength(200, { error: 'too_long' })),
    /** Without it the order belongs to no delivery area and pays the general fee. */
    delivery: z.optional(
      z.object(
        {
          method: z.optional(z.enum(deliveryMethods, { error: 'invalid' })),
          area_id: z.optional(z.nullable(z.string({ error: 'invalid' }).check(z.maxLength(100)))),
          /** A country that `GET /checkout-options` offers; its name replaces the address's country. */
          country: z.optional(z.nullable(z.string({ error: 'invalid' }).check(z.maxLength(100)))),
          /**
           * JD without a coupon, the fee that the shopper saw, null for one that is named later; refused with the
           * current fee when it differs.
           */
          fee: z.optional(z.nullable(priceSchema)),
          /** A slot that `GET /delivery-slots` offers; abroad there are none. */
          slot: z.optional(z.nullable(shownSlotSchema)),
        },
        { error: 'invalid' },
      ),
    ),
    coupon: z.optional(
      z.nullable(
        z.object(
          {
            code: z.string({ error: 'invalid' }).check(longest(100)),
            /** The discount in JD that the shopper saw; refused with the current one when it differs. */
            saves: z.optional(priceSchema),
          },
          { error: 'invalid' },
        ),
      ),
    ),
    /** Whether the shopper saw that the stamp card makes delivery free; refused with the fee when it doesn't. */
    free_for_stamps: z.optional(z.boolean({ error: 'invalid' })),
    /** Without it, the first method that the shop offers. */
    payment: z.optional(z.enum(paymentMethods, { error: 'invalid' })),
    ...wantedPreferences,
    language: z.optional(z.enum(languages, { error: 'invalid' })),
    accepted: z.optional(acceptedSchema),
  }),
  answer: openedOrderSchema,
};

export const listOrders = {
  summary: "The user's own orders, newest first",
  input: z.object({
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
    /** Keyset pagination: the number of the last order on the previous page. */
    cursor: z.optional(z.string().check(z.regex(/^\d{1,15}$/, { error: 'invalid' }))),
  }),
  answer: z.object({ items: z.array(orderSchema), page: z.object({ cursor: z.nullable(z.string()) }) }),
};

export const getOrder = {
  summary: "One of the user's own orders, by id or number",
  input: z.object({ id: z.string() }),
  answer: openedOrderSchema,
};

export const recordWhatsappOpened = {
  summary: 'Notes that the messaging app was opened with the order; whether it was sent cannot be known',
  input: z.object({ id: z.string() }),
  answer: z.null(),
};

export const getInvoice = {
  summary: "The invoice of one of the user's own orders as a PDF, in the language asked for or the order's",
  input: z.object({ id: z.string(), language: z.optional(z.enum(languages, { error: 'invalid' })) }),
  answer: fileSchema,
};

/** Names a credit note by the revision of its return. */
export const creditNoteInput = {
  revision: z.coerce.number({ error: 'invalid' }).check(z.int({ error: 'invalid' })),
  language: z.optional(z.enum(languages, { error: 'invalid' })),
};

export const getCreditNote = {
  summary: "The credit note of goods that came back of one of the user's own orders, as a PDF",
  input: z.object({ id: z.string(), ...creditNoteInput }),
  answer: fileSchema,
};

export const getLastAddress = {
  summary: "Where the user's latest order went, or null before the first",
  input: z.object({}),
  answer: z.nullable(
    z.object({
      name: z.string(),
      ...orderSchema.shape.shipping_address.shape,
      method: z.enum(deliveryMethods),
      area_id: z.nullable(z.string()),
      /** The country of an order abroad; null in Jordan. */
      country_code: z.nullable(z.string()),
      payment: z.enum(paymentMethods),
    }),
  ),
};

export const subscribeToOrders = {
  summary: "Tells which of the user's own orders has changed, as it happens",
  input: z.object({}),
  answer: z.object({ id: z.string() }),
};

export const setOrderStatus = {
  summary: "Sets an order's status, keeps who did it and when, and tells the customer",
  input: z.object({
    id: z.string(),
    status: z.enum(orderStatuses, { error: 'status_invalid' }),
    /** Optimistic locking: the status as seen; refused when it has changed since. Without it the last one wins. */
    expected_status: z.optional(z.enum(orderStatuses, { error: 'status_invalid' })),
    /** Why the order is cancelled, for administrators alone; of no meaning with another status. */
    cancel_reason: z.optional(cancelReasonSchema),
  }),
  answer: openedOrderSchema,
};

export const advanceOrders = {
  summary:
    'Sets many orders to a status; those for which it is not the next one are left out and named by their ids',
  input: z.object({
    ids: z
      .array(z.uuid({ error: 'invalid' }))
      .check(z.minLength(1, { error: 'invalid' }), z.maxLength(maxChanged, { error: 'too_long' })),
    status: z.enum(orderStatuses, { error: 'status_invalid' }),
  }),
  answer: z.object({
    changed: z.array(z.string()),
    skipped: z.array(z.string()),
    /** Ids of the activity log entries by which the changes can be undone. */
    activities: z.array(z.number()),
  }),
};
