import { expect } from 'vitest';
import type { Database } from '../../server/database/connect.ts';
import { orderOutbox } from '../../server/orders/order.table.ts';
import { eventually } from './eventually.ts';

/** Polls until the outbox is empty: the mails of every order are queued and subscribers notified. */
export const outboxIsEmpty = (db: Database): Promise<void> =>
  eventually(async () => expect(await db.select().from(orderOutbox)).toEqual([]));
