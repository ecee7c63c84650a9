import type { admin as english } from '../en/admin.ts';

export const admin: typeof english = {
  title: 'لوحة التحكم',
  loginTitle: 'باب البائع',
  loginText: 'لمن يملأ الرفّ.',
  sections: 'الأقسام',
  overview: 'نظرة عامة',
  shop: 'إلى المتجر',
  logout: 'تسجيل الخروج',
  logoutQuestion: 'أتريد الخروج من لوحة التحكم؟',
  logoutText: 'كل ما حفظته يبقى محفوظًا.',
  cancel: 'إلغاء',
  products: 'مجموع المنتجات',
  countsFailed: 'تعذّر عدّ المنتجات.',
  retry: 'حاول مرة أخرى',
  fee: 'رسوم التوصيل (د.أ)',
  save: 'حفظ',
  feeUpdated: 'تم تحديث رسوم التوصيل',
  feeFailed: 'تعذّر التحديث',
  feeError: 'خطأ في تحديث رسوم التوصيل',
};
