import { useEffect } from 'react';
import { guardDoubleTaps } from '../ui/double-tap-guard.ts';

/** The second tap of a double tap on a sheet's close button must not press anything on the page below. */
export default function DialogTapGuard() {
  useEffect(() => guardDoubleTaps('dialogs'), []);
  return null;
}
