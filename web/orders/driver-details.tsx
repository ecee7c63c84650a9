import type { Order } from '../../contracts/orders.ts';
import { formatSlot, slotName } from '../../contracts/slot-words.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { TypedText } from '../ui/typed-text.tsx';

type AddressDetails = Pick<Order, 'shipping_address' | 'delivery' | 'status'>;

/** The time of a delivery and the notes for the driver besides the address, as entries of a list. */
export function DriverDetails({
  order: { shipping_address: to, delivery, status },
  className,
}: {
  order: AddressDetails;
  className?: string | undefined;
}) {
  const { orders } = useCustomerWords();
  const language = useLanguage();
  // A cancelled order comes at no time.
  const slot = status !== 'cancelled' && delivery.slot;
  const facts = [
    [slotName[language], slot ? formatSlot(slot, language) : ''],
    [orders.landmark, to.landmark],
    [orders.driverNote, to.driver_note],
  ] as const;
  return facts.map(
    ([name, text]) =>
      text && (
        <div key={name} className={className}>
          <dt>{name}</dt>
          <dd>
            <TypedText>{text}</TypedText>
          </dd>
        </div>
      ),
  );
}
