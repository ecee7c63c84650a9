import type { Order } from '../../contracts/orders.ts';
import { wishFacts } from '../../contracts/wish-words.ts';
import { useLanguage } from '../i18n/language.tsx';

/** What the customer wishes, notes and gives away, as facts of a list. */
export function OrderWishes({ order }: { order: Pick<Order, 'if_missing' | 'note' | 'gift'> }) {
  const language = useLanguage();
  return wishFacts(order, language).map(({ name, value, phone }) => (
    <div key={name}>
      <dt>{name}</dt>
      <dd>
        <bdi dir={phone ? 'ltr' : undefined}>{value}</bdi>
      </dd>
    </div>
  ));
}
