import { setImmediate as turn } from 'node:timers/promises';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { AnsweredFile } from '../../contracts/endpoint.ts';
import { columns } from '../../contracts/import-fields.ts';
import { readParts } from '../boxes/read-parts.ts';
import { categories } from '../catalogue/category.table.ts';
import { products } from '../catalogue/product.table.ts';
import type { Context } from '../context.ts';
import { writeCsv } from '../csv/write-csv.ts';
import { readLevels } from '../stock/read-levels.ts';
import { cellsOf } from './list-import-lines.ts';

/** Products per batch, between which the event loop serves other requests. */
const stepSize = 1000;

/**
 * Exports all products, hidden ones included, in UTF-8 with a byte order mark for Excel; in the order in which they
 * were added, so that an import adds them in the same order.
 */
export async function exportProducts({ db, now }: Context): Promise<AnsweredFile> {
  const parts = [writeCsv([[...columns]], { isFirst: true })];
  for (let last = 0; ; ) {
    const rows = await db
      .select({ product: products, category: categories.slug })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .where(and(isNull(products.deletedAt), gt(products.sequence, last)))
      .orderBy(asc(products.sequence))
      .limit(stepSize);
    const levels = await readLevels(
      db,
      rows.map(({ product }) => product.id),
    );
    const boxes = await readParts(
      db,
      rows.map(({ product }) => product),
    );
    const records = rows.map(({ product, category }) => {
      const stock = levels.get(product.id)?.left ?? '';
      const cells = {
        id: product.id,
        stock: String(stock),
        parts: (boxes.get(product.id) ?? [])
          .map(({ quantity, name }) => `${quantity} × ${name.en}`)
          .join('\n'),
        ...cellsOf(product, category),
      };
      return columns.map((column) => cells[column]);
    });
    parts.push(writeCsv(records));
    last = rows.at(-1)?.product.sequence ?? last;
    if (rows.length < stepSize) break;
    await turn();
  }
  const day = now().toISOString().slice(0, 10);
  return { name: `mouneh-products-${day}.csv`, bytes: new Uint8Array(Buffer.concat(parts)) };
}
