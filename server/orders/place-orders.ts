import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import type { placeOrder as contract } from '../../contracts/orders.ts';
import type { PaymentSettings } from '../../contracts/payment-settings.ts';
import type { Gift, MissingWish } from '../../contracts/wishes.ts';
import { batch } from '../database/batch.ts';
import type { Database } from '../database/connect.ts';
import type { Limit } from '../rate-limits/limit-rates.ts';
import { type AcceptedOrder, decideOrder, type Refusal } from './decide-order.ts';
import { type RequestFacts, readOrderFacts } from './order-facts.ts';
import { writeOrders } from './write-orders.ts';

/** An order as it is asked for, with all of its row that the request alone decides. */
export type WantedOrder = {
  id: string;
  /** One of the two: the account, or the hash of a guest's key with that of the order's private link. */
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
  ifMissing: MissingWish;
  note: string;
  gift: Gift | null;
  language: 'en' | 'ar';
  createdAt: Date;
  /** The user's rate limit; null for a guest, whose tries were counted before, and when rate limits are off. */
  limit: Limit | null;
  input: Pick<
    ParsedInputOf<typeof contract>,
    'items' | 'accepted' | 'language' | 'delivery' | 'payment' | 'gift'
  > & {
    guest_key?: string;
  };
};

/** What became of a wanted order. */
export type Outcome =
  | {
      kind: 'placed';
      number: number;
      accepted: AcceptedOrder;
      content: string | null;
      payments: PaymentSettings;
    }
  | ({ kind: 'refused' } & Refusal)
  /** The user's rate limit is used up until `end`, in milliseconds. */
  | { kind: 'limited'; end: number }
  /** Idempotency: an order with the same key was there before, or a concurrent one has won the unique key. */
  | { kind: 'sent-before' };

/** Write batching: two rounds at a time, of at most 50 orders, one of each user or guest. */
const rounds = {
  atOnce: 2,
  max: 50,
  keyOf: ({ userId, guestKeyHash }: WantedOrder) => userId ?? guestKeyHash ?? '',
};

const batchers = new WeakMap<Database, (order: WantedOrder) => Promise<Outcome>>();

/**
 * Places an order in the next round of up to 50 concurrent orders: one statement reads the facts, one writes all rows of the
 * accepted. Idempotent by the unique key of user (or guest) and idempotency key, so a round that is repeated writes nothing twice.
 */
export function placeInRound(db: Database, order: WantedOrder): Promise<Outcome> {
  const batcher = batchers.get(db) ?? batch((orders: WantedOrder[]) => placeOrders(db, orders), rounds);
  batchers.set(db, batcher);
  return batcher(order);
}

async function placeOrders(db: Database, orders: WantedOrder[]): Promise<Outcome[]> {
  const { order: facts, content, payments, requests } = await readOrderFacts(db, orders);
  const decided = orders.map((wanted, index) => {
    const stopped = stopsBefore(wanted, requests[index] as RequestFacts);
    return { wanted, ...(stopped ? { outcome: stopped } : decideOrder(wanted.input, facts)) };
  });
  const accepted = decided.flatMap((one) => ('accepted' in one ? [one] : []));
  const numbers = accepted.length > 0 ? await writeOrders(db, accepted) : new Map<string, number>();
  return decided.map((one): Outcome => {
    if ('outcome' in one) return one.outcome;
    if ('refused' in one) return { kind: 'refused', ...one.refused };
    const number = numbers.get(one.wanted.id);
    if (number === undefined) return { kind: 'sent-before' };
    return { kind: 'placed', number, accepted: one.accepted, content, payments };
  });
}

/** What ends a request before its order is decided. */
function stopsBefore(
  { limit }: WantedOrder,
  { isSentBefore, tries, triesEnd }: RequestFacts,
): Outcome | null {
  if (isSentBefore) return { kind: 'sent-before' };
  if (limit && tries !== null && triesEnd !== null && tries > limit.points)
    return { kind: 'limited', end: triesEnd };
  return null;
}
