import type { AdminOrder } from '../../../contracts/admin-orders.ts';
import { pathInLanguage } from '../../../contracts/language.ts';
import { whatsappLink } from '../../../contracts/order-message.ts';
import { orderPath } from '../../../contracts/orders.ts';
import { formatPhone } from '../../../contracts/phone.ts';
import { composeStatusMessage } from '../../../contracts/status-message.ts';
import { usePublicUrl } from '../../content/public-url.ts';
import { useContent } from '../../content/shop-content.tsx';
import { usePath } from '../../i18n/language.tsx';
import { useCustomerWords } from '../../i18n/use-customer-words.ts';
import { addressOf } from '../../orders/address-of.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Card } from '../card.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './customer-card.module.css';
import { CustomerName, WhatsappNote } from './order-row.tsx';

/** Customer, address and contact links of an order, with a prefilled message for its status. */
export function CustomerCard({ order }: { order: AdminOrder }) {
  const { orders } = useAdminWords();
  const words = useCustomerWords().orders;
  const path = usePath();
  const { phone } = order.shipping_address;
  const address = addressOf(order);
  return (
    <Card title={orders.customer}>
      <p className={styles.name}>
        <CustomerName order={order} />
      </p>
      <WhatsappNote order={order} />
      <dl className={styles.facts}>
        <div>
          <dt>{words.phone}</dt>
          <dd>{phone ? <bdi dir="ltr">{formatPhone(phone)}</bdi> : orders.noPhone}</dd>
        </div>
        <div>
          <dt>{words.address}</dt>
          <dd>
            <bdi>{address}</bdi>
          </dd>
        </div>
        {order.customer_email && (
          <div>
            <dt>{orders.email}</dt>
            <dd>
              <bdi dir="ltr">{order.customer_email}</bdi>
            </dd>
          </div>
        )}
        <div>
          <dt>{orders.writesIn}</dt>
          <dd>{orders.languages[order.language]}</dd>
        </div>
      </dl>
      {phone && <Message order={order} />}
      <div className={styles.ways}>
        {phone && (
          <ButtonLink size="sm" variant="line" to={`tel:${phone}`}>
            <Icon name="phone" />
            {orders.call}
          </ButtonLink>
        )}
        {order.customer_id && (
          <>
            <ButtonLink size="sm" variant="line" to={mapOf(address)} target="_blank" rel="noreferrer">
              <Icon name="pin" />
              {orders.map}
            </ButtonLink>
            <ButtonLink size="sm" variant="line" to={path(`/admin/customers/${order.customer_id}`)}>
              {orders.customerPage}
            </ButtonLink>
          </>
        )}
      </div>
    </Card>
  );
}

const mapOf = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;

function Message({ order }: { order: AdminOrder }) {
  const { orders } = useAdminWords();
  const publicUrl = usePublicUrl();
  const { language, number, status, customer_name: customerName, total } = order;
  const link = publicUrl + pathInLanguage(orderPath(number), language);
  const shop = useContent().name[language];
  const message = composeStatusMessage({ language, shop, number, status, customerName, total, link });
  return (
    <div className={styles.message}>
      <ButtonLink
        block
        variant="whatsapp"
        to={whatsappLink(order.shipping_address.phone, message)}
        target="_blank"
        rel="noreferrer"
      >
        <Icon name="chat" />
        {orders.whatsapp}
      </ButtonLink>
      <details>
        <summary>{orders.message}</summary>
        <p lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
          {message}
        </p>
      </details>
    </div>
  );
}
