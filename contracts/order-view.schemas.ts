import * as z from 'zod/mini';
import { couponKinds } from './coupons.ts';
import { orderedSlotSchema } from './delivery-times.schemas.ts';
import { languages } from './language.ts';
import { orderPreferences } from './order-preferences.schemas.ts';
import { deliveryMethods, orderStatuses } from './orders.ts';
import { paymentSchema, payToSchema } from './payments.schemas.ts';
import { bilingualSchema } from './text.schemas.ts';

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

/** A revision of an order; of a change that waits for the customer's answer the order as it would be. */
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
    changed: z.nullable(
      z.object({ at: z.string(), agreed: z.boolean(), before: proposalSchema, after: proposalSchema }),
    ),
    /** The change that its customer declined last, unless the seller has changed the order since. */
    declined: z.nullable(z.object({ at: z.string(), before: proposalSchema, after: proposalSchema })),
  }),
  /** Credit notes for goods that came back, oldest first. */
  credit_notes: z.array(z.object({ number: z.string(), revision: z.number() })),
  /** A constant of the specification. How the order is paid is `payment.method`. */
  payment_method: z.literal('whatsapp'),
  payment: paymentSchema,
  /** Where to send what is due, for who ordered; null where nothing is, or it is not to be sent. */
  pay_to: z.nullable(payToSchema),
  language: z.enum(languages),
  ...orderPreferences,
  /** Whether it was placed without an account and is in none by now. */
  guest: z.boolean(),
});

/** One order by itself: a list has no use for its message, which is long. */
export const openedOrderSchema = z.object({
  ...orderSchema.shape,
  /** Opens the messaging app with the order's message ready. */
  whatsapp_url: z.string(),
  /** `whatsapp_url` with the message in either language: from a page it is sent in the page's. */
  whatsapp_urls: bilingualSchema,
});
