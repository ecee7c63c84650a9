import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { fillOrders, withoutIndexes } from '../../bench/fill-orders.ts';
import { getAbroad } from '../../contracts/abroad.ts';
import { exportData, getProfile } from '../../contracts/accounts.ts';
import * as activity from '../../contracts/activity.ts';
import { listAddresses } from '../../contracts/addresses.ts';
import * as adminOrders from '../../contracts/admin-orders.ts';
import * as banner from '../../contracts/banner.ts';
import { dayFromToday } from '../../contracts/calendar-day.ts';
import * as catalogue from '../../contracts/catalogue.ts';
import * as categories from '../../contracts/categories.ts';
import { getCheckoutOptions } from '../../contracts/checkout-options.ts';
import { countClaims } from '../../contracts/claims.ts';
import * as collections from '../../contracts/collections.ts';
import { listCoupons } from '../../contracts/coupons.ts';
import { listDeliveryAreas } from '../../contracts/delivery-areas.ts';
import * as times from '../../contracts/delivery-times.ts';
import { type Endpoint, requestFor } from '../../contracts/endpoint.ts';
import { syncFavourites } from '../../contracts/favourites.ts';
import { getImportImages } from '../../contracts/import-images.ts';
import * as imports from '../../contracts/imports.ts';
import * as legal from '../../contracts/legal.ts';
import * as messages from '../../contracts/messages.ts';
import * as newsletter from '../../contracts/newsletter.ts';
import * as orders from '../../contracts/orders.ts';
import { getPaymentProof } from '../../contracts/payment-proofs.ts';
import * as paymentSettings from '../../contracts/payment-settings.ts';
import { listPayments, paymentStates } from '../../contracts/payments.ts';
import { listPlannedPrices } from '../../contracts/prices.ts';
import * as search from '../../contracts/search.ts';
import { listSessions } from '../../contracts/sessions.ts';
import * as settings from '../../contracts/settings.ts';
import { getSizes } from '../../contracts/sizes.ts';
import * as stampCard from '../../contracts/stamp-card.ts';
import { getStats } from '../../contracts/stats.ts';
import { getStock } from '../../contracts/stock.ts';
import { getTwoFactor } from '../../contracts/two-factor.ts';
import * as users from '../../contracts/users.ts';
import { listWaitlist } from '../../contracts/waitlist.ts';
import { endpoints } from '../../server/api.ts';
import { openShop } from '../support/empty-shop.ts';
import { itemOf, orderOf } from '../support/order-input.ts';
import { outboxIsEmpty } from '../support/outbox-is-empty.ts';
import { type Recorded, recordQueries } from '../support/record-queries.ts';

/**
 * Tables that grow with the shop: nothing that a person waits for may walk them from end to end. The groups of sizes are read whole
 * once a version of the catalogue, with the vocabulary of the search.
 */
const growing = [
  ...['products', 'orders', 'order_items', 'order_status_changes', 'activity'],
  ...['payments', 'order_revisions', 'stock_levels', 'stock_movements'],
];
const rows = 100_000;

const shop = await openShop();
const { app, db, send, call } = shop;
const { $client: client } = db;
const customer = await shop.addCustomer();
const tokens = { admin: await shop.admin(), customer: customer.token };
const olives = await shop.addProduct({ name: { en: 'Green olives', ar: 'زيتون أخضر' } });

/** As `generate_series` makes them, of twenty categories and both stores; few are hidden, out of stock, lack something or have facts. */
const addProducts = `
  insert into products (slug, name_en, name_ar, description_en, price_qirsh, image, category_id, store,
    name_words, other_words, available, shown, updated_at, food_facts)
  select 'jar-' || n, 'Jar ' || md5(n::text), 'مرطبان ' || md5(n::text), case when n % 900 = 0 then 'A text' else '' end,
    10 + n % 1000, case when n % 1000 = 0 then '' else '/jar.svg' end, shelf.id,
    (array['mouneh', 'cilka'])[n % 2 + 1], array['jar', 'jar' || n % 2000], '{}', n % 500 <> 0, n % 700 <> 0,
    now() - n * interval '1 second',
    case when n % 500 = 1 then '{"allergens":{"milk":"free_of"},"marks":["vegan"]}'::jsonb end
  from generate_series(1, ${rows}) n
  join (select id, row_number() over (order by position) as place from categories) shelf on shelf.place = n % 20 + 1`;
