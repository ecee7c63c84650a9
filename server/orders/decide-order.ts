import type { Store } from '../../contracts/catalogue.ts';
import { type ErrorCode, type ErrorDetail, errors, fieldErrors } from '../../contracts/error.ts';
import type { Accepted } from '../../contracts/legal.ts';
import { fromQirsh, toQirsh } from '../../contracts/money.ts';
import { maximumQuantity } from '../../contracts/orders.ts';

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
  shown: boolean;
};

/** All that a decision is made of besides the order: read once for a round of orders. */
export type OrderFacts = {
  deliveryFeeQirsh: number;
  products: ReadonlyMap<string, OrderedProduct>;
  /** The newest version of each legal text; 0 while there is none. */
  legal: { terms: number; privacy: number };
  /** Whether one may order without an account. */
  guestsMayOrder: boolean;
};

/** A line as the shopper saw it; price in JD. */
export type WantedItem = { product_id: string; quantity: number; price: number };

/** The parts of a request that the decision depends on. */
export type DecidedInput = {
  items: readonly WantedItem[];
  accepted?: Accepted | undefined;
  /** Sent with an order without an account. */
  guest_key?: string | undefined;
};

/** A line to be written: a copy of the product, at one price in qirsh. */
type OrderLine = { product: OrderedProduct; quantity: number };

/** An order that may be written. Money is qirsh. */
export type AcceptedOrder = {
  lines: OrderLine[];
  subtotalQirsh: number;
  deliveryFeeQirsh: number;
  totalQirsh: number;
  termsVersion: number | null;
  privacyVersion: number | null;
};

/** Refusals by rank: an order that breaks several rules is answered with the code of the first, and the details of all. */
const ranks = [
  'guests_not_allowed',
  'product_gone',
  'product_unavailable',
  'price_changed',
  'validation_failed',
] as const;
type RefusalCode = (typeof ranks)[number] & ErrorCode;

export type Refusal = { code: RefusalCode; details: ErrorDetail[] };
export type Decision = { accepted: AcceptedOrder } | { refused: Refusal };

/**
 * Decides whether an order may be placed: every rule that is more than the shape of the request, and no other place has one. Pure.
 * A product that was sent on several lines is one line. A refusal names every line that is wrong, with what would be right.
 */
export function decideOrder({ items, accepted, guest_key }: DecidedInput, facts: OrderFacts): Decision {
  const faults = [...guestFault(guest_key, facts), ...findFaults(items, facts)];
  const code = ranks.find((rank) => faults.some((fault) => fault.rank === rank));
  if (code) return { refused: { code, details: faults.map(({ rank: _, ...detail }) => detail) } };
  const lines = mergeLines(items, facts);
  const subtotalQirsh = lines.reduce((sum, { product, quantity }) => sum + product.priceQirsh * quantity, 0);
  const { deliveryFeeQirsh, legal } = facts;
  return {
    accepted: {
      lines,
      subtotalQirsh,
      deliveryFeeQirsh,
      totalQirsh: subtotalQirsh + deliveryFeeQirsh,
      termsVersion: existingVersion(accepted?.terms, legal.terms),
      privacyVersion: existingVersion(accepted?.privacy, legal.privacy),
    },
  };
}

type Fault = ErrorDetail & { rank: RefusalCode };

function guestFault(guestKey: string | undefined, { guestsMayOrder }: OrderFacts): Fault[] {
  if (guestKey === undefined || guestsMayOrder) return [];
  const code = 'guests_not_allowed';
  return [{ rank: code, path: 'guest_key', code, message: errors[code].text }];
}

function findFaults(items: readonly WantedItem[], { products }: OrderFacts): Fault[] {
  const counted = new Map<string, number>();
  return items.flatMap(({ product_id, quantity, price }, position): Fault[] => {
    const path = (field: keyof WantedItem) => `items.${position}.${field}`;
    const product = products.get(product_id);
    if (!product?.shown) {
      const message = 'This product is no longer sold';
      return [{ rank: 'product_gone', path: path('product_id'), code: 'product_gone', message }];
    }
    const { nameEn, available, priceQirsh } = product;
    const sum = quantity + (counted.get(product_id) ?? 0);
    counted.set(product_id, sum);
    const faults: Fault[] = [];
    if (!available) {
      const message = `${nameEn} is out of stock`;
      const rank = 'product_unavailable';
      faults.push({ rank, path: path('product_id'), code: rank, message });
    }
    if (priceQirsh !== toQirsh(price)) {
      const current = fromQirsh(priceQirsh);
      const message = `${nameEn} now costs ${current.toFixed(2)} JD`;
      faults.push({
        rank: 'price_changed',
        path: path('price'),
        code: 'price_changed',
        message,
        price: current,
      });
    }
    if (sum > maximumQuantity) {
      const code = 'quantity_invalid';
      faults.push({ rank: 'validation_failed', path: path('quantity'), code, message: fieldErrors[code] });
    }
    return faults;
  });
}

/** One line for each product, in the order in which they were first wanted. */
function mergeLines(items: readonly WantedItem[], { products }: OrderFacts): OrderLine[] {
  const lines = new Map<string, OrderLine>();
  for (const { product_id, quantity } of items) {
    const product = products.get(product_id);
    if (!product) throw new Error('a line without a product passed the rules');
    const known = lines.get(product_id)?.quantity ?? 0;
    lines.set(product_id, { product, quantity: known + quantity });
  }
  return [...lines.values()];
}

/** The version that was accepted, as the browser says; null for one that does not exist. */
const existingVersion = (version: number | undefined, newest: number): number | null =>
  version !== undefined && version <= newest ? version : null;
