import type { unsaved as english } from '../en/unsaved.ts';

export const unsaved: typeof english = {
  title: 'هل تريد المغادرة من دون حفظ؟',
  text: 'ما غيّرته هنا لم يُحفظ بعد.',
  textKept: 'ما كتبته ليس في المتجر بعد. ويمكن أن يبقى هنا إلى حين إغلاق هذه الصفحة.',
  stay: 'متابعة التعديل',
  leave: 'مغادرة',
  keep: 'مغادرة مع الاحتفاظ به',
  discard: 'مغادرة من دونه',
  closeTitle: 'هل تريد الإغلاق من دون حفظ؟',
  close: 'إغلاق من دون حفظ',
};
