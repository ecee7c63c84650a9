import type * as z from 'zod/mini';
import type * as schemas from './content.schemas.ts';

/** The images that a contact entry may have. */
export const contactIcons = ['mail', 'phone', 'chat', 'pin', 'clock', 'truck'] as const;
export type ContactIcon = (typeof contactIcons)[number];

/** The URL prefix of a map search; a place follows. */
export const mapSearch = 'https://www.google.com/maps/search/?api=1&query=';

/** The most entries of each list of the content. */
export const maxOf = { contact: 12, socials: 8, badges: 6, benefits: 6, checkout: 4 } as const;

export type ContactEntry = z.output<typeof schemas.contactEntrySchema>;
export type Social = z.output<typeof schemas.socialSchema>;

/** The claims that the shop makes about itself; the owner keeps, changes or removes each. */
export const claimNames = [
  'customers',
  'rating',
  'reply',
  'shipping',
  'support',
  'hours',
  'badges',
  'benefits',
  'checkout',
] as const;
export type ClaimName = (typeof claimNames)[number];

export type Content = z.output<typeof schemas.contentSchema>;
export type EditableContent = z.output<typeof schemas.editableContentSchema>;
