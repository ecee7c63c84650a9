import type { Order } from '../../contracts/orders.ts';
import { preferenceFacts } from '../../contracts/preference-words.ts';
import { useLanguage } from '../i18n/language.tsx';
import { TypedText } from '../ui/typed-text.tsx';

/** The customer's preferences, note and gift, as entries of a list. */
export function OrderPreferenceList({ order }: { order: Pick<Order, 'if_missing' | 'note' | 'gift'> }) {
  const language = useLanguage();
  return preferenceFacts(order, language).map(({ name, value, phone }) => (
    <div key={name}>
      <dt>{name}</dt>
      <dd>{phone ? <bdi dir="ltr">{value}</bdi> : <TypedText>{value}</TypedText>}</dd>
    </div>
  ));
}
