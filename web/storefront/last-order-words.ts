import type { Language } from '../../contracts/language.ts';

type LastOrderWords = { last: string; track: string; again: string; asked: string; answer: string };

/** Separate from the shop's words, so that guests don't download them. */
export const lastOrderWords: Record<Language, LastOrderWords> = {
  en: {
    last: 'Your last order',
    track: 'Track',
    again: 'Order again',
    asked: 'Waiting for your answer',
    answer: 'Answer',
  },
  ar: {
    last: 'طلبك الأخير',
    track: 'متابعة',
    again: 'إعادة الطلب',
    asked: 'بانتظار ردّك',
    answer: 'الردّ',
  },
};
