import { Outlet } from 'react-router';
import { OrderErrors } from '../i18n/order-errors.tsx';
import { UserQueries } from '../session/user-queries.tsx';

export default function AccountLayout() {
  return (
    <UserQueries>
      <OrderErrors>
        <Outlet />
      </OrderErrors>
    </UserQueries>
  );
}
