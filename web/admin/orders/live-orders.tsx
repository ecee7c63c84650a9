import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { getAdminOrder } from '../../../contracts/admin-orders.ts';
import { TitleCount } from '../../content/public-head.tsx';
import { call } from '../../http/api.ts';
import { usePath } from '../../i18n/language.tsx';
import { useSession } from '../../session/session.ts';
import { useShowToast } from '../../ui/toast.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { awaitGesture } from './chime.ts';
import { customerActOf } from './customer-act.ts';
import { useCustomerActs, useNewOrders } from './new-orders.ts';
import { openOrderStream } from './order-stream.ts';

/** On every admin page: opens the order event stream, plays the chime, and puts the unviewed count into the title. */
export function LiveOrders({ children }: { children: ReactNode }) {
  const isSignedIn = useSession(({ status }) => status === 'customer');
  const count = useNewOrders(({ ids }) => ids.length);
  const path = usePath();
  const { pathname } = useLocation();
  const isAtList = pathname === path('/admin/orders');
  useEffect(() => awaitGesture(), []);
  useEffect(() => (isSignedIn ? openOrderStream() : undefined), [isSignedIn]);
  return (
    <TitleCount value={count}>
      {!isAtList && <NewOrdersToast />}
      <CustomerActToast />
      {children}
    </TitleCount>
  );
}

/**
 * A toast with a link to the orders, on all admin pages except the order list, which has its own notice, so that
 * nothing moves down.
 */
function NewOrdersToast() {
  const { orders } = useAdminWords();
  const path = usePath();
  const navigate = useNavigate();
  const showToast = useShowToast();
  const tell = (count: number, until: AbortSignal) =>
    showToast({
      until,
      subject: 'new orders',
      text: orders.arrived(count),
      action: { label: orders.look, onPress: () => navigate(path('/admin/orders')) },
    });
  const latest = useRef(tell);
  latest.current = tell;
  useEffect(() => {
    const away = new AbortController();
    const stop = useNewOrders.subscribe((now, before) => {
      if (now.ids.length > before.ids.length) latest.current(now.ids.length, away.signal);
    });
    return () => {
      stop();
      away.abort();
    };
  }, []);
  return null;
}

/** A toast about a customer's action (cancelled, answered or corrected an order) with a link, except on that order's page. */
function CustomerActToast() {
  const { orders } = useAdminWords();
  const path = usePath();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const showToast = useShowToast();
  const tell = async (id: string) => {
    const order = await call(getAdminOrder, { id }).catch(() => null);
    const isHere = [id, order?.number].some((name) => name && pathname === path(`/admin/orders/${name}`));
    showToast({
      subject: `customer ${id}`,
      text: order ? orders.customerActs[customerActOf(order)](order.number) : orders.byCustomer,
      ...(!isHere && {
        action: { label: orders.lookAtOrder, onPress: () => navigate(path(`/admin/orders/${id}`)) },
      }),
    });
  };
  const latest = useRef(tell);
  latest.current = tell;
  useEffect(() => useCustomerActs.subscribe(({ id }) => void latest.current(id)), []);
  return null;
}
