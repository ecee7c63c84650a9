import { isOnline, useOnline } from '../../browser/online.ts';
import { useOrderStream } from './order-stream.ts';

/** True while the event stream is disconnected, when new orders do not arrive: the order list says so at its foot. */
export const isCutOff = (): boolean => useOrderStream.getState().isLost || !isOnline();

/** The same as a hook. */
export function useIsCutOff(): boolean {
  const isLost = useOrderStream(({ isLost }) => isLost);
  const hasNetwork = useOnline();
  return isLost || !hasNetwork;
}
