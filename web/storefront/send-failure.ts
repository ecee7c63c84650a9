import type { GonePlace } from './describe-delivery.ts';
import type { PriceChange } from './use-checkout-goods.ts';

/** Why an order was refused, with changed prices. */
export type SendFailure = {
  text: string;
  prices: PriceChange[];
  isOffline?: boolean;
  isOfCoupon?: boolean;
  isOfSlot?: boolean;
  /** With the other faults. */
  gone?: (GonePlace & { others: string }) | undefined;
  /** Whether guests may no longer order. */
  needsAccount?: boolean;
  /** Whether nothing was refused: the change was noticed on returning to the window. */
  isNews?: boolean;
};
