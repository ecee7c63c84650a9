import { Outlet } from 'react-router';
import { UserQueries } from '../session/user-queries.tsx';

export default function AccountLayout() {
  return (
    <UserQueries>
      <Outlet />
    </UserQueries>
  );
}
