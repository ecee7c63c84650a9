import type { Order } from '../../contracts/orders.ts';
import { useCustomerWords } from '../i18n/use-customer-words.ts';

type Door = Pick<Order, 'shipping_address'>;

/** What a driver is told besides the address, as facts of a list. */
export function DoorFacts({ order: { shipping_address: to } }: { order: Door }) {
  const { orders } = useCustomerWords();
  const facts = [
    [orders.landmark, to.landmark],
    [orders.driverNote, to.driver_note],
  ] as const;
  return facts.map(
    ([name, text]) =>
      text && (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{text}</bdi>
          </dd>
        </div>
      ),
  );
}
