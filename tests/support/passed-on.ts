import { expect } from 'vitest';
import type { Database } from '../../server/database/connect.ts';
import { newOrders } from '../../server/orders/order.table.ts';
import { eventually } from './eventually.ts';

/** Waits until the mails of every order are queued and all who followed were told of it. */
export const passedOn = (db: Database): Promise<void> =>
  eventually(async () => expect(await db.select().from(newOrders)).toEqual([]));
