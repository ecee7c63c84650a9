import { expect, test } from 'vitest';
import { inTransaction } from '../../server/database/transaction.ts';
import type { MailJob } from '../../server/jobs/job.ts';
import { openShop } from '../support/empty-shop.ts';

const { db, deps } = await openShop();

test('a queue is emptied in one go, however seldom it is looked at', async () => {
  const jobs = Array.from({ length: 12 }, (_, place): MailJob => ({ mail: 'welcome', userId: `${place}` }));
  await inTransaction(db, (tx) => deps.jobs.enqueueAll(tx, jobs));
  const done: MailJob[] = [];
  await deps.jobs.work(async (job) => void done.push(job), { everySeconds: 300 });
  await expect.poll(() => done.length).toBe(jobs.length);
  expect(done).toEqual(expect.arrayContaining(jobs));
});
