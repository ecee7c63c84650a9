import { undoActivities } from '../../contracts/activity.ts';
import { maxChanged } from '../../contracts/bulk.ts';
import { updateProducts } from '../../contracts/catalogue.ts';
import type { AnswerOf, Endpoint } from '../../contracts/endpoint.ts';
import { maxPrice } from '../../contracts/money.ts';
import { advanceOrders } from '../../contracts/orders.ts';
import { changePrices } from '../../contracts/prices.ts';
import type { Shop } from '../support/empty-shop.ts';
import type { Person } from './people.ts';

type Row = { id: string; version: number };
type Done = { skipped: string[]; activities: number[] };

const unknown = { id: '00000000-0000-4000-8000-000000000000', version: 1 };

/**
 * Changes many products and orders by one call and takes it back, with ids that stand twice, of things that are gone and too
 * many of them. Answers where another status came back than the rules say, or products are not as they were afterwards.
 */
export async function useBulkVerbs({ db, send }: Shop, { token }: Person): Promise<string[]> {
  const faults: string[] = [];
  const read = async (query: string) => (await db.$client.query<Row>(query)).rows;
  const use = async (endpoint: Endpoint, input: Record<string, unknown>, expected: number): Promise<Done> => {
    const { status, code, data } = await send(endpoint, input, { token });
    if (status !== expected)
      faults.push(`${endpoint.path} ${JSON.stringify(input).slice(0, 200)}: ${status} ${code}`);
    return { skipped: [], activities: [], ...(data as object) };
  };
  const undo = async ({ activities }: Done) => {
    if (activities.length === 0) return;
    await use(undoActivities, { ids: activities }, 200);
    await use(undoActivities, { ids: activities }, 409);
  };
  const shelf = () =>
    read(`select id, version, price_qirsh, available, shown, category_id from products
      where deleted_at is null order by id limit ${maxChanged / 2 - 2}`);
  const unlike = ({ version, ...rest }: Row) => JSON.stringify(rest);

  const before = await shelf();
  const orders = await read(`select id from orders order by id limit ${maxChanged / 2 - 2}`);
  const ids = orders.map(({ id }) => id);
  if (before.length === 0 || ids.length === 0) return ['no products or orders were made'];
  const gone = [
    unknown,
    ...(await read('select id, version from products where deleted_at is not null limit 1')),
  ];

  const many = Array.from({ length: 1_000 }, () => unknown);
  await use(updateProducts, { products: many, available: false }, 400);
  await use(advanceOrders, { ids: many.map(({ id }) => id), status: 'processing' }, 400);
  await use(undoActivities, { ids: many.map((_, place) => place) }, 400);
  await use(undoActivities, { ids: [Number.MAX_SAFE_INTEGER] }, 404);
  await use(updateProducts, { products: await shelf(), category: 'none' }, 400);
  await use(changePrices, { products: await shelf(), change: { amount: 2 * maxPrice, step: 0.05 } }, 400);

  for (const change of [{ available: false }, { shown: false }, {}]) {
    const current = await shelf();
    const done = await use(updateProducts, { products: [...current, ...gone, ...current], ...change }, 200);
    const leftOut = done.skipped.toSorted().join();
    if (
      leftOut !==
      gone
        .map(({ id }) => id)
        .toSorted()
        .join()
    )
      faults.push(`left out: ${leftOut}`);
    await undo(done);
  }
  for (const change of [{ amount: 0.5 }, { amount: -maxPrice }, { percent: 5 }]) {
    const current = await shelf();
    const input = { products: [...current, ...gone, ...current], change: { ...change, step: 0.05 } };
    const { status, data, activity } = await send(changePrices, input, { token });
    const { changed, skipped } = data as AnswerOf<typeof changePrices>;
    // A product whose price would not change is in neither list.
    const known = changed + skipped.total - gone.length;
    if (status !== 200 || skipped.total < gone.length || known > current.length)
      faults.push(`${changed} prices changed, ${skipped.total} left out: ${status}`);
    await undo({ skipped: [], activities: activity ? [activity] : [] });
  }
  if ((await shelf()).map(unlike).join() !== before.map(unlike).join())
    faults.push('products are not as they were');
  for (const status of ['pending', 'processing', 'shipped', 'delivered', 'cancelled'])
    await undo(await use(advanceOrders, { ids: [...ids, unknown.id, ...ids], status }, 200));
  return faults;
}
