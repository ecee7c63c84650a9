import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { dayInAmman } from '../../contracts/calendar-day.ts';
import type { AnsweredFile } from '../../contracts/endpoint.ts';
import type { Order } from '../../contracts/orders.ts';
import { readAddresses } from '../accounts/address-view.ts';
import { listSessions } from '../accounts/list-sessions.ts';
import { getTwoFactor } from '../accounts/set-up-two-factor.ts';
import { users } from '../accounts/user.table.ts';
import { activity } from '../activity/activity.table.ts';
import { products } from '../catalogue/product.table.ts';
import { type Context, requireActor } from '../context.ts';
import { ShopError } from '../errors.ts';
import { favourites } from '../favourites/favourite.table.ts';
import { messages } from '../messages/message.table.ts';
import { messageColumns, messageView } from '../messages/message-view.ts';
import { subscribers } from '../newsletter/subscriber.table.ts';
import { readOrders } from '../orders/list-orders.ts';
import { orderStatusChanges, orders } from '../orders/order.table.ts';
import { type OwnRevision, readRevisions } from '../orders/revisions/read-revisions.ts';
import { type OwnPayment, readOwnPayments, readOwnProofs } from '../payments/own-payments.ts';
import { limitRate } from '../rate-limits/limit-rates.ts';
import { readOwnEntries } from '../waitlist/leave-waitlist.ts';

/**
 * Data portability: all data about the signed-in user as JSON, except the shop's notes on orders and the pictures of
 * transfers, for which only the times are included. Messages are matched by address alone, so they are included only
 * when the email is verified: another person may have signed up with it.
 */
export async function exportData(context: Context): Promise<AnsweredFile> {
  const { user } = requireActor(context);
  const { db, now } = context;
  await limitRate(context, 'export', user.id);
  const [row] = await db
    .select({
      createdAt: users.createdAt,
      emailVerifiedAt: users.emailVerifiedAt,
      emailSince: users.emailSince,
      terms: users.termsVersion,
      privacy: users.privacyVersion,
    })
    .from(users)
    .where(eq(users.id, user.id));
  if (!row) throw new ShopError('session_expired');
  const data = {
    exported_at: now().toISOString(),
    profile: {
      ...user,
      joined_at: row.createdAt.toISOString(),
      email_verified_at: row.emailVerifiedAt?.toISOString() ?? null,
      /** The versions accepted at signup. */
      accepted: { terms: row.terms, privacy: row.privacy },
    },
    addresses: await readAddresses(db, user.id),
    two_factor: await getTwoFactor(context),
    sessions: await listSessions(context),
    role_changes: await roleChanges(context, user.id),
    orders: await ownOrders(context, user.id),
    favourites: await ownFavourites(context, user.id),
    newsletter: user.notifications.offers ? await ownSubscription(context, user.email) : null,
    waiting_for: await readOwnEntries(db, { ...user, ...row }),
    messages: row.emailVerifiedAt
      ? await ownMessages(context, user.email)
      : 'Messages are left out until you confirm your email with the link we send to it.',
  };
  const day = dayInAmman(now());
  const bytes = new Uint8Array(Buffer.from(JSON.stringify(data, null, 2)));
  return { name: `my-data-${day}.json`, bytes };
}

type OwnOrder = Order & {
  accepted: { terms: number | null; privacy: number | null } | undefined;
  history: { status: string; at: string }[];
  /** For a changed order: its earlier contents, and what was proposed. */
  revisions: OwnRevision[];
  payments: OwnPayment[];
  /** When pictures of a transfer were sent. */
  payment_proofs: string[];
};

/** The user's orders with all their revisions. */
async function ownOrders(context: Context, userId: string): Promise<OwnOrder[]> {
  const found = await readOrders(context.db, eq(orders.userId, userId));
  const ids = found.map(({ id }) => id);
  const changes =
    ids.length === 0
      ? []
      : await context.db
          .select({
            orderId: orderStatusChanges.orderId,
            status: orderStatusChanges.after,
            at: orderStatusChanges.changedAt,
          })
          .from(orderStatusChanges)
          .where(inArray(orderStatusChanges.orderId, ids))
          .orderBy(asc(orderStatusChanges.id));
  const accepted = await context.db
    .select({ id: orders.id, terms: orders.termsVersion, privacy: orders.privacyVersion })
    .from(orders)
    .where(eq(orders.userId, userId));
  const acceptedBy = new Map(accepted.map(({ id, ...versions }) => [id, versions]));
  const revisions = await readRevisions(context.db, ids);
  const payments = await readOwnPayments(context.db, ids);
  const proofs = await readOwnProofs(context.db, ids);
  const byOrder = Map.groupBy(changes, ({ orderId }) => orderId);
  return found.map((order) => ({
    ...order,
    accepted: acceptedBy.get(order.id),
    history: (byOrder.get(order.id) ?? []).map(({ status, at }) => ({ status, at: at.toISOString() })),
    revisions: revisions.get(order.id) ?? [],
    payments: payments.get(order.id) ?? [],
    payment_proofs: proofs.get(order.id) ?? [],
  }));
}

async function ownFavourites({ db }: Context, userId: string) {
  return db
    .select({ product_id: products.id, name_en: products.nameEn, name_ar: products.nameAr })
    .from(favourites)
    .innerJoin(products, eq(products.id, favourites.productId))
    .where(eq(favourites.userId, userId))
    .orderBy(asc(favourites.sequence));
}

async function ownSubscription({ db }: Context, email: string) {
  const { language, createdAt: since } = subscribers;
  const [found] = await db.select({ language, since }).from(subscribers).where(eq(subscribers.email, email));
  return found ?? null;
}

async function ownMessages({ db }: Context, email: string) {
  const rows = await db
    .select(messageColumns)
    .from(messages)
    .where(eq(messages.email, email))
    .orderBy(asc(messages.arrival));
  return rows.map(messageView);
}

/** What administrators have done with this account. */
async function roleChanges({ db }: Context, userId: string) {
  const isRole = and(eq(activity.subjectId, userId), eq(activity.action, 'user.role'));
  const role = sql<string>`${activity.after} ->> 'role'`;
  return db.select({ role, at: activity.at }).from(activity).where(isRole).orderBy(asc(activity.id));
}
