import { Outlet } from 'react-router';
import { words } from './en.ts';

/** What this language's pages need first is known from their route, so that it is asked for with the page itself. */
export const handle = { words };

export default function English() {
  return <Outlet />;
}
