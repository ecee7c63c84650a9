import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { TitleCount } from '../../content/public-head.tsx';
import { usePath } from '../../i18n/language.tsx';
import { useSession } from '../../session/session.ts';
import { useShowToast } from '../../ui/toast.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { awaitGesture } from './chime.ts';
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

/** A toast with a link to the orders, on admin pages other than the order list, which has a notice of its own: nothing is moved down. */
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

/** A toast with a link to the order that its customer has cancelled, answered or corrected. */
function CustomerActToast() {
  const { orders } = useAdminWords();
  const path = usePath();
  const navigate = useNavigate();
  const showToast = useShowToast();
  const tell = (id: string) =>
    showToast({
      subject: `customer ${id}`,
      text: orders.byCustomer,
      action: { label: orders.lookAtOrder, onPress: () => navigate(path(`/admin/orders/${id}`)) },
    });
  const latest = useRef(tell);
  latest.current = tell;
  useEffect(() => useCustomerActs.subscribe(({ id }) => latest.current(id)), []);
  return null;
}
