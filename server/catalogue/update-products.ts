import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { updateProducts as contract } from '../../contracts/catalogue.ts';
import type { AnswerOf, ParsedInputOf } from '../../contracts/endpoint.ts';
import { recordMany } from '../activity/record-activity.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import { categories } from './category.table.ts';
import { type ProductRow, products } from './product.table.ts';
import { productSnapshot } from './product-snapshot.ts';
import { findCategory } from './save-product.ts';
import { changeProducts } from './save-products.ts';
import { viewWithStock } from './view-with-stock.ts';

type Input = ParsedInputOf<typeof contract>;

/**
 * Changes many products in one transaction, each with its own activity entry. Products whose version has changed since
 * they were read are skipped and reported. Refuses a category that does not exist.
 */
export async function updateProducts(context: Context, input: Input): Promise<AnswerOf<typeof contract>> {
  const versions = new Map(input.products.map(({ id, version }) => [id, version]));
  return inTransaction(context.db, async (db) => {
    const categoryId = input.category === undefined ? undefined : (await findCategory(db, input.category)).id;
    const found = await lockProducts(db, [...versions.keys()]);
    const current = found.filter(({ id, version }) => versions.get(id) === version);
    const changes = current
      .map((before) => ({ before, after: { ...before, ...changeOf(before, input, categoryId) } }))
      .filter(({ before, after }) => keys.some((key) => before[key] !== after[key]));
    if (changes.length > 0)
      await changeProducts(
        db,
        changes.map(({ after }) => ({ id: after.id, ...productSnapshot(after) })),
        context.now(),
      );
    const activities = await recordMany(
      context,
      db,
      changes.map(({ before, after }) => ({
        action: 'product.update' as const,
        subjectId: before.id,
        subject: { en: before.nameEn, ar: before.nameAr },
        before: productSnapshot(before),
        after: { ...productSnapshot(after), version: before.version + 1 },
      })),
    );
    const ids = current.map(({ id }) => id);
    const saved = await db
      .select({ product: products, category: categories.slug })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .where(inArray(products.id, ids));
    return {
      products: await viewWithStock(db, saved),
      skipped: [...versions.keys()].filter((id) => !ids.includes(id)),
      activities,
    };
  });
}

const keys = ['available', 'shown', 'categoryId'] as const;

/** Locks in order of id: concurrent calls with the same products wait for each other instead of deadlocking. */
const lockProducts = (db: Queries, ids: string[]): Promise<ProductRow[]> =>
  db
    .select()
    .from(products)
    .where(and(inArray(products.id, ids), isNull(products.deletedAt)))
    .orderBy(asc(products.id))
    .for('update');

function changeOf(before: ProductRow, input: Input, categoryId: string | undefined): Partial<ProductRow> {
  const { shown = before.shown } = input;
  // Availability of a counted product follows its stock, and of a box its parts; out of season, a product can be put on
  // sale from its next season on.
  const isOthersToSay = before.counted || before.parts.length > 0 || (!before.inSeason && !before.paused);
  const available = isOthersToSay ? before.available : (input.available ?? before.available);
  return { available, shown, categoryId: categoryId ?? before.categoryId };
}
