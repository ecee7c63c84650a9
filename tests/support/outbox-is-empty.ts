import { expect } from 'vitest';
import type { Database } from '../../server/database/connect.ts';
import { orderOutbox } from '../../server/orders/order.table.ts';
import { eventually } from './eventually.ts';

/** Waits until the mails of every order are queued and all who followed were told of it. */
export const outboxIsEmpty = (db: Database): Promise<void> =>
  eventually(async () => expect(await db.select().from(orderOutbox)).toEqual([]));
