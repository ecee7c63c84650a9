import type { AdminProduct } from '../../contracts/catalogue.ts';
import { readParts } from '../boxes/read-parts.ts';
import type { Queries } from '../database/queries.ts';
import { readLevels } from '../stock/read-levels.ts';
import { adminProductView, type ShownProduct } from './product-view.ts';

/** Products as the administrator sees them, with the stock of counted ones and the parts of boxes, read for all at once. */
export async function viewWithStock(
  db: Queries,
  rows: { product: ShownProduct; category: string }[],
): Promise<AdminProduct[]> {
  const levels = await readLevels(
    db,
    rows.map(({ product }) => product.id),
  );
  const parts = await readParts(
    db,
    rows.map(({ product }) => product),
  );
  return rows.map(({ product, category }) =>
    adminProductView(product, category, levels.get(product.id), parts.get(product.id)),
  );
}
