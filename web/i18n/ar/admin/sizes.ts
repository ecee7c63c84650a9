import { plural } from '../../../../contracts/plural.ts';
import type { sizes as english } from '../../en/admin/sizes.ts';

export const sizes: typeof english = {
  title: 'الأحجام',
  titleOf: (name) => `الأحجام: ${name}`,
  loading: 'جارٍ تحميل الأحجام…',
  failed: 'تعذّر تحميل الأحجام.',
  retry: 'إعادة المحاولة',
  back: 'العودة إلى المنتج',
  notFound: 'هذا المنتج غير موجود',
  notFoundText: 'ربما حُذف.',
  intro: 'تظهر في القوائم بطاقة واحدة بأقل سعر، ولكل حجم مخزونه وصوره ورابطه.',
  open: (count) =>
    count
      ? plural('ar', count, {
          zero: 'إضافة أحجام',
          one: 'حجم واحد',
          two: 'حجمان',
          few: '# أحجام',
          many: '# حجمًا',
          other: '# حجم',
        })
      : 'إضافة أحجام',
  sizeIn: { en: 'العبوة بالإنجليزية', ar: 'العبوة بالعربية' },
  sizeAtIn: (place, language) => `العبوة ${place} ${language === 'en' ? 'بالإنجليزية' : 'بالعربية'}`,
  price: 'السعر (د.أ)',
  sizeAt: (place) => `العبوة ${place}`,
  priceAt: (place) => `سعر العبوة ${place} (د.أ)`,
  hint: 'مثل 500 غم أو 1.5 لتر',
  up: (size) => `تقديم: ${size}`,
  down: (size) => `تأخير: ${size}`,
  remove: (size) => `إخراج من الأحجام: ${size}`,
  edit: 'تعديل المنتج',
  editNamed: (size) => `تعديل المنتج: ${size}`,
  hidden: 'مخفي',
  outOfStock: 'غير متوفّر',
  isNew: 'جديد',
  add: 'إضافة حجم',
  join: 'إضافة منتج موجود',
  joinWhich: 'أيّ منتج هو حجم آخر؟',
  joinStore: 'الأحجام من متجر واحد.',
  joinTaken: 'هو هنا من قبل.',
  removed: 'ما يُخرج من هنا يبقى في المتجر منتجًا وحده.',
  save: 'حفظ الأحجام',
  saved: 'حُفظت الأحجام',
  failedToSave: 'تعذّر حفظ الأحجام.',
  changedMeanwhile: 'عدّل شخص آخر أحدها. يلزم تحديث الصفحة لرؤيته، ولم يُحفظ شيء.',
};
