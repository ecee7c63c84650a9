import type { OrderedCoupon } from '../../../contracts/coupons.ts';
import type { FreeSlot } from '../../../contracts/delivery-times.ts';
import { discountOf } from '../../../contracts/discount.ts';
import { type ErrorCode, type ErrorDetail, fieldErrors } from '../../../contracts/error.ts';
import { toQirsh } from '../../../contracts/money.ts';
import type { SubstitutionPolicy } from '../../../contracts/order-preferences.ts';
import { maxByCustomer, maxRevisions } from '../../../contracts/order-revisions.ts';
import { isUnderWay } from '../../../contracts/order-status-transitions.ts';
import type { OrderStatus } from '../../../contracts/orders.ts';
import { isConsentNeeded } from '../../../contracts/revision-consent.ts';
import type { OrderedPart } from '../order.table.ts';
import type { OrderedProduct } from '../order-facts.ts';
import {
  type AreaFacts,
  feeOfArea,
  findAreaFault,
  isSameAddress,
  reviseAddress,
  reviseSlot,
  type WantedAddress,
  type WholeAddress,
} from './revise-address.ts';

/** A line of a revision. Money is qirsh. */
export type RevisedLine = {
  position: number;
  productId: string | null;
  nameEn: string;
  nameAr: string;
  weight: string;
  store: OrderedProduct['store'];
  priceQirsh: number;
  quantity: number;
  image: string;
  reason: string;
  /** The contents of one box when it was ordered; null for other products. */
  parts: OrderedPart[] | null;
  /** The promised day of something ordered ahead; null for other lines. */
  readyOn: string | null;
};

/** The contents of a revision. */
export type Contents = {
  lines: RevisedLine[];
  /** The coupon's discount on the lines. */
  discountQirsh: number;
  deliveryFeeQirsh: number;
  /** Whether the seller has yet to name the fee, which is 0 until then. */
  feePending: boolean;
  address: WholeAddress;
};

/** A line of the changed order; price in JD. */
export type WantedLine = {
  position?: number | undefined;
  product_id?: string | undefined;
  quantity: number;
  price?: number | undefined;
  weight?: string | undefined;
  reason?: string | undefined;
};

export type WantedRevision = {
  /** The accepted revision and the proposal as the caller saw them. */
  revision: number;
  proposed?: number | null | undefined;
  lines?: readonly WantedLine[] | undefined;
  delivery_fee?: number | undefined;
  shipping_address?: WantedAddress | undefined;
  /** For a change of only the phone, without an address. */
  phone?: string | undefined;
  /** Null for a time that is agreed elsewhere. */
  slot?: { id: string; date: string } | null | undefined;
  agreed?: boolean | undefined;
  /** Whether the customer makes the change; they can only choose places where a new order could go. */
  isCustomers?: boolean;
  /** JD, the fee that the customer saw. */
  fee?: number | undefined;
};

/** Everything that the decision depends on besides the requested change. */
export type RevisionFacts = AreaFacts & {
  status: OrderStatus;
  revision: number;
  proposed: number | null;
  /** The number of the last revision, and a position that no line of any revision has had. */
  last: number;
  nextPosition: number;
  contents: Contents;
  coupon: OrderedCoupon | null;
  freeForStamps?: boolean;
  /** What the customer allowed at the checkout for missing goods. */
  ifMissing: SubstitutionPolicy;
  products: ReadonlyMap<string, OrderedProduct>;
  /** When another slot is requested: the slots with free capacity at the new address. */
  freeSlots: readonly FreeSlot[];
};

/** A revision to be written. */
export type DecidedRevision = Contents & {
  subtotalQirsh: number;
  totalQirsh: number;
  state: 'accepted' | 'proposed';
};

type RevisionRefusal = { code: ErrorCode; details?: ErrorDetail[] };
type RevisionDecision =
  | { revised: DecidedRevision }
  /** The change would have no effect. */
  | { unchanged: true }
  | { refused: RevisionRefusal };

/**
 * Decides the result of a change to an order: the only place with these rules, except whether the customer must be
 * asked (`isConsentNeeded`). Pure. Kept lines keep their names and prices. A refusal lists every faulty line.
 */
