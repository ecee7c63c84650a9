import type { Language } from '../../contracts/language.ts';
import type { Shop } from './shop-link.ts';

/**
 * A mail as data, in one language. Its plain text and its HTML are both generated from this, so that they agree. Names
 * and numbers in a sentence are isolated by `isolate.ts`; the two writers escape what is necessary.
 */
export type Mail = {
  language: Language;
  subject: string;
  /** The preview text that phones show beside the subject. */
  preview: string;
  title: string;
  blocks: MailBlock[];
  /** Why it was sent and how to receive fewer mails, above the shop's name. */
  foot: { text: string; link?: MailLink };
  /** The URL for the headers of RFC 8058: a mail program's own unsubscribe button. */
  leaveUrl?: string;
};

export type MailLink = { label: string; href: string };
export type Fact = { name: string; value: string; href?: string };

export type MailBlock =
  | { kind: 'text'; text: string }
  /** A button. */
  | { kind: 'action'; link: MailLink }
  /** Names with values, such as address and phone; a value may be a link. */
  | { kind: 'facts'; facts: Fact[] }
  /** The goods of an order with its sums, the last of which is the total; amounts are formatted. */
  | {
      kind: 'bill';
      /** `notes` are the parts of a box, and the day of something ordered ahead. */
      lines: { name: string; notes: string[]; quantity: number; amount: string }[];
      sums: { name: string; amount: string }[];
    }
  /** A text typed by a person, with its line breaks. */
  | { kind: 'quote'; text: string };

export type Mailbox = { name: string; address: string };

/** A mail with its recipient, and its Reply-To if that is not the shop. */
export type OutgoingMail = { to: Mailbox; replyTo?: Mailbox; mail: Mail; shop: Shop };
