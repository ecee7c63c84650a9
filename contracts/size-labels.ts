import { type Bilingual, languages } from './language.ts';
import { sizeLabelIn } from './size-label.ts';
import { formatWeight } from './weight-words.ts';

/** The longest label in one language. */
export const longestLabel = 60;
/** The longest text with both labels: the separator has a space on each side. */
export const longestLabels = longestLabel * 2 + 3;

/** Both labels of a size; a label that was written once is in the language of its letters. */
export function labelsOf(text: string): Bilingual {
  const [en, ar] = [sizeLabelIn(text, 'en'), sizeLabelIn(text, 'ar')];
  if (en !== ar) return { en, ar };
  return /[\u0600-\u06ff]/.test(text) ? { en: '', ar: text } : { en: text, ar: '' };
}

/** Joins both labels to one text; an empty or equal label is left out. */
export function joinLabels({ en, ar }: Bilingual): string {
  const [first, second] = [en.trim(), ar.trim()];
  if (!first || !second || first === second) return first || second;
  return [first, second].map((label) => label.replaceAll('|', '/')).join(' | ');
}

/** Whether a text has the separator but not one label per language, so that their languages are unknown. */
export const areLabelsMixed = (text: string): boolean =>
  text.includes(' | ') && sizeLabelIn(text, 'en') === sizeLabelIn(text, 'ar');

/** What readers see of a size in both languages, without spaces and case: equal for sizes that read the same. */
export const labelKeys = (text: string): string[] =>
  languages.map((language) => formatWeight(text, language).replace(/\s/g, '').toLowerCase());
