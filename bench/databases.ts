import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { root } from '../bin/run.mjs';
import { connectDatabase } from '../server/database/connect.ts';
import { startEmbeddedDatabase } from '../server/database/embedded.ts';
import { createLog } from '../server/log.ts';
import { startShop } from './shop.ts';

/** A filled database, and some of its products by slug and id. */
export type Filled = { url: string; slugs: string[]; ids: string[] };

/** A PostgreSQL server of the benchmark, with databases of several sizes. */
export async function openServer(dataDir: string) {
  const { url: own, stop } = await startEmbeddedDatabase({ dataDir, log: createLog() });

  /** Creates an empty database owned by the shop's role; returns its URL. */
  const create = async (name: string): Promise<string> => {
    // The shop's role may not create databases.
    const server = Object.assign(new URL(own), { username: 'postgres', pathname: 'postgres' });
    const client = new Client(server.href);
    await client.connect();
    await client.query(`create database ${name} owner ${new URL(own).username}`);
    await client.end();
    return Object.assign(new URL(own), { pathname: name }).href;
  };

  /**
   * Lets the shop in `folder` fill an empty database, then adds products and orders by that folder's own program, as
   * another revision has other columns.
   */
  const fill = async (
    name: string,
    sizes: { products: number; orders: number },
    folder: string = root,
  ): Promise<Filled> => {
    const bench = new URL('bench/', pathToFileURL(`${folder}/`)).href;
    const { fillProducts }: typeof import('./fill-products.ts') = await import(`${bench}fill-products.ts`);
    const { fillOrders }: typeof import('./fill-orders.ts') = await import(`${bench}fill-orders.ts`);
    const url = await create(name);
    const seeded = await startShop({ DATABASE_URL: url, DATA_DIR: `${dataDir}/${name}` }, folder);
    await seeded.stop();
    const db = await connectDatabase(url);
    try {
      await fillProducts(db, sizes.products);
      await fillOrders(db, { orders: sizes.orders, customers: Math.ceil(sizes.orders / 10) });
      const { rows } = await db.$client.query<{ slug: string; id: string }>(
        'select slug, id from products where shown order by slug limit 900',
      );
      return { url, slugs: rows.map(({ slug }) => slug), ids: rows.map(({ id }) => id) };
    } finally {
      await db.$client.end();
    }
  };

  return { create, fill, stop };
}
