import { and, eq, isNull } from 'drizzle-orm';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import type { setMessageState as contract, OpenedMessage } from '../../contracts/messages.ts';
import { type Context, requireActor } from '../context.ts';
import { isUuid } from '../database/uuid.ts';
import { ShopError } from '../errors.ts';
import { readOpenedMessage } from './list-messages.ts';
import { messages } from './message.table.ts';

/** One message of the inbox; `not_found` when there is none. */
export async function getMessage({ db }: Context, { id }: { id: string }): Promise<OpenedMessage> {
  const found = isUuid(id) ? await readOpenedMessage(db, id) : undefined;
  if (!found) throw new ShopError('not_found');
  return found;
}

/** Marks a message as read (keeping the first time), or as unread again; and as answered elsewhere, or not. */
export async function setMessageState(
  context: Context,
  { id, read, answered }: ParsedInputOf<typeof contract>,
): Promise<OpenedMessage> {
  const { user } = requireActor(context);
  if (isUuid(id)) {
    const readAt = read ? context.now() : null;
    const condition = and(eq(messages.id, id), read ? isNull(messages.readAt) : undefined);
    await context.db.update(messages).set({ readAt }).where(condition);
    if (answered !== undefined) {
      const answeredAt = answered ? context.now() : null;
      const isElsewhere = and(
        eq(messages.id, id),
        isNull(messages.answer),
        answered ? isNull(messages.answeredAt) : undefined,
      );
      await context.db
        .update(messages)
        .set({ answeredAt, answeredBy: answered ? user.id : null })
        .where(isElsewhere);
    }
  }
  return getMessage(context, { id });
}
