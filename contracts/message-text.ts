import type { Language } from './language.ts';

/** Puts a text on one line and removes bidi marks, which would reorder the rest of the message. */
export const flatten = (text: string): string =>
  text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '').replace(/[\s\p{Cc}]+/gu, ' ');
/** Letters and marks of the opposite direction, by the language of the line. */
const against: Record<Language, RegExp> = {
  en: /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufeff]|[\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
  ar: /[^\P{L}\p{Script=Arabic}]|\u200e/u,
};
/**
 * Puts a typed text on one line, in a first-strong isolate when it has letters of the opposite direction. Other text
 * needs no isolate, whose two marks would take the room of three Arabic letters.
 */
export function isolate(text: string, language: Language): string {
  const line = flatten(text);
  return against[language].test(line) ? `\u2068${line}\u2069` : line;
}
/**
 * A left-to-right isolate for phone numbers. Order numbers and links go without, as some apps would read its end mark
 * as part of a link.
 */
export const isolateCode = (text: string): string => `\u2066${text}\u2069`;
export const cut = (text: string, length: number): string =>
  [...text].length > length ? `${[...text].slice(0, length - 1).join('')}…` : text;

/** The first words of a name that fit into `length`, without an ellipsis, for a greeting. */
export function firstWords(name: string, length: number): string {
  const words = name.trim().split(/\s+/);
  const fitting = words.filter((_, index) => [...words.slice(0, index + 1).join(' ')].length <= length);
  return fitting.length > 0 ? fitting.join(' ') : [...name.trim()].slice(0, length).join('');
}

/**
 * A line in the direction of the message's language. Messaging apps take a line's direction from its first strong
 * character, isolates not counted, so a line of names and numbers needs a mark. In a bold line it is inside the star,
 * which must be first.
 */
export const writeLine = (language: Language, text: string): string => {
  const mark = language === 'ar' ? '\u200f' : '\u200e';
  return text.startsWith('*') ? `*${mark}${text.slice(1)}` : mark + text;
};