const addCategories = `
  insert into categories (slug, name_en, name_ar, words, position)
  select 'shelf-' || n, 'Shelf ' || n, 'رفّ ' || n, '{}', n + 1 from generate_series(1, 20) n`;

/** A product in twenty is counted, and has sold what its orders say. */
const addStock = [
  'insert into stock_levels (product_id, low_at) select id, 3 from products where sequence % 20 = 0',
  `insert into stock_movements (product_id, kind, quantity, recorded_at)
    select product_id, 'counted', 5000, now() from stock_levels`,
  `insert into stock_movements (product_id, kind, quantity, order_id, recorded_at)
    select product_id, 'sold', -quantity, order_id, now() from order_items join stock_levels using (product_id)`,
];

/** Some products are sizes of one thing, three each, which lists show once. */
const addSizes = `
  update products set size_group = md5((sequence / 10)::text)::uuid where sequence % 10 < 3 and sequence < 5000`;

/** A collection as long as one may be, and the head of a category. */
const addSellersOrder = [
  `insert into collections (slug, name_en, name_ar, shown, on_home, product_ids, position)
    select 'whole', 'Whole', 'كاملة', true, true, array(select id from products where shown order by sequence limit 60), 1`,
  `update products set pin_position = 1 where slug in ('jar-2', 'jar-22', 'jar-42')`,
];

beforeAll(async () => {
  await withoutIndexes(db, ['products'], async (query) => {
    await query(addCategories);
    await query(addProducts);
  });
  await client.query(addSizes);
  for (const text of addSellersOrder) await client.query(text);
  await fillOrders(db, { orders: rows, customers: 5000 });
  await withoutIndexes(db, ['stock_movements'], async (query) => {
    for (const text of addStock) await query(text);
  });
}, 600_000);

const bothLanguages = [{ language: 'en' }, { language: 'ar' }];
const both = <One extends object>(inputs: One[]) =>
  inputs.flatMap((input) => bothLanguages.map((more) => ({ ...input, ...more })));
const shelves = [{}, { store: 'cilka' }, { category: 'shelf-3' }, { store: 'mouneh', category: 'shelf-3' }];
const sorted = (sorts: readonly string[]) =>
  shelves.flatMap((shelf) => [shelf, ...sorts.map((sort) => ({ ...shelf, sort }))]);
const ids = async () => {
  const [order] = (await call(adminOrders.listAdminOrders, { limit: 1 }, { token: tokens.admin })).items;
  const [mine] = (await call(orders.listOrders, {}, customer)).items;
  const [message] = (await call(messages.listMessages, {}, { token: tokens.admin })).items;
  const { rows: levels } = await client.query('select product_id from stock_levels limit 1');
  const counted: string = levels[0]?.product_id;
  const { rows: shelf } = await client.query(`select id from categories where slug = 'shelf-3'`);
  const found = { order: order?.id, mine: mine?.id, message: message?.id, category: shelf[0]?.id };
  return { ...found, counted } as Record<keyof typeof found | 'counted', string>;
};

