import type { waitlist as english } from '../../en/admin/waitlist.ts';

export const waitlist: typeof english = {
  title: 'قائمة الانتظار',
  intro:
    'زبائن يريدون أن نخبرهم حين يعود منتج. عندها تُرسل رسائل البريد تلقائيًا، ومن وصلته لا يبقى في القائمة، ورسائل واتساب تُرسل من هنا.',
  back: 'العودة إلى المنتجات',
  backHere: 'العودة إلى قائمة الانتظار',
  loading: 'جارٍ تحميل قائمة الانتظار…',
  failed: 'تعذّر تحميل قائمة الانتظار.',
  retry: 'إعادة المحاولة',
  ready: 'يمكن مراسلتهم الآن',
  readyText: 'هذه المنتجات عادت. لكل رقم رسالة واحدة، وبعد تعليمها «أُرسلت» نحذف الرقم الليلة.',
  write: (product, number) => `مراسلة على واتساب: ${product}، ${number}`,
  writeShort: 'واتساب',
  sent: 'أُرسلت',
  sentFailed: 'تعذّر الحفظ.',
  waiting: 'ما زالوا ينتظرون',
  emails: (count) => `${count} بالبريد`,
  phones: (count) => `${count} عبر واتساب`,
  empty: 'لا أحد ينتظر',
  emptyText: 'في صفحة المنتج غير المتوفّر يمكن للزبون أن يطلب إخباره حين يعود.',
};
