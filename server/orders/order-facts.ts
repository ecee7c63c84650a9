import type { Store } from '../../contracts/catalogue.ts';
import type { DeliveryTimes } from '../../contracts/delivery-times.ts';
import type { Bilingual, Language } from '../../contracts/language.ts';
import type { Accepted } from '../../contracts/legal.ts';
import type { DeliveryMethod } from '../../contracts/orders.ts';
import type { PaymentMethod } from '../../contracts/payment-methods.ts';
import type { OfferedCoupon } from '../coupons/decide-coupon.ts';
import type { SlotCounts } from '../delivery/free-slots.ts';
import type { OrderedPart } from './order.table.ts';

/** A product as the catalogue has it at this moment; price in qirsh. */
export type OrderedProduct = {
  id: string;
  nameEn: string;
  nameAr: string;
  store: Store;
  weight: string;
  priceQirsh: number;
  image: string;
  available: boolean;
  /** Out of season, the month in which it is back. */
  backIn?: number | null;
  /** The day in Amman before which it is ordered ahead; null for what is ready. */
  readyOn: string | null;
  shown: boolean;
  /** Whether it can be sent abroad. */
  exportable: boolean;
  /** What a box is made of; null for what is none. */
  parts: OrderedPart[] | null;
};

/** An area of the shop's that has a fee; sums in qirsh. */
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

/** A country abroad that is delivered to; qirsh, null where the fee is told after the order is confirmed. */
export type OrderedCountry = { code: string; feeQirsh: number | null };

/** All that a decision is made of besides the order: read once for a batch of orders. */
export type OrderFacts = {
  /** The fee where no area is chosen. */
  deliveryFeeQirsh: number;
  areas: ReadonlyMap<string, OrderedArea>;
  countries: readonly OrderedCountry[];
  /** Where orders are picked up; null where none are. */
  pickup: Bilingual | null;
  products: ReadonlyMap<string, OrderedProduct>;
  /** The pieces that can still be sold of those products, and parts of them, that are counted. */
  left: ReadonlyMap<string, number>;
  /** The newest version of each legal text; 0 while there is none. */
  legal: { terms: number; privacy: number };
  /** Whether one may order without an account. */
  guestsMayOrder: boolean;
  /** Methods that a shopper may choose; none where payment is agreed in the chat. */
  paymentMethods: readonly PaymentMethod[];
  times: DeliveryTimes;
  /** How many orders the slots of the next days have; read where an order of the batch has a slot. */
  taken: SlotCounts;
  /** The coupon of the code that was entered; null where no coupon has it. */
  coupon?: OfferedCoupon | null;
  /** The account's stamps that are not spent, and the number of its next reward; null without a stamp card. */
  stamps?: { every: number; collected: number; next: number } | null;
  now: Date;
};

/** A line as the shopper saw it; price in JD. */
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
  /** Sent with an order without an account. */
  guest_key?: string | undefined;
  language?: Language | undefined;
  delivery?: WantedDelivery | undefined;
  /** Whose country counts where none was chosen. */
  shipping_address?: { country: string } | undefined;
  payment?: PaymentMethod | undefined;
  coupon?: WantedCoupon | null | undefined;
  /** The shopper saw that the stamp card makes the delivery free. */
  free_for_stamps?: boolean | undefined;
  /** A gift is paid up front: its recipient is asked for no money. */
  gift?: object | null | undefined;
};

/** A code, with what it takes off in JD as the shopper saw it. */
type WantedCoupon = { code: string; saves?: number | undefined };

/** How the order is to come, with the fee in JD as the shopper saw it, null for one that is told later. */
export type WantedDelivery = {
  method?: DeliveryMethod | undefined;
  area_id?: string | null | undefined;
  /** Abroad, where areas and slots do not count. */
  country?: string | null | undefined;
  fee?: number | null | undefined;
  slot?: { id: string; date: string; from?: string | undefined; to?: string | undefined } | null | undefined;
};
