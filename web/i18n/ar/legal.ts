import type { legal as english } from '../en/legal.ts';

export const legal: typeof english = {
  titles: { privacy: 'الخصوصية', terms: 'الشروط', 'delivery-returns': 'التوصيل والإرجاع' },
  version: (version, day) => `النسخة ${version}، ${day}`,
  earlier: 'هذه نسخة سابقة.',
  current: 'قراءة النسخة الحالية',
  free: 'مجاني',
  feeByArea: (highest) => `حتى ${highest} (بحسب المنطقة)`,
  feeIn: (fee, areas) => `${areas}: ${fee}`,
  freeFrom: (sum, areas) => `مجاني للطلبات ابتداءً من ${sum}: ${areas}`,
  inJordan: (fee) => `${fee} داخل الأردن`,
  agree: (terms, privacy) => `أوافق على ${terms} و${privacy}`,
  bySending: (terms, privacy) => `إرسال الطلب موافقة على ${terms} و${privacy}.`,
  privacyNotice: 'سياسة الخصوصية',
};
