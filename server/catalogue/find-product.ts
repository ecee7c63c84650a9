import { eq, or } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { isUuid } from '../database/uuid.ts';
import { oldSlugs, products } from './product.table.ts';

/** The id of the product with this id, slug or former slug; undefined when there is none. */
export async function findProductId(db: Queries, idOrSlug: string): Promise<string | undefined> {
  const [current] = await db
    .select({ id: products.id })
    .from(products)
    .where(or(eq(products.slug, idOrSlug), isUuid(idOrSlug) ? eq(products.id, idOrSlug) : undefined))
    .limit(1);
  if (current) return current.id;
  const [former] = await db
    .select({ id: oldSlugs.productId })
    .from(oldSlugs)
    .where(eq(oldSlugs.slug, idOrSlug))
    .limit(1);
  return former?.id;
}
