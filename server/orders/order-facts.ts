import type { Store } from '../../contracts/catalogue.ts';
import type { DeliveryTimes } from '../../contracts/delivery-times.ts';
import type { Bilingual, Language } from '../../contracts/language.ts';
import type { Accepted } from '../../contracts/legal.ts';
import type { DeliveryMethod } from '../../contracts/orders.ts';
import type { PaymentMethod } from '../../contracts/payment-methods.ts';
import type { OfferedCoupon } from '../coupons/decide-coupon.ts';
import type { SlotCounts } from '../delivery/free-slots.ts';
import type { OrderedPart } from './order.table.ts';

/** A product with its present data; price in qirsh. */
export type OrderedProduct = {
  id: string;
  nameEn: string;
  nameAr: string;
  store: Store;
  weight: string;
  priceQirsh: number;
  image: string;
  available: boolean;
  /** For a product out of season, the month in which it is back. */
  backIn?: number | null;
  /** The day in Amman from which a product ordered ahead is ready; null when it is ready now. */
  readyOn: string | null;
  shown: boolean;
  /** Whether it can be sent abroad. */
  exportable: boolean;
  /** The parts of a box; null for a product that is not a box. */
  parts: OrderedPart[] | null;
};

/** A delivery area that has a fee; sums in qirsh. */
export type OrderedArea = {
  id: string;
  nameEn: string;
  nameAr: string;
  feeQirsh: number;
  minimumQirsh: number | null;
  freeFromQirsh: number | null;
  promiseHours: number | null;
  open: boolean;
};

/** A foreign country that is delivered to; qirsh, null where the fee is named after the order is confirmed. */
export type OrderedCountry = { code: string; feeQirsh: number | null };

/** Everything that a decision depends on besides the order: read once for a batch of orders. */
export type OrderFacts = {
  /** The fee without an area. */
  deliveryFeeQirsh: number;
  areas: ReadonlyMap<string, OrderedArea>;
  countries: readonly OrderedCountry[];
  /** The pickup address; null where orders cannot be picked up. */
  pickup: Bilingual | null;
  products: ReadonlyMap<string, OrderedProduct>;
  /** The sellable pieces of those products and parts whose stock is counted. */
  left: ReadonlyMap<string, number>;
  /** The newest version of each legal text; 0 while there is none. */
  legal: { terms: number; privacy: number };
  /** Whether shoppers can order without an account. */
  guestsMayOrder: boolean;
  /** Methods that a shopper may choose; empty where payment is agreed in the chat. */
  paymentMethods: readonly PaymentMethod[];
  times: DeliveryTimes;
  /** How many orders each slot of the next days has; only read when an order of the batch has a slot. */
  taken: SlotCounts;
  /** The coupon with the entered code; null where none has it. */
  coupon?: OfferedCoupon | null;
  /** The account's unspent stamps, and the number of its next reward; null without a stamp card. */
  stamps?: { every: number; collected: number; next: number } | null;
  now: Date;
};

/** A line with the price that the shopper saw, in JD. */
export type WantedItem = {
  product_id: string;
  quantity: number;
  price: number;
  ready_on?: string | null | undefined;
};

/** The parts of a request that the decision depends on. */
export type DecidedInput = {
  items: readonly WantedItem[];
  accepted?: Accepted | undefined;
  /** Only sent for an order without an account. */
  guest_key?: string | undefined;
  language?: Language | undefined;
  delivery?: WantedDelivery | undefined;
  /** Its country counts when none was chosen. */
  shipping_address?: { country: string } | undefined;
  payment?: PaymentMethod | undefined;
  coupon?: WantedCoupon | null | undefined;
  /** Whether the shopper saw that the stamp card makes delivery free. */
  free_for_stamps?: boolean | undefined;
  /** A gift must be paid up front, so that its recipient isn't asked for money. */
  gift?: object | null | undefined;
};

/** A code, with the discount in JD that the shopper saw. */
type WantedCoupon = { code: string; saves?: number | undefined };

/** The chosen delivery, with the fee in JD that the shopper saw, null for one that is named later. */
export type WantedDelivery = {
  method?: DeliveryMethod | undefined;
  area_id?: string | null | undefined;
  /** The foreign country; abroad, areas and slots are ignored. */
  country?: string | null | undefined;
  fee?: number | null | undefined;
  slot?: { id: string; date: string; from?: string | undefined; to?: string | undefined } | null | undefined;
};
