import type { Database } from '../database/connect.ts';
import type { AcceptedOrder } from './decide-order.ts';
import { lexemesOf } from './order-lexemes.ts';
import { piecesOfLines } from './pieces.ts';
import type { WantedOrder } from './place-order-batch.ts';

/**
 * Writes accepted orders in one statement: rows, lines, links, stock, coupon uses, spent stamps and outbox; returns
 * their numbers by id. An order that a concurrent transaction has written under the same idempotency key is not written
 * again, and has no number here. Violates the check `slot_capacity` when a slot is full, `stock_left` when a product is
 * sold out, and `coupon_uses_left` or `coupon_uses_each` when a coupon is used up. Stock is taken first, sorted by
 * product, then coupon uses, sorted by coupon, and orders are sorted by slot: concurrent statements take all locks in
 * the same order and cannot deadlock.
 */
export async function writeOrders(
  { $client }: Database,
  orders: { wanted: WantedOrder; accepted: AcceptedOrder }[],
): Promise<Map<string, number>> {
  const rows = orders.map(({ wanted, accepted }) => {
    const { limit: _, input: __, ...order } = wanted;
    const { lines: ordered, ...sums } = accepted;
    const lexemes = lexemesOf(
      { ...order, ...sums },
      ordered.map(({ product }) => product),
    );
    return { ...order, ...sums, lexemes };
  });
  const lines = orders.flatMap(({ wanted, accepted }) =>
    accepted.lines.map((line, position) => ({ orderId: wanted.id, position, ...line })),
  );
  const pieces = orders.flatMap(({ wanted, accepted }) =>
    [...piecesOfLines(accepted.lines)].map(([id, quantity]) => ({ orderId: wanted.id, id, quantity })),
  );
  const products = [...new Map(lines.map(({ product }) => [product.id, product])).values()];
  const { rows: placed } = await $client.query<{ id: string; number: string }>({
    name: 'write_orders',
    text: statement,
    values: [
      JSON.stringify(rows),
      JSON.stringify(products),
      lines.map(({ orderId }) => orderId),
      lines.map(({ position }) => position),
      lines.map(({ product }) => product.id),
      lines.map(({ quantity }) => quantity),
      pieces.map(({ orderId }) => orderId),
      pieces.map(({ id }) => id),
      pieces.map(({ quantity }) => quantity),
    ],
  });
  return new Map(placed.map(({ id, number }) => [id, Number(number)]));
}

const statement = `
with accepted as materialized (
  select * from json_to_recordset($1::json) as w (
    id uuid, "userId" uuid, "guestKeyHash" text, "linkHash" text, "idempotencyKey" text, "bodyHash" text, "customerName" text, "customerEmail" text,
    street text, city text, country text, phone text, language text, "subtotalQirsh" bigint,
    "deliveryFeeQirsh" bigint, "totalQirsh" bigint, "createdAt" timestamptz, "termsVersion" int, "privacyVersion" int,
    lexemes text[], building text, floor text, landmark text, "driverNote" text, latitude float8, longitude float8,
    "deliveryMethod" text, "areaId" uuid, "areaNameEn" text, "areaNameAr" text, "promiseHours" int,
    "discountQirsh" bigint, coupon jsonb, "freeForStamps" boolean, reward jsonb, "couponId" uuid, "phoneHash" text, "countryCode" text, "feePending" boolean, "paymentMethod" text, "ifMissing" text, note text, gift jsonb, slot jsonb)
), product as materialized (
  select * from json_to_recordset($2::json) as p (
    id uuid, "nameEn" text, "nameAr" text, store text, weight text, "priceQirsh" int, image text, parts jsonb, "readyOn" date)
), line as materialized (
  select l.order_id, l.position, l.quantity, p.*
  from unnest($3::uuid[], $4::int[], $5::uuid[], $6::int[]) as l (order_id, position, product_id, quantity)
  join product p on p.id = l.product_id
), placed as (
  insert into orders (id, user_id, guest_key_hash, idempotency_key, body_hash, customer_name, customer_email, street, city, country,
    phone, language, subtotal_qirsh, delivery_fee_qirsh, total_qirsh, created_at, search_vector,
    terms_version, privacy_version, building, floor, landmark, driver_note, latitude, longitude,
    delivery_method, area_id, area_name_en, area_name_ar, promise_hours, country_code, fee_pending, payment_method,
    if_missing, note, gift, slot, discount_qirsh, coupon, free_for_stamps)
  select a.id, a."userId", a."guestKeyHash", a."idempotencyKey", a."bodyHash", a."customerName", a."customerEmail", a.street, a.city,
    a.country, a.phone, a.language, a."subtotalQirsh", a."deliveryFeeQirsh", a."totalQirsh", a."createdAt",
    case when a.lexemes is not null then array_to_tsvector(a.lexemes) else order_lexemes(
      concat_ws(' ', a."customerName", a."customerEmail", a.street, a.city, a."areaNameEn", a."areaNameAr", a.gift->>'name'), a.phone,
      array(select unnest(folded_words(l."nameEn") || folded_words(l."nameAr") || ('store:' || l.store))
        from line l where l.order_id = a.id
        union all select unnest(search_lexemes('', coalesce(a.gift->>'phone', ''))))) end,
    a."termsVersion", a."privacyVersion", a.building, a.floor, a.landmark, a."driverNote", a.latitude, a.longitude,
    a."deliveryMethod", a."areaId", a."areaNameEn", a."areaNameAr", a."promiseHours", a."countryCode", a."feePending",
    a."paymentMethod", a."ifMissing", a.note, a.gift, a.slot, a."discountQirsh", a.coupon, a."freeForStamps"
  from accepted a
  order by a.slot->>'date', a.slot->>'id', a.id
  on conflict do nothing
  returning id, number, user_id
), placed_lines as (
  insert into order_items (order_id, position, product_id, name_en, name_ar, store, weight, price_qirsh, quantity, image, parts, ready_on)
  select l.order_id, l.position, l.id, l."nameEn", l."nameAr", l.store, l.weight, l."priceQirsh", l.quantity, l.image, l.parts, l."readyOn"
  from line l join placed on placed.id = l.order_id
), used as (
  insert into coupon_uses (order_id, coupon_id, phone_hash)
  select a.id, a."couponId", a."phoneHash" from placed join accepted a using (id) where a."couponId" is not null
  order by a."couponId", a.id
), rewarded as (
  insert into stamp_rewards (user_id, number, order_id, stamps)
  select a."userId", (a.reward->>'number')::int, a.id, (a.reward->>'stamps')::int
  from placed join accepted a using (id) where a."freeForStamps" order by a."userId"
), taken as (
  insert into stock_movements (product_id, kind, quantity, order_id, recorded_at)
  select s.product_id, 'sold', -t.quantity, t.order_id, a."createdAt"
  from unnest($7::uuid[], $8::uuid[], $9::int[]) as t (order_id, product_id, quantity)
  join placed on placed.id = t.order_id join accepted a on a.id = t.order_id join stock_levels s using (product_id)
  order by s.product_id, t.order_id
), linked as (
  insert into order_links (token_hash, order_id)
  select a."linkHash", a.id from placed join accepted a using (id) where a."linkHash" is not null
), noted as (
  insert into order_outbox (order_id, user_id) select id, user_id from placed
)
select id, number from placed`;
