import type { Language } from '../../contracts/language.ts';
import type { CustomerAct } from '../../contracts/order-revisions.ts';
import type { Queries } from '../database/queries.ts';

/**
 * A mail to be written. Refers to its subject by id: the row is read when the mail is written, so the queue contains no
 * text. The one exception is the address of a reset mail, which must not reveal whether the account exists.
 */
export type MailJob =
  | { mail: 'welcome'; userId: string }
  | { mail: 'email-verification'; userId: string }
  | { mail: 'password-reset'; email: string; language: Language }
  | { mail: 'order-received'; orderId: string }
  | { mail: 'order-status'; changeId: number }
  | { mail: 'order-changed'; orderId: string; revision: number }
  | { mail: 'contact-answer'; messageId: string }
  | { mail: 'newsletter-welcome'; email: string }
  | { mail: 'back-in-stock'; entryId: string }
  | { mail: 'seller-order'; orderId: string; userId: string }
  | { mail: 'seller-change'; orderId: string; userId: string; act: CustomerAct }
  | { mail: 'low-stock'; userId: string; productIds: string[] }
  | { mail: 'seller-message'; messageId: string; userId: string }
  | { mail: 'payment-account'; activityId: number; userId: string };

/** A batch of an import's images to copy into the shop. */
export type ImagesJob = { importId: string };

/** `retry` has failed and will be tried again; `failed` was given up. */
export type JobCount = { queue: string; state: string; count: number };

export type Jobs = {
  /**
   * Transactional outbox: queues a job in the caller's transaction, so that it runs if and only if that commits. At
   * least once.
   */
  enqueue: (db: Queries, job: MailJob) => Promise<void>;
  /** `enqueue` for many jobs at once. */
  enqueueAll: (db: Queries, jobs: MailJob[]) => Promise<void>;
  /** Queues copying an import's next images, in the caller's transaction. */
  enqueueImages: (db: Queries, job: ImagesJob) => Promise<void>;
  /** The number of unfinished jobs by state. */
  count: (db: Queries) => Promise<JobCount[]>;
  /** Deletes all jobs with this address from the queue, finished or not, in the caller's transaction. */
  deleteMailsTo: (db: Queries, email: string) => Promise<void>;
};
