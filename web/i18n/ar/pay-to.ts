import type { payTo as english } from '../en/pay-to.ts';

export const payTo: typeof english = {
  title: { cliq: 'الدفع عبر كليك', bank: 'الدفع بتحويل بنكي' },
  alias: 'الاسم المستعار على كليك',
  name: 'اسم صاحب الحساب',
  bank: 'البنك',
  iban: 'الآيبان',
  amount: 'المبلغ',
  reference: 'المرجع',
  referenceWhy: 'رقم الطلب في ملاحظة التحويل يدلّ البائع على طلبك.',
  copy: 'نسخ',
  copyNamed: (label) => `نسخ: ${label}`,
  copied: 'تم النسخ',
  copyFailed: 'لم يسمح المتصفح بالنسخ. يمكن الضغط مطوّلًا على النص.',
};
