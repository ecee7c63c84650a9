import { setImmediate as turn } from 'node:timers/promises';
import { eq, inArray } from 'drizzle-orm';
import type { Store } from '../../contracts/catalogue.ts';
import type { ProductImport } from '../../contracts/imports.ts';
import { categories } from '../catalogue/category.table.ts';
import { products } from '../catalogue/product.table.ts';
import type { Context } from '../context.ts';
import { describeError } from '../log.ts';
import { openCategories } from './category-index.ts';
import { checkLine } from './check-line.ts';
import { type Draft, faultOf } from './draft.ts';
import { readDrafts } from './file-format.ts';
import { type Hold, isHeld } from './hold-import.ts';
import { importLines, imports } from './import.table.ts';
import { openProductIndex } from './product-index.ts';
import { BrokenFile } from './read-records.ts';

type Check = {
  hold: Hold;
  format: ProductImport['format'];
  text: string;
  /** Lines of the file. */
  total: number;
  store: Store;
  /** The slug of where products go whose category is unknown. */
  category: string | undefined;
};

/** How many lines are looked at before they are written down and others get their turn. */
const stepSize = 250;

/** Looks at every line of a file and writes down what it would do; the import's state tells how it went. */
export async function checkImport(context: Context, check: Check): Promise<void> {
  const { db, log } = context;
  try {
    await checkLines(context, check);
    await db
      .update(imports)
      .set({ state: 'checked', done: check.total })
      .where(isHeld(check.hold, 'checking'));
  } catch (error) {
    if (!(error instanceof BrokenFile)) log.error(describeError(error as Error), 'an import was not checked');
    await fail(context, check.hold, error);
  }
}

async function fail({ db }: Context, hold: Hold, error: unknown): Promise<void> {
  const importId = hold.id;
  await db.delete(importLines).where(eq(importLines.importId, importId));
  if (error instanceof BrokenFile) {
    const faults = [faultOf(null, error.code)];
    await db.insert(importLines).values({ importId, line: error.line, outcome: 'refuse', name: '', faults });
  }
  await db.update(imports).set({ state: 'failed' }).where(isHeld(hold, 'checking'));
}

async function checkLines({ db }: Context, check: Check): Promise<void> {
  const { hold, format, text, store, category } = check;
  const { id } = hold;
  const index = await openProductIndex(db);
  const shelf = openCategories(await db.select().from(categories), category);
  const seen = new Set<string>();
  const flush = async (drafts: Draft[]) => {
    const found = drafts.map((draft) => index.find(draft, store));
    const ids = found.filter((one) => one !== undefined);
    const rows = ids.length > 0 ? await db.select().from(products).where(inArray(products.id, ids)) : [];
    const byId = new Map(rows.map((row) => [row.id, row]));
    const lines = drafts.map((draft, place) =>
      checkLine(draft, byId.get(found[place] ?? ''), { format, store, shelf, seen }),
    );
    if (lines.length > 0)
      await db.insert(importLines).values(lines.map((line) => ({ ...line, importId: id })));
    await db
      .update(imports)
      .set({ done: drafts.at(-1)?.line ?? 0 })
      .where(eq(imports.id, id));
    await turn();
  };
  let step: Draft[] = [];
  for await (const draft of readDrafts(format, text)) {
    step.push(draft);
    if (step.length < stepSize) continue;
    await flush(step);
    step = [];
  }
  if (step.length > 0) await flush(step);
}
