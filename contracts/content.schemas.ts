import * as z from 'zod/mini';
import { claimNames, contactIcons, maxOf } from './content.ts';
import { normalizePhone } from './phone.ts';
import { emailSchema, longest, requiredText } from './text.schemas.ts';

const bothLanguages = (maximum: number) =>
  z.object({ en: requiredText('required', maximum), ar: requiredText('required', maximum) });

const maybeText = (maximum: number) => z.string({ error: 'invalid' }).check(z.trim(), longest(maximum));

/** Text that is filled in for both languages or empty in both; empty text is not shown. */
export const bothOrNone = (maximum: number) =>
  z.object({ en: maybeText(maximum), ar: maybeText(maximum) }).check((given) => {
    const { en, ar } = given.value;
    if ((en === '') === (ar === '')) return;
    given.issues.push({
      code: 'custom',
      message: 'other_language',
      path: [en === '' ? 'en' : 'ar'],
      input: given.value,
    });
  });

/** The address of a page: `https://` or `http://`, and never a script. */
const isWebAddress = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') && url.hostname !== '';
};
const addressThat = (isRight: (text: string) => boolean) =>
  z
    .string({ error: 'url_invalid' })
    .check(z.trim(), longest(500), z.refine(isRight, { error: 'url_invalid', abort: true }));
const webAddress = addressThat(isWebAddress);

/**
 * The fixed prefix of a link, such as `tel:`; the value after it is encoded, so it cannot choose another protocol
 * (XSS).
 */
const linkPrefix = maybeText(200).check(
  z.refine((text) => /^(|mailto:|tel:|https?:\/\/[^\s/]+\S*)$/.test(text), { error: 'prefix_invalid' }),
);

/** A way to reach the shop. With a prefix the value is a link; what starts with `http` opens in a new tab. */
export const contactEntrySchema = z.object({
  icon: z.enum(contactIcons, { error: 'invalid' }),
  title: bothLanguages(60),
  value: bothLanguages(120),
  linkPrefix,
});

/** A social media page. Shoppers don't see it until it has an address. */
export const socialSchema = z.object({
  name: bothLanguages(40),
  text: bothOrNone(80),
  href: addressThat((text) => text === '' || isWebAddress(text)),
});

const textList = (max: number) => z.array(bothLanguages(80)).check(z.maxLength(max, { error: 'too_long' }));

/** Names, claims and ways to reach the shop. A claim that is null or empty is not shown. */
export const contentSchema = z.object({
  name: bothLanguages(40),
  claims: z.object({
    /** A lower bound: "so many happy customers or more". */
    customers: z.nullable(
      z.number({ error: 'invalid' }).check(z.int({ error: 'invalid' }), z.minimum(1), z.maximum(10_000_000)),
    ),
    /** A rating out of 5. */
    rating: z.nullable(z.number({ error: 'invalid' }).check(z.minimum(1), z.maximum(5))),
    /** Follows "within" in a sentence: `24 hours`. */
    reply: bothOrNone(40),
    /** Follows "in" in a sentence: `2–3 days`. */
    shipping: bothOrNone(40),
    /** The days of support: `Sunday to Thursday`. */
    support: bothOrNone(60),
    /** Badges of the About page ("100% …"). */
    badges: textList(maxOf.badges),
    /** The benefits of an account, on the signup page. */
    benefits: textList(maxOf.benefits),
    /** Badges on the checkout page, beside the shipping time. */
    checkout: textList(maxOf.checkout),
  }),
  hours: bothOrNone(80),
  /**
   * The seller's phone, E.164 or empty: orders go there, and shoppers find it on the contact page and in the footer.
   * When it is empty the customer chooses the recipient in WhatsApp.
   */
  phone: z.string({ error: 'phone_invalid' }).check(
    z.overwrite((text) => normalizePhone(text) ?? text.trim()),
    z.refine((text) => text === '' || normalizePhone(text) !== null, { error: 'phone_invalid' }),
  ),
  /** The shop's email address for shoppers, or empty. */
  email: z.string({ error: 'email_invalid' }).check(
    z.trim(),
    z.toLowerCase(),
    z.refine((text) => text === '' || emailSchema.safeParse(text).success, { error: 'email_invalid' }),
  ),
  /** Whether the profile asks for the date of birth. */
  asksBirthDate: z.boolean({ error: 'invalid' }),
  /** Whether shoppers can order without an account. */
  guestOrders: z.boolean({ error: 'invalid' }),
  contact: z.array(contactEntrySchema).check(z.maxLength(maxOf.contact, { error: 'too_long' })),
  socials: z.array(socialSchema).check(z.maxLength(maxOf.socials, { error: 'too_long' })),
  /** The pickup address; empty where orders cannot be picked up. */
  pickup: bothOrNone(200),
  headquarters: bothLanguages(60),
  mapHref: webAddress,
});

/** The content with what only administrators see: which claims the owner has kept, changed or removed. */
export const editableContentSchema = z.object({
  ...contentSchema.shape,
  answered: z.array(z.enum(claimNames, { error: 'invalid' })).check(z.maxLength(claimNames.length)),
});
