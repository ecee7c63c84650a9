import type { Language } from './language.ts';
import { describeParts, type NamedPart } from './part-words.ts';
import { readyOn } from './ready-day.ts';

/** What an order keeps of a line besides its goods. */
export type LineDetails = { parts?: readonly NamedPart[]; ready_on?: string | null };

/**
 * Notes below a line of an order, a text each: of a box its parts, of what was ordered ahead its day. `isolate` sets a name
 * apart from the direction of its line.
 */
export const lineNotes = (
  { parts, ready_on }: LineDetails,
  language: Language,
  isolate?: (name: string) => string,
): string[] => [
  ...(parts ? [describeParts(parts, language, isolate)] : []),
  ...(ready_on ? [readyOn(ready_on, language)] : []),
];
