import type { Product } from '../../contracts/catalogue.ts';
import type { Language } from '../../contracts/language.ts';
import { formatWeight } from '../../contracts/weight-words.ts';
import type { Words } from '../i18n/en.ts';
import { formatOrigin } from '../i18n/format.ts';

/** Search results show about this many characters of a description, and rank a shorter one lower. */
const length = { max: 160, min: 70 };

/**
 * A product in one or two sentences of at most 160 characters: the seller's description, and if it is short, name,
 * weight, origin and delivery.
 */
export function summarizeProduct(product: Product, language: Language, words: Words): string {
  const { descriptions } = words;
  const own = tidy(product.description[language]);
  if (own.length >= length.min) return shorten(own);
  const from = formatOrigin(product, language);
  const origin = from && descriptions.from(from);
  const facts = [formatWeight(product.weight, language), origin].filter((fact) => fact !== '').join(' ');
  const start = own || descriptions.product(shorten(tidy(product.name[language]), 80), facts);
  return shorten(`${start} ${descriptions.tail[product.store]}`);
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Cut between words; within a word only if it is the only one. */
function shorten(text: string, max = length.max): string {
  if (text.length <= max) return text;
  const cut = [...text.slice(0, max)].slice(0, -1).join('');
  return `${cut.replace(/\s+\S*$/, '').replace(/[\s,،;:]+$/, '')}…`;
}
