import { useQuery } from '@tanstack/react-query';
import { type CheckoutOptions, getCheckoutOptions } from '../../contracts/checkout-options.ts';
import { call } from '../http/api.ts';
import { queryClient } from './query-client.ts';

/** What a checkout asks, for the forms of account and admin; undefined until it is known. */
export const useCheckoutOptions = (): CheckoutOptions | undefined =>
  useQuery(
    { queryKey: ['checkout-options'], queryFn: ({ signal }) => call(getCheckoutOptions, {}, { signal }) },
    queryClient,
  ).data;
