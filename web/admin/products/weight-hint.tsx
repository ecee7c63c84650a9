import { pricePerMeasure } from '../../../contracts/weight.ts';
import { formatWeight } from '../../../contracts/weight-words.ts';
import { formatPrice } from '../../i18n/format.ts';
import { useLanguage, useWords } from '../../i18n/language.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { checkPrice } from './product-values.ts';

/** A weight as shoppers see it, and the price per kilogram or litre. */
export function WeightHint({ weight, price }: { weight: string; price: string }) {
  const words = useWords();
  const say = useAdminWords().products;
  const language = useLanguage();
  if (!weight.trim()) return say.weightHint;
  const checked = checkPrice(price);
  const unit = 'price' in checked ? pricePerMeasure(checked.price, weight) : null;
  const { perKilo, perLitre } = words.catalogue;
  const parts = [
    say.reads(formatWeight(weight, language)),
    unit && say.unitPrice(formatPrice(unit.price, language), unit.per === 'kg' ? perKilo : perLitre),
  ];
  return parts.filter(Boolean).join(' · ');
}
