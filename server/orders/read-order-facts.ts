import { dayInAmman } from '../../contracts/calendar-day.ts';
import type { Bilingual } from '../../contracts/language.ts';
import type { EditedPaymentSettings } from '../../contracts/payment-settings.ts';
import type { OfferedCoupon } from '../coupons/decide-coupon.ts';
import type { Database } from '../database/connect.ts';
import { todayText } from '../database/today.ts';
import { isUuid } from '../database/uuid.ts';
import { daysFrom, slotDayOf } from '../delivery/free-slots.ts';
import { countTries } from '../rate-limits/limit-rates.ts';
import { abroadFrom, abroadSetting } from '../settings/abroad.ts';
import { contentSetting, mayGuestsOrder } from '../settings/content.ts';
import { feeSetting } from '../settings/delivery-fee.ts';
import { deliveryTimesFrom, timesSetting } from '../settings/delivery-times.ts';
import { paymentSetting, paymentSettingsFrom } from '../settings/payment-settings.ts';
import { stampCardSetting } from '../settings/stamp-card.ts';
import type { OrderedArea, OrderedProduct, OrderFacts } from './order-facts.ts';
import type { WantedOrder } from './place-order-batch.ts';

/** Facts of a single request besides those that its decision depends on. */
export type RequestFacts = {
  /** Idempotency: an order with the same key exists. */
  isReplay: boolean;
  /** The rate limit's count with this attempt, and its end in milliseconds; null when nothing was counted. */
  rateLimitCount: number | null;
  rateLimitEnd: number | null;
  /** How many orders of this person use the requested coupon. */
  ownUses: number;
  /** The account's stamps, and the number of its next reward; null for a guest, and without a stamp card. */
  ownStamps: { collected: number; next: number } | null;
};

/** A coupon as the batch read it. */
type CouponFacts = Omit<OfferedCoupon, 'ownLeft'> & { maxEach: number | null };

/** The part of an order that the facts are read for. */
type AskedOrder = Pick<
  WantedOrder,
  'userId' | 'guestKeyHash' | 'idempotencyKey' | 'limit' | 'createdAt' | 'couponKey' | 'phoneHash'
> & { input: Pick<WantedOrder['input'], 'items' | 'delivery'> };

/** The facts that a batch of orders is decided by. */
export type BatchFacts = {
  order: OrderFacts;
  /** The coupons with the entered codes, by key. */
  coupons: ReadonlyMap<string, CouponFacts>;
  /** The stamp card: of this many orders one is delivered free; null for none. */
  stampCard: number | null;
  /** The stored content as text; null until it is first set. */
  content: string | null;
  payments: EditedPaymentSettings;
  /** The facts of each order of the batch. */
  requests: RequestFacts[];
};

/**
 * Reads the facts of a batch in one statement, and so from one snapshot, and counts an attempt of each user with a new
 * request, without waiting for the disk. Products are not locked: an order costs what was read here.
 */
export async function readOrderFacts({ $client }: Database, orders: AskedOrder[]): Promise<BatchFacts> {
  const limit = orders.find((order) => order.limit)?.limit;
  const now = Date.now();
  const at = new Date(Math.max(...orders.map(({ createdAt }) => createdAt.getTime())));
  const days = orders.some(({ input }) => input.delivery?.slot) ? daysFrom(dayInAmman(at)) : [];
  const { rows } = await $client.query<Row>({
    name: 'read_order_facts',
    text: statement,
    values: [
      orders.map(({ userId }) => userId),
      orders.map(({ idempotencyKey }) => idempotencyKey),
      orders.map((order) => order.limit?.key ?? null),
      [...new Set(orders.flatMap(({ input }) => input.items.map((item) => item.product_id)))].filter(isId),
      now,
      now + (limit?.milliseconds ?? 0),
      orders.map(({ guestKeyHash }) => guestKeyHash),
      [...new Set(orders.map(({ input }) => input.delivery?.area_id ?? ''))].filter(isId),
      days,
      orders.map(({ couponKey }) => couponKey),
      orders.map(({ phoneHash }) => phoneHash),
    ],
  });
  const shared = rows[0]?.shared;
  if (!shared) throw new Error('a batch of orders has no facts');
  const { fee, content, terms, privacy, products, areas, pickup, taken, left, coupons } = shared;
  const payments = paymentSettingsFrom(shared.payments);
  return {
    order: {
      deliveryFeeQirsh: fee,
      areas: new Map((areas ?? []).map((area) => [area.id, area])),
      countries: abroadFrom(shared.abroad).countries,
      pickup: pickup?.en && pickup.ar ? pickup : null,
      products: new Map((products ?? []).map((product) => [product.id, product])),
      left: new Map(Object.entries(left ?? {})),
      legal: { terms, privacy },
      guestsMayOrder: mayGuestsOrder(content),
      paymentMethods: payments.methods,
      times: deliveryTimesFrom(shared.times),
      taken: new Map((taken ?? []).map((day) => [slotDayOf(day.id, day.date), day.taken])),
      now: at,
    },
    coupons: new Map((coupons ?? []).map(({ key, ...coupon }) => [key, coupon])),
    content,
    payments,
    stampCard: shared.stampCard || null,
    requests: rows.map(({ is_replay, points, expire, own_uses, own_stamps }) => ({
      isReplay: is_replay,
      rateLimitCount: points,
      rateLimitEnd: expire === null ? null : Number(expire),
      ownUses: own_uses,
      ownStamps: own_stamps,
    })),
  };
}

