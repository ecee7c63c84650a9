import { plural } from '../../../contracts/plural.ts';
import type { payTo as english } from '../en/pay-to.ts';

export const payTo: typeof english = {
  title: { cliq: 'الدفع عبر كليك', bank: 'الدفع بتحويل بنكي' },
  waits: 'يُرجى الرد على اقتراح المتجر أولًا، فقد يتغيّر المبلغ معه.',
  alias: 'الاسم المستعار على كليك',
  name: 'اسم صاحب الحساب',
  bank: 'البنك',
  iban: 'الآيبان',
  amount: 'المبلغ',
  reference: 'المرجع',
  referenceWhy: 'رقم الطلب في ملاحظة التحويل يدلّ البائع على طلبك.',
  proof: 'إرسال صورة عن التحويل',
  proofWhy: 'بعد الدفع يمكنك إرسال صورة عن التحويل إلى البائع.',
  proofSent: (count) =>
    plural('ar', count, {
      one: 'وصلت صورتك إلى البائع، وسيتحقق من الدفع.',
      two: 'وصلت صورتاك إلى البائع، وسيتحقق من الدفع.',
      few: 'وصلت # صور إلى البائع، وسيتحقق من الدفع.',
      many: 'وصلت # صورة إلى البائع، وسيتحقق من الدفع.',
      other: 'وصلت # صورة إلى البائع، وسيتحقق من الدفع.',
    }),
  proofMore: 'إرسال صورة أخرى',
  proofRefused: 'تعذّر قبول هذه الصورة. يُرجى اختيار صورة JPEG أو PNG أو WebP.',
  copy: 'نسخ',
  copyNamed: (label) => `نسخ: ${label}`,
  copied: 'تم النسخ',
  copyFailed: 'لم يسمح المتصفح بالنسخ. يمكن الضغط مطوّلًا على النص.',
};
