import type { Language } from './language.ts';
import { plural } from './plural.ts';

type StampWords = {
  name: string;
  full: string;
  /** For the order in progress, in the cart and the checkout. */
  fullNow: string;
  left: (orders: number) => string;
  oneOf: (every: number) => string;
};

/** The texts about a customer's stamp card. */
export const stampWords: Record<Language, StampWords> = {
  en: {
    name: 'Stamp card',
    oneOf: (every) => `Stamp card: one delivery in ${every} is free`,
    full: 'Your stamp card is full: delivery of your next order in Jordan is free.',
    fullNow: 'Your stamp card is full: delivery of this order is free.',
    left: (orders) =>
      plural('en', orders, {
        one: 'Stamp card: one more order, and delivery of the next one is free.',
        other: 'Stamp card: # more orders, and delivery of the next one is free.',
      }),
  },
  ar: {
    name: 'بطاقة الولاء',
    oneOf: (every) => `بطاقة ولاء: توصيل طلب من كل ${every} مجاني`,
    full: 'اكتملت بطاقة الولاء: توصيل طلبك القادم داخل الأردن مجاني.',
    fullNow: 'اكتملت بطاقة الولاء: توصيل هذا الطلب مجاني.',
    left: (orders) =>
      plural('ar', orders, {
        one: 'بطاقة الولاء: بعد طلب واحد يصير توصيل الطلب التالي مجانيًا.',
        two: 'بطاقة الولاء: بعد طلبين يصير توصيل الطلب التالي مجانيًا.',
        few: 'بطاقة الولاء: بعد # طلبات يصير توصيل الطلب التالي مجانيًا.',
        many: 'بطاقة الولاء: بعد # طلبًا يصير توصيل الطلب التالي مجانيًا.',
        other: 'بطاقة الولاء: بعد # طلب يصير توصيل الطلب التالي مجانيًا.',
      }),
  },
};

/** How many orders must still be delivered before one is free; 0 for a full card. */
export const ordersLeft = (every: number, stamps: number): number => Math.max(0, every - 1 - stamps);

export function describeStamps(every: number, stamps: number, language: Language): string {
  const left = ordersLeft(every, stamps);
  const { full, left: tell } = stampWords[language];
  return left === 0 ? full : tell(left);
}
