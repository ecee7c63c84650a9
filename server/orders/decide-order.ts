import { dayInAmman } from '../../contracts/calendar-day.ts';
import type { OrderedCoupon } from '../../contracts/coupons.ts';
import { type ErrorDetail, errors } from '../../contracts/error.ts';
import { formatAmount, fromQirsh } from '../../contracts/money.ts';
import { type PaymentMethod, payableMethods } from '../../contracts/payment-methods.ts';
import {
  applyCoupon,
  type CouponFault,
  checkCoupon,
  noCoupon,
  type OfferedCoupon,
} from '../coupons/decide-coupon.ts';
import { goodsFaults, mergeLines, type OrderLine, subtotalOf } from './decide-goods.ts';
import { areaOf, countryOf, deliveryOf, isAbroad, offeredSlots, slotOf } from './order-delivery.ts';
import type { DecidedInput, OrderFacts, WantedDelivery } from './order-facts.ts';
import { type Fault, type RefusalCode, refusalCodes } from './order-faults.ts';

/** An order that can be written. Money is qirsh. */
export type AcceptedOrder = ReturnType<typeof deliveryOf> & {
  lines: OrderLine[];
  subtotalQirsh: number;
  discountQirsh: number;
  totalQirsh: number;
  couponId: string | null;
  coupon: OrderedCoupon | null;
  /** The number of stamps that make the delivery free. */
  freeForStamps: boolean;
  reward: { number: number; stamps: number } | null;
  paymentMethod: PaymentMethod;
  termsVersion: number | null;
  privacyVersion: number | null;
};

export type Refusal = { code: RefusalCode; details: ErrorDetail[] };
export type Decision = { accepted: AcceptedOrder } | { refused: Refusal };

/**
 * Decides whether an order can be placed: the only place with the rules beyond the shape of the request. Pure. Lines of
 * the same product are merged. A refusal lists every faulty line with the values that would be accepted.
 */
export function decideOrder(input: DecidedInput, facts: OrderFacts): Decision {
  const { items, accepted, guest_key, payment } = input;
  const faults = [
    ...guestFault(guest_key, facts),
    ...goodsFaults(input, facts),
    ...findDeliveryFaults(input, facts),
    ...couponFault(input, facts),
    ...slotFault(input, facts),
    ...paymentFault(input, facts),
  ];
  const code = refusalCodes.find((refusalCode) => faults.some((fault) => fault.refusalCode === refusalCode));
  if (code) return { refused: { code, details: faults.map(({ refusalCode: _, ...detail }) => detail) } };
  const lines = mergeLines(items, facts);
  const subtotalQirsh = subtotalOf(items, facts);
  const delivery = deliveryOf(input, facts, subtotalQirsh);
  const { legal } = facts;
  const given = input.coupon && facts.coupon ? applyCoupon(facts.coupon, subtotalQirsh) : noCoupon;
  const feeQirsh = given.coupon?.kind === 'delivery' ? 0 : delivery.deliveryFeeQirsh;
  const reward = rewardOf(input, facts, feeQirsh);
  const deliveryFeeQirsh = reward ? 0 : feeQirsh;
  return {
    accepted: {
      lines,
      subtotalQirsh,
      ...delivery,
      ...given,
      reward,
      freeForStamps: reward !== null,
      deliveryFeeQirsh,
      totalQirsh: subtotalQirsh - given.discountQirsh + deliveryFeeQirsh,
      paymentMethod: payment ?? (offeredOf(input, facts)[0] as PaymentMethod),
      termsVersion: existingVersion(accepted?.terms, legal.terms),
      privacyVersion: existingVersion(accepted?.privacy, legal.privacy),
    },
  };
}

/** The stamp card's reward: free delivery in Jordan, if it isn't free already. */
function rewardOf(input: DecidedInput, { stamps }: OrderFacts, feeQirsh: number) {
  if (!stamps || isAbroad(input) || feeQirsh === 0) return null;
  const spent = stamps.every - 1;
  return stamps.collected >= spent ? { number: stamps.next, stamps: spent } : null;
}

function guestFault(guestKey: string | undefined, { guestsMayOrder }: OrderFacts): Fault[] {
  if (guestKey === undefined || guestsMayOrder) return [];
  const code = 'guests_not_allowed';
  return [{ refusalCode: code, path: 'guest_key', code, message: errors[code].text }];
}

/** Why the coupon can't be used for these goods and this delivery. */
function couponFault(input: DecidedInput, facts: OrderFacts): Fault[] {
  const { coupon } = input;
  if (!coupon) return [];
  const checked = couponFor(input, facts);
  if ('saves' in checked && (coupon.saves === undefined || coupon.saves === checked.saves)) return [];
  if (!('saves' in checked)) return [{ ...checked.fault, refusalCode: checked.fault.code }];
  const { saves } = checked;
  const message = `This code takes ${formatAmount(saves)} JD off now`;
  return [{ refusalCode: 'coupon_changed', path: 'coupon.saves', code: 'coupon_changed', message, saves }];
}

