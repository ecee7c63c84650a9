import type { PlainField } from '../../../../contracts/product-fields.ts';

/** What the form, the activity and the import call a product's plain fields. */
export const productFields: Record<PlainField, string> = {
  weight: 'Size',
  origin: 'Origin',
  supplier: 'Supplier',
  ready_on: 'Ordered ahead, ready on',
  available: 'In stock',
  shown: 'Shown',
  exportable: 'Can be sent abroad',
};
