import { mentionedOrder, orderMention } from '../../../contracts/order-mentions.ts';
import { normalizePhone } from '../../../contracts/phone.ts';

/** A piece of a text, with its link target: an order number, an email address, a phone number. */
export type Piece = { text: string; order?: string; href?: string };

/** An order's number, an email address, or at least seven digits as people group them; each in any of three digit sets. */
const found = new RegExp(
  String.raw`(?<order>${orderMention})|(?<email>[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5})|(?<phone>(?<!\p{Nd})(?:\+|00)?\p{Nd}(?:[ \-()]{0,2}\p{Nd}){6,14}(?!\p{Nd}))`,
  'giu',
);

/** Splits a text into pieces; joined, they are the original text. Only orders that exist are links. */
export function linkText(text: string, orders: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: piece, index, groups } of text.matchAll(found)) {
    const target = leadsTo(groups ?? {}, orders);
    if (!target) continue;
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push({ text: piece, ...target });
    end = index + piece.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

function leadsTo(
  { order, email, phone }: Record<string, string | undefined>,
  orders: readonly string[],
): Omit<Piece, 'text'> | null {
  const number = order && mentionedOrder(order);
  if (number) return orders.includes(number) ? { order: number } : null;
  if (email) return { href: `mailto:${email}` };
  const dialled = phone && normalizePhone(phone);
  return dialled ? { href: `tel:${dialled}` } : null;
}
