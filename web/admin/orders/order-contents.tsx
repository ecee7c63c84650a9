import { useState } from 'react';
import type { AdminOrder, getAdminOrder } from '../../../contracts/admin-orders.ts';
import { composeChangeMessage } from '../../../contracts/change-message.ts';
import type { AnswerOf } from '../../../contracts/endpoint.ts';
import { whatsappLink } from '../../../contracts/order-message.ts';
import { useContent } from '../../content/shop-content.tsx';
import { useCustomerWords } from '../../i18n/use-customer-words.ts';
import { OrderChanges } from '../../orders/order-changes.tsx';
import { OrderItems } from '../../orders/order-items.tsx';
import { OrderSums } from '../../orders/order-sums.tsx';
import { isUnderWay } from '../../orders/order-thread.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Card } from '../card.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './edit-order.module.css';
import { EditOrder } from './edit-order.tsx';
import { ReturnSheet } from './return-sheet.tsx';

type SeenOrder = AnswerOf<typeof getAdminOrder>;

/** What is in an order, the way to change it or to take it back, and what was proposed or changed last, to be told to the customer. */
export function OrderContents({ order }: { order: SeenOrder }) {
  const { change, returns } = useAdminWords().orders;
  const customer = useCustomerWords();
  const [isOpen, setOpen] = useState(false);
  const { proposed } = order.revision;
  const changed = proposed ? null : untoldChange(order);
  return (
    <Card title={customer.orders.contents}>
      {proposed && (
        <section className={styles.proposal} aria-label={change.waiting}>
          <h3>{change.waiting}</h3>
          <OrderChanges order={order} proposal={proposed} />
          <Tell order={order} before={order} after={proposed} isProposed reason={proposed.reason} />
        </section>
      )}
      {changed && <Tell order={order} {...changed} isProposed={false} reason={changed.after.reason} />}
      <OrderItems items={order.items} />
      <OrderSums order={order} />
      {isUnderWay(order.status) && (
        <Button size="sm" variant="line" onClick={() => setOpen(true)}>
          <Icon name="edit" />
          {change.title}
        </Button>
      )}
      {order.status === 'delivered' && order.items.length > 0 && (
        <Button size="sm" variant="line" onClick={() => setOpen(true)}>
          {returns.title}
        </Button>
      )}
      {isOpen && order.status === 'delivered' && <ReturnSheet order={order} onClose={() => setOpen(false)} />}
      {isOpen && isUnderWay(order.status) && <EditOrder order={order} onClose={() => setOpen(false)} />}
    </Card>
  );
}

/** What the seller has changed last, and the customer has not been asked about. */
function untoldChange({ revision, revisions }: SeenOrder) {
  const after = revisions.find(({ number }) => number === revision.number);
  const before = revisions.find(({ number }) => number === after?.base);
  return after && before && !after.by_customer && !after.answered_at ? { before, after } : null;
}

type Told = Parameters<typeof composeChangeMessage>[0];
type TellProps = { order: AdminOrder } & Pick<Told, 'before' | 'after' | 'isProposed' | 'reason'>;

/** Opens WhatsApp with what has changed, in the order's language. */
function Tell({ order, ...what }: TellProps) {
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
