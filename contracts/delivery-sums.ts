import type { CheckoutOptions, OfferedArea } from './checkout-options.ts';
import type { Bilingual } from './language.ts';
import { fromQirsh, toQirsh } from './money.ts';

/** What a delivery costs, and what the goods lack to have it for less or at all. JD; 0 where nothing is missing. */
export type DeliverySums = { fee: number; missingToMinimum: number; missingToFree: number };

/** Fee and what is missing to minimum and free delivery, for an order to one of the shop's areas. The server decides by the same rules. */
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

/** What deliveries cost at most in Jordan, JD, of what that depends, and where an order comes without. */
export type DeliveryFees = {
  highest: number;
  isByArea: boolean;
  isAbroadToo: boolean;
  /** What deliveries cost, JD, with the areas of that fee; the lowest first. Empty where it is the same everywhere. */
  ofAreas: [fee: number, areas: Bilingual[]][];
  /** From what goods delivery is free, JD, with the areas of that sum; the lowest first. */
  freeFrom: [sum: number, areas: Bilingual[]][];
  /** What it costs in Jordan outside of these areas, JD; null where it is the same everywhere. */
  elsewhere: number | null;
  /** Areas to which nothing is delivered for now. */
  closed: Bilingual[];
  /** Where orders are picked up, which costs nothing; null where they are not, or not for now. */
  pickup: Bilingual | null;
};

export function deliveryFees({
  delivery_fee,
  areas,
  countries,
  pickup,
  paused,
}: Pick<CheckoutOptions, 'delivery_fee' | 'areas' | 'countries' | 'pickup' | 'paused'>): DeliveryFees {
  const served = areas.filter(({ open }) => open);
  const highest = Math.max(delivery_fee, ...served.map(({ fee }) => fee));
  const isByArea = served.some(({ fee }) => fee !== delivery_fee);
  return {
    highest,
    isByArea,
    isAbroadToo: countries.length > 0,
    ofAreas: isByArea ? bySum(served, ({ fee }) => fee) : [],
    freeFrom: bySum(served, ({ fee, free_from }) => (fee > 0 ? free_from : null)),
    closed: areas.flatMap(({ open, name }) => (open ? [] : [name])),
    elsewhere: isByArea ? delivery_fee : null,
    pickup: paused.includes('pickup') ? null : pickup,
  };
}

/** The names of areas by one of their sums; those that have none are left out. */
function bySum(areas: OfferedArea[], sumOf: (area: OfferedArea) => number | null): [number, Bilingual[]][] {
  const sums = new Map<number, Bilingual[]>();
  for (const area of areas) {
    const sum = sumOf(area);
    if (sum !== null) sums.set(sum, [...(sums.get(sum) ?? []), area.name]);
  }
  return [...sums].sort(([one], [other]) => one - other);
}
