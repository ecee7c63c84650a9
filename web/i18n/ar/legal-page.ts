import type { legalPage as english } from '../en/legal-page.ts';

export const legalPage: typeof english = {
  version: (version, day) => `النسخة ${version}، ${day}`,
  earlier: 'هذه نسخة سابقة.',
  current: 'قراءة النسخة الحالية',
  free: 'مجاني',
  feeByArea: (highest) => `حتى ${highest} (بحسب المنطقة)`,
  feeIn: (fee, areas) => `${areas}: ${fee}`,
  elsewhere: 'باقي مناطق الأردن',
  freeFrom: (sum, areas) => `مجاني للطلبات ابتداءً من ${sum}: ${areas}`,
  closed: (areas) => `لا توصيل حاليًا: ${areas}`,
  inJordan: (fee) => `${fee} داخل الأردن`,
};
