import type { Language } from '../../contracts/language.ts';
import type { CustomerAct } from '../../contracts/order-revisions.ts';
import type { Queries } from '../database/queries.ts';

/**
 * A mail to be written. References its subject by id: the row is read when the mail is written, so the queue holds no
 * text. The one address is a reset's, which must not tell whether the account exists.
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

/** Some of an import's images that are to be copied into the shop. */
export type ImagesJob = { importId: string };

/** `retry` has failed and will be tried again; `failed` is given up. */
export type JobCount = { queue: string; state: string; count: number };

export type Jobs = {
  /**
   * Transactional outbox: queues a job in the caller's transaction, so it runs if and only if that commits. At least
   * once.
   */
  enqueue: (db: Queries, job: MailJob) => Promise<void>;
  /** `enqueue` for many jobs at once. */
  enqueueAll: (db: Queries, jobs: MailJob[]) => Promise<void>;
  /** Queues the copying of an import's next images, in the caller's transaction. */
  enqueueImages: (db: Queries, job: ImagesJob) => Promise<void>;
  /** How many jobs there are that are not done, by their state. */
  count: (db: Queries) => Promise<JobCount[]>;
  /** Takes every job out of the queue that names this address, done or not, in the caller's transaction. */
  deleteMailsTo: (db: Queries, email: string) => Promise<void>;
};
