import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { pino } from 'pino';
import type { User } from '../contracts/accounts.ts';
import { hashToken } from '../server/accounts/token.ts';
import { readConfig } from '../server/config.ts';
import type { Context } from '../server/context.ts';
import { connectDatabase, type Database } from '../server/database/connect.ts';
import { migrateDatabase } from '../server/database/migrate.ts';
import { openJobs } from '../server/jobs/open-jobs.ts';
import { placeOrder } from '../server/orders/place-order.ts';
import { openVitals } from '../server/vitals.ts';

/** Signed-in customers and goods for placing orders. */
export type Shoppers = {
  customers: string[];
  /** A session's token for each customer. */
  tokens: string[];
  goods: { id: string; price: number }[];
};

/** Concurrency and duration. */
type Load = { atOnce: number; milliseconds: number };

/** The number of customers: each may place 60 orders an hour. */
const shoppers = 5000;
/** Lines in an order. */
const linesOfOrder = 3;

/** Adds customers with sessions to a shop's database; returns what they need to order. */
export async function addShoppers({ $client }: Database): Promise<Shoppers> {
  const customers = Array.from({ length: shoppers }, () => randomUUID());
  const tokens = customers.map(() => randomBytes(32).toString('base64url'));
  await $client.query(
    `with given as (select * from unnest($1::uuid[], $2::text[]) as given (id, hash)), added as (
      insert into users (id, email, name, password_hash)
      select id, id || '@example.com', 'Customer', '' from given returning id)
    insert into sessions (token_hash, user_id, expires_at)
    select hash, id, now() + interval '1 day' from given join added using (id)`,
    [customers, tokens.map(hashToken)],
  );
  await $client.query('analyze users, sessions, customer_totals');
  const { rows } = await $client.query<{ id: string; qirsh: number }>(
    'select id, price_qirsh as qirsh from products where shown and available order by slug limit 1000',
  );
  return { customers, tokens, goods: rows.map(({ id, qirsh }) => ({ id, price: qirsh / 100 })) };
}

/** Orders per second that a shop at `base` saves, with `atOnce` concurrent requests whose answers are read completely. */
export async function measureOrders(base: string, { tokens, goods }: Shoppers, load: Load): Promise<Rate> {
  const { hostname, port, host } = new URL(base);
  const lines = await Promise.all(
    Array.from({ length: load.atOnce }, () => openLine(hostname, Number(port))),
  );
  let next = 0;
  const place = async () => {
    next += 1;
    const body = Buffer.from(JSON.stringify(orderOf(next, goods)));
    const head = [
      'POST /api/orders HTTP/1.1',
      `Host: ${host}`,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      `Authorization: Bearer ${tokens[next % tokens.length]}`,
      `Idempotency-Key: ${randomUUID()}`,
    ];
    const line = lines.pop();
    if (!line) throw new Error('more orders are under way than there are connections');
    const answer = await line.ask(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]));
    lines.push(line);
    if (!answer.startsWith('HTTP/1.1 201')) throw new Error(`an order was refused: ${answer}`);
  };
  try {
    return await measure(place, load);
  } finally {
    for (const line of lines) line.close();
  }
}

export function orderOf(place: number, goods: Shoppers['goods']) {
  const chosen = Array.from(
    { length: linesOfOrder },
    (_, line) => goods[(place * 7 + line * 13) % goods.length],
  );
  return {
    customer_name: 'Salma Haddad',
    customer_email: 'salma@example.com',
    shipping_address: { street: 'Rainbow Street 12', city: 'Amman', country: 'Jordan', phone: '0791234567' },
    items: [...new Set(chosen)].flatMap((product) =>
      product ? [{ product_id: product.id, quantity: 1 + (place % 5), price: product.price }] : [],
    ),
    language: 'ar' as const,
  };
}

/**
 * A raw keep-alive HTTP connection, sequential. An HTTP client library would cost more CPU than the shop, on the shared
 * cores.
 */
