import type { Bilingual, Language } from './language.ts';
import { formatWeight } from './weight-words.ts';

/** A part of a box as an order keeps it. */
export type NamedPart = { name: Bilingual; weight: string; quantity: number };

/** The words before the parts of a box. */
export const inEachBox: Record<Language, string> = { en: 'In each:', ar: 'في كل صندوق:' };

/** A part's name and size: `Labneh 500 g`. */
const namePart = ({ name, weight }: NamedPart, language: Language): string =>
  [name[language], formatWeight(weight, language)].filter(Boolean).join(' ');

/**
 * The contents of a box on one line: `In each: 2 × Labneh 500 g · 1 × Honey`. `isolate` wraps a name in bidi isolates;
 * by default names stay as they are.
 */
export function describeParts(
  parts: readonly NamedPart[],
  language: Language,
  isolate: (name: string) => string = (name) => name,
): string {
  const named = parts.map((part) => `${part.quantity} × ${isolate(namePart(part, language))}`);
  return `${inEachBox[language]} ${named.join(' · ')}`;
}
