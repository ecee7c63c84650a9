import type { Deps } from '../deps.ts';
import type { MailJob } from '../jobs/job.ts';
import { describeError } from '../log.ts';
import { markNotified } from '../orders/status-notification.ts';
import { removeEntry } from '../waitlist/leave-waitlist.ts';
import type { Mailer } from './open-mailer.ts';
import { writeMail } from './write-mail.ts';

/**
 * Writes and sends the mail of a job; sends nothing when its subject no longer exists. Throws when the mail could not
 * be sent, without the cause: the queue stores what is thrown, and mail servers' messages contain addresses. `id` is
 * the job's.
 */
export async function sendMail(
  deps: Pick<Deps, 'db' | 'config' | 'log'>,
  mailer: Mailer,
  job: MailJob,
  id: string,
): Promise<void> {
  try {
    const mail = await writeMail(deps, job);
    if (!mail) return;
    await mailer.send(job.mail, mail, id);
    if (job.mail === 'back-in-stock') await removeEntry(deps.db, job.entryId);
    if (job.mail === 'order-status') await markNotified(deps.db, job.changeId);
  } catch (error) {
    deps.log.warn({ mail: job.mail, ...describeError(error as Error) }, 'a mail was not sent yet');
    throw new Error('the mail was not sent');
  }
}
