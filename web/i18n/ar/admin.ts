import type { admin as english } from '../en/admin.ts';

export const admin: typeof english = {
  title: 'لوحة التحكم',
  loginTitle: 'باب البائع',
  loginText: 'لمن يملأ الرفّ.',
  sections: 'الأقسام',
  tabs: {
    overview: 'نظرة عامة',
    orders: 'الطلبات',
    products: 'المنتجات',
    categories: 'الفئات',
    search: 'البحث',
    customers: 'الزبائن',
    messages: 'الرسائل',
    activity: 'السجل',
    settings: 'الإعدادات',
  },
  shop: 'إلى المتجر',
  logout: 'تسجيل الخروج',
  logoutQuestion: 'أتريد الخروج من لوحة التحكم؟',
  logoutText: 'كل ما حفظته يبقى محفوظًا.',
  moreThan: (count) => `أكثر من ${count}`,
  cancel: 'إلغاء',
  retry: 'حاول مرة أخرى',
  listKept: 'القائمة أدناه هي السابقة.',
  save: 'حفظ',
};
