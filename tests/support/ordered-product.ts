import type { OrderedProduct } from '../../server/orders/order-facts.ts';

/** A product that can be ordered, in the form that decisions use: a bottle of oil, except for the given fields. */
export const orderedProduct = (fields: Partial<OrderedProduct> = {}): OrderedProduct => ({
  id: 'oil',
  nameEn: 'Olive oil',
  nameAr: 'زيت زيتون',
  store: 'mouneh',
  weight: '750ml',
  priceQirsh: 725,
  image: '',
  available: true,
  shown: true,
  exportable: true,
  parts: null,
  readyOn: null,
  ...fields,
});
