import * as z from 'zod/mini';
import { pageSchema } from './pages.schemas.ts';
import { hasLetters, optionalText, requiredText } from './text.schemas.ts';

export const synonymSchema = z.object({
  id: z.string(),
  /** Synonyms: a search for either word or phrase, in any language, finds the other. */
  term: z.string(),
  same: z.string(),
});

const phrase = requiredText('required', 80).check(
  z.refine((text) => text === '' || hasLetters(text), { error: 'letters_required' }),
  z.refine((text) => !/[,،]/.test(text), { error: 'phrase_single' }),
);
const synonymFields = { term: phrase, same: phrase };

export const listSynonyms = {
  summary: 'The words that the seller calls the same, the latest first',
  input: z.object({
    /** Only searches with these words. */
    q: optionalText(80),
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200))),
    cursor: optionalText(200),
  }),
  answer: z.object({ items: z.array(synonymSchema), page: pageSchema }),
};

export const createSynonym = {
  summary: 'Calls two words or phrases the same',
  input: z.object(synonymFields),
  answer: synonymSchema,
};

export const updateSynonym = {
  summary: 'Changes what is called the same',
  input: z.object({ id: z.string(), ...synonymFields }),
  answer: synonymSchema,
};

export const deleteSynonym = {
  summary: 'Calls two words the same no longer',
  input: z.object({ id: z.string() }),
  answer: z.null(),
};

export const missedSearchSchema = z.object({
  /** The folded words of the query, its key. */
  words: z.string(),
  /** The query as last typed. */
  query: z.string(),
  count: z.number(),
  last_at: z.string(),
});

export const listMissedSearches = {
  summary: 'What shoppers searched for and did not find, the most frequent first',
  input: z.object({}),
  answer: z.array(missedSearchSchema),
};

export const dismissMissedSearch = {
  summary: 'Takes a missed search off the list; it comes back when it is missed again',
  input: z.object({ words: z.string() }),
  answer: z.null(),
};

export const reportMissedSearch = {
  summary: 'Reports that a search found nothing; what finds something, or names a person, is not kept',
  input: z.object({ q: requiredText('required', 100) }),
  answer: z.null(),
};
