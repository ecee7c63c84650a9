import type { FreeSlot } from '../../contracts/delivery-times.ts';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import type { Gift, SubstitutionPolicy } from '../../contracts/order-preferences.ts';
import type { placeOrder as contract } from '../../contracts/orders.ts';
import type { PaymentSettings } from '../../contracts/payment-settings.ts';
import { offeredCoupon, recordCouponUse } from '../coupons/used-coupons.ts';
import { batch } from '../database/batch.ts';
import type { Database } from '../database/connect.ts';
import { isRetryable, violatesCheck, violatesUnique } from '../database/database-errors.ts';
import { slotDayOf } from '../delivery/free-slots.ts';
import type { Limit } from '../rate-limits/limit-rates.ts';
import { type AcceptedOrder, type Decision, decideOrder, type Refusal } from './decide-order.ts';
import { piecesOfLines } from './pieces.ts';
import { type RequestFacts, readOrderFacts } from './read-order-facts.ts';
import { writeOrders } from './write-orders.ts';

/** A requested order, with everything of its row that depends only on the request. */
export type WantedOrder = {
  id: string;
  /** Either the account, or the hashes of a guest's key and of the order's private link. */
  userId: string | null;
  guestKeyHash: string | null;
  linkHash: string | null;
  idempotencyKey: string;
  bodyHash: string;
  customerName: string;
  customerEmail: string;
  street: string;
  city: string;
  country: string;
  phone: string;
  building: string;
  floor: string;
  landmark: string;
  driverNote: string;
  latitude: number | null;
  longitude: number | null;
  ifMissing: SubstitutionPolicy;
  note: string;
  gift: Gift | null;
  language: 'en' | 'ar';
  createdAt: Date;
  /** The user's rate limit; null for a guest, whose attempt was counted before, and when rate limits are off. */
  limit: Limit | null;
  /** The key of the requested coupon, and the keyed hash of the phone, which recognises a customer who has used it. */
  couponKey: string | null;
  phoneHash: string | null;
  input: Pick<
    ParsedInputOf<typeof contract>,
    | 'items'
    | 'accepted'
    | 'language'
    | 'delivery'
    | 'shipping_address'
    | 'payment'
    | 'gift'
    | 'coupon'
    | 'free_for_stamps'
  > & {
    guest_key?: string;
  };
};

/** The result of a requested order. */
export type Outcome =
  | {
      kind: 'placed';
      number: number;
      accepted: AcceptedOrder;
      content: string | null;
      payments: PaymentSettings;
    }
  | ({ kind: 'refused' } & Refusal)
  /** The user's rate limit is exhausted until `end`, in milliseconds. */
  | { kind: 'limited'; end: number }
  /** Idempotency: an order with the same key already exists, or a concurrent one has won the unique key. */
  | { kind: 'replayed' };

/** Write batching: two batches at a time, of at most 50 orders, one per user or guest. */
const batches = {
  atOnce: 2,
  max: 50,
  keyOf: ({ userId, guestKeyHash }: WantedOrder) => userId ?? guestKeyHash ?? '',
};

const batchers = new WeakMap<Database, (order: WantedOrder) => Promise<Outcome>>();

/**
 * Places an order in the next batch of up to 50 concurrent orders: one statement reads the facts, another writes all
 * rows of the accepted ones. Idempotent by the unique key of user (or guest) and idempotency key, so a repeated batch
 * writes nothing twice.
 */
export function placeInBatch(db: Database, order: WantedOrder): Promise<Outcome> {
  const batcher = batchers.get(db) ?? batch((orders: WantedOrder[]) => placeOrders(db, orders), batches);
  batchers.set(db, batcher);
  return batcher(order);
}

type Decided = { wanted: WantedOrder } & ({ outcome: Outcome } | Decision);

/** How often a batch is decided again after another transaction has taken the last place in a slot, piece or coupon use. */
const maxAttempts = 5;

async function placeOrders(db: Database, orders: WantedOrder[], attempt = 1): Promise<Outcome[]> {
  const { order, coupons, stampCard, content, payments, requests } = await readOrderFacts(db, orders);
  const taken = new Map(order.taken);
  const left = new Map(order.left);
  const uses = new Map<string, number>();
  const decided = orders.map((wanted, index): Decided => {
    const request = requests[index] as RequestFacts;
    const stopped = stopsBefore(wanted, request);
    if (stopped) return { wanted, outcome: stopped };
    const { ownStamps } = request;
    const stamps = stampCard && ownStamps ? { every: stampCard, ...ownStamps } : null;
    const coupon = offeredCoupon(coupons, uses, wanted, request.ownUses);
    const decision = decideOrder(wanted.input, { ...order, taken, left, coupon, stamps });
    // The next order of the batch sees what this one takes.
    if ('accepted' in decision) {
      takePlace(taken, decision.accepted.slot);
      takeGoods(left, decision.accepted.lines);
      recordCouponUse(uses, decision.accepted.couponId, wanted);
    }
    return { wanted, ...decision };
  });
  const accepted = decided.flatMap((one) => ('accepted' in one ? [one] : []));
  const numbers = await writeUnlessShort(db, accepted);
  if (!numbers && attempt === maxAttempts)
    throw new Error('a slot was full, a product sold out or a coupon used up, at every attempt');
  if (!numbers) {
    // Each attempt counts once against the rate limit.
    const again = orders.map((one) => ({ ...one, limit: null }));
    return placeOrders(db, again, attempt + 1);
  }
  return decided.map((one): Outcome => {
    if ('outcome' in one) return one.outcome;
    if ('refused' in one) return { kind: 'refused', ...one.refused };
    const number = numbers.get(one.wanted.id);
    if (number === undefined) return { kind: 'replayed' };
    return { kind: 'placed', number, accepted: one.accepted, content, payments };
  });
}

function takePlace(taken: Map<string, number>, slot: FreeSlot | null): void {
  if (!slot) return;
  const day = slotDayOf(slot.id, slot.date);
  taken.set(day, (taken.get(day) ?? 0) + 1);
}

function takeGoods(left: Map<string, number>, lines: AcceptedOrder['lines']): void {
  for (const [id, pieces] of piecesOfLines(lines)) {
    const own = left.get(id);
    if (own !== undefined) left.set(id, own - pieces);
  }
}

/**
 * The orders' numbers by id. Null when the last place in a slot, piece or coupon use was taken since the facts were
 * read, and when the server aborted the statement for a deadlock, as with an administrator who changes boxes.
 */
async function writeUnlessShort(
  db: Database,
  accepted: Parameters<typeof writeOrders>[1],
): Promise<Map<string, number> | null> {
  if (accepted.length === 0) return new Map();
  return writeOrders(db, accepted).catch((error: unknown) => {
    const isShort = shortages.some((check) => violatesCheck(error, check));
    // Another order of the account has spent the same stamps.
    if (isShort || violatesUnique(error, 'stamp_rewards_pkey') || isRetryable(error)) return null;
    throw error;
  });
}

/** The check constraints that fail when something has run out. */
const shortages = ['slot_capacity', 'stock_left', 'coupon_uses_left', 'coupon_uses_each'];

/** Outcomes that end a request before its order is decided. */
function stopsBefore(
  { limit }: WantedOrder,
  { isReplay, rateLimitCount, rateLimitEnd }: RequestFacts,
): Outcome | null {
  if (isReplay) return { kind: 'replayed' };
  if (limit && rateLimitCount !== null && rateLimitEnd !== null && rateLimitCount > limit.points)
    return { kind: 'limited', end: rateLimitEnd };
  return null;
}
