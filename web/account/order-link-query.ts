import { openOrderLink } from '../../contracts/guest-orders.ts';
import { call } from '../http/api.ts';

/** The order that a private link opens. */
export const orderLinkQuery = (token: string) => ({
  queryKey: ['order-link', token],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(openOrderLink, { token }, { signal }),
});
