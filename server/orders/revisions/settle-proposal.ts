import type { AnswerOf, ParsedInputOf } from '../../../contracts/endpoint.ts';
import type { acceptForCustomer as acceptContract } from '../../../contracts/order-revisions.ts';
import { type Context, requireActor } from '../../context.ts';
import type { Queries } from '../../database/queries.ts';
import { inTransaction } from '../../database/transaction.ts';
import { readAdminOrder } from '../list-admin-orders.ts';
import { orderByIdOrNumber } from '../list-orders.ts';
import { isStillProposed, refusePassedSlot } from './answer-proposal.ts';
import { recordChange, withdraw } from './change-order.ts';
import { type LockedOrder, lockWholeOrder } from './lock-order.ts';
import { acceptRevision, readContents, readRevision } from './write-revision.ts';

type Asked = ParsedInputOf<typeof acceptContract>;
type Settled = AnswerOf<typeof acceptContract>;

/**
 * Accepts a proposal on behalf of a customer who has agreed elsewhere; can be undone like any change. Refuses as
 * `acceptProposal` does.
 */
export const acceptForCustomer = (context: Context, { id, revision }: Asked): Promise<Settled> =>
  settle(context, id, revision, 'accepted', async (db, order) => {
    const at = context.now();
    const proposed = await readRevision(db, order, revision);
    refusePassedSlot(order, proposed, at);
    const before = { revision: order.revision, ...(await readContents(db, order)) };
    await acceptRevision(db, order, revision, { by: requireActor(context).user.id, at });
    await context.jobs.enqueue(db, { mail: 'order-changed', orderId: order.id, revision });
    await recordChange(context, db, order, before, { revision, ...proposed });
  });

/** Withdraws an unanswered proposal; this can't be undone, it has to be proposed anew. Refuses `too_late` and `order_changed`. */
export const withdrawProposal = (context: Context, { id, revision }: Asked): Promise<Settled> =>
  settle(context, id, revision, 'superseded', (db, order) => withdraw(context, db, order, revision));

const settle = (
  context: Context,
  id: string,
  revision: number,
  state: 'accepted' | 'superseded',
  perform: (db: Queries, order: LockedOrder) => Promise<void>,
): Promise<Settled> =>
  inTransaction(context.db, async (db) => {
    const order = await lockWholeOrder(db, orderByIdOrNumber(id));
    if (await isStillProposed(db, order, revision, state)) await perform(db, order);
    return readAdminOrder(context, db, order.id);
  });
