import { batch } from '../database/batch.ts';
import type { Database } from '../database/connect.ts';
import { countTries, type Limit } from '../rate-limits/limit-rates.ts';
import { contentSetting } from '../settings/content.ts';
import { feeSetting } from '../settings/delivery-fee.ts';
import type { PricedLine, PricedProduct } from './price-order.ts';

/** An order as it is to be written, if the catalogue says the same of its lines at that moment. Money is qirsh. */
export type WantedOrder = {
  id: string;
  userId: string;
  idempotencyKey: string;
  bodyHash: string;
  customerName: string;
  customerEmail: string;
  street: string;
  city: string;
  country: string;
  phone: string;
  language: 'en' | 'ar';
  subtotalQirsh: number;
  /** What was shown and accepted, as the browser says; only a version that there is gets kept. */
  terms: number | null;
  privacy: number | null;
  createdAt: Date;
  /** The user's rate limit; null when rate limits are off. */
  limit: Limit | null;
  /** One for each product. */
  lines: PricedLine[];
  /** All products of the request, also those of lines that cannot be ordered: their state explains a refusal. */
  productIds: string[];
  /** False for what cannot be placed whatever the catalogue says: then nothing is written, only the state is read. */
  isSound: boolean;
};

/** What became of it, and what the catalogue and the settings say. */
export type Written = {
  /** Null when it was not saved. */
  number: number | null;
  /** Idempotency: the body's hash of the earlier order with the same key. */
  sentBefore: string | null;
  /** The rate limit's count with this attempt, and its end in milliseconds; null when rate limits are off. */
  tries: number | null;
  triesEnd: number | null;
  deliveryFeeQirsh: number;
  /** The stored content as text; null while it has never been set. */
  content: string | null;
  shelf: Map<string, PricedProduct>;
};

/** Write batching: two rounds at a time, of at most 50 orders, one of each user. */
const rounds = { atOnce: 2, max: 50, keyOf: ({ userId }: WantedOrder) => userId };

const batchers = new WeakMap<Database, (order: WantedOrder) => Promise<Written>>();

/**
 * Writes an order in one statement, batched with concurrent ones. All reads see one snapshot, so prices are compared
 * without locks on products. Idempotent by the unique key of user and idempotency key: a repeated round writes
 * nothing.
 */
export function writeOrder(db: Database, order: WantedOrder): Promise<Written> {
  const batcher = batchers.get(db) ?? batch((orders: WantedOrder[]) => writeOrders(db, orders), rounds);
  batchers.set(db, batcher);
  return batcher(order);
}

async function writeOrders(db: Database, orders: WantedOrder[]): Promise<Written[]> {
  const wanted = orders.map(({ lines: _, productIds: __, limit, ...order }, index) => ({
    index,
    limitKey: limit?.key,
    ...order,
  }));
  const lines = orders.flatMap((order, index) =>
    order.lines.map((line, position) => ({ index, position, ...line })),
  );
  const limit = orders.find((order) => order.limit)?.limit;
  const now = Date.now();
  const { rows } = await db.$client.query<Row>({
    name: 'write_orders',
    text: statement,
    values: [
      JSON.stringify(wanted),
      lines.map(({ index }) => index),
      [...new Set(orders.flatMap(({ productIds }) => productIds))],
      now,
      now + (limit?.milliseconds ?? 0),
      limit?.points ?? 0,
      lines.map(({ position }) => position),
      lines.map(({ productId }) => productId),
      lines.map(({ quantity }) => quantity),
      lines.map(({ priceQirsh }) => priceQirsh),
    ],
  });
  const { content, fee, shelf } = rows[0]?.found ?? { content: null, fee: 0, shelf: null };
  const products = new Map((shelf ?? []).map((product) => [product.id, product]));
  return rows.map((row) => ({
    number: row.number === null ? null : Number(row.number),
    sentBefore: row.body_hash,
    tries: row.points,
    triesEnd: row.expire === null ? null : Number(row.expire),
    deliveryFeeQirsh: fee,
    content,
    shelf: products,
  }));
}

type Row = {
  number: string | null;
  body_hash: string | null;
  points: number | null;
  expire: string | null;
  /** In the first row alone, for the whole round. */
  found: { content: string | null; fee: number; shelf: PricedProduct[] | null } | null;
};

