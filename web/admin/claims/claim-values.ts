import { contentSchema } from '../../../contracts/content.schemas.ts';
import { type ClaimName, claimNames } from '../../../contracts/content.ts';
import type { Bilingual } from '../../../contracts/language.ts';
import type { EditedContent } from '../../../contracts/settings.ts';
import { readFigure } from '../settings/content-values.ts';

/** A number, a bilingual text, or a list of bilingual texts. */
export type ClaimValue = number | null | Bilingual | Bilingual[];

/** Form values of a claim. */
export type ClaimDraft = string | Bilingual | Bilingual[];

export const readClaim = (content: EditedContent, name: ClaimName): ClaimValue =>
  name === 'hours' ? content.hours : content.claims[name];

export const isShown = (value: ClaimValue): boolean => {
  if (value === null || typeof value === 'number') return value !== null;
  return Array.isArray(value) ? value.length > 0 : value.en !== '';
};

/** The empty value of a removed claim. */
export function removedOf(value: ClaimValue): ClaimValue {
  if (value === null || typeof value === 'number') return null;
  return Array.isArray(value) ? [] : { en: '', ar: '' };
}

/** The content with one claim answered: confirmed, or replaced when a value is given. */
export function answerClaim(content: EditedContent, name: ClaimName, value?: ClaimValue): EditedContent {
  const answered = claimNames.filter((one) => one === name || content.answered.includes(one));
  if (value === undefined) return { ...content, answered };
  if (name === 'hours') return { ...content, answered, hours: value as Bilingual };
  return { ...content, answered, claims: { ...content.claims, [name]: value } };
}

/** Lists get an additional empty field, for adding. */
export function draftOf(value: ClaimValue, max: number): ClaimDraft {
  if (value === null || typeof value === 'number') return value === null ? '' : String(value);
  return Array.isArray(value) ? [...value, { en: '', ar: '' }].slice(0, max) : value;
}

/** Validates a draft by the schema of the settings: returns the value, or the code of the first violated rule. */
export function parseClaim(
  name: ClaimName,
  draft: ClaimDraft,
): { value: ClaimValue; fault?: undefined } | { value?: undefined; fault: string } {
  const given = typeof draft === 'string' ? readFigure(draft) : draft;
  const typed = Array.isArray(given)
    ? given.filter(({ en, ar }) => en.trim() !== '' || ar.trim() !== '')
    : given;
  const { hours, claims } = contentSchema.shape;
  const schema = name === 'hours' ? hours : claims.shape[name];
  const parsed = schema.safeParse(typed);
  return parsed.success ? { value: parsed.data } : { fault: parsed.error.issues[0]?.message ?? 'invalid' };
}
