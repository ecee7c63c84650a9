import { randomUUID } from 'node:crypto';
import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import type { startImport as contract, ProductImport } from '../../contracts/imports.ts';
import { type Context, requireActor } from '../context.ts';
import { checkImport } from './check-import.ts';
import { decodeFile, refusedFile } from './decode-file.ts';
import { formatOf } from './file-format.ts';
import { freeLostImports, heldBy, refuseSecond, workOn } from './hold-import.ts';
import { imports } from './import.table.ts';
import { getImport } from './list-imports.ts';
import { refuseEndless } from './refuse-endless.ts';

/** How many imports can be looked at and taken back; older ones are forgotten. */
const keptImports = 20;
/** More would not fit into the time that the database gives to one statement. */
const mostLines = 200_000;

/**
 * Takes a file of products and answers at once; its lines are checked meanwhile. Refuses `import_running` while another
 * one is checked or applied, and with `file_…` codes what is no such file.
 */
export async function startImport(
  context: Context,
  { file, name, store = 'mouneh', category }: ParsedInputOf<typeof contract>,
): Promise<ProductImport> {
  const { user } = requireActor(context);
  const hold = { id: randomUUID(), holder: randomUUID() };
  const isIt = eq(imports.id, hold.id);
  await freeLostImports(context.db);
  // Held before the file is looked at: of many that come at once all but one cost nothing.
  await context.db
    .insert(imports)
    .values({
      id: hold.id,
      userId: user.id,
      fileName: name,
      format: 'mouneh',
      state: 'checking',
      // The database's clock: it is compared with the moment at which products were added.
      createdAt: sql`now()`,
      ...heldBy(hold),
    })
    .catch(refuseSecond);
  try {
    await refuseEndless(file);
    const text = await decodeFile(file);
    const format = formatOf(text);
    const total = countLines(text);
    if (total > mostLines) throw refusedFile('file_long');
    if (total < 2) throw refusedFile('file_empty');
    await context.db.update(imports).set({ format, total }).where(isIt);
    await forgetOldImports(context);
    workOn(context, hold, () => checkImport(context, { hold, format, text, total, store, category }));
  } catch (error) {
    await context.db.delete(imports).where(isIt);
    throw error;
  }
  return getImport(context, hold);
}

function countLines(text: string): number {
  let count = text.endsWith('\n') ? 0 : 1;
  for (let place = text.indexOf('\n'); place >= 0; place = text.indexOf('\n', place + 1)) count += 1;
  return count;
}

async function forgetOldImports({ db }: Context): Promise<void> {
  const kept = db
    .select({ id: imports.id })
    .from(imports)
    .orderBy(desc(imports.createdAt), imports.id)
    .limit(keptImports);
  await db
    .delete(imports)
    .where(and(notInArray(imports.id, kept), notInArray(imports.state, ['checking', 'applying'])));
}
