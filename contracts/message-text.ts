import type { Language } from './language.ts';

/** A text on one line, without marks that would turn the rest of the message. */
export const flatten = (text: string): string =>
  text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '').replace(/[\s\p{Cc}]+/gu, ' ');
/** What a line of the language runs against: letters and marks of the other direction. */
const against: Record<Language, RegExp> = {
  en: /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufeff]|[\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
  ar: /[^\P{L}\p{Script=Arabic}]|\u200e/u,
};
/**
 * A text typed by a person, on one line, disturbing no neighbour: in a first-strong isolate where it runs against the line. One
 * that does not needs none, and two marks take the room of three Arabic letters.
 */
export function isolate(text: string, language: Language): string {
  const line = flatten(text);
  return against[language].test(line) ? `\u2068${line}\u2069` : line;
}
/** Left-to-right isolate, for phones. Order numbers and links need none; some apps would take its end for a part of the link. */
export const isolateCode = (text: string): string => `\u2066${text}\u2069`;
export const cut = (text: string, length: number): string =>
  [...text].length > length ? `${[...text].slice(0, length - 1).join('')}…` : text;

/** As many first words of a name as fit, for a greeting: without an ellipsis. */
export function firstWords(name: string, length: number): string {
  const words = name.trim().split(/\s+/);
  const fitting = words.filter((_, index) => [...words.slice(0, index + 1).join(' ')].length <= length);
  return fitting.length > 0 ? fitting.join(' ') : [...name.trim()].slice(0, length).join('');
}

/**
 * A line that reads in the direction of the message. The app lets the first strong character of each line decide, isolates not
 * counted: without a mark a line of names and numbers would turn. A bold line has it inside, where its star stays the first.
 */
export const writeLine = (language: Language, text: string): string => {
  const mark = language === 'ar' ? '\u200f' : '\u200e';
  return text.startsWith('*') ? `*${mark}${text.slice(1)}` : mark + text;
};
