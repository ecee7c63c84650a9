import { and, count, desc, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { CountedClaims } from '../../contracts/claims.ts';
import { users } from '../accounts/user.table.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { messages } from '../messages/message.table.ts';
import { orderStatusChanges, orders } from '../orders/order.table.ts';
import { customerTotals } from '../orders/order-counts.table.ts';
import { readStampCard } from '../settings/stamp-card.ts';
import { daysIn, timeIn } from './claim-times.ts';

/** The smallest sample from which a claim is derived. */
const enough = 10;
/** Upper bounds of the counts: customers, and the latest status changes and messages that are evaluated. */
const max = { customers: 10_000, changes: 2_000, messages: 1_000 };

/** The figures behind the shop's claims that can be counted from its own orders and messages. */
export async function countClaims({ db }: Context): Promise<CountedClaims> {
  const [customers, deliveryHours, answerHours, stampCard] = await Promise.all([
    countCustomers(db),
    hoursToDeliver(db),
    hoursToAnswer(db),
    readStampCard(db),
  ]);
  return {
    customers: customers < enough ? null : customers,
    shipping: deliveryHours === null ? null : daysIn(deliveryHours),
    reply: answerHours === null ? null : timeIn(answerHours),
    stamp_card: stampCard,
  };
}

/** Counts customers who have bought something: cancelled orders don't count, and neither do administrators. */
async function countCustomers(db: Queries): Promise<number> {
  const buyers = db
    .select({ id: customerTotals.userId })
    .from(customerTotals)
    .innerJoin(users, and(eq(users.id, customerTotals.userId), eq(users.role, 'customer')))
    .where(gt(customerTotals.spentQirsh, 0))
    .limit(max.customers)
    .as('buyers');
  const [row] = await db.select({ count: count() }).from(buyers);
  return row?.count ?? 0;
}

async function hoursToDeliver(db: Queries): Promise<number | null> {
  const latest = db
    .select({
      orderId: orderStatusChanges.orderId,
      after: orderStatusChanges.after,
      at: orderStatusChanges.changedAt,
    })
    .from(orderStatusChanges)
    .orderBy(desc(orderStatusChanges.id))
    .limit(max.changes)
    .as('latest');
  // A subquery by primary key per change: a join might scan all orders to find these few.
  const placedAt = sql`(select created_at from ${orders} where ${orders.id} = ${latest.orderId})`;
  const taken = db
    .select({ hours: hoursBetween(placedAt, sql`${latest.at}`).as('hours') })
    .from(latest)
    .where(eq(latest.after, 'delivered'))
    .as('taken');
  return enoughOf(await db.select(nineOfTen).from(taken));
}

async function hoursToAnswer(db: Queries): Promise<number | null> {
  const latest = db
    .select({ createdAt: messages.createdAt, answeredAt: messages.answeredAt })
    .from(messages)
    .orderBy(desc(messages.arrival))
    .limit(max.messages)
    .as('latest');
  const taken = db
    .select({ hours: hoursBetween(sql`${latest.createdAt}`, sql`${latest.answeredAt}`).as('hours') })
    .from(latest)
    .where(isNotNull(latest.answeredAt))
    .as('taken');
  return enoughOf(await db.select(nineOfTen).from(taken));
}

const hoursBetween = (start: SQL, end: SQL) =>
  sql<number>`extract(epoch from ${end} - ${start})::float8 / 3600`;

/** The 90th percentile of hours. */
const nineOfTen = {
  count: count(),
  hours: sql<number | null>`percentile_disc(0.9) within group (order by hours)`,
};

/** Null when the sample is too small. */
const enoughOf = ([row]: { count: number; hours: number | null }[]): number | null =>
  row && row.count >= enough ? row.hours : null;