/** Ids in the shop's spelling only: PostgreSQL would accept other spellings of the same id. */
const isId = (id: string): boolean => isUuid(id) && id === id.toLowerCase();

type Row = {
  is_replay: boolean;
  points: number | null;
  expire: string | null;
  own_uses: number;
  own_stamps: { collected: number; next: number } | null;
  /** In the first row only, for the whole batch. */
  shared: {
    fee: number;
    content: string | null;
    terms: number;
    privacy: number;
    products: OrderedProduct[] | null;
    left: Record<string, number> | null;
    areas: OrderedArea[] | null;
    pickup: Bilingual | null;
    payments: unknown;
    times: unknown;
    taken: { id: string; date: string; taken: number }[] | null;
    abroad: unknown;
    stampCard: number | null;
    coupons: (CouponFacts & { key: string })[] | null;
  } | null;
};

/**
 * Earlier orders are looked up with a limit, which PostgreSQL does not turn into a join: a join planned while there are
 * few orders would read all of them, and that plan is kept while they grow. Arrays are in subselects, which hide their
 * lengths from the planner: otherwise PostgreSQL would plan each batch anew instead of reusing its generic plan, and
 * planning is half of the work.
 */
const statement = `
with wanted as materialized (
  select * from unnest((select $1::uuid[]), (select $2::text[]), (select $3::text[]), (select $7::text[]), (select $10::text[]),
    (select $11::text[])) with ordinality as w (user_id, key, limit_key, guest_key_hash, coupon_key, phone_hash, place)
), earlier as materialized (
  select w.place from wanted w cross join lateral (
    select from orders o where o.user_id = w.user_id and o.idempotency_key = w.key
    union all select from orders o where o.guest_key_hash = w.guest_key_hash and o.idempotency_key = w.key
    limit 1) sent
), coupon as materialized (
  select c.* from coupons c where c.key = any((select $10::text[])::text[]) and c.active and c.deleted_at is null
), rateLimitCount as (
  ${countTries('select limit_key, $6::bigint from wanted where place not in (select place from earlier)', '$5')}
)
select earlier.place is not null as is_replay, rateLimitCount.points, rateLimitCount.expire,
  coalesce((select own_coupon_uses(c.id, w.user_id, w.phone_hash) from coupon c
    where c.key = w.coupon_key and c.most_uses_each is not null), 0) as own_uses,
  case when w.user_id is not null and (select value::text from settings where name = '${stampCardSetting}') <> '0'
    then (select json_build_object('collected', collected, 'next', next_reward) from own_stamps(w.user_id)) end as own_stamps, case when w.place = 1 then json_build_object(
  'fee', coalesce((select value::text::bigint from settings
    where name = '${feeSetting}' and jsonb_typeof(value) = 'number'), 0),
  'payments', (select value from settings where name = '${paymentSetting}'),
  'abroad', (select value from settings where name = '${abroadSetting}'),
  'content', (select value::text from settings where name = '${contentSetting}'),
  'terms', (select coalesce(max(version), 0) from legal_texts where page = 'terms'),
  'privacy', (select coalesce(max(version), 0) from legal_texts where page = 'privacy'),
  'products', (select json_agg(json_build_object('id', id, 'nameEn', name_en, 'nameAr', name_ar, 'store', store,
    'weight', weight, 'priceQirsh', now_qirsh, 'image', image, 'available', available,
    'readyOn', case when ready_on > ${todayText} then ready_on end,
    'backIn', case when not in_season then (season ->> 'from')::int end, 'shown', shown,
    'exportable', exportable, 'parts', case when parts <> '[]' then (
      select json_agg(json_build_object('id', p.id, 'nameEn', p.name_en, 'nameAr', p.name_ar, 'weight', p.weight,
        'quantity', b.quantity) order by b.position)
      from box_parts b join products p on p.id = b.part_id where b.box_id = products.id) end))
    from products where id = any((select $4::uuid[])::uuid[])),
  'left', (select json_object_agg(product_id, pieces_left) from stock_levels where product_id in (
    select unnest((select $4::uuid[])) union all
    select part_id from box_parts where box_id = any((select $4::uuid[])::uuid[]))),
  'areas', (select json_agg(json_build_object('id', id, 'nameEn', name_en, 'nameAr', name_ar, 'feeQirsh', fee_qirsh,
    'minimumQirsh', minimum_qirsh, 'freeFromQirsh', free_from_qirsh, 'promiseHours', promise_hours, 'open', open))
    from delivery_areas where id = any((select $8::uuid[])::uuid[]) and fee_qirsh is not null),
  'times', (select value from settings where name = '${timesSetting}'),
  'taken', (select json_agg(json_build_object('id', slot_id, 'date', date, 'taken', taken))
    from slot_days where date = any((select $9::date[])::date[])),
  'stampCard', (select value from settings where name = '${stampCardSetting}'),
  'coupons', (select json_agg(json_build_object('key', key, 'id', id, 'code', code, 'kind', kind, 'percent', percent,
    'amountQirsh', amount_qirsh, 'minimumQirsh', minimum_qirsh, 'from', starts_on, 'until', ends_on,
    'left', most_uses - used, 'maxEach', most_uses_each)) from coupon),
  'pickup', (select value -> 'pickup' from settings where name = '${contentSetting}')
) end as shared
from wanted w
cross join set_config('synchronous_commit', 'off', true)
left join earlier using (place)
left join rateLimitCount on rateLimitCount.key = w.limit_key
order by w.place`;
