import { asc, ne, sql } from 'drizzle-orm';
import { categories } from '../catalogue/category.table.ts';
import { products } from '../catalogue/product.table.ts';
import type { Database } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { indexTerms } from './index-terms.ts';
import { indexProductTerms, productTerms, wordsVersion } from './product-terms.ts';

const atOnce = 500;

/** At start, reindexes products whose terms were made by an earlier version of the folding; returns how many. */
export async function reindexProducts(db: Database): Promise<number> {
  for (let renewed = 0; ; ) {
    const some = await inTransaction(db, async (tx) => {
      const rows = await tx
        .select()
        .from(products)
        .where(ne(products.wordsVersion, wordsVersion))
        .orderBy(asc(products.sequence))
        .limit(atOnce)
        .for('update');
      if (rows.length === 0) return 0;
      const shelves = await tx.select({ en: categories.nameEn, ar: categories.nameAr }).from(categories);
      await indexTerms(
        tx,
        shelves.flatMap(({ en, ar }) => [en, ar]),
      );
      await indexProductTerms(tx, rows);
      const made = rows.map((row) => ({ id: row.id, ...productTerms(row) }));
      await tx.execute(sql`
        update products p set name_words = x."nameWords", other_words = x."otherWords",
          description_words = x."descriptionWords",
          head_words = x."headWords", beside_words = x."besideWords", words_version = x."wordsVersion"
        from jsonb_to_recordset(${JSON.stringify(made)}::jsonb)
          as x(id uuid, "nameWords" text[], "otherWords" text[], "descriptionWords" text[], "headWords" text[],
          "besideWords" text[], "wordsVersion" smallint)
        where p.id = x.id`);
      return rows.length;
    });
    if (some === 0) return renewed;
    renewed += some;
  }
}
