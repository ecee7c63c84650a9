import { Outlet } from 'react-router';
import { words } from './ar.ts';

/** The words are known from the route, so that they are requested together with the page itself. */
export const handle = { words };

export default function Arabic() {
  return <Outlet />;
}
