import { Navigate, useLocation, useParams } from 'react-router';
import { PrivateHead } from '../content/page-head.tsx';
import { usePath, useWords } from '../i18n/language.tsx';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { useSession } from '../session/session.ts';
import styles from './orders.module.css';

/**
 * The address of an order in messages and mails. Redirects by role: administrators to the admin area, customers to
 * their orders, guests to the login and then on.
 */
export default function OrderLink() {
  const { shell } = useWords();
  const customer = useCustomerWords();
  const number = (useParams().number ?? '').toUpperCase();
  const { status, user } = useSession();
  const { pathname } = useLocation();
  const path = usePath();
  if (status === 'guest') {
    return <Navigate replace to={`${path('/login')}?${new URLSearchParams({ next: pathname })}`} />;
  }
  if (user) {
    const own = { pathname: path('/orders'), hash: number };
    return <Navigate replace to={user.role === 'admin' ? path(`/admin/orders/${number}`) : own} />;
  }
  return (
    <div className={styles.page}>
      <PrivateHead page="orders" title={shell.title(customer.orders.title)} />
      {/* As high as My Orders is while it loads: the footer stays below the screen. */}
      <div className={`wrap ${styles.loading}`} aria-busy="true">
        <p role="status">{customer.orders.loading}</p>
      </div>
    </div>
  );
}
