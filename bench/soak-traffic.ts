import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { listAdminOrders } from '../contracts/admin-orders.ts';
import { getAdminProduct, listAdminProducts, updateProduct } from '../contracts/catalogue.ts';
import { type AnswerOf, type Endpoint, type InputOf, requestFor } from '../contracts/endpoint.ts';
import { applyImport, getImport, startImport } from '../contracts/imports.ts';
import { listOrders, placeOrder, setOrderStatus } from '../contracts/orders.ts';
import { goldenSearches } from '../tests/support/golden-searches.ts';
import type { Filled } from './databases.ts';
import { orderOf, type Shoppers } from './orders.ts';

/** Latencies in milliseconds and errors of one kind of request. */
type Kind = { times: number[]; errors: string[] };

export type Traffic = { kinds: Map<string, Kind>; placed: () => number; stop: () => Promise<void> };

type Options = { base: string; admin: string; filled: Filled; shoppers: Shoppers };

const pages = [
  '/',
  '/ar',
  '/products?store=mouneh',
  '/ar/products?store=mouneh',
  '/products?store=cilka',
  '/about',
];
const chooseOf = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)] as T;
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/**
 * Concurrent shoppers who browse and search, customers who order and view their orders, and an administrator who edits,
 * imports and advances orders, until stopped. Ordered goods are not edited, so that no price is refused.
 */
export function openTraffic({ base, admin, filled, shoppers }: Options): Traffic {
  const kinds = new Map<string, Kind>();
  let isOver = false;
  let placed = 0;
  const edited = filled.ids.slice(0, 300);
  const imported = filled.ids.slice(300, 500);

  const timed = async (name: string, work: () => Promise<unknown>) => {
    const kind = kinds.get(name) ?? { times: [], errors: [] };
    kinds.set(name, kind);
    const begun = performance.now();
    try {
      await work();
    } catch (error) {
      kind.errors.push((error as Error).message);
    }
    kind.times.push(performance.now() - begun);
  };

  const look = async (path: string) => {
    const response = await fetch(base + path);
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
  };

  const call = async <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    headers: Record<string, string>,
  ): Promise<AnswerOf<E>> => {
    const { url, body } = requestFor(endpoint, input as Record<string, unknown>);
    const type: Record<string, string> =
      typeof body === 'string' ? { 'Content-Type': 'application/json' } : {};
    const response = await fetch(base + url, {
      method: endpoint.method,
      headers: { ...type, ...headers },
      ...(body !== undefined && { body }),
    });
    const text = await response.text();
    if (response.status !== (endpoint.status ?? 200)) throw new Error(`${url}: ${response.status} ${text}`);
    const { data, page } = JSON.parse(text);
    return (endpoint.paged ? { items: data, page } : data) as AnswerOf<E>;
  };

  const order = async () => {
    const token = bearer(chooseOf(shoppers.tokens));
    const input = orderOf(Math.floor(Math.random() * 1e6), shoppers.goods);
    const key = randomUUID();
    const send = () => call(placeOrder, input, { ...token, 'Idempotency-Key': key });
    await timed('order', async () => {
      const { id } = await send();
      placed += 1;
      if (Math.random() < 0.05 && (await send()).id !== id) throw new Error('one key made two orders');
    });
    if (Math.random() < 0.2) await timed('own orders', () => call(listOrders, {}, token));
  };

  const shop = async () => {
    const path = Math.random() < 0.5 ? chooseOf(pages) : `/products/${chooseOf(filled.slugs)}`;
    await timed('page', () => look(path));
    const [query] = chooseOf(goldenSearches);
    const search = new URLSearchParams({ q: query, limit: '24', store: 'mouneh' });
    await timed('search', () => look(`/api/products?${search}`));
  };

  const owner = bearer(admin);
  const edit = async () => {
    const id = chooseOf(edited);
    await timed('admin edit', async () => {
      const { category, price, version } = await call(getAdminProduct, { id }, owner);
      const change = { id, category, price: Math.round(price * 100 + 1) / 100, version };
      await call(updateProduct, change, owner);
    });
    await timed('admin list', () => call(listAdminProducts, { limit: 50 }, owner));
  };

  const moveOn = () =>
    timed('admin status', async () => {
      const { items } = await call(listAdminOrders, { status: 'pending', limit: 5 }, owner);
      for (const { id } of items) await call(setOrderStatus, { id, status: 'processing' }, owner);
    });

  const settle = async (id: string) => {
    for (;;) {
      const { state } = await call(getImport, { id }, owner);
      if (state !== 'checking' && state !== 'applying') return state;
      await wait(50);
    }
  };

  const importFile = () =>
    timed('import of 200 lines', async () => {
      const lines = imported.map((id) => `${id},${(1 + Math.floor(Math.random() * 900)) / 100}`);
      const file = new Blob([['id,price', ...lines].join('\n')]);
      const { id } = await call(startImport, { file, name: 'prices.csv' }, owner);
      const checked = await settle(id);
      await call(applyImport, { id }, owner);
      const applied = await settle(id);
      if (checked !== 'checked' || applied !== 'applied')
        throw new Error(`the import ended ${checked}, ${applied}`);
    });

  /** This many workers repeat this, with a pause of about this many milliseconds. */
  const crowd = (count: number, pause: number, work: () => Promise<void>) =>
    Array.from({ length: count }, async () => {
      while (!isOver) {
        await work();
        await wait(pause * (0.5 + Math.random()));
      }
    });

  const all = [
    ...crowd(8, 60, shop),
    ...crowd(4, 100, order),
    ...crowd(1, 1_000, edit),
    ...crowd(1, 1_000, moveOn),
    ...crowd(1, 15_000, importFile),
  ];
  return {
    kinds,
    placed: () => placed,
    stop: async () => {
      isOver = true;
      await Promise.all(all);
    },
  };
}
