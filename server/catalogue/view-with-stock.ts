import type { AdminProduct } from '../../contracts/catalogue.ts';
import type { Queries } from '../database/queries.ts';
import { readLevels } from '../stock/read-levels.ts';
import { adminProductView, type ShownProduct } from './product-view.ts';

/** Products as the administrator sees them, with what is left of those that are counted; in one read for all. */
export async function viewWithStock(
  db: Queries,
  rows: { product: ShownProduct; category: string }[],
): Promise<AdminProduct[]> {
  const levels = await readLevels(
    db,
    rows.map(({ product }) => product.id),
  );
  return rows.map(({ product, category }) => adminProductView(product, category, levels.get(product.id)));
}
