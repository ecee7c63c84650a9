import { Link, useParams } from 'react-router';
import { formatDay } from '../../../contracts/language.ts';
import { nameOfState } from '../../../contracts/payment-words.ts';
import { type CustomerDetails, getUser } from '../../../contracts/users.ts';
import { PrivateHead } from '../../content/page-head.tsx';
import { call } from '../../http/api.ts';
import { useLanguage, usePath, useWords } from '../../i18n/language.tsx';
import { ProfileLine } from '../../orders/address-line.tsx';
import { OrderStatusBadge } from '../../orders/order-status-badge.tsx';
import { useSession } from '../../session/session.ts';
import { useFetched } from '../../session/use-fetched.ts';
import { Price } from '../../ui/price.tsx';
import { OrderNumber } from '../../ui/typed-text.tsx';
import { Card } from '../card.tsx';
import { ListItemPage } from '../list-item-page.tsx';
import { isPaymentStateShown } from '../orders/is-payment-state-shown.ts';
import { PageTitle } from '../page-title.tsx';
import { PersonLinks } from '../person-links.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './customer.module.css';
import { DeleteCustomer } from './delete-customer.tsx';
import { EndLogins } from './end-logins.tsx';
import { RoleChange } from './role-change.tsx';

/** An account: contact details, orders, role. */
export default function CustomerPage() {
  const words = useWords();
  const { customers: say } = useAdminWords();
  const path = usePath();
  const { id = '' } = useParams();
  const loaded = useFetched({
    queryKey: ['customer', id],
    queryFn: ({ signal }) => call(getUser, { id }, { signal }),
  });
  const title = loaded.data?.name ?? say.title;
  return (
    <>
      <PrivateHead page="admin" title={words.shell.title(title)} />
      <ListItemPage loaded={loaded} list={path('/admin/customers')} say={say}>
        {(customer) => <Details customer={customer} onChanged={() => void loaded.refetch()} />}
      </ListItemPage>
    </>
  );
}

function Details({ customer, onChanged }: { customer: CustomerDetails; onChanged: () => void }) {
  const { customers: say } = useAdminWords();
  const isSelf = useSession(({ user }) => user?.id === customer.id);
  return (
    <>
      <PageTitle
        title={
          <>
            <bdi>{customer.name}</bdi> {isSelf && <span className={`muted ${styles.you}`}>({say.you})</span>}
          </>
        }
        isLong={customer.name.length > 60}
      />
      <div className={styles.parts}>
        <Card title={say.contact}>
          <PersonLinks email={customer.email} phone={customer.phone} words={say} />
          {!customer.phone && <p className="muted">{say.noPhone}</p>}
          <Facts customer={customer} />
        </Card>
        <Orders customer={customer} />
        <RoleChange customer={customer} isSelf={isSelf} onChanged={onChanged} />
        {!isSelf && <EndLogins customer={customer} />}
        <DeleteCustomer customer={customer} isSelf={isSelf} />
      </div>
    </>
  );
}

function Facts({ customer }: { customer: CustomerDetails }) {
  const { customers: say } = useAdminWords();
  const language = useLanguage();
  const path = usePath();
  const written = new URLSearchParams({ q: customer.email });
  return (
    <>
      <dl className={styles.facts}>
        <dt>{say.joinedOn}</dt>
        <dd className="num">{formatDay(customer.joined_at, language)}</dd>
        <dt>{say.ordered}</dt>
        <dd className="num">{customer.orders}</dd>
        <dt>{say.spent}</dt>
        <dd>
          <Price amount={customer.spent} language={language} />
        </dd>
        <dt>{say.reads}</dt>
        <dd>{say.languages[customer.language]}</dd>
        {customer.address && (
          <>
            <dt>{say.address}</dt>
            <dd>
              <ProfileLine line={customer.address} saved={customer.default_address} />
            </dd>
          </>
        )}
      </dl>
      {customer.messages > 0 && (
        <Link className={`link ${styles.more}`} to={`${path('/admin/messages')}?${written}`}>
          {say.messages(customer.messages)}
        </Link>
      )}
    </>
  );
}

function Orders({ customer }: { customer: CustomerDetails }) {
  const { customers: say } = useAdminWords();
  const language = useLanguage();
  const path = usePath();
  const { latest_orders: orders } = customer;
  return (
    <Card title={say.latestOrders}>
      {orders.length === 0 && <p className="muted">{say.noOrders}</p>}
      {orders.length < customer.orders && <p className="muted">{say.moreOrders(orders.length)}</p>}
      <ul className={styles.orders}>
        {orders.map((order) => (
          <li key={order.id}>
            <Link to={path(`/admin/orders/${order.id}`)}>
              <OrderNumber>{order.number}</OrderNumber>
            </Link>
            <span className="muted num">{formatDay(order.created_at, language)}</span>
            <span className={styles.state}>
              <OrderStatusBadge status={order.status} method={order.method} />
              {isPaymentStateShown(order) && <small>{nameOfState(order.payment, language)}</small>}
            </span>
            <Price amount={order.total} language={language} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