async function openLine(hostname: string, port: number) {
  const socket = connect({ host: hostname, port, noDelay: true });
  await once(socket, 'connect');
  let text = '';
  let waiting: PromiseWithResolvers<string> | undefined;
  socket.setEncoding('latin1').on('data', (part: string) => {
    text += part;
    const end = text.indexOf('\r\n\r\n') + 4;
    const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? Number.NaN);
    if (end < 4 || text.length < end + length) return;
    waiting?.resolve(text);
    text = '';
  });
  socket.on('error', (error) => waiting?.reject(error));
  return {
    ask: (request: Buffer): Promise<string> => {
      waiting = Promise.withResolvers();
      socket.write(request);
      return waiting.promise;
    },
    close: () => socket.destroy(),
  };
}

/** Rows per second that the same PostgreSQL commits when each is inserted alone, by the shop's client library and pool. */
async function measureInserts({ $client }: Database, load: Load): Promise<Rate> {
  const insert = { name: 'bench', text: 'insert into bench_rows (row) values ($1)', values: ['a bare row'] };
  return measure(() => $client.query(insert), load);
}

/** Orders per second when the function is called in this process: the cost of an order without HTTP. */
async function measureVerb(context: Context, { customers, goods }: Shoppers, load: Load): Promise<Rate> {
  let next = 0;
  const place = () => {
    next += 1;
    const id = customers[next % customers.length] ?? '';
    const actor = { user: { id } as User, sessionHash: '', identifiedAt: null };
    return placeOrder({ ...context, actor, idempotencyKey: randomUUID() }, orderOf(next, goods));
  };
  return measure(place, load);
}

/**
 * Measures orders against bare inserts in interleaved rounds on an empty database, with one process and pool. Returns
 * rates by concurrency; a warm-up round is dropped.
 */
export async function ordersSideBySide(
  emptyDatabaseUrl: string,
  levels: number[],
  { rounds = 5, milliseconds = 2000 } = {},
): Promise<{ atOnce: number; orders: number[]; inserts: number[] }[]> {
  const db = await connectDatabase(emptyDatabaseUrl);
  await migrateDatabase(db);
  const jobs = await openJobs(db, () => {});
  try {
    const config = readConfig({});
    const log = pino({ level: 'silent' });
    const context = {
      db,
      config,
      log,
      jobs,
      vitals: openVitals(),
      now: () => new Date(),
    } as unknown as Context;
    await db.$client.query(
      'create table bench_rows (id bigint generated always as identity primary key, row text not null)',
    );
    await db.$client.query(addGoods);
    const shoppers = await addShoppers(db);
    const answers = [];
    for (const atOnce of levels) {
      const [orders, inserts]: [number[], number[]] = [[], []];
      for (let round = 0; round <= rounds; round += 1) {
        const inserted = await measureInserts(db, { atOnce, milliseconds });
        const placed = await measureVerb(context, shoppers, { atOnce, milliseconds });
        if (round === 0) continue;
        inserts.push(inserted.perSecond);
        orders.push(placed.perSecond);
      }
      answers.push({ atOnce, orders, inserts });
    }
    return answers;
  } finally {
    await jobs.stop(0);
    await db.$client.end();
  }
}

const addGoods = `
  with shelf as (
    insert into categories (slug, name_en, name_ar, words, position) values ('shelf', 'Shelf', 'رفّ', '{}', 1) returning id)
  insert into products (slug, name_en, name_ar, price_qirsh, image, category_id, store, name_words, other_words)
  select 'jar-' || n, 'Jar number ' || n, 'مرطبان رقم ' || n, 100 + n, '/jar.svg', id, 'mouneh',
    array['jar', 'number', n::text, 'مرطبان', 'رقم'], '{}'
  from shelf, generate_series(1, 100) n`;

/** Throughput per second, and median and p99 latency in milliseconds. */
export type Rate = { perSecond: number; median: number; p99: number };

async function measure(work: () => Promise<unknown>, { atOnce, milliseconds }: Load): Promise<Rate> {
  const times: number[] = [];
  const start = performance.now();
  const one = async () => {
    while (performance.now() - start < milliseconds) {
      const begun = performance.now();
      await work();
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  const seconds = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond: times.length / seconds, median: at(0.5), p99: at(0.99) };
}
