import type { PlainField } from '../../../../contracts/product-fields.ts';

/** The names of a product's plain fields in the form, the activity log and the import. */
export const productFields: Record<PlainField, string> = {
  weight: 'Size',
  origin: 'Origin',
  supplier: 'Supplier',
  ready_on: 'Ordered ahead, ready on',
  available: 'In stock',
  shown: 'Shown',
  exportable: 'Can be sent abroad',
};
