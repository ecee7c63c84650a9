import { randomUUID } from 'node:crypto';
import type { checkCoupon as contract } from '../../contracts/coupons.ts';
import type { AnswerOf, ParsedInputOf } from '../../contracts/endpoint.ts';
import { normalizePhone } from '../../contracts/phone.ts';
import { type Context, requireActor } from '../context.ts';
import { offeredCoupon } from '../coupons/used-coupons.ts';
import { ShopError } from '../errors.ts';
import { limitRate } from '../rate-limits/limit-rates.ts';
import { couponFor } from './decide-order.ts';
import { couponFieldsOf } from './place-order.ts';
import { readOrderFacts } from './read-order-facts.ts';

type Input = ParsedInputOf<typeof contract>;

/**
 * The discount of a coupon on an order of these goods, by the same facts and rules as for placing the order; writes
 * nothing. Refuses as these do, and `too_many_requests`, so that codes can't be guessed.
 */
export async function checkCoupon(context: Context, input: Input): Promise<AnswerOf<typeof contract>> {
  const { user } = requireActor(context);
  await limitRate(context, 'coupon', user.id);
  return check(context, input, user.id);
}

/** `checkCoupon` without an account. */
export async function checkGuestCoupon(context: Context, input: Input): Promise<AnswerOf<typeof contract>> {
  await limitRate(context, 'couponFromAddress', context.clientAddress);
  return check(context, input, null);
}

async function check(context: Context, { code, phone = '', ...input }: Input, userId: string | null) {
  const asked = {
    userId,
    guestKeyHash: null,
    // A key of no order.
    idempotencyKey: randomUUID(),
    limit: null,
    createdAt: context.now(),
    input,
    ...couponFieldsOf(context, code, normalizePhone(phone) ?? ''),
  };
  const { order, coupons, requests } = await readOrderFacts(context.db, [asked]);
  const coupon = offeredCoupon(coupons, new Map(), asked, requests[0]?.ownUses ?? 0);
  const checked = couponFor(input, { ...order, coupon });
  if ('fault' in checked) throw new ShopError(checked.fault.code, { details: [checked.fault] });
  return { code: checked.coupon.code, kind: checked.coupon.kind, saves: checked.saves };
}
