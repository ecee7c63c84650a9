import type { Language } from './language.ts';
import type { DeliveryMethod } from './orders.ts';
import { stampWords } from './stamp-words.ts';

type FeeWords = { pending: string; byArea: string; byCountry: string; totalWithout: string; notice: string };

/** Shown in the place of a delivery fee that the seller has yet to name, or that the area or country decides, and of a total that is without it. */
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

/** What a bill calls a fee, with why it is free where a stamp card made it so: `Delivery (Stamp card)`. */
export const nameFee = (
  name: string,
  { free_for_stamps, delivery_fee }: { free_for_stamps: boolean; delivery_fee: number | null },
  language: Language,
): string => (free_for_stamps && delivery_fee === 0 ? `${name} (${stampWords[language].name})` : name);

/** Whether a bill has a line for delivery: what is picked up has none that could be free. Null is a fee that is named later. */
export const hasFeeLine = (method: DeliveryMethod | undefined, fee: number | null): boolean =>
  method !== 'pickup' || fee !== 0;
