import { foldDigits } from '../../../contracts/digits.ts';
import { normalizePhone } from '../../../contracts/phone.ts';

/** A piece of a text, with its link target: an order number, an email address, a phone number. */
export type Piece = { text: string; order?: string; href?: string };

/** An order number, an email address, or at least seven digits as people group them; in any of three digit sets. */
const found =
  /(?<order>\bMN-\p{Nd}{1,10}(?!\p{Nd}))|(?<email>[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5})|(?<phone>(?<!\p{Nd})(?:\+|00)?\p{Nd}(?:[ \-()]{0,2}\p{Nd}){6,14}(?!\p{Nd}))/giu;

/** Splits a text into pieces; joined, they are the original text. */
export function linkText(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: piece, index, groups } of text.matchAll(found)) {
    const target = leadsTo(groups ?? {});
    if (!target) continue;
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push({ text: piece, ...target });
    end = index + piece.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

function leadsTo({ order, email, phone }: Record<string, string | undefined>): Omit<Piece, 'text'> | null {
  if (order) return { order: foldDigits(order).toUpperCase() };
  if (email) return { href: `mailto:${email}` };
  const dialled = phone && normalizePhone(phone);
  return dialled ? { href: `tel:${dialled}` } : null;
}
