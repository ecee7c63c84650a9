import * as z from 'zod/mini';
import { couponKinds, longestCode, maxUses } from './coupons.ts';
import { foldDigits } from './digits.ts';
import { amountFieldSchema } from './money.schemas.ts';
import { dayOrNone } from './offers.schemas.ts';
import { placeOrder } from './orders.schemas.ts';
import { longest } from './text.schemas.ts';

export const couponSchema = z.object({
  id: z.string(),
  /** In capitals and Latin digits; case, spaces, hyphens and the digits' script don't matter. */
  code: z.string(),
  kind: z.enum(couponKinds),
  /** Set for the kind `percent`. */
  percent: z.nullable(z.number()),
  /** JD; set for the kind `amount`. */
  amount: z.nullable(z.number()),
  /** JD; the least that the goods must cost. */
  minimum: z.nullable(z.number()),
  /** The first and the last day in Amman, `2026-11-30`; null for none. */
  from: z.nullable(z.string()),
  until: z.nullable(z.string()),
  /** How many orders may use it, in all and per person; null for no limit. */
  uses: z.nullable(z.number()),
  uses_each: z.nullable(z.number()),
  /** How many orders have used it, without cancelled ones. */
  used: z.number(),
  active: z.boolean(),
  version: z.number(),
});

const usesSchema = z.nullable(
  z
    .number({ error: 'uses_invalid' })
    .check(
      z.int({ error: 'uses_invalid' }),
      z.minimum(1, { error: 'uses_invalid' }),
      z.maximum(maxUses, { error: 'uses_invalid' }),
    ),
);

const couponShape = {
  code: z.string({ error: 'code_invalid' }).check(
    z.trim(),
    z.overwrite((code) => foldDigits(code).toUpperCase()),
    longest(longestCode, { abort: true }),
    // At least three letters or digits must be left without spaces and hyphens.
    z.regex(/^(?:[ _-]*[\p{L}\p{N}]){3}[\p{L}\p{M}\p{N} _-]*$/u, { error: 'code_invalid' }),
  ),
  kind: z.enum(couponKinds, { error: 'invalid' }),
  percent: z.optional(
    z.nullable(
      z
        .number({ error: 'percent_invalid' })
        .check(
          z.int({ error: 'percent_invalid' }),
          z.minimum(1, { error: 'percent_invalid' }),
          z.maximum(100, { error: 'percent_invalid' }),
        ),
    ),
  ),
  amount: z.optional(z.nullable(amountFieldSchema)),
  minimum: z.optional(z.nullable(amountFieldSchema)),
  from: z.optional(dayOrNone),
  until: z.optional(dayOrNone),
  uses: z.optional(usesSchema),
  uses_each: z.optional(usesSchema),
  active: z.optional(z.boolean({ error: 'invalid' })),
};

type Typed = {
  kind: (typeof couponKinds)[number];
  percent?: number | null | undefined;
  amount?: number | null | undefined;
  from?: string | null | undefined;
  until?: string | null | undefined;
  uses?: number | null | undefined;
  uses_each?: number | null | undefined;
};

/**
 * A coupon has the value that its kind needs, does not end before it begins, and allows one person no more uses than
 * there are in all. Runs even when other rules are broken, so that all errors are reported at once.
 */
const isWhole = z.check<Typed>(
  ({ value: { kind, percent, amount, from, until, uses, uses_each }, issues }) => {
    const refuse = (path: string, message: string, input: unknown) => {
      if (issues.every((issue) => issue.path?.[0] !== path))
        issues.push({ code: 'custom', message, path: [path], input });
    };
    if (kind === 'percent' && !percent) refuse('percent', 'percent_invalid', percent);
    if (kind === 'amount' && !amount) refuse('amount', 'amount_required', amount);
    if (from && until && until < from) refuse('until', 'day_order', until);
    if (uses && uses_each && uses_each > uses) refuse('uses_each', 'uses_each_high', uses_each);
  },
  { when: ({ value }) => typeof value === 'object' && value !== null },
);

/** A coupon as typed; of `percent` and `amount`, the one that its kind does not use is ignored. */
export const couponInput = z.object(couponShape).check(isWhole);

/** The coupon form's fields: all but whether the coupon is active, each required. */
export const couponOfForm = z.required(z.omit(z.object(couponShape), { active: true })).check(isWhole);

/** What the checkout sends to look up a coupon: the code, the goods and the delivery method. */
const asked = {
  code: z.string({ error: 'invalid' }).check(longest(100)),
  items: placeOrder.input.shape.items,
  delivery: placeOrder.input.shape.delivery,
  phone: z.optional(z.string({ error: 'invalid' }).check(longest(100))),
};

const checked = z.object({
  code: z.string(),
  kind: z.enum(couponKinds),
  /** JD that it takes off this order: off the goods, or off the delivery fee for the kind `delivery`. */
  saves: z.number(),
});

export const checkCoupon = {
  summary:
    'What a coupon would take off an order of these goods, or why it can’t be used; it is not used by this',
  input: z.object(asked),
  answer: checked,
};

export const checkGuestCoupon = { ...checkCoupon, summary: `${checkCoupon.summary} (without an account)` };

export const listCoupons = {
  summary: 'All coupons with how often they were used, newest first',
  input: z.object({}),
  answer: z.array(couponSchema),
};

export const createCoupon = {
  summary: 'Adds a coupon',
  input: couponInput,
  answer: couponSchema,
};

export const updateCoupon = {
  summary: 'Sets all of a coupon; orders placed before keep what they have',
  input: z
    .object({
      ...couponShape,
      id: z.string(),
      /** Optimistic locking: the version that was edited; refused when it is another by now. */
      version: z.optional(z.number({ error: 'invalid' })),
    })
    .check(isWhole),
  answer: couponSchema,
};

export const deleteCoupon = {
  summary: 'Deletes a coupon; orders placed before keep what they have',
  input: z.object({ id: z.string() }),
  answer: z.null(),
};
