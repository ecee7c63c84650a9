import type { ImageFault } from '../../../../contracts/import-images.ts';
import { plural } from '../../../../contracts/plural.ts';
import type { importImages as english } from '../../en/admin/import-images.ts';

const reasons: Record<ImageFault['reason'], string> = {
  address: 'ليس هذا عنوانًا عامًا على الإنترنت، فلا يفتحه المتجر.',
  unreachable: 'تعذّر الوصول إلى الخادم الآخر.',
  status: 'لم يرسلها الخادم الآخر.',
  redirects: 'أحالنا الخادم الآخر من عنوان إلى عنوان بلا نهاية.',
  too_large: 'حجمها أكبر من 12 ميغابايت.',
  too_slow: 'استغرقت أكثر من 20 ثانية.',
  no_image: 'ليست صورة يقبلها المتجر: JPEG أو PNG أو WebP حتى 50 ميغابكسل.',
};

export const importImages: typeof english = {
  heading: 'الصور',
  copied: (copied, total) => `الصور: نُسخ ${copied} من ${total}`,
  text: 'ننسخها من عناوينها إلى متجرك. يمكنك مغادرة الصفحة في هذه الأثناء.',
  done: 'كل الصور صارت في متجرك.',
  failed: (count) =>
    plural('ar', count, {
      one: 'تعذّر نسخ صورة واحدة',
      two: 'تعذّر نسخ صورتين',
      few: 'تعذّر نسخ # صور',
      many: 'تعذّر نسخ # صورة',
      other: 'تعذّر نسخ # صورة',
    }),
  failedText: 'صور هذه المنتجات تظهر من عنوانها القديم إلى أن تُنسخ.',
  reason: ({ reason, status }) => (status ? `${reasons[reason]} (${status})` : reasons[reason]),
  productGone: 'منتج محذوف',
  retry: 'إعادة المحاولة',
  loadFailed: 'تعذّر تحميل تقدّم نسخ الصور.',
};
