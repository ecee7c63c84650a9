import type { ErrorDetail } from '../../contracts/error.ts';
import { nameOfGovernorate } from '../../contracts/governorates.ts';
import type { Language } from '../../contracts/language.ts';
import { formatPrice } from '../i18n/format.ts';
import type { useCartWords } from '../i18n/use-cart-words.ts';
import type { useCheckoutWords } from '../i18n/use-checkout-words.ts';
import type { Delivery } from './use-delivery.ts';

type Words = {
  say: ReturnType<typeof useCheckoutWords>;
  cart: ReturnType<typeof useCartWords>;
  language: Language;
};

/** Why an order can't go to the chosen area or country, by name, or at the displayed price; null for any other fault. */
export function describeDeliveryFault(
  { code, fee, missing = 0 }: ErrorDetail,
  { area, country }: Pick<Delivery, 'area' | 'country'>,
  { say, cart, language }: Words,
): string | null {
  if (code === 'fee_changed')
    return fee === null ? say.feeToldLater : say.feeChanged(formatPrice(fee ?? 0, language));
  if (code === 'country_not_served' && country) return cart.countryGone(country.name[language]);
  const name = area?.name[language];
  if (!name) return null;
  if (code === 'area_gone') return say.areaGone(name);
  if (code === 'area_closed') return cart.areaClosed(name);
  return code === 'below_minimum' ? cart.toMinimum(formatPrice(missing, language), name) : null;
}

/** An area or a country that the shop has removed meanwhile, which made it refuse the order. */
export type GonePlace = {
  text: string;
  /** Null for a country. `city` is the area's governorate. */
  area: { name: string; city: string } | null;
};

export function findGonePlace(details: ErrorDetail[], delivery: Delivery, words: Words): GonePlace | null {
  const gone = details.find(({ code }) => code === 'area_gone' || code === 'country_not_served');
  const text = gone && describeDeliveryFault(gone, delivery, words);
  if (!text) return null;
  const { language } = words;
  const { area } = delivery;
  const city = area && nameOfGovernorate(area.governorate, language);
  return {
    text,
    area: area && city && gone.code === 'area_gone' ? { name: area.name[language], city } : null,
  };
}
