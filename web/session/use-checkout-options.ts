import { useQuery } from '@tanstack/react-query';
import { type CheckoutOptions, getCheckoutOptions } from '../../contracts/checkout-options.ts';
import { call } from '../http/api.ts';
import { queryClient } from './query-client.ts';

/** The options of the checkout, for forms of account and admin; undefined until loaded. */
export const useCheckoutOptions = (): CheckoutOptions | undefined =>
  useQuery(
    { queryKey: ['checkout-options'], queryFn: ({ signal }) => call(getCheckoutOptions, {}, { signal }) },
    queryClient,
  ).data;
