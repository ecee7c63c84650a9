import type { AdminOrder } from '../../../contracts/admin-orders.ts';
import type { ParsedInputOf } from '../../../contracts/endpoint.ts';
import type { returnGoods as contract } from '../../../contracts/order-revisions.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../database/transaction.ts';
import { ShopError } from '../../errors.ts';
import { readAdminOrder } from '../list-admin-orders.ts';
import { orderByIdOrNumber } from '../list-orders.ts';
import { noteOf, recordChange } from './change-order.ts';
import { decideReturn } from './decide-return.ts';
import { lockWholeOrder } from './lock-order.ts';
import { readContents, readLast, writeRevision } from './write-revision.ts';

/**
 * Takes back goods of a delivered order, or lowers their price, as another revision; the order stays delivered, and the
 * refund follows from the ledger. Refuses as `decideReturn` does.
 */
export const returnGoods = (
  context: Context,
  { id, reason = '', ...wanted }: ParsedInputOf<typeof contract>,
): Promise<AdminOrder> =>
  inTransaction(context.db, async (db) => {
    const order = await lockWholeOrder(db, orderByIdOrNumber(id));
    const contents = await readContents(db, order);
    const { status, revision } = order;
    const { last } = await readLast(db, order);
    const decision = decideReturn(wanted, { status, revision, last, contents });
    if ('refused' in decision) throw new ShopError(decision.refused.code, decision.refused);
    if ('revised' in decision) {
      const { revised } = decision;
      const note = { ...noteOf(context, reason), isReturn: true };
      const number = await writeRevision(db, order, revised, note);
      await context.jobs.enqueue(db, { mail: 'order-changed', orderId: order.id, revision: number });
      await recordChange(context, db, order, { revision, ...contents }, { revision: number, ...revised });
    }
    return readAdminOrder(context, db, order.id);
  });
