import type { admin as english } from '../en/admin.ts';

export const admin: typeof english = {
  title: 'إدارة المتجر',
  loginTitle: 'دخول الإدارة',
  loginText: 'لأصحاب المتجر.',
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
  logoutQuestion: 'هل تريد الخروج من إدارة المتجر؟',
  logoutText: 'كل ما حفظته يبقى محفوظًا.',
  moreThan: (count) => `أكثر من ${count}`,
  identity: {
    title: 'كلمة المرور من فضلك',
    text: 'هذه خطوة حسّاسة، فنتأكد أنها منك. ولن نسأل مرة أخرى خلال عشر دقائق.',
    confirm: 'تأكيد',
  },
  cancel: 'إلغاء',
  retry: 'إعادة المحاولة',
  listKept: 'القائمة أدناه هي السابقة.',
  save: 'حفظ',
};
