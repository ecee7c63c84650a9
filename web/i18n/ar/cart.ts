import type { cart as english } from '../en/cart.ts';

export const cart: typeof english = {
  add: 'إضافة',
  addToCart: 'إضافة إلى السلة',
  addNamed: (name) => `إضافة إلى السلة: ${name}`,
  removeNamed: (name) => `إزالة ${name}`,
  nothingToOrder: 'لا شيء في السلة يمكن طلبه الآن.',
  feeUnknown: 'تعذّر تحميل رسوم التوصيل. تظهر عند إتمام الطلب، قبل إرساله.',
};
