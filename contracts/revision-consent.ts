import type { SubstitutionPolicy } from './order-preferences.ts';

/** A line of an order as far as its customer's consent goes; without a position it is added. */
type ConsentLine = {
  position: number | null;
  productId: string | null;
  priceQirsh: number;
  quantity: number;
  weight: string;
};

/** What of an order a customer consents to, besides where and when it comes. */
export type ConsentContents = { lines: readonly ConsentLine[]; deliveryFeeQirsh: number };

const placeParts = [
  ...(['street', 'city', 'country', 'building', 'floor', 'landmark', 'driver_note'] as const),
  ...(['latitude', 'longitude'] as const),
];

type Place = Record<(typeof placeParts)[number], string | number | null>;

export const isSamePlace = (one: Place, other: Place): boolean =>
  placeParts.every((part) => one[part] === other[part]);

/**
 * Whether a customer has to agree to a change: to all but another phone, a lower fee, a lower price of the same goods, and what
 * they allowed at the checkout for goods that are missing. The server decides by it and the shop admin says beforehand what it
 * will decide. `isElsewhere`: it goes to another place or area, or at another time.
 */
export function isConsentNeeded(
  before: ConsentContents,
  after: ConsentContents,
  { ifMissing, isElsewhere }: { ifMissing: SubstitutionPolicy; isElsewhere: boolean },
): boolean {
  if (isElsewhere || after.deliveryFeeQirsh > before.deliveryFeeQirsh) return true;
  const left = new Map(after.lines.map((line) => [line.position, line]));
  const isAllowed = (line: ConsentLine) => isLineAllowed(line, left.get(line.position), ifMissing);
  // Each of the lines after is one of those before: nothing was added.
  const known = new Set(before.lines.map(({ position }) => position));
  return !before.lines.every(isAllowed) || after.lines.some(({ position }) => !known.has(position));
}

/** Whether what became of a line may be without asking. Part of it may be left out like all of it. */
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
