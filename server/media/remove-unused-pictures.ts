import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import type { Deps } from '../deps.ts';

/** How long a picture is left alone, in milliseconds: what it is for may be being saved. */
const grace = 24 * 60 * 60 * 1000;

/** A picture, its smaller sizes, and what was left of writing one; anything else in the folder is not ours. */
const pictureFile = /^([0-9a-f]{32})(?:\.(?:svg|webp)|-\d+\.(?:avif|webp))(?:\.[0-9a-f-]{36})?$/;

/** Garbage collection: deletes pictures that no row names, undo entries included, with all variants. Answers how many. */
export async function removeUnusedPictures(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  now = new Date(),
): Promise<number> {
  const folder = join(config.dataDir, 'media');
  const old = await findOldPictures(folder, now);
  if (old.size === 0) return 0;
  const named = await findNamedPictures(db);
  let removed = 0;
  for (const [picture, files] of old) {
    if (named.has(picture)) continue;
    // Checked again right before: a concurrent upload of the same picture renews its file's time.
    if ((await newestOf(folder, files)) > now.getTime() - grace) continue;
    for (const file of files) await rm(join(folder, file), { force: true });
    removed += 1;
  }
  return removed;
}

/** The files of each picture of which none is newer than a day. */
async function findOldPictures(folder: string, now: Date): Promise<Map<string, string[]>> {
  const pictures = new Map<string, string[]>();
  for (const file of await readdir(folder).catch(() => [])) {
    const picture = pictureFile.exec(file)?.[1];
    if (picture) pictures.set(picture, [...(pictures.get(picture) ?? []), file]);
  }
  for (const [picture, files] of pictures) {
    if ((await newestOf(folder, files)) > now.getTime() - grace) pictures.delete(picture);
  }
  return pictures;
}

/** When one of these files was written last, in milliseconds. */
async function newestOf(folder: string, files: string[]): Promise<number> {
  const times = await Promise.all(
    files.map(async (file) => (await stat(join(folder, file)).catch(() => null))?.mtimeMs ?? 0),
  );
  return Math.max(...times);
}

/** Every column that can hold a text is asked, so that one which is added later is not forgotten. */
async function findNamedPictures(db: Queries): Promise<Set<string>> {
  const { rows: columns } = await db.execute<{ table: string; name: string }>(sql`
    select table_name as table, column_name as name from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = current_schema() and table_type = 'BASE TABLE'
      and udt_name in ('text', 'varchar', 'json', 'jsonb', '_text')`);
  const named = new Set<string>();
  for (const { table, name } of columns) {
    const column = sql`${sql.identifier(name)}::text`;
    const { rows } = await db.execute<{ picture: string }>(sql`
      select distinct (regexp_matches(${column}, '/media/([0-9a-f]{32})', 'g'))[1] as picture
      from ${sql.identifier(table)} where ${column} like '%/media/%'`);
    for (const { picture } of rows) named.add(picture);
  }
  return named;
}
