import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Database } from '../database/connect.ts';
import type { Queries } from '../database/queries.ts';
import type { Transaction } from '../database/transaction.ts';
import type { ImagesJob, JobCount, Jobs, MailJob } from './job.ts';

const queue = 'mail';
const images = 'images';
const daily = 'daily';
const hourly = 'hourly';

/** Exponential backoff while the mail server is down: 10 s, 20 s, 40 s … up to an hour, for about a day. */
const policy = {
  retryLimit: 30,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 120,
  /** In seconds: completed jobs refer to people, so they are deleted. */
  deleteAfterSeconds: 3600,
  retentionSeconds: 7 * 24 * 3600,
};

/** Throttle: the pause between two jobs of a worker, so that a long queue leaves CPU time to shoppers. */
const pauseMs = 200;

export type OpenJobs = Jobs & {
  /**
   * Starts two workers of the mail queue, throttled to about ten jobs a second; a job that throws, or whose instance
   * dies, is retried under the same `id` by `policy`.
   */
  work: (
    perform: (job: MailJob, id: string) => Promise<void>,
    options?: { everySeconds?: number },
  ) => Promise<void>;
  /** Copies images, one job at a time; the queue does not retry a job that throws. */
  workImages: (copy: (job: ImagesJob) => Promise<void>, options?: { everySeconds?: number }) => Promise<void>;
  /** A cron job at four in the morning in Amman, in one of the instances. */
  workDaily: (tidy: () => Promise<unknown>) => Promise<void>;
  /** Repairs the queue after the machine's clock was set back: jobs and cron runs dated in the future would wait until then. */
  catchUp: (db: Queries) => Promise<void>;
  /** A cron job at every full hour, in one of the instances; it may run for hours. */
  workHourly: (work: () => Promise<unknown>) => Promise<void>;
  /** Replaces all waiting mails, in the caller's transaction. */
  replaceWaiting: (db: Queries, jobs: MailJob[]) => Promise<void>;
  /** The unfinished mails in the queue. */
  waiting: (db: Queries) => Promise<MailJob[]>;
  /** Graceful shutdown: starts no further job, and waits for running ones up to `timeoutMs` milliseconds. */
  stop: (timeoutMs?: number) => Promise<void>;
};

/**
 * Opens the job queue (pg-boss) on the shop's pool, and migrates its tables. `statusDelay`, in seconds, is how long a
 * mail about a status waits; cron jobs need `withClock`.
 */
