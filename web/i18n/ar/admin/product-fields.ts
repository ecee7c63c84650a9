import type { productFields as english } from '../../en/admin/product-fields.ts';

export const productFields: typeof english = {
  weight: 'العبوة',
  origin: 'المنشأ',
  supplier: 'المورّد',
  ready_on: 'حجز مسبق، يجهز في',
  available: 'متوفّر',
  shown: 'معروض',
  exportable: 'يُرسل إلى الخارج',
};
