import * as z from 'zod/mini';
import { optionalPhone } from './accounts.schemas.ts';
import { adminOrderSchema } from './admin-orders.schemas.ts';
import { wantedSlotSchema } from './delivery-times.schemas.ts';
import { guestPhoneSchema, linkTokenSchema } from './guest-orders.schemas.ts';
import { priceSchema } from './money.schemas.ts';
import { openedOrderSchema } from './order-view.schemas.ts';
import { placedAddressSchema, quantitySchema } from './orders.schemas.ts';
import { maxQuantity } from './quantity.ts';
import { optionalText } from './text.schemas.ts';

const numberSchema = z.coerce
  .number({ error: 'invalid' })
  .check(
    z.int({ error: 'invalid' }),
    z.minimum(1, { error: 'invalid' }),
    z.maximum(1000, { error: 'invalid' }),
  );

const positionSchema = z
  .number({ error: 'invalid' })
  .check(z.int({ error: 'invalid' }), z.minimum(0), z.maximum(1_000_000));

const wantedLineSchema = z.object({
  /** An existing line: kept, or replaced when there is a `product_id`. */
  position: z.optional(positionSchema),
  /** The product that is added, or that replaces the line at `position`. */
  product_id: z.optional(z.uuid({ error: 'invalid' })),
  quantity: quantitySchema,
  /** JD per piece, instead of its former price; requires a reason. */
  price: z.optional(priceSchema),
  /** The weight as weighed, instead of the ordered one; requires a reason. */
  weight: optionalText(50),
  reason: optionalText(200),
});

const returnedLineSchema = z.object({
  position: positionSchema,
  /** How many pieces come back; 0 where only the price is lowered. */
  quantity: z
    .number({ error: 'quantity_invalid' })
    .check(
      z.int({ error: 'quantity_invalid' }),
      z.minimum(0, { error: 'quantity_invalid' }),
      z.maximum(maxQuantity, { error: 'quantity_invalid' }),
    ),
  /** JD per piece that the customer keeps, below its former price; requires a reason. */
  price: z.optional(priceSchema),
  reason: optionalText(200),
});

/** The order's new address; missing directions to the door stay as they were, unless street or city changes. */
const revisedAddressSchema = z.object(
  {
    ...placedAddressSchema.shape,
    /** The delivery area, which decides the fee; null outside all areas. */
    area_id: z.optional(z.nullable(z.uuid({ error: 'invalid' }))),
  },
  { error: 'street_required' },
);

/** JD, the fee that the customer saw; refused with the current fee when it differs. */
const seenFee = z.optional(priceSchema);

export const changeOrder = {
  summary:
    'Makes a revision of an order: other lines, fee, address or time. Accepted at once where nothing gets dearer or other, or the customer has agreed; else proposed to the customer',
  input: z.object({
    id: z.string(),
    /** Optimistic locking: the accepted revision and the proposal as seen. */
    revision: numberSchema,
    proposed: z.optional(z.nullable(numberSchema)),
    /** All lines of the order after the change; without them the lines stay. */
    lines: z.optional(
      z
        .array(wantedLineSchema, { error: 'items_required' })
        .check(z.minLength(1, { error: 'items_required' }), z.maxLength(200, { error: 'too_long' })),
    ),
    delivery_fee: z.optional(priceSchema),
    shipping_address: z.optional(revisedAddressSchema),
    /** Changes only the phone number, without an address: for a pickup order, for instance. */
    phone: z.optional(optionalPhone),
    /** A slot that `GET /delivery-slots` offers; null for none. */
    slot: z.optional(z.nullable(wantedSlotSchema)),
    /** The explanation for the customer. */
    reason: optionalText(300),
    /** Whether the customer has already agreed, in the chat or on the phone. */
    agreed: z.optional(z.boolean({ error: 'invalid' })),
  }),
  answer: adminOrderSchema,
};

export const returnGoods = {
  summary:
    'Takes goods of a delivered order back, or lowers what they cost; what is to be refunded follows by the ledger',
  input: z.object({
    id: z.string(),
    /** Optimistic locking: the accepted revision as seen. */
    revision: numberSchema,
    lines: z.array(returnedLineSchema, { error: 'invalid' }).check(z.maxLength(200, { error: 'too_long' })),
    refund_fee: z.optional(z.boolean({ error: 'invalid' })),
    /** The explanation for the customer. */
    reason: optionalText(300),
  }),
  answer: adminOrderSchema,
};

const ofOrder = z.object({ id: z.string(), revision: numberSchema });

export const acceptProposal = {
  summary: 'Accepts the change that the seller has proposed',
  input: ofOrder,
  answer: openedOrderSchema,
};

export const declineProposal = {
  summary: 'Declines the change that the seller has proposed; the order stays as it was',
  input: ofOrder,
  answer: openedOrderSchema,
};

export const acceptForCustomer = {
  summary: 'Accepts the proposed change for a customer who has agreed in the chat or on the phone',
  input: ofOrder,
  answer: adminOrderSchema,
};

export const withdrawProposal = {
  summary: 'Withdraws the proposed change before the customer has answered; the order stays as it was',
  input: ofOrder,
  answer: adminOrderSchema,
};

const ofLink = z.object({ token: linkTokenSchema, revision: numberSchema });

export const acceptByLink = {
  summary: 'Accepts the change that the seller has proposed to the order of a private link',
  input: ofLink,
  answer: openedOrderSchema,
};

export const declineByLink = {
  summary: 'Declines the change that the seller has proposed to the order of a private link',
  input: ofLink,
  answer: openedOrderSchema,
};

export const cancelOrder = {
  summary: "Cancels one of the user's own orders while it is pending",
  input: ofOrder,
  answer: openedOrderSchema,
};

export const changeAddress = {
  summary: "Corrects the address of one of the user's own orders, or its phone alone, while it is pending",
  input: z.object({
    id: z.string(),
    revision: numberSchema,
    shipping_address: z.optional(revisedAddressSchema),
    phone: z.optional(optionalPhone),
    fee: seenFee,
  }),
  answer: openedOrderSchema,
};

export const cancelByLink = {
  summary: 'Cancels the order of a private link while it is pending',
  input: ofLink,
  answer: openedOrderSchema,
};

export const changeAddressByLink = {
  summary: 'Corrects the address of the order of a private link, or its phone alone, while it is pending',
  input: z.object({
    ...ofLink.shape,
    shipping_address: z.optional(
      z.object({ ...revisedAddressSchema.shape, phone: guestPhoneSchema }, { error: 'street_required' }),
    ),
    phone: z.optional(guestPhoneSchema),
    fee: seenFee,
  }),
  answer: openedOrderSchema,
};
