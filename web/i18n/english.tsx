import { Outlet } from 'react-router';
import { words } from './en.ts';

/** The words are known from the route, so that they are requested together with the page itself. */
export const handle = { words };

export default function English() {
  return <Outlet />;
}
