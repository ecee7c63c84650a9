import type { CheckoutOptions, OfferedArea } from './checkout-options.ts';
import type { Bilingual } from './language.ts';
import { fromQirsh, toQirsh } from './money.ts';

/** What a delivery costs, and what the goods lack to have it for less or at all. JD; 0 where nothing is missing. */
export type DeliverySums = { fee: number; missingToMinimum: number; missingToFree: number };

/** Of an order that goes to an area of the shop's, by the same rules as the server decides. */
export function deliverySums(
  { fee, minimum, free_from }: Pick<OfferedArea, 'fee' | 'minimum' | 'free_from'>,
  subtotal: number,
): DeliverySums {
  const missing = (sum: number | null) =>
    sum === null ? 0 : Math.max(0, fromQirsh(toQirsh(sum) - toQirsh(subtotal)));
  const isFree = free_from !== null && missing(free_from) === 0;
  return {
    fee: isFree ? 0 : fee,
    missingToMinimum: missing(minimum),
    missingToFree: fee === 0 ? 0 : missing(free_from),
  };
}

/** What deliveries cost at most in Jordan, JD, and of what that depends. */
export type DeliveryFees = {
  highest: number;
  isByArea: boolean;
  isAbroadToo: boolean;
  /** From what goods delivery is free, JD, with the areas of that sum; the lowest first. */
  freeFrom: [sum: number, areas: Bilingual[]][];
};

export function deliveryFees({
  delivery_fee,
  areas,
  countries,
}: Pick<CheckoutOptions, 'delivery_fee' | 'areas' | 'countries'>): DeliveryFees {
  const highest = Math.max(delivery_fee, ...areas.map(({ fee }) => fee));
  return {
    highest,
    isByArea: areas.some(({ fee }) => fee !== delivery_fee),
    isAbroadToo: countries.length > 0,
    freeFrom: freeFrom(areas),
  };
}

/** Of the areas that are delivered to now and cost something. */
function freeFrom(areas: OfferedArea[]): DeliveryFees['freeFrom'] {
  const sums = new Map<number, Bilingual[]>();
  for (const { fee, free_from, name, open } of areas) {
    if (open && fee > 0 && free_from !== null) sums.set(free_from, [...(sums.get(free_from) ?? []), name]);
  }
  return [...sums].sort(([one], [other]) => one - other);
}
