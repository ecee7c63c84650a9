import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { orderLinkPath } from '../../contracts/guest-orders.ts';
import { pathInLanguage } from '../../contracts/language.ts';
import { orderPath } from '../../contracts/orders.ts';
import { hashToken } from '../accounts/token.ts';
import type { Config } from '../config.ts';
import type { Queries } from '../database/queries.ts';
import { uuidBytes, uuidFromBytes } from '../database/uuid.ts';
import { readLinkSecret } from './link-secret.ts';
import { orders } from './order.table.ts';
import { orderLinks } from './order-link.table.ts';

type Row = typeof orders.$inferSelect;
type Home = Pick<Config, 'dataDir'>;

/** In bytes: the signed part of a token, and its signature. */
const idLength = 16;
const signatureLength = 20;

/** Whether an order was placed without an account and was not attached to one since. */
export const isGuestOrder = ({ userId, guestKeyHash }: Pick<Row, 'userId' | 'guestKeyHash'>): boolean =>
  userId === null && guestKeyHash !== null;

/** `isGuestOrder` as a condition. */
export const guestOrders: SQL = sql`(${orders.userId} is null and ${orders.guestKeyHash} is not null)`;

/**
 * The token of an order's private link: the order's id, signed with a secret that is in no database and no backup. A
 * later mail can include the link, although the database only has its hash.
 */
export function orderToken(home: Home, orderId: string): string {
  const id = uuidBytes(orderId);
  return Buffer.concat([id, signatureOf(home, id)]).toString('base64url');
}

/** The absolute URL of the customer's page of an order: a guest's by its private link, others by number. */
export function addressOfOrder(
  config: Pick<Config, 'publicUrl' | 'dataDir'>,
  number: string,
  row: Pick<Row, 'id' | 'language' | 'userId' | 'guestKeyHash'>,
): string {
  const page = isGuestOrder(row) ? orderLinkPath(orderToken(config, row.id)) : orderPath(number);
  return config.publicUrl + pathInLanguage(page, row.language);
}

/**
 * The condition for the order of a private link; undefined for an invalid token. A link stays valid when its order
 * moves to an account, and ends when the order is anonymized. Links signed with a lost secret are recognised by their
 * hash.
 */
export async function orderByLink(home: Home, db: Queries, token: string): Promise<SQL | undefined> {
  const orderId = signedId(home, token) ?? (await knownId(db, token));
  if (orderId === undefined) return undefined;
  return and(eq(orders.id, orderId), or(isNotNull(orders.guestKeyHash), isNotNull(orders.userId)));
}

function signedId(home: Home, token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== idLength + signatureLength) return undefined;
  const id = bytes.subarray(0, idLength);
  const isSigned = timingSafeEqual(bytes.subarray(idLength), signatureOf(home, id));
  return isSigned ? uuidFromBytes(id) : undefined;
}

async function knownId(db: Queries, token: string): Promise<string | undefined> {
  const [link] = await db
    .select()
    .from(orderLinks)
    .where(eq(orderLinks.tokenHash, hashToken(token)));
  return link?.orderId;
}

const signatureOf = ({ dataDir }: Home, id: Buffer): Buffer =>
  createHmac('sha256', readLinkSecret(dataDir))
    .update('order link')
    .update(id)
    .digest()
    .subarray(0, signatureLength);
