import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { asc, count, sql } from 'drizzle-orm';
import { dayInAmman } from '../../contracts/calendar-day.ts';
import type { AnsweredFile, AnswerOf } from '../../contracts/endpoint.ts';
import { pathInLanguage } from '../../contracts/language.ts';
import type { countSubscribers as contract } from '../../contracts/newsletter.ts';
import { recordDownload } from '../activity/record-activity.ts';
import { type Context, requireIdentity } from '../context.ts';
import { writeCsv } from '../csv/write-csv.ts';
import type { Queries } from '../database/queries.ts';
import { subscribers } from './subscriber.table.ts';

/** The number of subscribers, of those who read Arabic, and of those who joined in the last 30 days. */
export async function countSubscribers({ db, now }: Context): Promise<AnswerOf<typeof contract>> {
  const [row] = await db
    .select({
      count: count(),
      arabic: sql`count(*) filter (where ${subscribers.language} = 'ar')`.mapWith(Number),
      recent:
        sql`count(*) filter (where ${subscribers.createdAt} > ${now().toISOString()}::timestamptz - interval '30 days')`.mapWith(
          Number,
        ),
    })
    .from(subscribers);
  return row ?? { count: 0, arabic: 0, recent: 0 };
}

/** Rows per chunk, between which the event loop serves other requests. */
const chunk = 1000;
const columns = ['email', 'language', 'since', 'unsubscribe'];

/**
 * The list as CSV (UTF-8 with BOM), its cells guarded against CSV injection. Requires re-authentication and is recorded
 * in the activity log.
 */
export async function exportSubscribers(context: Context): Promise<AnsweredFile> {
  requireIdentity(context);
  const { db, config, now } = context;
  const parts = [writeCsv([columns], { isFirst: true })];
  let written = 0;
  let last: string | undefined;
  for (;;) {
    const found = await readSubscribers(db, last);
    const lines = found.map(({ email, language, createdAt, leaveToken }) => [
      email,
      language,
      dayInAmman(createdAt),
      config.publicUrl + pathInLanguage(`/newsletter/leave/${leaveToken}`, language),
    ]);
    parts.push(writeCsv(lines));
    written += found.length;
    last = found.at(-1)?.email;
    if (found.length < chunk) break;
    await yieldToEventLoop();
  }
  await recordDownload(context, db, 'newsletter.export', written);
  return { name: `newsletter-${dayInAmman(now())}.csv`, bytes: new Uint8Array(Buffer.concat(parts)) };
}

/** The next addresses after one, oldest first (keyset pagination). */
function readSubscribers(db: Queries, last: string | undefined) {
  const { createdAt, email } = subscribers;
  const since = sql`(select created_at from ${subscribers} where ${email} = ${last})`;
  return db
    .select()
    .from(subscribers)
    .where(last === undefined ? undefined : sql`(${createdAt}, ${email}) > (${since}, ${last})`)
    .orderBy(asc(createdAt), asc(email))
    .limit(chunk);
}
