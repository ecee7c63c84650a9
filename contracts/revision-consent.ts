import type { SubstitutionPolicy } from './order-preferences.ts';

/** The part of an order's line that a customer consents to; an added line has no position. */
type ConsentLine = {
  position: number | null;
  productId: string | null;
  priceQirsh: number;
  quantity: number;
  weight: string;
};

/** The part of an order that a customer consents to, besides place and time. */
export type ConsentContents = { lines: readonly ConsentLine[]; deliveryFeeQirsh: number };

const placeParts = [
  ...(['street', 'city', 'country', 'building', 'floor', 'landmark', 'driver_note'] as const),
  ...(['latitude', 'longitude'] as const),
];

type Place = Record<(typeof placeParts)[number], string | number | null>;

export const isSamePlace = (one: Place, other: Place): boolean =>
  placeParts.every((part) => one[part] === other[part]);

/**
 * Whether a customer must agree to a change. Another phone number, a lower fee, lower prices of the same goods, and
 * what they allowed for missing goods at the checkout need no consent. The server decides by it, and the shop admin
 * predicts the decision. `isElsewhere`: another place, area or time.
 */
export function isConsentNeeded(
  before: ConsentContents,
  after: ConsentContents,
  { ifMissing, isElsewhere }: { ifMissing: SubstitutionPolicy; isElsewhere: boolean },
): boolean {
  if (isElsewhere || after.deliveryFeeQirsh > before.deliveryFeeQirsh) return true;
  const left = new Map(after.lines.map((line) => [line.position, line]));
  const isAllowed = (line: ConsentLine) => isLineAllowed(line, left.get(line.position), ifMissing);
  // Every line exists before the change, too: nothing was added.
  const known = new Set(before.lines.map(({ position }) => position));
  return !before.lines.every(isAllowed) || after.lines.some(({ position }) => !known.has(position));
}

/** Whether the change of a line needs no consent. Leaving out part of a line is treated like leaving out all of it. */
function isLineAllowed(
  before: ConsentLine,
  after: ConsentLine | undefined,
  ifMissing: SubstitutionPolicy,
): boolean {
  if (!after) return ifMissing === 'leave_out';
  if (after.priceQirsh > before.priceQirsh) return false;
  const isFewer = ifMissing === 'leave_out' && after.quantity < before.quantity;
  if (after.productId !== before.productId)
    return ifMissing === 'replace' && after.quantity === before.quantity;
  return after.weight === before.weight && (isFewer || after.quantity === before.quantity);
}
