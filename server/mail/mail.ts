import type { Language } from '../../contracts/language.ts';
import type { Shop } from './shop-link.ts';

/**
 * A mail as data, in one language. Its plain text and its HTML are both made from this, so that they say the same.
 * Names and numbers inside of a sentence are isolated by `isolate.ts`; the two writers escape what has to be.
 */
export type Mail = {
  language: Language;
  subject: string;
  /** What a phone shows beside the subject. */
  preview: string;
  title: string;
  blocks: MailBlock[];
  /** Why it was sent and how to hear less, above the shop's name. */
  foot: { text: string; link?: MailLink };
  /** Headers of RFC 8058: a mail program's own button to leave. */
  leaveUrl?: string;
};

export type MailLink = { label: string; href: string };
export type Fact = { name: string; value: string; href?: string };

export type MailBlock =
  | { kind: 'text'; text: string }
  /** One button. */
  | { kind: 'action'; link: MailLink }
  /** Names and values, as address and phone; a value may be a link. */
  | { kind: 'facts'; facts: Fact[] }
  /** The goods of an order with its sums, of which the last is the total; amounts as they are printed. */
  | {
      kind: 'bill';
      /** `notes` are what a box is made of, and the day of what is ordered ahead. */
      lines: { name: string; notes: string[]; quantity: number; amount: string }[];
      sums: { name: string; amount: string }[];
    }
  /** A text that a person typed, with its line breaks. */
  | { kind: 'quote'; text: string };

export type Mailbox = { name: string; address: string };

/** A mail with its recipient, and its Reply-To where that is not the shop. */
export type OutgoingMail = { to: Mailbox; replyTo?: Mailbox; mail: Mail; shop: Shop };
