import type { GonePlace } from './describe-delivery.ts';
import type { PriceChange } from './use-checkout-goods.ts';

/** Why an order was refused, with the prices that have changed. */
export type SendFailure = {
  text: string;
  prices: PriceChange[];
  isOffline?: boolean;
  isOfCoupon?: boolean;
  isOfSlot?: boolean;
  /** With what else is wrong. */
  gone?: (GonePlace & { others: string }) | undefined;
  /** Guests may not order any more. */
  needsAccount?: boolean;
  /** Nothing was refused: it was seen on coming back to the window. */
  isNews?: boolean;
};
