import { and, asc, eq, sql } from 'drizzle-orm';
import type { PictureFault } from '../../contracts/import-pictures.ts';
import { replacePictures } from '../catalogue/replace-pictures.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Deps } from '../deps.ts';
import { ShopError } from '../errors.ts';
import type { PicturesJob } from '../jobs/job.ts';
import { readImage } from '../media/read-image.ts';
import { storePicture } from '../media/store-picture.ts';
import { fetchBytes, NotFetched } from '../remote/fetch-bytes.ts';
import { importPictures } from './import.table.ts';

/** How many pictures one job copies: their products change in one transaction, so the catalogue's version counts up once. */
const batch = 12;
/** How many are fetched at the same time. */
const atOnce = 3;
/** Of one picture; a phone's photograph has some five megabytes. */
const limits = { bytes: 12 * 1024 * 1024, milliseconds: 20_000 };

type Wanted = Pick<Deps, 'db' | 'config' | 'jobs' | 'fetchGuard'>;
type Picture = Pick<typeof importPictures.$inferSelect, 'number' | 'url'>;
type Copied = Picture & { image: string | null; fault: PictureFault | null };

/**
 * Downloads an import's next pictures and points their products at the copies. A failed download is noted with its
 * reason. Throws when the shop itself fails, as with a full disk: then all of them still wait.
 */
export async function copyPictures(deps: Wanted, { importId }: PicturesJob): Promise<void> {
  const isWaiting = and(eq(importPictures.importId, importId), eq(importPictures.state, 'waiting'));
  const waiting = await deps.db
    .select({ number: importPictures.number, url: importPictures.url })
    .from(importPictures)
    .where(isWaiting)
    .orderBy(asc(importPictures.number))
    .limit(batch);
  const copied: Copied[] = [];
  const left = [...waiting];
  const copyNext = async () => {
    for (let next = left.shift(); next; next = left.shift()) copied.push(await copyOne(deps, next));
  };
  await Promise.all(Array.from({ length: atOnce }, copyNext));
  if (copied.length === 0) return;
  await inTransaction(deps.db, async (db) => {
    const { rows } = await db.execute<{ url: string; image: string; ids: string[] }>(sql`
      with done as (
        update import_pictures p
        set state = case when x.image is null then 'failed' else 'copied' end, image = x.image, fault = x.fault
        from jsonb_to_recordset(${JSON.stringify(copied)}::jsonb) as x(number int, image text, fault jsonb)
        where p.import_id = ${importId} and p.number = x.number and p.state = 'waiting'
        returning p.url, p.image
      )
      select done.url, done.image, array_agg(l.product_id) as ids
      from done join import_lines l on l.import_id = ${importId} and l.applied and l.input ->> 'image' = done.url
      where done.image is not null group by done.url, done.image`);
    await replacePictures(
      db,
      rows.map(({ ids, url, image }) => ({ ids, from: url, to: image })),
    );
    if (waiting.length === batch) await deps.jobs.enqueuePictures(db, { importId });
  });
}

async function copyOne(deps: Wanted, picture: Picture): Promise<Copied> {
  const { config, fetchGuard } = deps;
  const userAgent = `Mouneh (${config.publicUrl}; copies the pictures of products that its owner imports)`;
  try {
    const known = await findCopy(deps, picture.url);
    if (known) return { ...picture, image: known, fault: null };
    const bytes = await fetchBytes(picture.url, { guard: fetchGuard, limits, userAgent });
    return { ...picture, image: await storePicture(deps, bytes), fault: null };
  } catch (error) {
    return { ...picture, image: null, fault: faultOf(error) };
  }
}

/** The copy that an earlier import has made of it, if it is still there. */
async function findCopy({ db, config }: Wanted, url: string): Promise<string | null> {
  const [known] = await db
    .select({ image: importPictures.image })
    .from(importPictures)
    .where(and(eq(importPictures.url, url), eq(importPictures.state, 'copied')))
    .limit(1);
  return known?.image && (await readImage({ config }, known.image)) ? known.image : null;
}

function faultOf(error: unknown): PictureFault {
  if (error instanceof NotFetched)
    return { reason: error.reason, ...(error.status && { status: error.status }) };
  // What came is no picture, or one too large to be opened.
  if (error instanceof ShopError) return { reason: 'no_picture' };
  throw error;
}

/** Recovery: queues imports whose pictures wait without a job, after a crash, a move or a restore. */
export async function resumeCopying({ db, jobs }: Pick<Deps, 'db' | 'jobs'>): Promise<void> {
  const { rows } = await db.execute<{ importId: string }>(sql`
    select distinct p.import_id as "importId" from import_pictures p
    where p.state = 'waiting' and not exists (
      select from pgboss.job j
      where j.name = 'pictures' and j.state < 'completed' and j.data ->> 'importId' = p.import_id::text)`);
  for (const job of rows) await jobs.enqueuePictures(db, job);
}
