import { and, eq } from 'drizzle-orm';
import type { User } from '../../contracts/accounts.ts';
import type { Order } from '../../contracts/orders.ts';
import { makeProofToken } from '../accounts/prove-email.ts';
import { makeResetToken } from '../accounts/reset-password.ts';
import { users } from '../accounts/user.table.ts';
import { readUser } from '../accounts/user-view.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Deps } from '../deps.ts';
import type { MailJob } from '../jobs/job.ts';
import { readMessage } from '../messages/list-messages.ts';
import { subscribers } from '../newsletter/subscriber.table.ts';
import { readOrders } from '../orders/list-orders.ts';
import { orders } from '../orders/order.table.ts';
import { findChangeToNotify } from '../orders/status-notification.ts';
import { readContent } from '../settings/content.ts';
import {
  composeEmailProof,
  composeNewsletterWelcome,
  composePasswordReset,
  composeWelcome,
} from './account-mails.ts';
import { composeContactAnswer } from './contact-answer.ts';
import type { Letter, Mail, Mailbox } from './mail.ts';
import { composeOrderReceived, composeOrderStatus } from './order-mails.ts';
import { composeSellerMessage, composeSellerOrder } from './seller-mails.ts';
import type { Shop } from './shop-link.ts';

type Needed = Pick<Deps, 'db' | 'config'>;
type Written = Omit<Letter, 'shop'>;
type JobOf<Kind extends MailJob['mail']> = Extract<MailJob, { mail: Kind }>;
type Writers = {
  [Kind in MailJob['mail']]: (
    deps: Needed & { shop: Shop },
    job: JobOf<Kind>,
  ) => Promise<Written | undefined>;
};

const boxOf = ({ name, email }: { name: string; email: string }): Mailbox => ({ name, address: email });
/** Without the name until the email is proven: anyone may have typed both. */
const boxOfUser = ({ name, email, emailProven }: User): Mailbox =>
  boxOf({ name: emailProven ? name : '', email });

const writers: Writers = {
  welcome: (deps, { userId }) => writeWithProof(deps, userId, composeWelcome),
  'email-proof': (deps, { userId }) => writeWithProof(deps, userId, composeEmailProof),

  'password-reset': ({ db, shop }, { email, language }) =>
    inTransaction(db, async (tx) => {
      const found = await readUser(tx, eq(users.email, email));
      if (!found) return undefined;
      const token = await makeResetToken(tx, found.user, new Date());
      // In the language of the request: the account's own may be out of date.
      const reader = { ...found.user, language };
      return { to: boxOfUser(reader), mail: composePasswordReset(shop, reader, token) };
    }),

  'order-received': async (deps, { orderId }) => {
    const found = await readWantedOrder(deps, orderId);
    return found && { to: found.to, mail: composeOrderReceived(deps.shop, found.order, found) };
  },

  'order-status': async (deps, { changeId }) => {
    // A later change of the status has a mail of its own.
    const change = await findChangeToNotify(deps.db, changeId);
    const found = change && (await readWantedOrder(deps, change.orderId));
    return found && { to: found.to, mail: composeOrderStatus(deps.shop, found.order, change.status, found) };
  },

  'contact-answer': async ({ db, shop }, { messageId }) => {
    const message = await readMessage(db, messageId);
    if (!message?.answer) return undefined;
    return { to: boxOf(message), mail: composeContactAnswer(shop, message, message.answer) };
  },

  'newsletter-welcome': async ({ db, shop }, { email }) => {
    const [subscriber] = await db.select().from(subscribers).where(eq(subscribers.email, email));
    return subscriber && { to: boxOf({ name: '', email }), mail: composeNewsletterWelcome(shop, subscriber) };
  },

  'seller-order': async ({ db, config, shop }, { orderId, userId }) => {
    const seller = await readSeller({ db, config }, userId);
    const [order] = await readOrders({ config }, db, eq(orders.id, orderId));
    // An anonymized order has no customer left to get in touch with.
    if (!seller || !order?.customer_email) return undefined;
    return { to: boxOf(seller), mail: composeSellerOrder(shop, order, seller) };
  },

  'seller-message': async ({ db, config, shop }, { messageId, userId }) => {
    const seller = await readSeller({ db, config }, userId);
    const message = await readMessage(db, messageId);
    if (!seller || !message) return undefined;
    return {
      to: boxOf(seller),
      replyTo: boxOf(message),
      mail: composeSellerMessage(shop, message, seller),
    };
  },
};

/** A mail with a link that proves the user's email; undefined when the user is gone or the email is proven by now. */
const writeWithProof = (
  { db, shop }: Needed & { shop: Shop },
  userId: string,
  compose: (shop: Shop, user: User, token: string) => Mail,
): Promise<Written | undefined> =>
  inTransaction(db, async (tx) => {
    const found = await readUser(tx, eq(users.id, userId));
    if (!found || found.user.emailProven) return undefined;
    const token = await makeProofToken(tx, found.user, new Date());
    return { to: boxOfUser(found.user), mail: compose(shop, found.user, token) };
  });

/**
 * Writes the mail of a job from the rows as they are now; undefined when its subject is gone or the recipient wants
 * no such mail.
 */
export async function writeLetter(deps: Needed, job: MailJob): Promise<Letter | undefined> {
  const { name, headquarters, claims } = await readContent(deps.config, deps.db);
  const { publicUrl } = deps.config;
  const shop: Shop = { publicUrl, name, place: headquarters, shipping: claims.shipping };
  const write = writers[job.mail] as (
    deps: Needed & { shop: Shop },
    job: MailJob,
  ) => Promise<Written | undefined>;
  const written = await write({ ...deps, shop }, job);
  return written && { ...written, shop };
}

/** An order whose customer still has an account and wants mails about orders. They go to the account's own address. */
async function readWantedOrder(
  { db, config }: Needed,
  orderId: string,
): Promise<{ order: Order; to: Mailbox; isProven: boolean } | undefined> {
  const [owner] = await db.select({ id: orders.userId }).from(orders).where(eq(orders.id, orderId));
  const found = owner?.id ? await readUser(db, eq(users.id, owner.id)) : undefined;
  if (!found?.user.notifications.orders) return undefined;
  const [order] = await readOrders({ config }, db, eq(orders.id, orderId));
  const { email, emailProven: isProven } = found.user;
  return order && { order, to: { name: isProven ? order.customer_name : '', address: email }, isProven };
}

/** An administrator who is still one, and wants to hear of orders and messages. */
async function readSeller({ db }: Needed, userId: string): Promise<User | undefined> {
  const isSeller = and(eq(users.id, userId), eq(users.role, 'admin'), eq(users.notifyOrders, true));
  return (await readUser(db, isSeller))?.user;
}