type Ids = Awaited<ReturnType<typeof ids>>;
/** What each reading call is asked here; those of `reads` that read no growing table at all are asked too. */
const reads = new Map<Endpoint, (given: Ids) => object[]>([
  [getProfile, () => [{}]],
  [exportData, () => [{}]],
  [listSessions, () => [{}]],
  [listAddresses, () => [{}]],
  [getTwoFactor, () => [{}]],
  [
    catalogue.listProducts,
    () => [
      ...both(sorted(catalogue.sorts)),
      { ids: olives.id },
      { q: 'jar' },
      { q: 'olives', sort: 'price' },
      ...sorted(catalogue.sorts).map((list) => ({ ...list, food: 'vegetarian,free_of_milk' })),
      { food: 'free_of_lupin' },
      ...both(shelves.map((shelf) => ({ ...shelf, sort: 'category', only: 'in_stock', price_to: 5 }))),
      { store: 'cilka', origin: 'Nowhere', sort: 'price' },
      { q: 'jar', food: 'vegan' },
    ],
  ],
  [catalogue.getProductFilters, () => [{ store: 'cilka' }, { store: 'mouneh' }]],
  [catalogue.suggestProducts, () => [{ q: 'oliv' }, { q: 'jar' }]],
  [catalogue.getProduct, () => [{ id: olives.id }, { id: 'jar-500' }]],
  [categories.listCategories, () => [{}]],
  [categories.getCategory, () => [{ id: 'shelf-1' }]],
  [
    catalogue.listAdminProducts,
    () => [
      ...both(sorted(catalogue.adminSorts)),
      ...catalogue.productStates.map((state) => ({ state })),
      { q: 'jar' },
    ],
  ],
  [catalogue.getAdminProduct, () => [{ id: olives.id }]],
  [listPlannedPrices, () => [{}, { product: olives.id }]],
  [getSizes, () => [{ id: olives.id }]],
  [getStock, ({ counted }) => [{ id: counted }]],
  [categories.listAdminCategories, () => [{}]],
  [categories.getPins, ({ category }) => [{ id: category }]],
  [collections.listCollections, () => [{}]],
  [collections.getCollection, () => [{ id: 'whole' }]],
  [collections.listAdminCollections, () => [{}]],
  [banner.getBanner, () => [{}]],
  [banner.getEditableBanner, () => [{}]],
  [listCoupons, () => [{}]],
  [stampCard.getStampCard, () => [{}]],
  [stampCard.getStampCardSetting, () => [{}]],
  [settings.getDeliveryFee, () => [{}]],
  [settings.getContent, () => [{}]],
  [settings.getEditableContent, () => [{}]],
  [paymentSettings.getPaymentSettings, () => [{}]],
  [times.getDeliveryTimes, () => [{}]],
  [getAbroad, () => [{}]],
  [times.listFreeSlots, () => [{ method: 'delivery' }]],
  [countClaims, () => [{}]],
  [legal.listLegalPages, () => [{}]],
  [legal.getLegalText, () => [{ page: 'terms' }, { page: 'privacy', version: 1 }]],
  [legal.listLegalVersions, () => [{ page: 'terms' }]],
  [search.listSynonyms, () => [{}]],
  [search.listMissedSearches, () => [{}]],
  [orders.listOrders, () => [{}, { limit: 1 }]],
  [orders.getLastAddress, () => [{}]],
  [orders.getOrder, ({ mine }) => [{ id: mine }]],
  [orders.getInvoice, ({ mine }) => [{ id: mine }]],
  [
    adminOrders.listAdminOrders,
    () => [
      {},
      ...orders.orderStatuses.map((status) => ({ status })),
      ...paymentStates.map((payment) => ({ payment })),
      { payment: 'paid', q: 'amman' },
      { store: 'cilka' },
      { due: dayFromToday(1) },
      { due: dayFromToday(1), q: 'amman', status: 'pending' },
      { area: adminOrders.pickupFilter },
      { area: randomUUID() },
      { from: '2025-01-01', to: '2025-01-31' },
      { q: 'amman' },
      { q: 'amman', status: 'pending' },
      { q: 'haddad' },
      { q: 'customer 77' },
      { q: '1500' },
      { q: '0770000077' },
    ],
  ],
  [listPayments, ({ order }) => [{ id: order }]],
  [getCheckoutOptions, () => [{}]],
  [listDeliveryAreas, () => [{}]],
  [adminOrders.getDaySheet, () => [{}, { store: 'cilka' }, { day: dayFromToday(1) }]],
  [adminOrders.exportOrders, () => [{ q: 'n77' }, { status: 'pending' }, { payment: 'refund_due' }]],
  [adminOrders.getAdminOrder, ({ order }) => [{ id: order }]],
  [adminOrders.getAdminInvoice, ({ order }) => [{ id: order }]],
  [
    messages.listMessages,
    () => [{}, { q: 'olives' }, { state: 'unread' }, { state: 'unanswered' }, { subject: 'order' }],
  ],
  [messages.countUnread, () => [{}]],
  [messages.getMessage, ({ message }) => [{ id: message }]],
  [newsletter.countSubscribers, () => [{}]],
  [newsletter.exportSubscribers, () => [{}]],
  [listWaitlist, () => [{}]],
  [
    users.listUsers,
    () => [
      ...users.customerSorts.map((sort) => ({ sort })),
      { role: 'admin' },
      { q: 'customer' },
      { q: '0770000077' },
    ],
  ],
  [users.getUser, () => [{ id: customer.user.id }]],
  [imports.listImports, () => [{}]],
  [getStats, () => [{}]],
  [
    activity.listActivity,
    ({ order }) => [
      {},
      ...activity.kinds.map((action) => ({ action })),
      { user: customer.user.id },
      { subject: order },
    ],
  ],
  [activity.listActors, () => [{}]],
]);
/** There is none in this shop, or it hands over a whole table page by page, which its own tests look at. */
const elsewhere: Endpoint[] = [
  getImportImages,
  imports.getImport,
  imports.getImportMapping,
  imports.listImportLines,
  imports.exportProducts,
  getPaymentProof,
  adminOrders.getAdminCreditNote,
  orders.getCreditNote,
];

