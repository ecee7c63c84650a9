import { useEffect } from 'react';
import { guardDoubleTaps } from '../ui/double-tap-guard.ts';

/** The second tap on the cross of a sheet presses nothing of the page beneath. */
export default function DialogTapGuard() {
  useEffect(() => guardDoubleTaps('dialogs'), []);
  return null;
}
