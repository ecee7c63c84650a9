import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import type { Deps } from '../deps.ts';

/** How long an unused image is kept, in milliseconds: its product may not be saved yet. */
const grace = 24 * 60 * 60 * 1000;

/** Files of an image: itself, its smaller sizes, and temporary ones. Other files in the folder are left alone. */
const imageFile = /^([0-9a-f]{32})(?:\.(?:svg|webp)|-\d+\.(?:avif|webp))(?:\.[0-9a-f-]{36})?$/;

/** Garbage collection: deletes images that no row refers to, undo entries included, with all variants. Returns how many. */
export async function removeUnusedImages(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  now = new Date(),
): Promise<number> {
  const folder = join(config.dataDir, 'media');
  const old = await findOldImages(folder, now);
  if (old.size === 0) return 0;
  const named = await findNamedImages(db);
  let removed = 0;
  for (const [image, files] of old) {
    if (named.has(image)) continue;
    // Checked again immediately before: a concurrent upload of the same image renews its file's time.
    if ((await newestOf(folder, files)) > now.getTime() - grace) continue;
    for (const file of files) await rm(join(folder, file), { force: true });
    removed += 1;
  }
  return removed;
}

/** The files of each image without a file newer than a day. */
async function findOldImages(folder: string, now: Date): Promise<Map<string, string[]>> {
  const images = new Map<string, string[]>();
  for (const file of await readdir(folder).catch(() => [])) {
    const image = imageFile.exec(file)?.[1];
    if (image) images.set(image, [...(images.get(image) ?? []), file]);
  }
  for (const [image, files] of images) {
    if ((await newestOf(folder, files)) > now.getTime() - grace) images.delete(image);
  }
  return images;
}

/** The latest modification time of these files, in milliseconds. */
async function newestOf(folder: string, files: string[]): Promise<number> {
  const times = await Promise.all(
    files.map(async (file) => (await stat(join(folder, file)).catch(() => null))?.mtimeMs ?? 0),
  );
  return Math.max(...times);
}

/** Searches every text column, so that one that is added later is not forgotten. */
async function findNamedImages(db: Queries): Promise<Set<string>> {
  const { rows: columns } = await db.execute<{ table: string; name: string }>(sql`
    select table_name as table, column_name as name from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = current_schema() and table_type = 'BASE TABLE'
      and udt_name in ('text', 'varchar', 'json', 'jsonb', '_text')`);
  const named = new Set<string>();
  for (const { table, name } of columns) {
    const column = sql`${sql.identifier(name)}::text`;
    const { rows } = await db.execute<{ image: string }>(sql`
      select distinct (regexp_matches(${column}, '/media/([0-9a-f]{32})', 'g'))[1] as image
      from ${sql.identifier(table)} where ${column} like '%/media/%'`);
    for (const { image } of rows) named.add(image);
  }
  return named;
}
