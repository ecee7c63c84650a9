import type { CheckoutOptions, OfferedArea } from './checkout-options.ts';
import type { Bilingual } from './language.ts';
import { fromQirsh, toQirsh } from './money.ts';

/** The delivery fee, and how much is missing to the minimum and to free delivery. JD; 0 where nothing is missing. */
export type DeliverySums = { fee: number; missingToMinimum: number; missingToFree: number };

/** Computes fee and missing sums for an order to one of the shop's areas. The server decides by the same rules. */
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

/** An overview of delivery fees in Jordan, JD: the highest, what they depend on, and where there is none. */
export type DeliveryFees = {
  highest: number;
  isByArea: boolean;
  isAbroadToo: boolean;
  /** The fees with their areas, lowest first, JD. Empty where the fee is the same everywhere. */
  ofAreas: [fee: number, areas: Bilingual[]][];
  /** The sums from which delivery is free, with their areas, lowest first, JD. */
  freeFrom: [sum: number, areas: Bilingual[]][];
  /** The fee in Jordan outside these areas, JD; null where it is the same everywhere. */
  elsewhere: number | null;
  /** Areas with deliveries closed for now. */
  closed: Bilingual[];
  /** The pickup address, where there is no fee; null while orders cannot be picked up. */
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

/** The areas' names grouped by one of their sums; areas without it are left out. */
function bySum(areas: OfferedArea[], sumOf: (area: OfferedArea) => number | null): [number, Bilingual[]][] {
  const sums = new Map<number, Bilingual[]>();
  for (const area of areas) {
    const sum = sumOf(area);
    if (sum !== null) sums.set(sum, [...(sums.get(sum) ?? []), area.name]);
  }
  return [...sums].sort(([one], [other]) => one - other);
}
