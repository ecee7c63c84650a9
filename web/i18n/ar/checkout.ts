import { plural } from '../../../contracts/plural.ts';
import type { checkout as english } from '../en/checkout.ts';

export const checkout: typeof english = {
  title: 'إلى أين نوصل طلبك؟',
  name: 'الاسم',
  phone: 'الهاتف',
  optional: '(اختياري)',
  phoneWhy: 'ليصل إليك السائق بسهولة.',
  street: 'الشارع والعنوان',
  streetHint: 'الحي والشارع والعمارة وعلامة قريبة',
  city: 'المدينة',
  governorates: 'المحافظات',
  country: 'البلد',
  defaultCountry: 'الأردن',
  preview: 'هذا ما سيصل إلى البائع',
  previewNote: 'نحفظ الطلب، ثم نفتح واتساب والرسالة جاهزة، وما عليك إلا إرسالها.',
  payment: 'لا دفع الآن؛ طريقة الدفع بالاتفاق مع البائع على واتساب.',
  items: (count) =>
    plural('ar', count, {
      zero: 'لا قطع',
      one: 'قطعة واحدة',
      two: 'قطعتان',
      few: '# قطع',
      many: '# قطعة',
      other: '# قطعة',
    }),
  delivery: 'التوصيل',
  cancel: 'إلغاء',
  send: 'إرسال عبر واتساب وحفظ الطلب',
  sending: 'نحفظ طلبك…',
  failed: 'تعذّر حفظ الطلب',
  unknownError: 'خطأ غير معروف',
  pricesChanged:
    'تغيّرت بعض الأسعار منذ ملأت السلة. المجموع أدناه هو الجديد؛ يمكنك الإرسال من جديد إن كان مناسبًا.',
  newPrice: (name, price) => `${name}: السعر الآن ${price}`,
  confirmPrices: 'إرسال بالأسعار الجديدة',
  savedTitle: 'حفظنا طلبك',
  savedNumber: 'رقم الطلب',
  savedText: 'بقيت خطوة واحدة: إرسال الرسالة على واتساب، والباقي علينا.',
  openWhatsapp: 'فتح واتساب',
  myOrders: 'طلباتي',
  keepShopping: 'متابعة التسوّق',
};
