import type { Language } from './language.ts';
import { toPrepare } from './order-status-transitions.ts';
import type { OrderStatus } from './orders.ts';
import { describeParts, type NamedPart } from './part-words.ts';
import { readyOn } from './ready-day.ts';

/** Details that an order stores with a line besides the goods. */
export type LineDetails = { parts?: readonly NamedPart[]; ready_on?: string | null };

/** The day from which a line is ready, while its order is yet to be packed; null afterwards. */
export const awaitedDay = ({ ready_on }: LineDetails, status: OrderStatus): string | null =>
  toPrepare.includes(status) ? (ready_on ?? null) : null;

/**
 * The notes below a line of an order, one text each: the parts of a box, the day of something ordered ahead. `isolate`
 * wraps a name in bidi isolates.
 */
export const lineNotes = (
  { parts, ready_on }: LineDetails,
  language: Language,
  isolate?: (name: string) => string,
): string[] => [
  ...(parts ? [describeParts(parts, language, isolate)] : []),
  ...(ready_on ? [readyOn(ready_on, language)] : []),
];
