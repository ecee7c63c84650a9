import type { Language } from './language.ts';
import type { DeliveryMethod } from './orders.ts';
import { stampWords } from './stamp-words.ts';

type FeeWords = { pending: string; byArea: string; byCountry: string; totalWithout: string; notice: string };

/** Replaces a delivery fee that the seller has yet to name or that depends on the area or country, and a total without it. */
export const feeWords: Record<Language, FeeWords> = {
  en: {
    pending: 'Price after confirmation',
    byArea: 'By area',
    byCountry: 'By country',
    totalWithout: 'Total without delivery',
    notice: 'We’ll tell you the delivery price before you pay.',
  },
  ar: {
    pending: 'السعر بعد التأكيد',
    byArea: 'بحسب المنطقة',
    byCountry: 'بحسب البلد',
    totalWithout: 'المجموع من دون التوصيل',
    notice: 'نخبرك بسعر التوصيل قبل الدفع.',
  },
};

/** The bill's name for the fee, with the reason where a stamp card makes it free: `Delivery (Stamp card)`. */
export const nameFee = (
  name: string,
  { free_for_stamps, delivery_fee }: { free_for_stamps: boolean; delivery_fee: number | null },
  language: Language,
): string => (free_for_stamps && delivery_fee === 0 ? `${name} (${stampWords[language].name})` : name);

/** Whether the bill has a delivery line: a pickup order with a fee of 0 has none. Null is a fee that is named later. */
export const hasFeeLine = (method: DeliveryMethod | undefined, fee: number | null): boolean =>
  method !== 'pickup' || fee !== 0;
