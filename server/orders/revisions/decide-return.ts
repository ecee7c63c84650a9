import { keptDiscount } from '../../../contracts/discount.ts';
import { type ErrorCode, type ErrorDetail, fieldErrors } from '../../../contracts/error.ts';
import { toQirsh } from '../../../contracts/money.ts';
import { maxWithReturns } from '../../../contracts/order-revisions.ts';
import type { OrderStatus } from '../../../contracts/orders.ts';
import {
  type Contents,
  type DecidedRevision,
  type RevisedLine,
  subtotalOf,
  sumsOf,
} from './decide-revision.ts';

/** What comes back of a line, and the new price in JD of each piece that stays. */
type ReturnedLine = {
  position: number;
  quantity: number;
  price?: number | undefined;
  reason?: string | undefined;
};

type WantedReturn = {
  /** The accepted revision as the seller saw it. */
  revision: number;
  lines: readonly ReturnedLine[];
  refund_fee?: boolean | undefined;
};

type ReturnFacts = { status: OrderStatus; revision: number; last: number; contents: Contents };

type ReturnDecision =
  | { revised: DecidedRevision }
  /** Nothing comes back. */
  | { unchanged: true }
  | { refused: { code: ErrorCode; details?: ErrorDetail[] } };

/**
 * Decides whether goods of a delivered order can come back or cost less, and what is left of it: the only place with
 * these rules. Pure. The refund follows from the ledger. A refusal lists every faulty line.
 */
export function decideReturn(wanted: WantedReturn, facts: ReturnFacts): ReturnDecision {
  const { contents } = facts;
  if (facts.status !== 'delivered') return { refused: { code: 'not_delivered' } };
  if (facts.last >= maxWithReturns) return { refused: { code: 'too_late' } };
  if (wanted.revision !== facts.revision) return { refused: { code: 'order_changed' } };
  const details = findFaults(wanted, contents);
  if (details.length > 0) return { refused: { code: 'validation_failed', details } };
  const back = new Map(wanted.lines.map((line) => [line.position, line]));
  const lines = contents.lines
    .map((line) => leftOf(line, back.get(line.position)))
    .filter(({ quantity }) => quantity > 0);
  const left = {
    ...contents,
    lines,
    // Returned goods are refunded at what was paid for them, so the discount shrinks in proportion.
    discountQirsh: keptDiscount(contents.discountQirsh, subtotalOf(contents.lines), subtotalOf(lines)),
    deliveryFeeQirsh: wanted.refund_fee ? 0 : contents.deliveryFeeQirsh,
  };
  const isSame = back.size === 0 && left.deliveryFeeQirsh === contents.deliveryFeeQirsh;
  return isSame ? { unchanged: true } : { revised: { ...left, ...sumsOf(left), state: 'accepted' } };
}

function leftOf(line: RevisedLine, back: ReturnedLine | undefined): RevisedLine {
  if (!back) return line;
  const quantity = line.quantity - back.quantity;
  if (back.price === undefined) return { ...line, quantity };
  return { ...line, quantity, priceQirsh: toQirsh(back.price), reason: back.reason ?? '' };
}

function findFaults({ lines }: WantedReturn, contents: Contents): ErrorDetail[] {
  return lines.flatMap(({ position, quantity, price, reason }, index): ErrorDetail[] => {
    const fault = (
      field: string,
      code: 'line_gone' | 'invalid' | 'quantity_invalid' | 'price_invalid' | 'reason_required',
    ) => [{ path: `lines.${index}.${field}`, code, message: fieldErrors[code] }];
    const line = contents.lines.find((one) => one.position === position);
    if (!line) return fault('position', 'line_gone');
    if (lines.findIndex((one) => one.position === position) < index) return fault('position', 'invalid');
    if (quantity > line.quantity || (quantity === 0 && price === undefined))
      return fault('quantity', 'quantity_invalid');
    if (price === undefined) return [];
    const isLess = toQirsh(price) < line.priceQirsh && quantity < line.quantity;
    if (!isLess) return fault('price', 'price_invalid');
    return reason ? [] : fault('reason', 'reason_required');
  });
}
