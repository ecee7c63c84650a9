import type { Product } from '../../../contracts/catalogue.ts';
import type { Language } from '../../../contracts/language.ts';
import { products as ar } from '../../i18n/ar/admin/products.ts';
import { products as en } from '../../i18n/en/admin/products.ts';

const words = { en, ar };

/** The name of a copy, marked in its language: `Labneh (copy)`, `لبنة (نسخة)`. */
export const copyNameOf = ({ name }: Product, language: Language): string =>
  words[language].copyOf(name[language]);
