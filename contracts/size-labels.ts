import { type Bilingual, languages } from './language.ts';
import { sizeLabelIn } from './size-label.ts';
import { formatWeight } from './weight-words.ts';

/** The longest label in one language. */
export const longestLabel = 60;
/** The sign between the two has a space on each side. */
export const longestLabels = longestLabel * 2 + 3;

/** Both labels of a size; of one that is written once, that one stands where its letters belong. */
export function labelsOf(text: string): Bilingual {
  const [en, ar] = [sizeLabelIn(text, 'en'), sizeLabelIn(text, 'ar')];
  if (en !== ar) return { en, ar };
  return /[\u0600-\u06ff]/.test(text) ? { en: '', ar: text } : { en: text, ar: '' };
}

/** Both labels as one text; one that is empty, or the same, is not written. */
export function joinLabels({ en, ar }: Bilingual): string {
  const [first, second] = [en.trim(), ar.trim()];
  if (!first || !second || first === second) return first || second;
  return [first, second].map((label) => label.replaceAll('|', '/')).join(' | ');
}

/** Whether a text has the sign between two labels, and not one of each language: which of them belongs to which language isn't known. */
export const areLabelsMixed = (text: string): boolean =>
  text.includes(' | ') && sizeLabelIn(text, 'en') === sizeLabelIn(text, 'ar');

/** What readers see of a size in both languages, without spaces and case: the same for what reads the same. */
export const labelKeys = (text: string): string[] =>
  languages.map((language) => formatWeight(text, language).replace(/\s/g, '').toLowerCase());
