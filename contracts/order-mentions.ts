import { foldDigits } from './digits.ts';

/** The number of an order as people write it, in any of three digit sets. */
export const orderMention = String.raw`\bMN-\p{Nd}{1,10}(?!\p{Nd})`;

/** What is written, as the shop writes it: `mn-١٠٠٣` is `MN-1003`. */
export const mentionedOrder = (written: string): string => foldDigits(written).toUpperCase();

/** The numbers that a text names, each once; whether there are such orders is not known here. */
export const mentionedOrders = (text: string): string[] => [
  ...new Set(
    Array.from(text.matchAll(new RegExp(orderMention, 'giu')), ([written]) => mentionedOrder(written)),
  ),
];
