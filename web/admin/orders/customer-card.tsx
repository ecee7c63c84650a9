import type { AdminOrder } from '../../../contracts/admin-orders.ts';
import { directionOf } from '../../../contracts/language.ts';
import { navigationLink } from '../../../contracts/map-link.ts';
import { usePath } from '../../i18n/language.tsx';
import { useCustomerWords } from '../../i18n/use-customer-words.ts';
import { DriverDetails } from '../../orders/driver-details.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { PhoneLink } from '../../ui/contact-links.tsx';
import { Icon } from '../../ui/icon.tsx';
import { WhatsappText } from '../../ui/whatsapp-text.tsx';
import card from '../card.module.css';
import { Card } from '../card.tsx';
import { Email } from '../email.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './customer-card.module.css';
import { mapSearchLink } from './map-search-link.ts';
import { OrderAddress } from './order-address.tsx';
import facts from './order-facts.module.css';
import { CustomerName, WhatsappNote } from './order-row.tsx';
import type { StatusMessage } from './use-status-message.ts';

type CustomerCardProps = { order: AdminOrder; message: StatusMessage };

/** Customer, address and contact links of an order, with a prefilled message for its status. */
export function CustomerCard({ order, message }: CustomerCardProps) {
  const { orders } = useAdminWords();
  const words = useCustomerWords().orders;
  const path = usePath();
  const { phone, latitude, longitude } = order.shipping_address;
  return (
    <Card title={orders.customer}>
      <p className={styles.name}>
        <CustomerName order={order} />
      </p>
      {order.guest && <p className="muted">{orders.guest}</p>}
      <WhatsappNote order={order} />
      <dl className={facts.facts}>
        <div>
          <dt>{words.phone}</dt>
          <dd>{phone ? <PhoneLink className={`link ${styles.phone}`} phone={phone} /> : orders.noPhone}</dd>
        </div>
        <div>
          <dt>{order.delivery.method === 'pickup' ? words.pickup : words.address}</dt>
          <dd>
            <OrderAddress order={order} />
          </dd>
        </div>
        <DriverDetails order={order} />
        {order.customer_email && (
          <div>
            <dt>{orders.email}</dt>
            <dd>
              <Email email={order.customer_email} />
            </dd>
          </div>
        )}
        <div>
          <dt>{orders.writesIn}</dt>
          <dd>{orders.languages[order.language]}</dd>
        </div>
      </dl>
      <div className={styles.actions}>
        {latitude !== null && longitude !== null && (
          <ButtonLink
            size="sm"
            variant="line"
            to={navigationLink({ latitude, longitude })}
            target="_blank"
            rel="noreferrer"
          >
            <Icon name="pin" />
            {words.navigate}
          </ButtonLink>
        )}
        {phone && (
          <div className={styles.inBar}>
            <ButtonLink size="sm" variant="line" to={`tel:${phone}`}>
              <Icon name="phone" />
              {orders.call}
            </ButtonLink>
          </div>
        )}
        {(order.customer_id || order.guest) && (
          <ButtonLink size="sm" variant="line" to={mapSearchLink(order)} target="_blank" rel="noreferrer">
            <Icon name="pin" />
            {orders.map}
          </ButtonLink>
        )}
        {order.customer_id && (
          <ButtonLink size="sm" variant="line" to={path(`/admin/customers/${order.customer_id}`)}>
            {orders.customerPage}
          </ButtonLink>
        )}
      </div>
      {phone && <Message order={order} message={message} />}
    </Card>
  );
}

function Message({ order, message: { message, link } }: CustomerCardProps) {
  const { orders } = useAdminWords();
  const { language } = order;
  return (
    <div>
      <div className={styles.inBar}>
        <ButtonLink block variant="whatsapp" to={link} target="_blank" rel="noreferrer">
          <Icon name="chat" />
          {orders.whatsapp}
        </ButtonLink>
      </div>
      <details className={card.fold}>
        <summary>{orders.message}</summary>
        <div className={styles.text} lang={language} dir={directionOf(language)}>
          <WhatsappText>{message}</WhatsappText>
        </div>
      </details>
    </div>
  );
}
