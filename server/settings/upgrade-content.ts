import { isDeepStrictEqual } from 'node:util';
import { editableContentSchema } from '../../contracts/content.schemas.ts';
import type { Content, EditableContent } from '../../contracts/content.ts';
import { defaultContent } from '../../contracts/default-content.ts';
import { emailSchema } from '../../contracts/text.schemas.ts';

/** The content's snapshot in the activity log. A null phone means SELLER_PHONE, whatever its value. */
export type ContentSnapshot = Omit<EditableContent, 'phone'> & { phone: string | null };
/** The stored form. */
export type StoredContent = ContentSnapshot & { version: number };

export const unset: StoredContent = { ...defaultContent, phone: null, answered: [], version: 0 };

/** Stored content in the present shape, also from an earlier release; unreadable fields get their defaults. */
export function storedContentFrom(value: Partial<StoredContent>): StoredContent {
  const given = value.email === undefined ? withoutPlaceholders(value) : value;
  const stored = { ...unset, ...given, claims: { ...unset.claims, ...given.claims } };
  const { success } = editableContentSchema.safeParse({ ...stored, phone: stored.phone ?? '' });
  return success ? stored : { ...unset, phone: stored.phone, version: stored.version };
}

/** `storedContentFrom` for the snapshot of a change, so that a change made under an earlier release can still be undone. */
export function contentSnapshotFrom(value: ContentSnapshot): ContentSnapshot {
  const { version: _, ...snapshot } = storedContentFrom(value);
  return snapshot;
}

/** Placeholder texts of the first releases, and texts that have a field of their own now. */
const placeholders = {
  email: 'hello@mouneh.example',
  chat: 'On WhatsApp, with your order',
  pages: /^https:\/\/(?:wa\.me\/\?text=Mouneh|www\.(?:facebook|instagram|tiktok)\.com\/?)$/,
};

function withoutPlaceholders(value: Partial<StoredContent>): Partial<StoredContent> {
  const { contact = [], socials = unset.socials, hours } = value;
  const mail = contact.find((entry) => entry.linkPrefix === 'mailto:' && isOneEmail(entry.value));
  const isElsewhere = (entry: Content['contact'][number]) =>
    entry === mail ||
    entry.value.en === placeholders.chat ||
    (entry.icon === 'clock' && isDeepStrictEqual(entry.value, hours));
  return {
    ...value,
    email: mail && mail.value.en !== placeholders.email ? mail.value.en : '',
    contact: value.contact ? contact.filter((entry) => !isElsewhere(entry)) : unset.contact,
    socials: socials.map((social) =>
      placeholders.pages.test(social.href) ? { ...social, href: '' } : social,
    ),
  };
}

const isOneEmail = ({ en, ar }: { en: string; ar: string }): boolean =>
  en === ar && emailSchema.safeParse(en).success;
