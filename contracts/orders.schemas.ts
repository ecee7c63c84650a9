import * as z from 'zod/mini';
import { optionalPhone } from './accounts.schemas.ts';
import { maxChanged } from './bulk.ts';
import { couponKinds } from './coupons.ts';
import { orderedSlotSchema, shownSlotSchema } from './delivery-times.schemas.ts';
import { fileSchema } from './endpoint.schemas.ts';
import { languages } from './language.ts';
import { acceptedSchema } from './legal.schemas.ts';
import { priceSchema } from './money.schemas.ts';
import { deliveryMethods, orderStatuses } from './orders.ts';
import { paymentSchema, payToSchema } from './payments.schemas.ts';
import { paymentMethods } from './payments.ts';
import { maxQuantity } from './quantity.ts';
import { bilingualSchema, emailSchema, longest, optionalText, requiredText } from './text.schemas.ts';
import { orderWishes, wantedWishes } from './wishes.schemas.ts';

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

/** What helps a driver to find the door. */
const doorShape = {
  building: optionalText(60),
  floor: optionalText(60),
  landmark: optionalText(200),
  driver_note: optionalText(300),
  /** A pin counts with both coordinates. */
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

/** The same with what helps a driver to find the door. */
export const placedAddressSchema = z.object(
  { ...shippingAddressSchema.shape, ...doorShape },
  { error: 'street_required' },
);

/** What one box was made of when it was ordered. */
export const orderedPartsSchema = z.array(
  z.object({ name: bilingualSchema, weight: z.string(), quantity: z.number() }),
);

const orderItemSchema = z.object({
  /** Names the line through all revisions of its order; what replaces it has the same. */
  position: z.number(),
  /** Null when the product was deleted since. */
  product_id: z.nullable(z.string()),
  name: bilingualSchema,
  /** As the seller typed it: `500g`; empty where the product had none. */
  weight: z.string(),
  quantity: z.number(),
  /** JD for one. */
  price: z.number(),
  image: z.string(),
  /** Why the seller set another price or weight; empty where they didn't. */
  reason: z.string(),
  /** What one box was made of when it was ordered; of a box alone. */
  parts: z.optional(orderedPartsSchema),
  /** Ordered ahead, the day in Amman that was promised; of such a line alone. */
  ready_on: z.optional(z.string()),
});

const sumsAndAddress = {
  items: z.array(orderItemSchema),
  subtotal: z.number(),
  /** JD that a coupon takes off the goods. */
  discount: z.number(),
  delivery_fee: z.number(),
  total: z.number(),
  shipping_address: z.object({
    /** The street is the shop's, where the order is picked up. */
    street: z.string(),
    city: z.string(),
    country: z.string(),
    phone: z.string(),
    building: z.string(),
    floor: z.string(),
    landmark: z.string(),
    driver_note: z.string(),
    latitude: z.nullable(z.number()),
    longitude: z.nullable(z.number()),
  }),
};

/** Whether the seller has yet to say what delivery costs: `delivery_fee` is 0 until then, and `total` the goods alone. */
const feePending = z.boolean();

/** As it was called when the order was placed; null outside the shop's areas. */
const orderedAreaSchema = z.nullable(z.object({ id: z.string(), name: bilingualSchema }));

/** The coupon that an order has, as it was; one of the kind `delivery` makes the fee 0. */
const orderedCouponSchema = z.nullable(
  z.object({
    code: z.string(),
    kind: z.enum(couponKinds),
    /** Of `percent`. */
    percent: z.nullable(z.number()),
    /** JD, of `amount`. */
    amount: z.nullable(z.number()),
  }),
);

/** A change that waits for the customer's answer: the order as it would be. */
export const proposalSchema = z.object({
  ...sumsAndAddress,
  delivery: z.object({
    area: orderedAreaSchema,
    slot: z.nullable(orderedSlotSchema),
    fee_pending: feePending,
  }),
  number: z.number(),
  created_at: z.string(),
  /** What the seller says about it; may be empty. */
  reason: z.string(),
});

export const orderSchema = z.object({
  id: z.string(),
  /** What people say on the phone: `MN-1042`. */
  number: z.string(),
  created_at: z.string(),
  status: z.enum(orderStatuses),
  customer_name: z.string(),
  customer_email: z.string(),
  ...sumsAndAddress,
  coupon: orderedCouponSchema,
  /** Whether the stamp card makes the delivery free. */
  free_for_stamps: z.boolean(),
  delivery: z.object({
    method: z.enum(deliveryMethods),
    area: orderedAreaSchema,
    /** In how many hours at most it was promised. */
    promise_hours: z.nullable(z.number()),
    /** When, as it was chosen; Asia/Amman's day and clock. */
    slot: z.nullable(orderedSlotSchema),
    /** Of an order abroad, by ISO 3166-1 alpha-2; null in Jordan. */
    country: z.nullable(z.object({ code: z.string(), name: bilingualSchema })),
    fee_pending: feePending,
  }),
  /** Which revision all of this is: the accepted one, 1 for an order that was never changed. */
  revision: z.object({
    number: z.number(),
    proposed: z.nullable(proposalSchema),
    /** The seller's last change of it, and whether its customer was asked and agreed; not of goods that came back. */
    changed: z.nullable(z.object({ at: z.string(), agreed: z.boolean() })),
  }),
  /** Of goods that came back, oldest first. */
  credit_notes: z.array(z.object({ number: z.string(), revision: z.number() })),
  /** Paid and agreed with the seller in the chat. */
  payment_method: z.literal('whatsapp'),
  payment: paymentSchema,
  /** Where to send what is due, for who ordered; null where nothing is, or it is not to be sent. */
  pay_to: z.nullable(payToSchema),
  language: z.enum(languages),
  ...orderWishes,
  /** Whether it was placed without an account and is in none by now. */
  guest: z.boolean(),
  /** Opens the messaging app with the order's message ready. */
  whatsapp_url: z.string(),
});

/** Keys stand in the order in which the rules are checked. */
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
          /** The day that was shown of what is ordered ahead, null for none; another one is refused. */
          ready_on: z.optional(z.nullable(z.string({ error: 'invalid' }).check(z.maxLength(10)))),
        }),
        { error: 'items_required' },
      )
      .check(z.minLength(1, { error: 'items_required' }), z.maxLength(200, { error: 'too_long' })),
    /** Without it the order goes to no area of the shop's, at the general fee. */
    delivery: z.optional(
      z.object(
        {
          method: z.optional(z.enum(deliveryMethods, { error: 'invalid' })),
          area_id: z.optional(z.nullable(z.string({ error: 'invalid' }).check(z.maxLength(100)))),
          /** Abroad, one of those that `GET /checkout-options` offers; its name takes the place of the address's. */
          country: z.optional(z.nullable(z.string({ error: 'invalid' }).check(z.maxLength(100)))),
          /** JD without a coupon, as the shopper saw it, null for one that is told later; another one is refused with the fee of now. */
          fee: z.optional(z.nullable(priceSchema)),
          /** One of those that `GET /delivery-slots` offers; abroad there are none. */
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
            /** JD that it takes off, as the shopper saw it; another sum is refused with that of now. */
            saves: z.optional(priceSchema),
          },
          { error: 'invalid' },
        ),
      ),
    ),
    /** Whether the shopper saw that the stamp card makes the delivery free: where it doesn't, that is refused with the fee. */
    free_for_stamps: z.optional(z.boolean({ error: 'invalid' })),
    /** Without it the first way that the shop offers. */
    payment: z.optional(z.enum(paymentMethods, { error: 'invalid' })),
    ...wantedWishes,
    language: z.optional(z.enum(languages, { error: 'invalid' })),
    accepted: z.optional(acceptedSchema),
  }),
  answer: orderSchema,
};

export const listOrders = {
  summary: "The user's own orders, newest first",
  input: z.object({
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
    /** The number of the last order of the page before. */
    cursor: z.optional(z.string().check(z.regex(/^\d{1,15}$/, { error: 'invalid' }))),
  }),
  answer: z.object({ items: z.array(orderSchema), page: z.object({ cursor: z.nullable(z.string()) }) }),
};

export const getOrder = {
  summary: "One of the user's own orders, by id or number",
  input: z.object({ id: z.string() }),
  answer: orderSchema,
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

/** Which credit note, by the revision of its return. */
export const creditNoteInput = {
  revision: z.coerce.number({ error: 'invalid' }).check(z.int({ error: 'invalid' })),
  language: z.optional(z.enum(languages, { error: 'invalid' })),
};

export const getOwnCreditNote = {
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
      /** Abroad; null in Jordan. */
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
    /**
     * Optimistic concurrency: the status that was seen; refused when it is another by now. Without it the last to set
     * wins.
     */
    before: z.optional(z.enum(orderStatuses, { error: 'status_invalid' })),
  }),
  answer: orderSchema,
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
    left_out: z.array(z.string()),
    /** The entries in the activity log, by which the changes are taken back. */
    activities: z.array(z.number()),
  }),
};
