import {
  decideRevision,
  type RevisedLine,
  type RevisionFacts,
  type WantedLine,
  type WantedRevision,
} from '../../server/orders/revisions/decide-revision.ts';
import type { WholeAddress } from '../../server/orders/revisions/revise-address.ts';
import { orderedProduct } from './ordered-product.ts';

const product = (id: string, priceQirsh: number) =>
  orderedProduct({ id, nameEn: id, nameAr: id, weight: '500g', priceQirsh });
const lineOf = (position: number, id: string, priceQirsh: number, quantity: number): RevisedLine => {
  const { id: productId, available: _, shown: __, exportable: ___, ...copy } = product(id, priceQirsh);
  return { ...copy, productId, position, quantity, reason: '' };
};
export const shelf = new Map([product('tea', 10), product('oil', 725)].map((one) => [one.id, one]));
export const address: WholeAddress = {
  ...{ street: 'Rainbow Street 12', city: 'Amman', country: 'Jordan', phone: '' },
  ...{ building: '4', floor: '2', landmark: '', driver_note: 'Ring', latitude: 31.95, longitude: 35.9 },
  area: null,
  slot: null,
};

/** The facts of a pending order of two jars of jam and one of oil, with the given changes. */
export const facts = (changes: Partial<RevisionFacts> = {}): RevisionFacts => ({
  status: 'pending',
  revision: 1,
  proposed: null,
  last: 1,
  nextPosition: 2,
  coupon: null,
  ifMissing: 'ask',
  contents: {
    lines: [lineOf(0, 'jam', 300, 2), lineOf(1, 'oil', 700, 1)],
    discountQirsh: 0,
    deliveryFeeQirsh: 200,
    feePending: false,
    address,
  },
  products: shelf,
  freeSlots: [],
  ...{ generalFeeQirsh: 250, areas: new Map(), isPickup: false, isAbroad: false },
  ...changes,
});
export const kept: WantedLine[] = [
  { position: 0, quantity: 2 },
  { position: 1, quantity: 1 },
];
/** The decision for such an order. */
export const decide = (wanted: Partial<WantedRevision>, changes?: Partial<RevisionFacts>) =>
  decideRevision({ revision: 1, ...wanted }, facts(changes));
