import { type ErrorCode, type ErrorDetail, fieldErrors } from '../../../contracts/error.ts';
import { mostRevisions } from '../../../contracts/order-revisions.ts';
import type { OrderStatus } from '../../../contracts/orders.ts';
import { type Contents, type DecidedRevision, sumsOf } from './decide-revision.ts';

type WantedReturn = {
  /** The accepted revision that was seen. */
  revision: number;
  /** What comes back of each line. */
  lines: readonly { position: number; quantity: number }[];
  refund_fee?: boolean | undefined;
};

type ReturnFacts = { status: OrderStatus; revision: number; last: number; contents: Contents };

type ReturnDecision =
  | { revised: DecidedRevision }
  /** Nothing comes back. */
  | { unchanged: true }
  | { refused: { code: ErrorCode; details?: ErrorDetail[] } };

/**
 * Decides whether goods of a delivered order come back, and what is left of it: every rule of it, and no other place has one. Pure.
 * What is refunded follows by the ledger. A refusal names every line that is wrong.
 */
export function decideReturn(wanted: WantedReturn, facts: ReturnFacts): ReturnDecision {
  const { contents } = facts;
  if (facts.status !== 'delivered') return { refused: { code: 'not_delivered' } };
  if (facts.last >= mostRevisions) return { refused: { code: 'too_late' } };
  if (wanted.revision !== facts.revision) return { refused: { code: 'order_changed' } };
  const details = findFaults(wanted, contents);
  if (details.length > 0) return { refused: { code: 'validation_failed', details } };
  const back = new Map(wanted.lines.map(({ position, quantity }) => [position, quantity]));
  const lines = contents.lines
    .map((line) => ({ ...line, quantity: line.quantity - (back.get(line.position) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
  const left = {
    ...contents,
    lines,
    deliveryFeeQirsh: wanted.refund_fee ? 0 : contents.deliveryFeeQirsh,
  };
  const isSame = back.size === 0 && left.deliveryFeeQirsh === contents.deliveryFeeQirsh;
  return isSame ? { unchanged: true } : { revised: { ...left, ...sumsOf(left), state: 'accepted' } };
}

function findFaults({ lines }: WantedReturn, contents: Contents): ErrorDetail[] {
  return lines.flatMap(({ position, quantity }, index): ErrorDetail[] => {
    const fault = (field: string, code: 'line_gone' | 'invalid' | 'quantity_invalid') => [
      { path: `lines.${index}.${field}`, code, message: fieldErrors[code] },
    ];
    const line = contents.lines.find((one) => one.position === position);
    if (!line) return fault('position', 'line_gone');
    if (lines.findIndex((one) => one.position === position) < index) return fault('position', 'invalid');
    return quantity > line.quantity ? fault('quantity', 'quantity_invalid') : [];
  });
}
