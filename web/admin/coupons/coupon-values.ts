import * as z from 'zod/mini';
import { couponOfForm } from '../../../contracts/coupons.schemas.ts';
import { type Coupon, couponKinds } from '../../../contracts/coupons.ts';
import { plainAmount } from '../../../contracts/money.ts';
import { parseAmount, typedAmount, withoutPercentSign } from '../parse-amount.ts';

/** A typed number; null when left empty. */
const typedNumber = z.pipe(
  typedAmount,
  z.transform((text: string) => (text.trim() === '' ? null : parseAmount(text))),
);
const typedDay = z.pipe(
  z.string(),
  z.transform((text: string) => text || null),
);

const typedSchema = z.object({
  code: z.string(),
  kind: z.enum(couponKinds),
  percent: z.pipe(z.pipe(z.string(), z.transform(withoutPercentSign)), typedNumber),
  amount: typedNumber,
  // 0 is the same as no minimum.
  minimum: z.pipe(
    typedNumber,
    z.transform((sum: number | null) => (sum === 0 ? null : sum)),
  ),
  from: typedDay,
  until: typedDay,
  uses: typedNumber,
  uses_each: typedNumber,
});
type Typed = z.output<typeof typedSchema>;
export type CouponValues = z.input<typeof typedSchema>;

/** The endpoint's schema for a coupon as typed. Ignores the value of another kind. */
export const couponFormSchema = z.pipe(
  z.pipe(
    typedSchema,
    z.transform(({ percent, amount, ...rest }: Typed) => ({
      ...rest,
      percent: rest.kind === 'percent' ? percent : null,
      amount: rest.kind === 'amount' ? amount : null,
    })),
  ),
  couponOfForm,
);

/**
 * Whether the coupon could make an order's goods free: it takes off everything, or at least the minimum that the goods
 * must cost.
 */
export function makesGoodsFree({
  kind,
  percent,
  amount,
  minimum,
}: z.output<typeof couponFormSchema>): boolean {
  if (kind === 'percent') return percent === 100;
  return kind === 'amount' && (amount ?? 0) >= (minimum ?? 0);
}

export function valuesOf(coupon: Coupon | null): CouponValues {
  const sum = (value: number | null | undefined) => (typeof value === 'number' ? plainAmount(value) : '');
  const whole = (value: number | null | undefined) => (typeof value === 'number' ? String(value) : '');
  return {
    code: coupon?.code ?? '',
    kind: coupon?.kind ?? 'percent',
    percent: whole(coupon?.percent),
    amount: sum(coupon?.amount),
    minimum: sum(coupon?.minimum),
    from: coupon?.from ?? '',
    until: coupon?.until ?? '',
    uses: whole(coupon?.uses),
    uses_each: whole(coupon?.uses_each),
  };
}
