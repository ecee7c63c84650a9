import * as z from 'zod/mini';
import { couponKinds } from './coupons.ts';
import { orderedSlotSchema } from './delivery-times.schemas.ts';
import { languages } from './language.ts';
import { orderPreferences } from './order-preferences.schemas.ts';
import { deliveryMethods, orderStatuses } from './orders.ts';
import { paymentSchema, payToSchema } from './payments.schemas.ts';
import { bilingualSchema } from './text.schemas.ts';

/** The contents of one box when it was ordered. */
export const orderedPartsSchema = z.array(
  z.object({ name: bilingualSchema, weight: z.string(), quantity: z.number() }),
);

const orderItemSchema = z.object({
  /** Identifies the line in all revisions of its order; its replacement has the same position. */
  position: z.number(),
  /** Null when the product was deleted since. */
  product_id: z.nullable(z.string()),
  name: bilingualSchema,
  /** The size as the seller typed it: `500g`; empty where the product had none. */
  weight: z.string(),
  quantity: z.number(),
  /** JD per piece. */
  price: z.number(),
  image: z.string(),
  /** Why the seller set another price or weight; empty where they didn't. */
  reason: z.string(),
  /** The contents of one box when it was ordered; absent for other products. */
  parts: z.optional(orderedPartsSchema),
  /** The promised day in Amman of something ordered ahead; absent for other lines. */
  ready_on: z.optional(z.string()),
});

const sumsAndAddress = {
  items: z.array(orderItemSchema),
  subtotal: z.number(),
  /** The coupon's discount on the goods in JD. */
  discount: z.number(),
  delivery_fee: z.number(),
  total: z.number(),
  shipping_address: z.object({
    /** For a pickup order, the shop's street. */
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

/** Whether the seller has yet to name the delivery fee: `delivery_fee` is 0 until then, and `total` covers the goods only. */
const feePending = z.boolean();

/** The area by its name when the order was placed; null outside the shop's areas. */
const orderedAreaSchema = z.nullable(z.object({ id: z.string(), name: bilingualSchema }));

/** The coupon of an order as it was then; one of the kind `delivery` makes the fee 0. */
const orderedCouponSchema = z.nullable(
  z.object({
    code: z.string(),
    kind: z.enum(couponKinds),
    /** Set for the kind `percent`. */
    percent: z.nullable(z.number()),
    /** JD; set for the kind `amount`. */
    amount: z.nullable(z.number()),
  }),
);

/** A revision of an order; for a change that waits for the customer's answer, the order as it would become. */
export const proposalSchema = z.object({
  ...sumsAndAddress,
  delivery: z.object({
    area: orderedAreaSchema,
    slot: z.nullable(orderedSlotSchema),
    fee_pending: feePending,
  }),
  number: z.number(),
  created_at: z.string(),
  /** The seller's explanation; may be empty. */
  reason: z.string(),
});

export const orderSchema = z.object({
  id: z.string(),
  /** The spoken number: `MN-1042`. */
  number: z.string(),
  created_at: z.string(),
  status: z.enum(orderStatuses),
  customer_name: z.string(),
  customer_email: z.string(),
  ...sumsAndAddress,
  /** What came back in all returns, as it was delivered: `items` are without it. */
  returned: z.array(orderItemSchema),
  coupon: orderedCouponSchema,
  /** Whether the stamp card makes the delivery free. */
  free_for_stamps: z.boolean(),
  delivery: z.object({
    method: z.enum(deliveryMethods),
    area: orderedAreaSchema,
    /** The promised longest delivery time in hours. */
    promise_hours: z.nullable(z.number()),
    /** The chosen slot; day and time in Amman. */
    slot: z.nullable(orderedSlotSchema),
    /** The country of an order abroad, by ISO 3166-1 alpha-2; null in Jordan. */
    country: z.nullable(z.object({ code: z.string(), name: bilingualSchema })),
    fee_pending: feePending,
  }),
  /** The revision that these fields show: the accepted one, 1 for an order that was never changed. */
  revision: z.object({
    number: z.number(),
    proposed: z.nullable(proposalSchema),
    /** The seller's last change, and whether the customer was asked and agreed; returns don't count. */
    changed: z.nullable(
      z.object({ at: z.string(), agreed: z.boolean(), before: proposalSchema, after: proposalSchema }),
    ),
    /** The change that the customer declined last, unless the seller has changed the order since. */
    declined: z.nullable(z.object({ at: z.string(), before: proposalSchema, after: proposalSchema })),
  }),
  /** Credit notes for goods that came back, oldest first. */
  credit_notes: z.array(z.object({ number: z.string(), revision: z.number() })),
  /** Always this value, by the specification. The actual payment method is `payment.method`. */
  payment_method: z.literal('whatsapp'),
  payment: paymentSchema,
  /** Where the customer sends the sum due; null where nothing is due, or it is not to be transferred. */
  pay_to: z.nullable(payToSchema),
  language: z.enum(languages),
  ...orderPreferences,
  /** Whether it was placed without an account and has not been attached to one. */
  guest: z.boolean(),
});

/** A single order; lists leave out the long message. */
export const openedOrderSchema = z.object({
  ...orderSchema.shape,
  /** Opens WhatsApp with the order's message. */
  whatsapp_url: z.string(),
  /** `whatsapp_url` with the message in either language: a page uses its own language. */
  whatsapp_urls: bilingualSchema,
});
