import { readFile } from 'node:fs/promises';
import { categories as categoryRows } from '../server/catalogue/category.table.ts';
import { products } from '../server/catalogue/product.table.ts';
import { addCategory } from '../server/catalogue/save-category.ts';
import { addProduct } from '../server/catalogue/save-product.ts';
import type { Context } from '../server/context.ts';
import { inTransaction } from '../server/database/transaction.ts';
import type { Deps } from '../server/deps.ts';
import { storeFile } from '../server/media/store-image.ts';
import { addSynonym } from '../server/search/save-synonym.ts';
import { categories } from './categories.ts';
import { cilkaProducts } from './products-cilka.ts';
import { mounehProducts } from './products-mouneh.ts';
import type { SeedProduct } from './seed-product.ts';
import { synonyms } from './synonyms.ts';

const pictures = new URL('./pictures/', import.meta.url);

/**
 * Fills a shop that has neither categories nor products with the catalogue of this folder, all or nothing, through the
 * verbs that the admin uses. Answers whether it did.
 */
export async function seedEmptyShop(deps: Deps): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    const filled = [
      await tx.select({ id: products.id }).from(products).limit(1),
      await tx.select({ id: categoryRows.id }).from(categoryRows).limit(1),
    ].some((rows) => rows.length > 0);
    if (filled) return false;
    const context: Context = {
      ...deps,
      readDb: tx,
      db: Object.assign(tx, { $client: deps.db.$client }),
      actor: null,
      recorded: { activity: null },
      requestId: 'seed',
      now: () => new Date(),
      clientAddress: 'inside',
      userAgent: '',
      idempotencyKey: null,
      signal: new AbortController().signal,
    };
    for (const category of categories) await addCategory(context, category);
    // The list is newest first, so the first to be shown is the last to be added.
    for (const product of interleave(mounehProducts, cilkaProducts).reverse()) {
      const { key, alt, ...input } = product;
      const keep = async (name: string) =>
        storeFile(deps, await readFile(new URL(`${name}.svg`, pictures)), 'svg');
      const image = await keep(key);
      const images = alt && [
        { url: image, alt: alt.first },
        { url: await keep(`${key}-second`), alt: alt.second },
      ];
      await addProduct(context, { ...input, ...(images ? { images } : { image }) });
    }
    for (const [term, same] of synonyms) await addSynonym(context, { term, same });
    return true;
  });
}

/** Three of the heritage store, then one of the modern one, as long as there are any. */
function interleave(heritage: SeedProduct[], modern: SeedProduct[]): SeedProduct[] {
  const mixed = heritage.flatMap((product, index) =>
    index % 3 === 2 ? [product, ...modern.slice((index - 2) / 3, (index + 1) / 3)] : [product],
  );
  return [...mixed, ...modern.slice(Math.floor(heritage.length / 3))];
}
