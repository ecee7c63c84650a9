import * as z from 'zod/mini';
import { wholeQirsh } from './money.schemas.ts';
import { maxPrice } from './money.ts';
import { paymentMethods } from './payment-methods.ts';
import { ledgerMethods, paymentStates } from './payments.ts';
import { optionalText } from './text.schemas.ts';

/** An order's payment, as `balanceOf` derives it. JD. */
export const paymentSchema = z.object({
  method: z.enum(paymentMethods),
  state: z.enum(paymentStates),
  /** The sum of the ledger. */
  paid: z.number(),
  /** The sum still to be paid or collected. */
  due: z.number(),
  /** The sum to refund. */
  refund: z.number(),
  /** Refunded since the last payment. */
  refunded: z.number(),
  /** Refunded and waived: it is not due again. */
  waived: z.number(),
});

/** How many pictures of a transfer the customer has sent. */
const proofs = z.number();

/** An account of the shop that receives payments. */
export const payToSchema = z.union([
  z.object({ method: z.literal('cliq'), alias: z.string(), name: z.string(), proofs }),
  z.object({ method: z.literal('bank'), bank: z.string(), name: z.string(), iban: z.string(), proofs }),
]);

/** A picture of a transfer as the shop admin lists it. */
export const paymentProofSchema = z.object({ id: z.number(), at: z.string() });

export const ledgerEntrySchema = z.object({
  id: z.number(),
  method: z.enum(ledgerMethods),
  /** JD; negative for a refund. */
  amount: z.number(),
  /** The bank's or the seller's reference, such as a transfer number. */
  reference: z.string(),
  note: z.string(),
  at: z.string(),
  /** Null when the user was deleted since. */
  by: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** The entry that this one reverses. */
  reverses: z.nullable(z.number()),
  /** Whether another entry reverses this one. */
  reversed: z.boolean(),
});

export const ledgerSchema = z.object({
  payment: paymentSchema,
  /** The ledger, oldest first. */
  entries: z.array(ledgerEntrySchema),
  /** Pictures of transfers that the customer has sent; a picture does not count as a payment. */
  proofs: z.array(paymentProofSchema),
});

export const listPayments = {
  summary: "An order's payments and refunds, oldest first, with what is still to be paid",
  input: z.object({ id: z.string() }),
  answer: ledgerSchema,
};

export const recordPayment = {
  summary:
    'Adds a payment, or a refund as an amount below zero, to the ledger of an order. What a refund adds to what is due is owed again, unless it is waived or the order has arrived; `waived: false` is refused of one that has arrived (`changed_meanwhile`)',
  input: z.object({
    id: z.string(),
    method: z.enum(ledgerMethods, { error: 'invalid' }),
    amount: z.number({ error: 'payment_required' }).check(
      z.minimum(-maxPrice, { error: 'amount_high' }),
      z.maximum(maxPrice, { error: 'amount_high' }),
      z.refine(wholeQirsh, { error: 'price_decimals' }),
      z.refine((amount) => amount !== 0, { error: 'payment_required' }),
    ),
    reference: optionalText(100),
    note: optionalText(500),
    /**
     * Whether the sum that a refund would make due is waived; ignored for payments. Without it the order's status
     * decides. False is for an order under way: when it was delivered since and the refund would be waived, the call is
     * refused with `changed_meanwhile`.
     */
    waived: z.optional(z.boolean({ error: 'invalid' })),
    /** Optimistic locking: the sum of the ledger as seen; refused when it has changed since. */
    expected_paid: z.optional(z.number({ error: 'invalid' })),
  }),
  answer: ledgerSchema,
};

export const reversePayment = {
  summary:
    'Takes an entry of the ledger back by a counter-entry; asked for twice, it is taken back once. A counter-entry can’t be taken back: what it took back is recorded again',
  input: z.object({ id: z.coerce.number({ error: 'invalid' }).check(z.int({ error: 'invalid' })) }),
  answer: ledgerSchema,
};
