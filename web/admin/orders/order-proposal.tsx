import type { AdminOrder } from '../../../contracts/admin-orders.ts';
import { composeChangeMessage } from '../../../contracts/change-message.ts';
import { whatsappLink } from '../../../contracts/order-message.ts';
import { useContent } from '../../content/shop-content.tsx';
import { OrderChanges } from '../../orders/order-changes.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './edit-order.module.css';

/** A change that waits for the customer's answer, and the way to tell them of it; above all else, since the order may become another. */
export function OrderProposal({ order }: { order: AdminOrder }) {
  const { change } = useAdminWords().orders;
  const { proposed } = order.revision;
  if (!proposed) return null;
  return (
    <section className={styles.proposal} aria-label={change.waiting}>
      <h2>{change.waiting}</h2>
      <OrderChanges order={order} proposal={proposed} />
      <Tell order={order} before={order} after={proposed} isProposed reason={proposed.reason} />
    </section>
  );
}

type Told = Parameters<typeof composeChangeMessage>[0];
type TellProps = { order: AdminOrder } & Pick<
  Told,
  'before' | 'after' | 'isProposed' | 'isReturn' | 'reason'
>;

/** Opens WhatsApp with what has changed, in the order's language. */
export function Tell({ order, ...what }: TellProps) {
  const { change } = useAdminWords().orders;
  const { language, number, customer_name: customerName, link } = order;
  const shop = useContent().name[language];
  const { phone } = order.shipping_address;
  if (!phone) return null;
  const message = composeChangeMessage({ language, shop, number, customerName, link, ...what });
  return (
    <ButtonLink
      size="sm"
      variant="whatsapp"
      to={whatsappLink(phone, message)}
      target="_blank"
      rel="noreferrer"
    >
      <Icon name="chat" />
      {change.tell}
    </ButtonLink>
  );
}