export function decideRevision(wanted: WantedRevision, facts: RevisionFacts): RevisionDecision {
  const { contents, coupon } = facts;
  const limit = wanted.isCustomers ? maxByCustomer : maxRevisions;
  if (!isUnderWay(facts.status) || facts.last >= limit) return { refused: { code: 'too_late' } };
  if (wanted.revision !== facts.revision || (wanted.proposed ?? null) !== facts.proposed)
    return { refused: { code: 'order_changed' } };
  const faults = (wanted.lines ?? []).flatMap((line, index) => findFaults(line, index, wanted, facts));
  const code = faults.some((fault) => fault.code === 'product_gone') ? 'product_gone' : 'validation_failed';
  if (faults.length > 0) return { refused: { code, details: faults } };
  const lines = wanted.lines ? reviseLines(wanted.lines, facts) : contents.lines;
  const before = contents.address;
  const place = wanted.shipping_address
    ? reviseAddress(wanted.shipping_address, before, facts)
    : { ...before, phone: wanted.phone ?? before.phone };
  if (place === 'area_gone') return { refused: { code: place } };
  const slot = reviseSlot(wanted.slot, before.slot, facts.freeSlots);
  if (slot === 'slot_gone') return { refused: { code: slot } };
  const address = { ...place, slot };
  const subtotalQirsh = subtotalOf(lines);
  // The coupon's minimum is not checked again: a missing jar is not the customer's fault.
  const discountQirsh = coupon && wanted.lines ? discountOf(coupon, subtotalQirsh) : contents.discountQirsh;
  const isFree = coupon?.kind === 'delivery' || facts.freeForStamps === true;
  const deliveryFeeQirsh =
    wanted.delivery_fee === undefined
      ? ((isFree ? null : feeOfArea(address, before, facts, subtotalQirsh)) ?? contents.deliveryFeeQirsh)
      : toQirsh(wanted.delivery_fee);
  const sums = { subtotalQirsh, feeQirsh: deliveryFeeQirsh, seenFee: wanted.fee };
  const areaFault = wanted.isCustomers ? findAreaFault(address, before, facts, sums) : null;
  if (areaFault) return { refused: { code: areaFault.code, details: [areaFault] } };
  const feePending = contents.feePending && wanted.delivery_fee === undefined;
  const revised: Contents = { lines, discountQirsh, deliveryFeeQirsh, feePending, address };
  if (isSame(revised, contents)) return { unchanged: true };
  const isElsewhere = !isSameAddress({ ...address, phone: before.phone }, before);
  const isAsked = isConsentNeeded(contents, revised, { ifMissing: facts.ifMissing, isElsewhere });
  const state = wanted.agreed || !isAsked ? 'accepted' : 'proposed';
  return { revised: { ...revised, ...sumsOf(revised), state } };
}

export const subtotalOf = (lines: readonly RevisedLine[]): number =>
  lines.reduce((sum, { priceQirsh, quantity }) => sum + priceQirsh * quantity, 0);

type Summed = Pick<Contents, 'lines' | 'discountQirsh' | 'deliveryFeeQirsh'>;

export function sumsOf({ lines, discountQirsh, deliveryFeeQirsh }: Summed) {
  const subtotalQirsh = subtotalOf(lines);
  return { subtotalQirsh, totalQirsh: subtotalQirsh - discountQirsh + deliveryFeeQirsh };
}

function findFaults(
  { position, product_id, price, weight, reason }: WantedLine,
  index: number,
  { lines = [] }: WantedRevision,
  { contents, products }: RevisionFacts,
): ErrorDetail[] {
  const fault = (field: string, code: 'line_gone' | 'invalid' | 'reason_required'): ErrorDetail[] => [
    { path: `lines.${index}.${field}`, code, message: fieldErrors[code] },
  ];
  const line = contents.lines.find((one) => one.position === position);
  if (position !== undefined && !line) return fault('position', 'line_gone');
  if (position === undefined && product_id === undefined) return fault('product_id', 'invalid');
  const isTwice = position !== undefined && lines.findIndex((one) => one.position === position) < index;
  if (isTwice) return fault('position', 'invalid');
  const product = product_id === undefined ? undefined : products.get(product_id);
  if (product_id !== undefined && !product) {
    const message = 'This product is no longer sold';
    return [{ path: `lines.${index}.product_id`, code: 'product_gone', message }];
  }
  const is = product ?? line;
  const isOther =
    (price !== undefined && toQirsh(price) !== is?.priceQirsh) ||
    (weight !== undefined && weight !== is?.weight);
  return isOther && !reason ? fault('reason', 'reason_required') : [];
}

function reviseLines(wanted: readonly WantedLine[], { contents, products, nextPosition }: RevisionFacts) {
  let next = nextPosition;
  return wanted
    .map(({ position, product_id, quantity, price, weight, reason }): RevisedLine => {
      const line = contents.lines.find((one) => one.position === position);
      const product = product_id === undefined ? undefined : products.get(product_id);
      const before = product ? copyOf(product) : line;
      if (!before) throw new Error('a line without a product passed the rules');
      return {
        ...before,
        position: position ?? next++,
        quantity,
        ...(price !== undefined && { priceQirsh: toQirsh(price) }),
        ...(weight !== undefined && { weight }),
        ...(reason !== undefined && { reason }),
      };
    })
    .toSorted((one, other) => one.position - other.position);
}

const copyOf = (product: OrderedProduct) => ({
  productId: product.id,
  nameEn: product.nameEn,
  nameAr: product.nameAr,
  weight: product.weight,
  store: product.store,
  priceQirsh: product.priceQirsh,
  image: product.image,
  parts: product.parts,
  readyOn: product.readyOn,
  reason: '',
});

const isSame = (one: Contents, other: Contents): boolean =>
  one.deliveryFeeQirsh === other.deliveryFeeQirsh &&
  one.feePending === other.feePending &&
  isSameAddress(one.address, other.address) &&
  one.lines.length === other.lines.length &&
  one.lines.every((line, index) => isSameLine(line, other.lines[index]));

const isSameLine = (one: RevisedLine, other: RevisedLine | undefined): boolean =>
  other !== undefined &&
  one.position === other.position &&
  one.productId === other.productId &&
  one.quantity === other.quantity &&
  one.priceQirsh === other.priceQirsh &&
  one.weight === other.weight &&
  one.reason === other.reason;
