import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { isUuid } from '../database/uuid.ts';
import { ShopError } from '../errors.ts';
import { products } from './product.table.ts';

/** Deletes a product; orders keep their copy of its name, price and picture. */
export async function deleteProduct({ db }: Context, input: { id: string }): Promise<null> {
  if (!isUuid(input.id)) throw new ShopError('not_found');
  const deleted = await db.delete(products).where(eq(products.id, input.id)).returning({ id: products.id });
  if (deleted.length === 0) throw new ShopError('not_found');
  return null;
}