/** The discount in JD of the requested coupon for these goods and this delivery, or why it can't be used. */
export function couponFor(
  input: Omit<DecidedInput, 'coupon'>,
  facts: OrderFacts,
): { coupon: OfferedCoupon; saves: number } | { fault: CouponFault } {
  const subtotalQirsh = subtotalOf(input.items, facts);
  const { deliveryFeeQirsh } = deliveryOf(input, facts, subtotalQirsh);
  const feeQirsh = isAbroad(input) ? 0 : deliveryFeeQirsh;
  return checkCoupon(facts.coupon ?? null, { subtotalQirsh, feeQirsh, today: dayInAmman(facts.now) });
}

/** The faults of an order's delivery, reported together with those of its lines. */
function findDeliveryFaults(input: DecidedInput, facts: OrderFacts): Fault[] {
  const { items, delivery = {} } = input;
  const fault = (
    refusalCode: RefusalCode,
    field: keyof WantedDelivery,
    message: string,
    remedy: object = {},
  ): Fault => ({
    ...{ refusalCode, path: `delivery.${field}`, code: refusalCode, message },
    ...remedy,
  });
  const { method, fee } = delivery;
  if (method === 'pickup' && !facts.pickup)
    return [fault('pickup_closed', 'method', 'Orders can’t be picked up right now')];
  const country = countryOf(input, facts);
  if (country === undefined) {
    const countries = facts.countries.map(({ code }) => code);
    return [fault('country_not_served', 'country', errors.country_not_served.text, { countries })];
  }
  const area = areaOf(input, facts);
  if (area === undefined) return [fault('area_gone', 'area_id', 'We no longer deliver to this area')];
  if (area && !area.open)
    return [fault('area_closed', 'area_id', `We’re not delivering to ${area.nameEn} right now`)];
  const subtotalQirsh = subtotalOf(items, facts);
  const { deliveryFeeQirsh, feePending } = deliveryOf(input, facts, subtotalQirsh);
  const faults: Fault[] = [];
  if (area?.minimumQirsh && subtotalQirsh < area.minimumQirsh) {
    const missing = fromQirsh(area.minimumQirsh - subtotalQirsh);
    const message = `Add ${formatAmount(missing)} JD to order to ${area.nameEn}`;
    faults.push(fault('below_minimum', 'area_id', message, { missing }));
  }
  const current = feePending ? null : fromQirsh(deliveryFeeQirsh);
  if (fee !== undefined && fee !== current) {
    const message =
      current === null
        ? 'What delivery costs is now told after the order is confirmed'
        : `Delivery now costs ${formatAmount(current)} JD`;
    faults.push(fault('fee_changed', 'fee', message, { fee: current }));
  } else if (input.free_for_stamps && current && !rewardOf(input, facts, deliveryFeeQirsh)) {
    const message = `Your stamp card isn’t full any more: delivery costs ${formatAmount(current)} JD`;
    faults.push(fault('fee_changed', 'fee', message, { fee: current }));
  }
  return faults;
}

/** The payment methods that a shopper may choose. */
function offeredOf(input: DecidedInput, { paymentMethods }: OrderFacts): PaymentMethod[] {
  const methods = payableMethods(paymentMethods, { isGift: Boolean(input.gift), isAbroad: isAbroad(input) });
  return methods.length > 0 ? methods : ['chat'];
}

function paymentFault(input: DecidedInput, facts: OrderFacts): Fault[] {
  const { payment, gift } = input;
  const methods = offeredOf(input, facts);
  if (payment === undefined || methods.includes(payment)) return [];
  const code = payment === 'cash' && gift ? 'gift_paid_first' : 'payment_unavailable';
  return [{ refusalCode: code, path: 'payment', code, message: errors[code].text, methods }];
}

/**
 * The fault of an order's time: its delivery method is paused, or its slot is not free or has different hours than the
 * shopper saw.
 */
function slotFault(input: DecidedInput, facts: OrderFacts): Fault[] {
  const { delivery = {} } = input;
  const { method = 'delivery', slot } = delivery;
  if (facts.times.paused[method]) {
    const code = `${method}_paused` as const;
    return [{ refusalCode: code, path: 'delivery.method', code, message: errors[code].text }];
  }
  if (!slot || isAbroad(input)) return [];
  const free = slotOf(input, facts);
  const { from = free?.from, to = free?.to } = slot;
  if (free && free.from === from && free.to === to) return [];
  const isOffered = slotOf(input, { ...facts, taken: new Map() }) !== null;
  const code = free ? 'slot_changed' : isOffered ? 'slot_full' : 'slot_gone';
  const slots = offeredSlots(input, facts).slice(0, 3);
  return [{ refusalCode: code, path: 'delivery.slot', code, message: errors[code].text, slots }];
}

/** The accepted version as the browser sent it; null for one that does not exist. */
const existingVersion = (version: number | undefined, newest: number): number | null =>
  version !== undefined && version <= newest ? version : null;
