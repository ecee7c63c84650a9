import * as z from 'zod/mini';
import { deliveryAreaSchema } from './delivery-areas.schemas.ts';
import { deliveryMethods } from './orders.ts';
import { paymentMethods } from './payment-methods.ts';
import { bilingualSchema } from './text.schemas.ts';

const { version: _, fee: __, ...areaShape } = deliveryAreaSchema.shape;

export const getCheckoutOptions = {
  summary:
    'What a checkout asks: areas and countries with their fees, where orders are picked up, whether a time is chosen, and ways to pay',
  input: z.object({}),
  answer: z.object({
    /** JD; the fee outside all areas. */
    delivery_fee: z.number(),
    /** The areas that have a fee, in the seller's order. */
    areas: z.array(z.object({ ...areaShape, fee: z.number() })),
    /**
     * The countries abroad that the shop delivers to, in the seller's order; a null fee is named after the order is
     * confirmed.
     */
    countries: z.array(z.object({ code: z.string(), name: bilingualSchema, fee: z.nullable(z.number()) })),
    /** The pickup address; null where orders cannot be picked up. */
    pickup: z.nullable(bilingualSchema),
    /** Methods for which `GET /delivery-slots` has slots or a pause. */
    timed: z.array(z.enum(deliveryMethods)),
    /** Methods that the seller has paused: an order by one of them is refused. */
    paused: z.array(z.enum(deliveryMethods)),
    /** Whether any coupon exists; without one the checkout asks for none. */
    coupons: z.boolean(),
    /** Payment methods, the first one preselected; empty where payment is agreed in the chat. */
    payment_methods: z.array(z.enum(paymentMethods)),
  }),
};