export async function openJobs(
  db: Database,
  onError: (error: Error) => void,
  { statusDelay = 0, withClock = false } = {},
): Promise<OpenJobs> {
  const executeSql = (text: string, values?: unknown[]) => db.$client.query(text, values as unknown[]);
  const boss = new PgBoss({ db: { executeSql }, schedule: withClock });
  boss.on('error', (fault) => onError(toError(fault)));
  await boss.start();
  await boss.createQueue(queue, policy);
  await boss.createQueue(images, { retryLimit: 0, expireInSeconds: 150, deleteAfterSeconds: 3600 });
  const enqueueAll: Jobs['enqueueAll'] = async (tx, jobs) => {
    const inserted = jobs.map((data) => ({ data }));
    if (jobs.length > 0) await boss.insert(queue, inserted, { db: fromDrizzle(tx as Transaction, sql) });
  };
  /**
   * Deletes mails in the caller's transaction; repeats until none is left, as later versions of the library return
   * 1,000 at a time.
   */
  const deleteMails = async (tx: Queries, filter: { data?: { email: string } } = {}) => {
    const options = { db: fromDrizzle(tx as Transaction, sql) };
    for (;;) {
      const found = await boss.findJobs(queue, { ...filter, ...options });
      if (found.length === 0) return;
      const ids = found.map(({ id }) => id);
      await boss.deleteJob(queue, ids, options);
    }
  };
  const workByClock = async (name: string, hours: string, longest: number, work: () => Promise<unknown>) => {
    await boss.createQueue(name, { retryLimit: 0, deleteAfterSeconds: 3600, expireInSeconds: longest });
    await boss.schedule(name, hours, null, { tz: 'Asia/Amman' });
    await boss.work(name, { pollingIntervalSeconds: 60, batchSize: 1 }, async () => {
      await work().catch((error: Error) => {
        onError(error);
        throw error;
      });
    });
  };
  return {
    enqueue: async (tx, job) => {
      const startAfter = job.mail === 'order-status' ? statusDelay : 0;
      await boss.send(queue, job, { startAfter, db: fromDrizzle(tx as Transaction, sql) });
    },
    enqueueAll,
    enqueueImages: async (tx, job) => {
      await boss.send(images, job, { db: fromDrizzle(tx as Transaction, sql) });
    },
    // The library's own counts leave out jobs that will be retried.
    count: async (tx) => {
      const { rows } = await tx.execute<JobCount>(sql`
        select name as queue, state::text as state, count(*)::int as count from pgboss.job
        where state <> 'completed' group by name, state order by name, state`);
      return rows;
    },
    deleteMailsTo: (tx, email) => deleteMails(tx, { data: { email } }),
    work: async (perform, { everySeconds = 2 } = {}) => {
      const options = { pollingIntervalSeconds: everySeconds, batchSize: 1 };
      for (let index = 0; index < 2; index += 1) {
        const worker: string = await boss.work<MailJob>(queue, options, async ([job]) => {
          // Polls again soon: where one job waited there may be more, and the next poll is seconds away.
          setTimeout(() => boss.notifyWorker(worker), pauseMs).unref();
          if (job) await perform(job.data, job.id);
        });
      }
    },
    workImages: async (copy, { everySeconds = 2 } = {}) => {
      const options = { pollingIntervalSeconds: everySeconds, batchSize: 1 };
      const worker: string = await boss.work<ImagesJob>(images, options, async ([job]) => {
        setTimeout(() => boss.notifyWorker(worker), pauseMs).unref();
        if (!job) return;
        await copy(job.data).catch((error: Error) => {
          onError(error);
          throw error;
        });
      });
    },
    workDaily: (tidy) => workByClock(daily, '0 4 * * *', 900, tidy),
    workHourly: (work) => workByClock(hourly, '0 * * * *', 6 * 3600, work),
    // The library does not handle a clock that is set back.
    catchUp: async (tx) => {
      await tx.execute(sql`
        update pgboss.job set start_after = now() + least(start_after - created_on, interval '1 hour'), created_on = now()
        where name = ${queue} and state < 'active' and created_on > now() + interval '5 seconds'`);
      // The queue's last cron run.
      await tx.execute(
        sql`update pgboss.version set cron_on = now() where cron_on > now() + interval '5 seconds'`,
      );
    },
    replaceWaiting: async (tx, jobs) => {
      await deleteMails(tx);
      await enqueueAll(tx, jobs);
    },
    waiting: listWaiting,
    stop: (timeoutMs = 5000) => boss.stop({ graceful: timeoutMs > 0, timeout: timeoutMs, close: false }),
  };
}

/** The unfinished mails, also when no queue was opened, which the library would need to find jobs. */
export async function listWaiting(db: Queries): Promise<MailJob[]> {
  const { rows: found } = await db.execute<{ is: boolean }>(
    sql`select to_regclass('pgboss.job') is not null as is`,
  );
  if (!found[0]?.is) return [];
  const { rows } = await db.execute(
    sql`select data from pgboss.job where name = ${queue} and state < 'completed' order by created_on, id`,
  );
  return rows.map(({ data }) => data as MailJob);
}

/** pg-boss reports plain objects with a query's values: only stack and code are kept, for the log. */
const toError = ({ stack = '', code }: Error & { code?: string }): Error =>
  Object.assign(new Error('the queue met an error'), { stack, ...(code && { code }) });
