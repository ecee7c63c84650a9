import * as z from 'zod/mini';
import { legalPages, longestLegalText, unknownNames } from './legal.ts';
import { bilingualSchema, requiredText } from './text.schemas.ts';

const legalPage = z.enum(legalPages, { error: 'not_found' });

/** Versions count from 1, without a gap. */
const versionSchema = z
  .number({ error: 'invalid' })
  .check(z.int({ error: 'invalid' }), z.minimum(1), z.maximum(1_000_000));

/** The versions of the Terms and the Privacy notice that were shown on acceptance. */
export const acceptedSchema = z.object({ terms: versionSchema, privacy: versionSchema });

const publishedSchema = z.object({ page: legalPage, version: z.number(), published_at: z.string() });

export const listLegalPages = {
  summary: 'The current version of the Privacy notice, the Terms, and Delivery and returns',
  input: z.object({}),
  answer: z.array(publishedSchema),
};

export const legalTextSchema = z.object({
  ...publishedSchema.shape,
  /** Headings begin with `## `, list items with `- `; paragraphs are separated by a blank line. */
  text: bilingualSchema,
  /** The version in force. */
  current: z.number(),
});

export const getLegalText = {
  summary: 'One of these texts in both languages: the current version, or the one asked for',
  input: z.object({
    page: legalPage,
    version: z.optional(
      z.coerce.number({ error: 'invalid' }).check(z.int(), z.minimum(1), z.maximum(1_000_000)),
    ),
  }),
  answer: legalTextSchema,
};

export const listLegalVersions = {
  summary: 'All versions of one of these texts, newest first, with who published them',
  input: z.object({ page: legalPage }),
  answer: z.array(
    z.object({
      version: z.number(),
      published_at: z.string(),
      /** Null for the initial text, and when the user was deleted since. */
      user: z.nullable(z.object({ id: z.string(), name: z.string() })),
    }),
  ),
};

const legalText = requiredText('required', longestLegalText).check(
  z.refine((text) => unknownNames(text).length === 0, { error: 'legal_name_unknown' }),
);

export const publishLegalText = {
  summary: 'Publishes a new version; refused when `version` is not the current one',
  input: z.object({
    page: legalPage,
    /** Optimistic locking: the version that was edited. */
    version: versionSchema,
    text: z.object({ en: legalText, ar: legalText }),
  }),
  answer: legalTextSchema,
};
