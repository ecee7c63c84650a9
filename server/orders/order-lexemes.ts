import { wordsOf } from '../../contracts/fold-text.ts';
import { stripClitics } from '../search/word-forms.ts';
import type { AcceptedOrder } from './decide-order.ts';
import type { OrderedProduct } from './order-facts.ts';
import type { WantedOrder } from './place-order-batch.ts';

type Product = Pick<OrderedProduct, 'nameEn' | 'nameAr' | 'store'>;
type Customer = Pick<WantedOrder, 'customerName' | 'customerEmail' | 'street' | 'city' | 'phone'> &
  Partial<Pick<AcceptedOrder, 'areaNameEn' | 'areaNameAr'>> &
  Partial<Pick<WantedOrder, 'gift'>>;

/** Latin, Arabic and punctuation, which PostgreSQL folds like Node, whatever its Unicode version (tests/api/folding.test.ts). */
const foldedAlike = /^[ -\u036f\u0600-\u06ff\u2000-\u214f]*$/;
/** The limit of `order_lexemes`. */
const maxLexemes = 2000;
/** A shorter suffix matches nearly every phone number. */
const shortestEnd = 3;

/**
 * Computes the same as the SQL function `order_search_vector` from an order's row and lines, at a tenth of the cost.
 * Null when the two might differ, for letters of another script or too many entries: then the database computes it.
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