test('every call that reads is looked at here', () => {
  const isRead = ({ method, stream }: Endpoint) => method === 'GET' && !stream;
  const known = [...reads.keys(), ...elsewhere].map(({ path }) => path);
  expect(known.sort()).toEqual(
    endpoints
      .filter(isRead)
      .map(({ path }) => path)
      .sort(),
  );
});

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  Filter?: string;
  'Total Cost': number;
  Plans?: Plan[];
};

/** The growing tables that a statement would walk from end to end, as PostgreSQL plans it for these values. */
async function walks({ text, values, isNamed }: Recorded): Promise<string[]> {
  const planned = await client.query({ text: `explain (format json) ${text}`, values });
  // What is prepared by name is planned for any values before long.
  const generic = isNamed ? await client.query(`explain (generic_plan, format json) ${text}`) : { rows: [] };
  return [...planned.rows, ...generic.rows].flatMap((row) => walked(row['QUERY PLAN'][0].Plan));
}

const walked = ({ Plans = [], ...plan }: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : []),
  ...Plans.filter((below) => !isEnded(below, plan)).flatMap(walked),
];

/**
 * A bounded count of what many rows fit may read the table's beginning: its limit ends it before half of the table was read. How
 * many rows have a value is known from statistics; how many fit a pattern is a guess, and no reason.
 */
const isEnded = (scan: Plan, above: Plan): boolean =>
  above['Node Type'] === 'Limit' &&
  scan['Node Type'] === 'Seq Scan' &&
  !scan.Filter?.includes('~~') &&
  above['Total Cost'] < scan['Total Cost'] / 2;

const isAboutGrowing = ({ text }: Recorded): boolean =>
  /^\s*(select|with|insert|update|delete)\b/i.test(text) &&
  growing.some((table) => new RegExp(`\\b${table}\\b`).test(text));

/** Does the work and answers which of its statements walk a growing table, each with the name of the work. */
async function walksOf(recorded: Recorded[], name: string, work: () => Promise<unknown>): Promise<string[]> {
  recorded.length = 0;
  await work();
  const found: string[] = [];
  for (const statement of recorded.splice(0).filter(isAboutGrowing)) {
    const tables = (await walks(statement)).filter((table) => growing.includes(table));
    if (tables.length > 0) found.push(`${name} walks ${tables.join(', ')}: ${statement.text.slice(0, 300)}`);
  }
  return found;
}

test(`no call that reads walks a table of ${rows} rows from end to end`, async () => {
  const given = await ids();
  const recorded = recordQueries();
  const found: string[] = [];
  for (const [endpoint, inputsOf] of reads) {
    const token = endpoint.access === 'public' ? undefined : tokens[endpoint.access];
    for (const input of inputsOf(given)) {
      const name = `${endpoint.path} ${JSON.stringify(input)}`;
      let cursor: string | null | undefined;
      const ask = async (more: object) => {
        if (endpoint.file) {
          const { url } = requestFor(endpoint, {
            ...input,
            ...more,
          });
          const answer = await app.request(url, { headers: { Authorization: `Bearer ${token}` } });
          expect(answer.status, name).toBe(200);
          return answer.arrayBuffer();
        }
        const answer = await send(endpoint, { ...input, ...more }, { token });
        expect(answer, name).toMatchObject({ success: true });
        cursor = answer.page?.cursor;
      };
      found.push(...(await walksOf(recorded, name, () => ask({}))));
      if (cursor) found.push(...(await walksOf(recorded, `${name}, next page`, () => ask({ cursor }))));
    }
  }
  for (const path of ['/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/products-2.xml']) {
    found.push(
      ...(await walksOf(recorded, path, async () => expect((await app.request(path)).status).toBe(200))),
    );
  }
  expect(found).toEqual([]);
});

