import type { Language } from './language.ts';

type FeeWords = { pending: string; totalWithout: string; told: string };

/** Shown in the place of a delivery fee that the seller has yet to name, and of a total that is without it. */
export const feeWords: Record<Language, FeeWords> = {
  en: {
    pending: 'Price after confirmation',
    totalWithout: 'Total without delivery',
    told: 'We’ll tell you the delivery price before you pay.',
  },
  ar: {
    pending: 'السعر بعد التأكيد',
    totalWithout: 'المجموع من دون التوصيل',
    told: 'نخبرك بسعر التوصيل قبل الدفع.',
  },
};
