import type { Language } from '../../../contracts/language.ts';
import type { Order } from '../../../contracts/orders.ts';
import { formatWeight } from '../../../contracts/weight-words.ts';

/** The accessible name of a line's control, distinguished from another size of the same product. */
export function nameWithSize(
  { name, weight }: Pick<Order['items'][number], 'name' | 'weight'>,
  language: Language,
): string {
  return weight ? `${name[language]} (${formatWeight(weight, language)})` : name[language];
}
