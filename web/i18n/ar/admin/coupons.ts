import { plural } from '../../../../contracts/plural.ts';
import type { coupons as english } from '../../en/admin/coupons.ts';

export const coupons: typeof english = {
  title: 'الكوبونات',
  open: 'الكوبونات وبطاقة الولاء',
  intro: 'رموز تخصم من الطلب. يكتبها الزبون عند إتمام الطلب، ولكل طلب كوبون واحد.',
  loading: 'جارٍ تحميل الكوبونات…',
  failed: 'تعذّر تحميل الكوبونات.',
  retry: 'إعادة المحاولة',
  empty: 'لا كوبونات بعد',
  emptyText: 'لا يُسأل الزبائن عن كوبون قبل إضافة واحد.',
  add: 'إضافة كوبون',
  newTitle: 'كوبون جديد',
  editTitle: 'تعديل الكوبون',
  code: 'الرمز',
  codeHint: 'لا فرق بين الحروف الكبيرة والصغيرة، ولا أثر للمسافات والشرطات ونوع الأرقام.',
  kind: 'يخصم',
  kinds: { percent: 'نسبة', amount: 'مبلغًا', delivery: 'رسوم التوصيل داخل الأردن' },
  percent: 'النسبة المئوية',
  amount: 'المبلغ (د.أ)',
  minimum: 'لمشتريات لا تقل عن (د.أ)',
  minimumHint: 'بلا رسوم التوصيل، وقبل الخصم.',
  from: 'أول يوم',
  until: 'آخر يوم',
  uses: 'عدد المرات للجميع',
  usesEach: 'عدد المرات للشخص',
  usesEachHint: 'يُعرف الزبون من حسابه أو رقم هاتفه.',
  optional: '(اختياري)',
  save: 'حفظ',
  freeUpTo: (off, from) =>
    from === null
      ? `لا حدّ أدنى للمشتريات، فما ثمنه حتى ${off} يصير مجانيًا.`
      : `خصم ${off} لمشتريات لا تقل عن ${from}، فما ثمنه حتى ${off} يصير مجانيًا.`,
  allFree: (from) =>
    from === null
      ? 'خصم 100% لكل طلب، فتصير المشتريات كلها مجانية.'
      : `خصم 100% لمشتريات لا تقل عن ${from}، فتصير كلها مجانية.`,
  freeQuestion: 'هل هذا هو المقصود؟',
  saveFree: 'نعم، حفظ',
  remove: 'حذف',
  edit: 'تعديل',
  editNamed: (code) => `تعديل ${code}`,
  switchOff: 'إيقاف',
  switchOffNamed: (code) => `إيقاف ${code}`,
  switchOn: 'تفعيل',
  switchOnNamed: (code) => `تفعيل ${code}`,
  nowOff: (code) => `توقّف ${code}`,
  nowOn: (code) => `عاد ${code} إلى العمل`,
  saved: (code) => `حُفظ ${code}`,
  removed: (code) => `حُذف ${code}`,
  failedToSave: 'تعذّر حفظ الكوبون.',
  failedToChange: 'لم ينجح ذلك.',
  off: 'متوقّف',
  percentOff: (percent) => `خصم ${percent}%`,
  amountOff: (sum) => `خصم ${sum}`,
  minimumIs: (sum) => `لمشتريات لا تقل عن ${sum}`,
  fromDay: (day) => `من ${day}`,
  untilDay: (day) => `حتى ${day}`,
  each: (count) =>
    plural('ar', count, {
      one: 'مرة واحدة للشخص',
      two: 'مرتان للشخص',
      few: '# مرات للشخص',
      many: '# مرة للشخص',
      other: '# مرة للشخص',
    }),
  used: (count) =>
    plural('ar', count, {
      one: 'استُعمل مرة واحدة',
      two: 'استُعمل مرتين',
      few: 'استُعمل # مرات',
      many: 'استُعمل # مرة',
      other: 'استُعمل # مرة',
    }),
  stamps: 'بطاقة الولاء',
  stampsText:
    'كل طلب يصل ختم لمن له حساب. وحين تكتمل البطاقة يصير توصيل الطلب التالي داخل الأردن مجانيًا، ثم تبدأ من جديد.',
  stampsEvery: 'أي طلب يُوصَّل مجانًا؟',
  stampsHint: 'عدد من 2 إلى 50، مثل 10. فارغ: لا بطاقة ولاء.',
  stampsMean: (every) => {
    const orders = plural('ar', every - 1, {
      one: 'طلب واحد',
      two: 'طلبان',
      few: '# طلبات',
      many: '# طلبًا',
      other: '# طلب',
    });
    return `${orders} لجمع الأختام، والطلب التالي (رقم ${every}) توصيله مجاني.`;
  },
  stampsOn: (every) => `صار توصيل الطلب رقم ${every} مجانيًا`,
  stampsOff: 'أُوقفت بطاقة الولاء',
  unused: 'لم يُستعمل بعد',
  usedOf: (count, max) => `استُعمل ${count} من ${max}`,
};
