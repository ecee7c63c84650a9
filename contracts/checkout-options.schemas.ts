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
    /** JD, where no area fits. */
    delivery_fee: z.number(),
    /** In the order of the seller's list; those alone that have a fee. */
    areas: z.array(z.object({ ...areaShape, fee: z.number() })),
    /** Countries abroad that are delivered to, in the seller's order; a fee of null is told after the order is confirmed. */
    countries: z.array(z.object({ code: z.string(), name: bilingualSchema, fee: z.nullable(z.number()) })),
    /** The address; null where orders are not picked up. */
    pickup: z.nullable(bilingualSchema),
    /** Methods for which `GET /delivery-slots` knows times or a pause. */
    timed: z.array(z.enum(deliveryMethods)),
    /** Methods that the seller has stopped for now: an order by one is refused. */
    paused: z.array(z.enum(deliveryMethods)),
    /** Whether there is any coupon: without one none is asked for. */
    coupons: z.boolean(),
    /** Ways to pay, the first one preselected; empty where payment is agreed in the chat. */
    payment_methods: z.array(z.enum(paymentMethods)),
  }),
};
