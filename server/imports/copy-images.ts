import { and, asc, eq, sql } from 'drizzle-orm';
import type { ImageFault } from '../../contracts/import-images.ts';
import { replaceImages } from '../catalogue/replace-images.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Deps } from '../deps.ts';
import { ShopError } from '../errors.ts';
import type { ImagesJob } from '../jobs/job.ts';
import { readImage } from '../media/read-image.ts';
import { storeImage } from '../media/store-image.ts';
import { fetchBytes, NotFetched } from '../remote/fetch-bytes.ts';
import { importImages } from './import.table.ts';
import { lineImages } from './line-images.ts';

/** How many images a job copies: their products change in one transaction, so the catalogue's version increases once. */
const batch = 12;
/** How many are fetched at the same time. */
const atOnce = 3;
/** Limits of an image's download; a phone's photograph has about five megabytes. */
const limits = { bytes: 12 * 1024 * 1024, milliseconds: 20_000 };

type Wanted = Pick<Deps, 'db' | 'config' | 'jobs' | 'fetchGuard'>;
type Image = Pick<typeof importImages.$inferSelect, 'number' | 'url'>;
type Copied = Image & { image: string | null; fault: ImageFault | null };

/**
 * Downloads an import's next images and points their products at the copies. A failed download is stored with its
 * reason. Throws when the shop itself fails, as with a full disk: then all images still wait.
 */
export async function copyImages(deps: Wanted, { importId }: ImagesJob): Promise<void> {
  const isWaiting = and(eq(importImages.importId, importId), eq(importImages.state, 'waiting'));
  const waiting = await deps.db
    .select({ number: importImages.number, url: importImages.url })
    .from(importImages)
    .where(isWaiting)
    .orderBy(asc(importImages.number))
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
        update import_images p
        set state = case when x.image is null then 'failed' else 'copied' end, image = x.image, fault = x.fault
        from jsonb_to_recordset(${JSON.stringify(copied)}::jsonb) as x(number int, image text, fault jsonb)
        where p.import_id = ${importId} and p.number = x.number and p.state = 'waiting'
        returning p.url, p.image
      )
      select done.url, done.image, array_agg(l.product_id) as ids
      from import_lines l, ${lineImages} join done on done.url = u.url
      where l.import_id = ${importId} and l.applied and done.image is not null group by done.url, done.image`);
    await replaceImages(
      db,
      rows.map(({ ids, url, image }) => ({ ids, from: url, to: image })),
    );
    if (waiting.length === batch) await deps.jobs.enqueueImages(db, { importId });
  });
}

async function copyOne(deps: Wanted, image: Image): Promise<Copied> {
  const { config, fetchGuard } = deps;
  const userAgent = `Mouneh (${config.publicUrl}; copies the images of products that its owner imports)`;
  try {
    const known = await findCopy(deps, image.url);
    if (known) return { ...image, image: known, fault: null };
    const bytes = await fetchBytes(image.url, { guard: fetchGuard, limits, userAgent });
    return { ...image, image: await storeImage(deps, bytes), fault: null };
  } catch (error) {
    return { ...image, image: null, fault: faultOf(error) };
  }
}

/** The copy that an earlier import made of the image, if it still exists. */
async function findCopy({ db, config }: Wanted, url: string): Promise<string | null> {
  const [known] = await db
    .select({ image: importImages.image })
    .from(importImages)
    .where(and(eq(importImages.url, url), eq(importImages.state, 'copied')))
    .limit(1);
  return known?.image && (await readImage({ config }, known.image)) ? known.image : null;
}

function faultOf(error: unknown): ImageFault {
  if (error instanceof NotFetched)
    return { reason: error.reason, ...(error.status && { status: error.status }) };
  // The download is not an image, or too large to decode.
  if (error instanceof ShopError) return { reason: 'no_image' };
  throw error;
}

/** Recovery: queues imports whose images wait without a job, after a crash, a move or a restore. */
export async function resumeCopying({ db, jobs }: Pick<Deps, 'db' | 'jobs'>): Promise<void> {
  const { rows } = await db.execute<{ importId: string }>(sql`
    select distinct p.import_id as "importId" from import_images p
    where p.state = 'waiting' and not exists (
      select from pgboss.job j
      where j.name = 'images' and j.state < 'completed' and j.data ->> 'importId' = p.import_id::text)`);
  for (const job of rows) await jobs.enqueueImages(db, job);
}
