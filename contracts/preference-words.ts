import { formatPhone } from './format-phone.ts';
import type { Language } from './language.ts';
import type { SubstitutionPolicy } from './order-preferences.ts';
import type { Order } from './orders.ts';

type PreferenceWords = {
  ifMissing: string;
  policies: Record<SubstitutionPolicy, string>;
  note: string;
  giftFor: string;
  recipientPhone: string;
  card: string;
  driver: string;
  noCall: string;
  hidePrices: string;
};

/** Names of a customer's preferences on orders and documents, in mails, messages and tables. */
export const preferenceWords: Record<Language, PreferenceWords> = {
  en: {
    ifMissing: 'If something’s missing',
    policies: { ask: 'Ask me', replace: 'Swap it for the closest match', leave_out: 'Leave it out' },
    note: 'Note',
    giftFor: 'Gift for',
    recipientPhone: 'Recipient’s phone',
    card: 'Card',
    driver: 'For the driver',
    noCall: 'Don’t call the recipient',
    hidePrices: 'No prices on the slip',
  },
  ar: {
    ifMissing: 'إن نقص شيء',
    policies: { ask: 'الرجوع إليّ أولًا', replace: 'أقرب بديل', leave_out: 'إرسال الباقي من دونه' },
    note: 'ملاحظة',
    giftFor: 'هدية إلى',
    recipientPhone: 'هاتف المستلم',
    card: 'بطاقة',
    driver: 'للسائق',
    noCall: 'من دون اتصال بالمستلم',
    hidePrices: 'من دون أسعار على ورقة التعبئة',
  },
};

export type OrderPreferences = Pick<Order, 'if_missing' | 'note' | 'gift'>;
export type PreferenceFact = { name: string; value: string; phone?: string | undefined };

/** The preferences of an order to show, each with its name. The default, asking the customer, is left out. */
export function preferenceFacts(
  { if_missing, note, gift }: OrderPreferences,
  language: Language,
): PreferenceFact[] {
  const say = preferenceWords[language];
  const facts: PreferenceFact[] = [
    { name: say.ifMissing, value: if_missing === 'ask' ? '' : say.policies[if_missing] },
    { name: say.note, value: note },
    { name: say.giftFor, value: gift?.name ?? '' },
    { name: say.recipientPhone, value: gift?.phone ? formatPhone(gift.phone) : '', phone: gift?.phone },
    { name: say.driver, value: gift?.no_call ? say.noCall : '' },
    { name: say.card, value: gift?.card ?? '' },
  ];
  return facts.filter(({ value }) => value !== '');
}
