import { wordsOf } from '../../contracts/fold-text.ts';
import { stripClitics } from '../search/word-forms.ts';
import type { AcceptedOrder } from './decide-order.ts';
import type { OrderedProduct } from './order-facts.ts';
import type { WantedOrder } from './place-order-batch.ts';

type Product = Pick<OrderedProduct, 'nameEn' | 'nameAr' | 'store'>;
type Customer = Pick<WantedOrder, 'customerName' | 'customerEmail' | 'street' | 'city' | 'phone'> &
  Partial<Pick<AcceptedOrder, 'areaNameEn' | 'areaNameAr'>> &
  Partial<Pick<WantedOrder, 'gift'>>;

/** Latin, Arabic and punctuation: PostgreSQL folds each as Node does, whatever Unicode it knows (tests/api/folding.test.ts). */
const foldedAlike = /^[ -\u036f\u0600-\u06ff\u2000-\u214f]*$/;
/** As many as `order_lexemes` keeps. */
const maxLexemes = 2000;
/** Shorter ends of a phone number are in nearly every other. */
const shortestEnd = 3;

/**
 * What the SQL function `order_search_vector` computes of an order's row and lines, at a tenth of its cost. Null when the two might
 * differ, by a letter of another script or by what is left out of too many: then the database computes it.
 */
export function lexemesOf(customer: Customer, products: Product[]): string[] | null {
  const { customerName, customerEmail, street, city, areaNameEn, areaNameAr, gift } = customer;
  const phones = [customer.phone, gift?.phone ?? ''];
  const names = products.flatMap(({ nameEn, nameAr }) => [nameEn, nameAr]);
  const person = [customerName, customerEmail, street, city, areaNameEn, areaNameAr, gift?.name].join(' ');
  const texts = [person, ...names];
  if (![...texts, ...phones].every((text) => foldedAlike.test(text))) return null;
  const lexemes = [
    ...texts.flatMap(wordsOf).flatMap((word) => [word, stripClitics(word)]),
    ...phones.flatMap(endsOf).map((end) => `+${end}`),
    ...products.map(({ store }) => `store:${store}`),
  ];
  return lexemes.length > maxLexemes ? null : [...new Set(lexemes)];
}

function endsOf(phone: string): string[] {
  const digits = phone.replace(/^\++/, '');
  return Array.from({ length: Math.max(0, digits.length - shortestEnd + 1) }, (_, from) =>
    digits.slice(from),
  );
}
