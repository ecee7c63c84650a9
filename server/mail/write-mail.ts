import { and, eq, type SQL } from 'drizzle-orm';
import type { User } from '../../contracts/accounts.ts';
import type { Order } from '../../contracts/orders.ts';
import { makeResetToken } from '../accounts/reset-password.ts';
import { users } from '../accounts/user.table.ts';
import { readUser } from '../accounts/user-view.ts';
import { makeVerificationToken } from '../accounts/verify-email.ts';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Deps } from '../deps.ts';
import type { MailJob } from '../jobs/job.ts';
import { readMessage } from '../messages/list-messages.ts';
import { subscribers } from '../newsletter/subscriber.table.ts';
import { readOrders } from '../orders/list-orders.ts';
import { orders } from '../orders/order.table.ts';
import { addressOfOrder } from '../orders/order-link.ts';
import { findChangeToNotify } from '../orders/status-notification.ts';
import { readContent } from '../settings/content.ts';
import { readAccountChange } from '../settings/payment-settings.ts';
import { readLowProducts } from '../stock/notify-low-stock.ts';
import { readAnnounced } from '../waitlist/announce-products.ts';
import {
  composeEmailVerification,
  composeNewsletterWelcome,
  composePasswordReset,
  composeWelcome,
} from './account-mails.ts';
import { composeContactAnswer } from './contact-answer.ts';
import { isOverGuestMailLimit } from './guest-mail-limit.ts';
import { composeLowStock } from './low-stock-mail.ts';
import type { Mail, Mailbox, OutgoingMail } from './mail.ts';
import { composeOrderChanged, composeOrderReceived, composeOrderStatus } from './order-mails.ts';
import { composePaymentAccount } from './payment-account-mail.ts';
import { composeSellerChange, composeSellerMessage, composeSellerOrder } from './seller-mails.ts';
import type { Shop } from './shop-link.ts';
import { composeBackInStock } from './waitlist-mails.ts';

type Needed = Pick<Deps, 'db' | 'config'>;
type Written = Omit<OutgoingMail, 'shop'>;
type JobOf<Kind extends MailJob['mail']> = Extract<MailJob, { mail: Kind }>;
type Writers = {
  [Kind in MailJob['mail']]: (
    deps: Needed & { shop: Shop },
    job: JobOf<Kind>,
  ) => Promise<Written | undefined>;
};

const boxOf = ({ name, email }: { name: string; email: string }): Mailbox => ({ name, address: email });
/** Without the name until the email is verified, as another person may have typed both. */
const boxOfUser = ({ name, email, emailVerified }: User): Mailbox =>
  boxOf({ name: emailVerified ? name : '', email });

