import { Outlet } from 'react-router';
import { AdminFrame } from './admin-frame.tsx';
import { IdentityQuestion } from './identity.tsx';
import { LiveOrders } from './orders/live-orders.tsx';

export default function AdminLayout() {
  return (
    <AdminFrame>
      <LiveOrders>
        <Outlet />
      </LiveOrders>
      <IdentityQuestion />
    </AdminFrame>
  );
}
