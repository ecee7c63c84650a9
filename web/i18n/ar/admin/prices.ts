import { plural } from '../../../../contracts/plural.ts';
import type { prices as english } from '../../en/admin/prices.ts';

export const prices: typeof english = {
  title: 'تغيير الأسعار',
  intro: 'تغيير أسعار كثيرة دفعةً واحدة. يظهر كل سعر قبل أن يتغيّر، والتراجع عنها كلها بضغطة.',
  back: 'العودة إلى المنتجات',
  loading: 'جارٍ حساب الأسعار…',
  failed: 'تعذّر حساب الأسعار.',
  retry: 'إعادة المحاولة',
  which: 'أي المنتجات',
  selected: (count) =>
    plural('ar', count, {
      one: 'المنتج المحدّد',
      two: 'المنتجان المحدّدان',
      few: 'المنتجات المحدّدة (#)',
      other: 'المنتجات المحدّدة (#)',
    }),
  chooseOthers: 'اختيار غيرها',
  withoutOffer: 'باستثناء المنتجات التي عليها عرض',
  how: 'الأسعار الجديدة',
  way: 'التغيير',
  operations: {
    raisePercent: 'رفع بنسبة %',
    lowerPercent: 'خفض بنسبة %',
    raiseAmount: 'رفع بمبلغ (د.أ)',
    lowerAmount: 'خفض بمبلغ (د.أ)',
    set: 'سعر جديد',
  },
  byHow: {
    raisePercent: (number) => `رفع بنسبة ${number}%`,
    lowerPercent: (number) => `خفض بنسبة ${number}%`,
    raiseAmount: (sum) => `رفع بمبلغ ${sum}`,
    lowerAmount: (sum) => `خفض بمبلغ ${sum}`,
    set: (price) => `سعر جديد: ${price}`,
  },
  percent: 'النسبة المئوية',
  amount: 'المبلغ (د.أ)',
  unreadable: 'يُرجى إدخال رقم بمنزلتين عشريتين على الأكثر؛ أقصى خفض 90% وأقصى رفع 900%.',
  newPrice: 'السعر الجديد (د.أ)',
  newPriceUnreadable: 'يُرجى إدخال سعر أكبر من 0، مثل 3.50.',
  step: 'التقريب إلى',
  when: 'متى',
  now: 'الآن',
  later: 'ابتداءً من يوم',
  day: 'أول يوم',
  dayHint:
    'من منتصف الليل، تلقائيًا. وإن تغيّر سعر قبل ذلك، يبقى السعر القادم في موعده؛ أما سعر قادم في اليوم نفسه فيحلّ الجديد مكانه.',
  dayInvalid: 'يُرجى اختيار يوم ابتداءً من الغد، خلال سنة على الأكثر.',
  summary: (count) =>
    plural('ar', count, {
      zero: 'لا يتغيّر أي سعر',
      one: 'يتغيّر سعر واحد',
      two: 'يتغيّر سعران',
      few: 'تتغيّر # أسعار',
      many: 'يتغيّر # سعرًا',
      other: 'يتغيّر # سعر',
    }),
  same: (count) => `${count} بلا تغيير`,
  refused: (count) => `${count} لا يمكن تغييره`,
  refusedTitle: 'تبقى كما هي',
  faults: {
    none: 'لن يبقى له سعر',
    high: 'السعر أعلى من الحدّ',
    offer: 'السعر لن يكون أعلى من سعر العرض',
    gone: 'حُذف في هذه الأثناء',
  },
  changedTitle: 'قبل التغيير وبعده',
  countShown: (shown, total) => `${shown} من ${total}`,
  more: (count) =>
    plural('ar', count, {
      one: 'إظهار سعر آخر',
      two: 'إظهار سعرين آخرين',
      few: 'إظهار # أسعار أخرى',
      many: 'إظهار # سعرًا آخر',
      other: 'إظهار # سعر آخر',
    }),
  unusual: 'التغيير أكثر من نصف السعر. أكبر تغيير:',
  begin: 'بعد إدخال المقدار تظهر هنا الأسعار الجديدة.',
  apply: (count) =>
    plural('ar', count, {
      one: 'تغيير سعر واحد',
      two: 'تغيير سعرين',
      few: 'تغيير # أسعار',
      many: 'تغيير # سعرًا',
      other: 'تغيير # سعر',
    }),
  plan: (count, day) =>
    plural('ar', count, {
      one: `تغيير سعر واحد ابتداءً من ${day}`,
      two: `تغيير سعرين ابتداءً من ${day}`,
      few: `تغيير # أسعار ابتداءً من ${day}`,
      many: `تغيير # سعرًا ابتداءً من ${day}`,
      other: `تغيير # سعر ابتداءً من ${day}`,
    }),
  planned: (count, day) =>
    plural('ar', count, {
      one: `سعر قادم واحد ابتداءً من ${day}`,
      two: `سعران قادمان ابتداءً من ${day}`,
      few: `# أسعار قادمة ابتداءً من ${day}`,
      many: `# سعرًا قادمًا ابتداءً من ${day}`,
      other: `# سعر قادم ابتداءً من ${day}`,
    }),
  question: (act) => `هل تريد ${act}؟`,
  questionNow: 'تظهر الأسعار الجديدة في المتجر فورًا. ويمكن التراجع عنها كلها معًا.',
  questionPlanned: 'تتغيّر تلقائيًا عند منتصف الليل. ويمكن إلغاء أيّ منها حتى ذلك الحين.',
  applyFailed: 'تعذّر تغيير الأسعار.',
  done: (count) =>
    plural('ar', count, {
      one: 'تغيّر سعر واحد',
      two: 'تغيّر سعران',
      few: 'تغيّرت # أسعار',
      many: 'تغيّر # سعرًا',
      other: 'تغيّر # سعر',
    }),
  upcoming: 'الأسعار القادمة',
  upcomingIntro: 'ما سيتغيّر تلقائيًا، ومتى. ويمكن إلغاؤه حتى ذلك الحين.',
  upcomingLoading: 'جارٍ تحميل الأسعار القادمة…',
  upcomingFailed: 'تعذّر تحميل الأسعار القادمة.',
  nothingPlanned: 'لا أسعار قادمة',
  nothingPlannedText: 'من «تغيير الأسعار»، باختيار «ابتداءً من يوم».',
  countPrices: (count, name) =>
    [
      plural('ar', count, {
        one: 'سعر واحد',
        two: 'سعران',
        few: '# أسعار',
        many: '# سعرًا',
        other: '# سعر',
      }),
      name && `بواسطة ${name}`,
    ]
      .filter(Boolean)
      .join(' · '),
  cancel: 'إلغاء الأسعار',
  cancelNamed: (day) => `إلغاء الأسعار القادمة في ${day}`,
  cancelOne: (name) => `إلغاء السعر القادم: ${name}`,
  cancelPrice: 'إلغاء السعر',
  cancelOneQuestion: 'هل تريد إلغاء هذا السعر القادم؟',
  cancelQuestion: 'هل تريد إلغاء هذه الأسعار القادمة؟',
  cancelText: 'تبقى الأسعار كما هي.',
  keep: 'إبقاء',
  cancelled: 'أُلغيت الأسعار القادمة',
  cancelledOne: 'أُلغي السعر القادم',
  from: (price, day) => `${price} ابتداءً من ${day}`,
  planOne: 'تغيير السعر لاحقًا',
  leftOut: (names, more) =>
    `تغيّر ما يلي من مكان آخر في هذه الأثناء، فبقيت أسعاره كما هي: ${names.join('، ')}${more > 0 ? ` و${more} غيرها` : ''}`,
};
