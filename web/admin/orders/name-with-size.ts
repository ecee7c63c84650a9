import type { Language } from '../../../contracts/language.ts';
import type { Order } from '../../../contracts/orders.ts';
import { formatWeight } from '../../../contracts/weight-words.ts';

/** What a control of a line is about, told from another size of the same product. */
export function nameWithSize(
  { name, weight }: Pick<Order['items'][number], 'name' | 'weight'>,
  language: Language,
): string {
  return weight ? `${name[language]} (${formatWeight(weight, language)})` : name[language];
}