test('a long list says that there is more, and what is kept by triggers is told to the last one', async () => {
  const asAdmin = { token: tokens.admin };
  const pageOf = async (input: Record<string, unknown>) =>
    (await send(adminOrders.listAdminOrders, input, asAdmin)).page;
  expect(await pageOf({})).toMatchObject({ total: rows });
  expect(await pageOf({})).not.toHaveProperty('at_least');
  expect(await pageOf({ q: 'rainbow' })).toMatchObject({
    at_least: true,
    counts: { pending: 200, delivered: 2000 },
    capped_statuses: ['delivered', 'cancelled'],
  });
  expect(await pageOf({ q: 'rainbow', status: 'pending' })).not.toHaveProperty('at_least');
  expect(await pageOf({ q: 'n77' })).toMatchObject({ total: 220 });
  const entries = await send(activity.listActivity, {}, asAdmin);
  expect(entries.page).toMatchObject({ total: 1000, at_least: true });
  const listed = await send(catalogue.listProducts, { category: 'shelf-3' });
  expect(listed.page?.total).toBe((await client.query(countShelf)).rows[0].count);
});

const countShelf = `select count(*)::int as count from products join categories on categories.id = category_id
  where shown and categories.slug = 'shelf-3'`;

test('neither does one that writes', async () => {
  const asAdmin = { token: tokens.admin };
  const recorded = recordQueries();
  const found: string[] = [];
  const look = async (name: string, work: () => Promise<unknown>) =>
    found.push(...(await walksOf(recorded, name, work)));
  const order = await call(orders.placeOrder, orderOf(itemOf(olives)), customer);
  await look('an order', async () => {
    await call(orders.placeOrder, orderOf(itemOf(olives, 2)), customer);
    await outboxIsEmpty(db);
  });
  await look('a refused order', () =>
    send(orders.placeOrder, orderOf({ ...itemOf(olives), price: 9 }), customer),
  );
  await look('a status', () => call(orders.setOrderStatus, { id: order.id, status: 'shipped' }, asAdmin));
  await look('a chat', () => call(orders.recordWhatsappOpened, { id: order.id }, customer));
  await look('an undoing', async () => {
    const [entry] = (await call(activity.listActivity, { subject: order.id }, asAdmin)).items;
    await call(activity.undoActivity, { id: entry?.id ?? 0 }, asAdmin);
  });
  await look('favourites', () => call(syncFavourites, { add: [olives.id] }, customer));
  await look('a new price', () =>
    call(catalogue.updateProduct, { id: olives.id, category: olives.category, price: 2 }, asAdmin),
  );
  await look('a new product', () => shop.addProduct());
  await look('a deletion', () => call(catalogue.deleteProduct, { id: olives.id }, asAdmin));
  await look('a used category', () => send(categories.deleteCategory, { id: 'shelf-1' }, asAdmin));
  await look('a deleted account', () => call(users.deleteUser, { id: customer.user.id }, asAdmin));
  expect(found).toEqual([]);
});

test('the numbers that triggers keep are those that counting gives', async () => {
  const { rows: differences } = await client.query(`
    select 'order_days' as kept from (
      select (created_at at time zone 'Asia/Amman')::date, status, count(*), sum(total_qirsh) from orders group by 1, 2
      except select day, status, sum(orders), sum(qirsh) from order_days group by 1, 2) d
    union all
    select 'customer_totals' from (
      select u.id, count(o.id), coalesce(sum(total_qirsh) filter (where status <> 'cancelled'), 0)
      from users u left join orders o on o.user_id = u.id group by u.id
      except select user_id, orders, spent_qirsh from customer_totals) d
    union all
    select 'shelf_counts' from (
      select category_id, store, count(*) filter (where deleted_at is null),
        count(*) filter (where shown and (size_group is null or exists (select from size_groups where lead_id = products.id))),
        count(*) filter (where deleted_at is null and not shown), count(*) filter (where deleted_at is null and not available),
        count(*) filter (where deleted_at is null and image = ''),
        count(*) filter (where deleted_at is null and (description_en = '') <> (description_ar = ''))
      from products group by 1, 2
      except select category_id, store, sum(total), sum(shown), sum(hidden), sum(out_of_stock), sum(no_image), sum(no_translation)
      from shelf_counts group by 1, 2) d`);
  expect(differences).toEqual([]);
});
