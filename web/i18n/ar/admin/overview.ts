import { plural } from '../../../../contracts/plural.ts';
import type { overview as english } from '../../en/admin/overview.ts';

export const overview: typeof english = {
  money: 'المال',
  moneyNote: 'المقبوض هو الدفعات التي سُجّلت هنا، بعد خصم ما رُدّ منها.',
  outstandingNote:
    '«المطلوب من الزبائن» هو ما بقي دفعه من الطلبات، سُلّمت أو لم تُسلّم. والطلب الذي يُدفع بالاتفاق على واتساب لا يدخل فيه قبل تسجيل أول دفعة منه.',
  takenToday: 'المقبوض اليوم',
  takenThisMonth: 'المقبوض هذا الشهر',
  outstanding: 'المطلوب من الزبائن',
  refundsDue: 'المطلوب ردّه',
  agreedUnpaid: (count, due) =>
    plural('ar', count, {
      one: `ومن هذه في آخر 30 يومًا طلب واحد سُلّم ولم تُسجَّل له دفعة: ${due}.`,
      two: `ومن هذه في آخر 30 يومًا طلبان سُلّما ولم تُسجَّل لهما دفعة: ${due}.`,
      few: `ومن هذه في آخر 30 يومًا # طلبات سُلّمت ولم تُسجَّل لها دفعة: ${due}.`,
      many: `ومن هذه في آخر 30 يومًا # طلبًا سُلّمت ولم تُسجَّل لها دفعة: ${due}.`,
      other: `ومن هذه في آخر 30 يومًا # طلب سُلّمت ولم تُسجَّل لها دفعة: ${due}.`,
    }),
  deliveredUnpaid: (orders) => `ما سُلّم ولم يُدفع منه شيء: ${orders}`,
  heading: 'اليوم',
  failed: 'تعذّر تحميل الأرقام.',
  backupsFail: (day) =>
    `تعذّر حفظ النسخة الاحتياطية الليلية منذ ${day}. يلزم التأكد من وجود مساحة كافية على القرص، ثم تشغيل الأمر «npm run backup» على جهاز المتجر لمعرفة السبب. تختفي هذه الرسالة فور نجاح النسخ الاحتياطي.`,
  pending: (count) =>
    plural('ar', count, {
      one: 'طلب واحد قيد الانتظار',
      two: 'طلبان قيد الانتظار',
      few: '# طلبات قيد الانتظار',
      many: '# طلبًا قيد الانتظار',
      other: '# طلب قيد الانتظار',
    }),
  today: 'طلبات اليوم',
  toShip: (count) =>
    plural('ar', count, {
      one: 'طلب واحد قيد التجهيز',
      two: 'طلبان قيد التجهيز',
      few: '# طلبات قيد التجهيز',
      many: '# طلبًا قيد التجهيز',
      other: '# طلب قيد التجهيز',
    }),
  toDeliver: (count) =>
    plural('ar', count, {
      one: 'طلب واحد جاهز أو في الطريق',
      two: 'طلبان جاهزان أو في الطريق',
      few: '# طلبات جاهزة أو في الطريق',
      many: '# طلبًا جاهزًا أو في الطريق',
      other: '# طلب جاهز أو في الطريق',
    }),
  declined: (number) => `لم يوافق الزبون على التعديل المقترح للطلب ${number}`,
  declinedFee: (number) => `طلب الزبون سعر توصيل آخر للطلب ${number}`,
  toRefund: (count) =>
    plural('ar', count, {
      one: 'طلب واحد له مبلغ مطلوب ردّه',
      two: 'طلبان لهما مبلغ مطلوب ردّه',
      few: '# طلبات لها مبلغ مطلوب ردّه',
      many: '# طلبًا لها مبلغ مطلوب ردّه',
      other: '# طلب لها مبلغ مطلوب ردّه',
    }),
  work: (prepare, handOver) =>
    [prepare && `${prepare} للتجهيز`, `${handOver} للتسليم`].filter(Boolean).join(' · '),
  toTell: (count) =>
    plural('ar', count, {
      one: 'رسالة واحدة لمن ينتظر منتجًا عاد',
      two: 'رسالتان لمن ينتظر منتجًا عاد',
      few: '# رسائل لمن ينتظر منتجًا عاد',
      many: '# رسالة لمن ينتظر منتجًا عاد',
      other: '# رسالة لمن ينتظر منتجًا عاد',
    }),
  nothingToDo: 'لا شيء بانتظارك الآن.',
  products: 'مجموع المنتجات',
  fee: 'رسوم التوصيل (د.أ)',
  feeElsewhere: 'لباقي مناطق الأردن، فلكل منطقة توصيل رسومها.',
  feeUpdated: 'تم تحديث رسوم التوصيل',
  feeFailed: 'تعذّر التحديث',
  feeError: 'خطأ في تحديث رسوم التوصيل',
  sales: 'المبيعات',
  periods: { 1: 'اليوم', 7: '7 أيام', 30: '30 يومًا' },
  before: {
    1: (revenue, orders) => `أمس كله: ${revenue}، ${orders}.`,
    7: (revenue, orders) => `الأيام السبعة قبلها: ${revenue}، ${orders}.`,
    30: (revenue, orders) => `الأيام الثلاثون قبلها: ${revenue}، ${orders}.`,
  },
  period: (days) => plural('ar', days, { few: 'آخر # أيام', many: 'آخر # يومًا', other: 'آخر # يوم' }),
  revenue: 'المبيعات',
  revenueNote: 'الطلبات الملغاة غير محسوبة.',
  orders: 'الطلبات',
  average: 'متوسط الطلب',
  newCustomers: 'زبائن جدد',
  charts: 'يومًا بيوم',
  revenueByDay: 'المبيعات يومًا بيوم',
  ordersByDay: 'الطلبات يومًا بيوم',
  dayOrders: (count) =>
    plural('ar', count, {
      zero: 'لا طلبات',
      one: 'طلب واحد',
      two: 'طلبان',
      few: '# طلبات',
      many: '# طلبًا',
      other: '# طلب',
    }),
  asTable: 'عرض الأرقام في جدول',
  day: 'اليوم',
  statuses: 'الطلبات حسب الحالة',
  areas: 'الطلبات حسب المنطقة',
  andCancelled: (count) => `+ الملغى ${count}`,
  area: 'المنطقة',
  bestSellers: 'الأكثر مبيعًا',
  bestSellersNone: 'لم يُبَع شيء في هذه المدة بعد.',
  product: 'المنتج',
  quantity: 'المباع',
  lowPoints: 'منتجات تحتاج إلى انتباه',
  low: {
    out_of_stock: 'غير متوفّرة',
    low_stock: 'أوشكت على النفاد',
    no_image: 'بلا صورة',
    no_translation: 'بلا ترجمة',
  },
  lowNote: {
    out_of_stock: 'لا يمكن طلبها الآن.',
    low_stock: 'بقي منها القليل، أو لم يبقَ شيء.',
    no_image: 'تظهر برسم مرطبان فارغ.',
    no_translation: 'الاسم أو الوصف ناقص بإحدى اللغتين.',
  },
  allWell: 'لا ينقص شيء.',
};
