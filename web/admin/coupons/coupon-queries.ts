import { listCoupons } from '../../../contracts/coupons.ts';
import { call } from '../../http/api.ts';
import { queryClient } from '../../session/query-client.ts';

export const couponsQuery = {
  queryKey: ['coupons'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(listCoupons, {}, { signal }),
};

export const refetchCoupons = (): void =>
  void queryClient.invalidateQueries({ queryKey: couponsQuery.queryKey });