const writers: Writers = {
  welcome: (deps, { userId }) => writeWithProof(deps, userId, composeWelcome),
  'email-verification': (deps, { userId }) => writeWithProof(deps, userId, composeEmailVerification),

  'password-reset': ({ db, shop }, { email, language }) =>
    inTransaction(db, async (tx) => {
      await lockUser(tx, eq(users.email, email));
      const found = await readUser(tx, eq(users.email, email));
      if (!found) return undefined;
      const token = await makeResetToken(tx, found.user, new Date());
      // The language of the request, as the account's own may be out of date.
      const reader = { ...found.user, language };
      return { to: boxOfUser(reader), mail: composePasswordReset(shop, reader, token) };
    }),

  'order-received': async (deps, { orderId }) => {
    const found = await readWantedOrder(deps, orderId);
    if (found?.order.guest && (await isOverGuestMailLimit(deps.db, found.order))) return undefined;
    return found && { to: found.to, mail: composeOrderReceived(deps.shop, found.order, found) };
  },

  'order-status': async (deps, { changeId }) => {
    // A later change of the status has its own mail.
    const change = await findChangeToNotify(deps.db, changeId);
    const found = change && (await readWantedOrder(deps, change.orderId));
    return found && { to: found.to, mail: composeOrderStatus(deps.shop, found.order, change.status, found) };
  },

  'order-changed': async (deps, { orderId, revision }) => {
    const found = await readWantedOrder(deps, orderId);
    // A later change has its own mail; one that was answered meanwhile needs none.
    const { number, proposed } = found?.order.revision ?? {};
    if (!found || (number !== revision && proposed?.number !== revision)) return undefined;
    return { to: found.to, mail: composeOrderChanged(deps.shop, found.order, found) };
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

  'back-in-stock': async ({ db, shop }, { entryId }) => {
    const entry = await readAnnounced(db, entryId);
    return entry && { to: boxOf({ name: '', email: entry.email }), mail: composeBackInStock(shop, entry) };
  },

  'seller-order': async ({ db, config, shop }, { orderId, userId }) => {
    const seller = await readSeller({ db, config }, userId);
    const [order] = await readOrders(db, eq(orders.id, orderId));
    // An anonymized order has no customer to contact any more.
    if (!seller || !order?.customer_name) return undefined;
    return { to: boxOf(seller), mail: composeSellerOrder(shop, order, seller) };
  },

  'seller-change': async ({ db, config, shop }, { orderId, userId, act }) => {
    const seller = await readSeller({ db, config }, userId);
    const [order] = await readOrders(db, eq(orders.id, orderId));
    if (!seller || !order?.customer_name) return undefined;
    return { to: boxOf(seller), mail: composeSellerChange(shop, order, act, seller) };
  },

  'low-stock': async ({ db, config, shop }, { userId, productIds }) => {
    const seller = await readSeller({ db, config }, userId);
    const low = await readLowProducts(db, productIds);
    if (!seller || low.length === 0) return undefined;
    return { to: boxOf(seller), mail: composeLowStock(shop, low, seller) };
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

  'payment-account': async (deps, { userId, activityId }) => {
    const reader = await readAdministrator(deps, userId);
    const change = await readAccountChange(deps.db, activityId);
    if (!reader || !change) return undefined;
    return { to: boxOf(reader), mail: composePaymentAccount(deps.shop, change, reader) };
  },
};

/** A user who is still an administrator, whatever their mail settings. */
const readAdministrator = async ({ db }: Needed, userId: string): Promise<User | undefined> =>
  (await readUser(db, and(eq(users.id, userId), eq(users.role, 'admin'))))?.user;

/** Locks a user against deletion (KEY SHARE) until the token that refers to them is stored; waits for a concurrent deletion. */
const lockUser = (db: Queries, isUser: SQL | undefined) =>
  db.select({ id: users.id }).from(users).where(isUser).for('key share');

/** A mail with a link that verifies the user’s email; undefined when the user was deleted or the email is already verified. */
const writeWithProof = (
  { db, shop }: Needed & { shop: Shop },
  userId: string,
  compose: (shop: Shop, user: User, token: string) => Mail,
): Promise<Written | undefined> =>
  inTransaction(db, async (tx) => {
    await lockUser(tx, eq(users.id, userId));
    const found = await readUser(tx, eq(users.id, userId));
    if (!found || found.user.emailVerified) return undefined;
    const token = await makeVerificationToken(tx, found.user, new Date());
    return { to: boxOfUser(found.user), mail: compose(shop, found.user, token) };
  });

/**
 * Writes the mail of a job from the present rows; undefined when its subject no longer exists or the recipient does not
 * want such mails.
 */
export async function writeMail(deps: Needed, job: MailJob): Promise<OutgoingMail | undefined> {
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

/**
 * An order whose customer wants mails about orders, with the address of its page. They are sent to the account's
 * present address; for a guest to the order's address, if any.
 */
async function readWantedOrder(
  { db, config }: Needed,
  orderId: string,
): Promise<{ order: Order; to: Mailbox; isVerified: boolean; link: string } | undefined> {
  const { id, userId, guestKeyHash, language } = orders;
  const [row] = await db
    .select({ id, userId, guestKeyHash, language })
    .from(orders)
    .where(eq(orders.id, orderId));
  const [order] = row ? await readOrders(db, eq(orders.id, orderId)) : [];
  if (!row || !order) return undefined;
  const link = addressOfOrder(config, order.number, row);
  if (order.guest) {
    const to = boxOf({ name: '', email: order.customer_email });
    return order.customer_email ? { order, to, isVerified: false, link } : undefined;
  }
  const found = row.userId ? await readUser(db, eq(users.id, row.userId)) : undefined;
  if (!found?.user.notifications.orders) return undefined;
  const { email, emailVerified: isVerified } = found.user;
  return { order, to: { name: isVerified ? order.customer_name : '', address: email }, isVerified, link };
}

/** A user who is still an administrator, and wants mails about orders and messages. */
async function readSeller({ db }: Needed, userId: string): Promise<User | undefined> {
  const isSeller = and(eq(users.id, userId), eq(users.role, 'admin'), eq(users.notifyOrders, true));
  return (await readUser(db, isSeller))?.user;
}