/** Each part is joined once for the whole round: a lookup per order would cost as much as the writing. */
const statement = `
with wanted as materialized (
  select * from json_to_recordset($1::json) as w (
    index int, id uuid, "userId" uuid, "idempotencyKey" text, "bodyHash" text, "customerName" text,
    "customerEmail" text, street text, city text, country text, phone text, language text, "subtotalQirsh" bigint,
    "createdAt" timestamptz, terms int, privacy int, "limitKey" text, "isSound" boolean)
), shelf as materialized (
  select id, name_en, name_ar, store, weight, price_qirsh, image, available, shown,
    array_to_string(folded_words(name_en) || folded_words(name_ar) || ('store:' || store), ' ') as words
  from products where id = any($3::uuid[])
), line as materialized (
  select l.index, l.position, l.quantity, p.*,
    p.shown is true and p.available and p.price_qirsh = l.price_seen as is_as_seen
  from unnest($2::int[], $7::int[], $8::uuid[], $9::int[], $10::int[])
    as l (index, position, product_id, quantity, price_seen)
  left join shelf p on p.id = l.product_id
), goods as materialized (
  select index, string_to_array(string_agg(words, ' '), ' ') as words
  from line group by index having bool_and(is_as_seen)
), fee as materialized (
  select coalesce((select value::text::bigint from settings
    where name = '${feeSetting}' and jsonb_typeof(value) = 'number'), 0) as qirsh
), earlier as materialized (
  select w.index, o.body_hash from wanted w cross join lateral (
    select body_hash from orders where user_id = w."userId" and idempotency_key = w."idempotencyKey" limit 1) o
), tries as (
  ${countTries('select "limitKey", $5::bigint from wanted where index not in (select index from earlier)', '$4')}
), legal as materialized (
  select coalesce(max(version) filter (where page = 'terms'), 0) as terms,
    coalesce(max(version) filter (where page = 'privacy'), 0) as privacy from legal_texts
), placed as (
  insert into orders (id, user_id, idempotency_key, body_hash, customer_name, customer_email, street, city, country,
    phone, language, subtotal_qirsh, delivery_fee_qirsh, total_qirsh, created_at, words,
    terms_version, privacy_version)
  select w.id, w."userId", w."idempotencyKey", w."bodyHash", w."customerName", w."customerEmail", w.street, w.city,
    w.country, w.phone, w.language, w."subtotalQirsh", fee.qirsh, w."subtotalQirsh" + fee.qirsh, w."createdAt",
    order_entries(concat_ws(' ', w."customerName", w."customerEmail", w.street, w.city), w.phone, goods.words),
    case when w.terms <= legal.terms then w.terms end, case when w.privacy <= legal.privacy then w.privacy end
  from wanted w join goods using (index) cross join fee cross join legal
  where w."isSound"
    and w.index not in (select index from earlier)
    and not exists (select from tries t where t.key = w."limitKey" and t.points > $6)
  order by w.index
  on conflict (user_id, idempotency_key) do nothing
  returning id, number, user_id
), placed_lines as (
  insert into order_items (order_id, position, product_id, name_en, name_ar, store, weight, price_qirsh, quantity, image)
  select w.id, l.position, l.id, l.name_en, l.name_ar, l.store, l.weight, l.price_qirsh, l.quantity, l.image
  from placed join wanted w on w.id = placed.id join line l on l.index = w.index
), noted as (
  insert into order_outbox (order_id, user_id) select id, user_id from placed
)
select placed.number, earlier.body_hash, tries.points, tries.expire,
  case when w.index = 0 then json_build_object(
    'fee', (select qirsh from fee),
    'content', (select value::text from settings where name = '${contentSetting}'),
    'shelf', (select json_agg(json_build_object('id', id, 'nameEn', name_en, 'nameAr', name_ar,
      'weight', weight, 'priceQirsh', price_qirsh, 'image', image, 'available', available, 'shown', shown)) from shelf)
  ) end as found
from wanted w
left join earlier on earlier.index = w.index
left join tries on tries.key = w."limitKey"
left join placed on placed.id = w.id
order by w.index`;
