import type { legalPage as english } from '../en/legal-page.ts';

export const legalPage: typeof english = {
  version: (version, day) => `النسخة ${version}، ${day}`,
  earlier: 'هذه نسخة سابقة.',
  current: 'قراءة النسخة الحالية',
  free: 'مجاني',
  feeByArea: (highest) => `حتى ${highest} (بحسب المنطقة)`,
  feeIn: (fee, areas) => `${areas}: ${fee}`,
  freeFrom: (sum, areas) => `مجاني للطلبات ابتداءً من ${sum}: ${areas}`,
  inJordan: (fee) => `${fee} داخل الأردن`,
};
