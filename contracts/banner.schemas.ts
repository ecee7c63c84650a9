import * as z from 'zod/mini';
import { bothOrNone } from './content.schemas.ts';
import { dayOrNone } from './offers.schemas.ts';
import { bilingualSchema, longest } from './text.schemas.ts';

/** The English path of a page of this shop, or an `https://` URL; never `//host`, which is another host. */
const isAddress = (text: string): boolean =>
  text === '' || /^\/(?![/\\])[^\s\\]*$/.test(text) || URL.parse(text)?.protocol === 'https:';

/** Adds the missing `https://` to an address as browsers display it: `www.example.com/a`. */
const withProtocol = (text: string): string =>
  /^(?:[\w-]+\.)+[a-z]{2,}(?:[/?#:]|$)/i.test(text) ? `https://${text}` : text;

/** A line of text at the top of the home page, with an optional link. */
export const bannerSchema = z.object({
  text: bilingualSchema,
  /** Empty for no link. */
  link: z.string(),
});

const bannerShape = z.object({
  /** Empty in both languages for no banner. */
  text: bothOrNone(160),
  link: z
    .string({ error: 'url_invalid' })
    .check(
      z.trim(),
      z.overwrite(withProtocol),
      longest(500),
      z.refine(isAddress, { error: 'address_invalid', abort: true }),
    ),
  /** The first and the last day in Amman; null for none. */
  from: dayOrNone,
  until: dayOrNone,
  /** Optimistic locking: sent back with an edit, which is refused when another edit came first. */
  version: z.number({ error: 'invalid' }).check(z.int({ error: 'invalid' })),
});

export const editedBannerSchema = bannerShape.check(
  z.check(
    ({ value: { from, until }, issues }) => {
      if (from && until && until < from)
        issues.push({ code: 'custom', message: 'day_order', path: ['until'], input: until });
    },
    // Runs even when other rules are broken, so that all errors are reported at once.
    { when: ({ value }) => typeof value === 'object' && value !== null },
  ),
);

export const getBanner = {
  summary: 'The banner of the home page; null on days without one',
  input: z.object({}),
  answer: z.nullable(bannerSchema),
};

const answer = z.object({
  ...bannerShape.shape,
  /** Whether shoppers see it today. */
  shown: z.boolean(),
});

export const getEditableBanner = {
  summary: 'The banner with its days, also while it is not shown',
  input: z.object({}),
  answer,
};

export const setBanner = {
  summary: 'Replaces the banner',
  input: editedBannerSchema,
  answer,
};
